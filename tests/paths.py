"""The folders of what tests share, on the path: generators, oracles, tools, and those of rooms."""

import sys
from pathlib import Path

TESTS = Path(__file__).parent
FOLDERS = ("generators", "oracles", "tools", "cli", "derive", "emit", "evaluator", "language",
           "lowering", "native", "ops")  # fmt: skip
sys.path[:0] = [str(TESTS), *(str(TESTS / folder) for folder in FOLDERS)]
