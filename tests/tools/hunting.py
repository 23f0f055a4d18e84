"""The arguments that all hunts take: what they look through, and when they have found enough."""

import argparse


def arguments(description: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--count", type=int, default=1000, help="how many are looked at")
    parser.add_argument("--first", type=int, default=0, help="the number of the first")
    parser.add_argument("--seed", default="0", help="which ones: their names are SEED-NUMBER")
    parser.add_argument("--most", type=int, default=10, help="stop after so many failures")
    return parser
