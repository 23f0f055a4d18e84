"""ADBench's bundle adjustment: the sum of squares of the residuals of a scene."""

from __future__ import annotations

import numpy as np


def objective(
    cameras: float[:, :], points: float[:, :], weights: float[:], seen: float[:, :],
    camera: int[:], point: int[:],
) -> float:  # fmt: skip
    """cameras (n, 11): rotation, centre, focal length, principal point, distortion; points (m, 3);
    weights (p,); seen (p, 2) by camera (p,) at point (p,)."""
    c = cameras[camera]
    x = points[point] - c[:, 3:6]
    rotation = c[:, :3]
    angle = np.sqrt(np.sum(rotation**2, axis=1))
    axis = rotation / angle[:, np.newaxis]
    cos = np.cos(angle)[:, np.newaxis]
    sin = np.sin(angle)[:, np.newaxis]
    along = np.sum(axis * x, axis=1)[:, np.newaxis]
    a0, a1, a2 = axis[:, 0], axis[:, 1], axis[:, 2]
    x0, x1, x2 = x[:, 0], x[:, 1], x[:, 2]
    across = np.stack((a1 * x2 - a2 * x1, a2 * x0 - a0 * x2, a0 * x1 - a1 * x0), axis=1)
    turned = x * cos + across * sin + axis * along * (1 - cos)
    flat = turned[:, :2] / turned[:, 2:3]
    square = np.sum(flat**2, axis=1)
    radial = 1 + c[:, 9] * square + c[:, 10] * square**2
    found = flat * (radial * c[:, 6])[:, np.newaxis] + c[:, 7:9]
    residuals = weights[:, np.newaxis] * (found - seen)
    return np.sum(residuals**2) + np.sum((1 - weights**2) ** 2)
