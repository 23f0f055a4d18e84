"""What has no machine code, and runs that do not finish."""


class Refused(Exception):
    """A program, or a point of it, that is not for machine code; its words say why."""

    def __init__(self, why: str, span=None):
        super().__init__(why)
        self.why, self.span = why, span

    def at(self, source) -> str:
        """Why, with the line of a program that it is."""
        why = self.why.rstrip(",")
        return why if self.span is None else f"{why}, at {source.place(self.span[0])}"


class Stopped(Exception):
    """A run that did not finish; status: as `runtime` has them; row: which of many it was."""

    def __init__(self, status: int, row: int = 0):
        super().__init__(status)
        self.status, self.row = status, row
