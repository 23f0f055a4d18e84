"""The states of the parser: symbol to action, each unpacked from tables.py when first entered.

A short program enters one in twenty; to unpack all at every start would cost a millisecond.
"""

from sys import intern

from gradcli.language.syntax.tables import ACTIONS, SYMBOLS


class States(dict):
    """State to row; see Tables in grammar.py for what a row holds."""

    def __init__(self, symbols: str, actions: str):
        self.symbols, self.actions = symbols.splitlines(), actions.splitlines()

    def __missing__(self, state: int) -> dict[str, int]:
        number, *actions = map(int, self.actions[state].split())
        symbols = map(intern, self.symbols[number].split())
        row = self[state] = dict(zip(symbols, actions))
        return row

    def all(self) -> list[dict[str, int]]:
        return [self[state] for state in range(len(self.actions))]


STATES = States(SYMBOLS, ACTIONS)
