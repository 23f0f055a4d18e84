"""A progress bar on standard error, for work that takes more than a second."""

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TypeVar

from gradcli.cli.terminal import speaks_unicode, width_of

Item = TypeVar("Item")

WAIT = 1.0  # seconds before it is shown
PAUSE = 0.1  # seconds between two looks of it
BAR = 24  # columns
CLEAR = "\r\x1b[K"


class Progress:
    """A bar that is drawn on the last line of the terminal `stream` while items are taken."""

    __slots__ = ("stream", "drawn")

    def __init__(self, stream):
        self.stream, self.drawn = stream, False

    def watch(self, items: Iterable[Item], count: int | None) -> Iterator[Item]:
        """The items, `count` of them, each counted when the next is asked for."""
        start = monotonic()
        due = start + WAIT
        try:
            for done, item in enumerate(items):
                now = monotonic()
                if now >= due:
                    due = now + PAUSE
                    self._draw(done, count, now - start)
                yield item
        finally:
            self.hide()

    def hide(self) -> None:
        """Take the bar off the line, for what else is printed there."""
        if self.drawn:
            self.drawn = False
            self.stream.write(CLEAR)
            self.stream.flush()

    def _draw(self, done: int, count: int | None, elapsed: float) -> None:
        self.drawn = True
        text = line(done, count, elapsed, speaks_unicode(self.stream))
        self.stream.write(CLEAR + text[: width_of(self.stream) - 1])
        self.stream.flush()


def line(done: int, count: int | None, elapsed: float, unicode: bool = True) -> str:
    """The bar with its words, such as ` 40% ━━━━━━────── 40 of 100 points, 6 s left`."""
    if not count:
        return f"{done} points, {seconds(elapsed)}"
    share = min(done / count, 1.0)
    full, rest = "━─" if unicode else "#-"
    filled = int(share * BAR)
    left = f", {seconds(elapsed * (count - done) / done)} left" if done else ""
    return f"{share:4.0%} {full * filled}{rest * (BAR - filled)} {done} of {count} points{left}"


def seconds(time: float) -> str:
    """A time in words, such as `12 s` or `3 min 05 s`."""
    minutes, rest = divmod(round(time), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
