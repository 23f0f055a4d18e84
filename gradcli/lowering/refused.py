"""Refusal: a program that has no core form, as one value with a place, causes and words.

The place is that of who asked; the causes are the places that made it so, each with what it is.
"""

from gradcli.core.refusals import ON_THE_TAPE, UNDIFFERENTIATED, row
from gradcli.errors import Diagnostic, Source, Span

Causes = tuple[tuple[Span | None, str], ...]


class Refused(Exception):
    """What cannot be lowered, where that is asked for, and the places that cause it.

    words: what it is, before "cannot be differentiated as a program".  instead: what to write.
    error: that of a run, which this surely is too, with its own words.
    """

    def __init__(
        self,
        words: str,
        span: Span | None,
        causes: Causes = (),
        instead: str = "",
        error: Diagnostic | None = None,
    ):
        super().__init__(words)
        span = span and span[:2]  # (the place of a column has its number too)
        self.words, self.span, self.instead, self.error = words, span, instead, error
        said = {c[:2]: label for c, label in causes if c is not None and c[:2] != span}
        self.causes = tuple(said.items())[:3]

    def diagnostic(self, source: Source) -> Diagnostic:
        """The refusal as an error of the fence, or the error of a run."""
        if self.error is not None:
            return self.error.located(self.span, source)
        help = f"{self.instead}; {ON_THE_TAPE}" if self.instead else ON_THE_TAPE
        return Diagnostic(
            "E0108", f"{self.words} {UNDIFFERENTIATED}", self.span, help=help, source=source,
            seconds=self.causes,
        )  # fmt: skip


def fenced(what: str, span: Span | None, name: str = "", causes: Causes = ()) -> Refused:
    """The refusal of a construct by its row of the fence."""
    words, instead = row(what, name)
    return Refused(words, span, causes, instead)


def fault(st, error: Diagnostic, span: Span | None) -> Refused:
    """The refusal of what fails in a run too: in the run's words where it surely gets there."""
    words = f"what fails where it is reached ({error.message})"
    instead = "leave it out, or give the value that is wanted there"
    return Refused(words, span, (), instead, error if st.sure else None)
