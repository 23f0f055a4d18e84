"""Refusal: a program that has no core form, as one value with a place, causes and words.

The place is that of who asked; the causes are the places that made it so.
"""

from gradcli.core.refusals import UNDIFFERENTIATED
from gradcli.errors import Diagnostic, Source, Span


class Refused(Exception):
    """What cannot be lowered, where that is asked for, and the places that cause it."""

    def __init__(self, words: str, span: Span | None, causes: tuple[Span | None, ...] = ()):
        super().__init__(words)
        self.words, self.span = words, span
        self.causes = tuple([c for c in causes if c is not None and c != span])

    def diagnostic(self, source: Source) -> Diagnostic:
        """The refusal as an error of the fence."""
        seconds = tuple([(cause, "see this") for cause in self.causes[:3]])
        return Diagnostic(
            "E0108", f"{self.words}: it {UNDIFFERENTIATED}", self.span,
            source=source, seconds=seconds,
        )  # fmt: skip
