"""ADBench's hand tracking: the sum of squares between the vertices of a posed hand and points."""

from __future__ import annotations

import numpy as np


def rotation(x, z, y):
    """The rotation by three angles about the axes, as a matrix of 4 rows."""
    cx, sx, cy, sy, cz, sz = np.cos(x), np.sin(x), np.cos(y), np.sin(y), np.cos(z), np.sin(z)
    return np.array([
        [cz * cy, cz * sy * sx - sz * cx, cz * sy * cx + sz * sx, 0.0],
        [sz * cy, sz * sy * sx + cz * cx, sz * sy * cx - cz * sx, 0.0],
        [-sy, cy * sx, cy * cx, 0.0],
        [0.0, 0.0, 0.0, 1.0],
    ])  # fmt: skip


def about(r):
    """The rotation about an axis by its length."""
    n = np.sqrt(np.sum(r**2))
    x, y, z = r[0] / n, r[1] / n, r[2] / n
    s, c = np.sin(n), np.cos(n)
    return np.array([
        [x * x + (1 - x * x) * c, x * y * (1 - c) - z * s, x * z * (1 - c) + y * s],
        [x * y * (1 - c) + z * s, y * y + (1 - y * y) * c, y * z * (1 - c) - x * s],
        [x * z * (1 - c) - y * s, z * y * (1 - c) + x * s, z * z + (1 - z * z) * c],
    ])  # fmt: skip


def finger(k, wrist, angles, bones, inverses):
    """The transforms of the four bones of a finger, of which the first is bone k."""
    first = wrist @ bones[k] @ rotation(angles[0], angles[1], 0.0)
    second = first @ bones[k + 1] @ rotation(angles[2], 0.0, 0.0)
    third = second @ bones[k + 2] @ rotation(angles[3], 0.0, 0.0)
    tip = third @ bones[k + 3]
    return [
        first @ inverses[k],
        second @ inverses[k + 1],
        third @ inverses[k + 2],
        tip @ inverses[k + 3],
    ]


def objective(
    theta: float[:], bones: float[:, :, :], inverses: float[:, :, :], vertices: float[:, :],
    weights: float[:, :], points: float[:, :], corresponding: int[:],
) -> float:  # fmt: skip
    """theta (26,): global rotation, translation, and four angles a finger; bones and inverses
    (22, 4, 4); vertices (4, v); weights (v, 22); points (c, 3), each at a vertex."""
    wrist = bones[0]
    transforms = np.stack(
        [wrist @ inverses[0]]
        + finger(1, wrist, theta[6:10], bones, inverses)
        + finger(5, wrist, theta[10:14], bones, inverses)
        + finger(9, wrist, theta[14:18], bones, inverses)
        + finger(13, wrist, theta[18:22], bones, inverses)
        + finger(17, wrist, theta[22:26], bones, inverses)
        + [wrist @ bones[21] @ inverses[21]]
    )
    positions = np.matmul(transforms, vertices)
    mixed = np.sum(positions[:, :3] * np.transpose(weights)[:, np.newaxis], axis=0)
    posed = about(theta[:3]) @ mixed + theta[3:6][:, np.newaxis]
    return np.sum((points - np.transpose(posed)[corresponding]) ** 2)
