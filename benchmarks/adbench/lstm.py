"""ADBench's LSTM: the loss of two layers of LSTM cells over a sequence of characters."""

from __future__ import annotations

import numpy as np


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def layer(weight, bias, x, hidden, cell):
    """The hidden state and the cell after x."""
    size = len(hidden)
    gates = np.concatenate((x, hidden, x, hidden)) * weight + bias
    forget = sigmoid(gates[:size])
    ingate = sigmoid(gates[size : 2 * size])
    outgate = sigmoid(gates[2 * size : 3 * size])
    cell = cell * forget + ingate * np.tanh(gates[3 * size :])
    return outgate * np.tanh(cell), cell


def objective(
    main: float[4, :], extra: float[3, :], state: float[4, :], sequence: float[:, :]
) -> float:
    """main (4, 4*size): weights and biases; extra (3, size), state (4, size), sequence
    (characters, size)."""
    total = 0.0
    h0, c0, h1, c1 = state[0], state[1], state[2], state[3]
    x = sequence[0]
    for t in range(len(sequence) - 1):
        h0, c0 = layer(main[0], main[1], x * extra[0], h0, c0)
        h1, c1 = layer(main[2], main[3], h0, h1, c1)
        predicted = h1 * extra[1] + extra[2]
        normal = predicted - np.log(np.sum(np.exp(predicted)) + 2)
        x = sequence[t + 1]
        total += np.sum(x * normal)
    return -total / ((len(sequence) - 1) * len(extra[0]))
