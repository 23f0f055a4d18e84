"""Two orbits, as Python runs them: gradcli reads the function that it is asked for."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

G: float = 6.6743e-11


@dataclass
class Body:
    mass: float


def speed(mass: float, radius: float) -> float:
    """
    >>> round(speed(5.972e24, 6.771e6))
    7672
    """
    squared: float = G * mass / radius
    return squared**0.5


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("radius", type=float)
    print(speed(Body(5.972e24).mass, parser.parse_args().radius))
