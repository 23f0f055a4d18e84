"""ADBench's Gaussian mixture: its log-likelihood with a Wishart prior, up to a constant."""

from __future__ import annotations

import numpy as np


def objective(
    alphas: float[:], means: float[:, :], roots: float[:, :, :], points: float[:, :],
    lower: float[:, :], gamma: float, m: float,
) -> float:  # fmt: skip
    """alphas (K,), means (K, D), roots (K, D, D): the logarithms of the diagonal, and what is below
    it, of the inverse covariances' roots; points (D, N); lower (D, D): 1 below the diagonal."""
    d, n = points.shape
    logs = np.sum(roots * np.eye(d), axis=2)
    below = roots * lower
    diagonal = np.exp(logs)
    q = diagonal[:, :, np.newaxis] * np.eye(d) + below
    y = np.matmul(q, points - means[:, :, np.newaxis])
    inner = (alphas + np.sum(logs, axis=1))[:, np.newaxis] - 0.5 * np.sum(y * y, axis=1)
    high = np.max(inner, axis=0)
    likelihood = np.sum(np.log(np.sum(np.exp(inner - high), axis=0)) + high)
    top = np.max(alphas)
    weights = np.log(np.sum(np.exp(alphas - top))) + top
    prior = 0.5 * gamma**2 * (np.sum(diagonal**2) + np.sum(below**2)) - m * np.sum(logs)
    return likelihood - n * weights + prior
