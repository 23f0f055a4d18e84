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

    def watch(self, items: Iterable[Item], count: int | None, size=None) -> Iterator[Item]:
        """The items, each counted when the next is asked for: once, or as often as its `size` says,
        which are `count` in all."""
        start = monotonic()
        due, done = start + WAIT, 0
        try:
            for item in items:
                now = monotonic()
                if now >= due:
                    due = now + PAUSE
                    self._draw(done, count, now - start)
                yield item
                done += 1 if size is None else size(item)
        finally:
            self.hide()

    def over_rows(self, parts: Iterable, source) -> Iterator:
        """The parts of what is read, of which `source` has its size in bytes and how many are done,
        their rows counted when the next is asked for."""
        start = monotonic()
        due, count = start + WAIT, 0
        try:
            for part in parts:
                now = monotonic()
                if now >= due:
                    due = now + PAUSE
                    unicode = speaks_unicode(self.stream)
                    text = line_of_rows(count, source.done, source.size, now - start, unicode)
                    self._write(text)
                yield part
                count += 0 if part is None else part.rows
        finally:
            self.hide()

    def hide(self) -> None:
        """Take the bar off the line, for what else is printed there."""
        if self.drawn:
            self.drawn = False
            self.stream.write(CLEAR)
            self.stream.flush()

    def _draw(self, done: int, count: int | None, elapsed: float) -> None:
        self._write(line(done, count, elapsed, speaks_unicode(self.stream)))

    def _write(self, text: str) -> None:
        self.drawn = True
        self.stream.write(CLEAR + text[: width_of(self.stream) - 1])
        self.stream.flush()


def line(done: int, count: int | None, elapsed: float, unicode: bool = True) -> str:
    """The bar with its words, such as ` 40% ━━━━━━────── 40 of 100 points, 6 s left`."""
    if not count:
        return f"{done} points, {seconds(elapsed)}"
    left = f", {seconds(elapsed * (count - done) / done)} left" if done else ""
    return f"{bar(done / count, unicode)} {done} of {count} points{left}"


def line_of_rows(
    count: int, done: int, size: int | None, elapsed: float, unicode: bool = True
) -> str:
    """The bar of rows, by the bytes read of those that there are, such as
    ` 40% ━━━━━━────── 400,000 rows, 350,000 a second, 2 s left`."""
    rate = f"{count:,} rows, {count / elapsed:,.0f} a second"
    if not size or not done:
        return f"{rate}, {seconds(elapsed)}"
    left = seconds(elapsed * max(size - done, 0) / done)
    return f"{bar(done / size, unicode)} {rate}, {left} left"


def bar(share: float, unicode: bool = True) -> str:
    """A share as a bar."""
    share = min(share, 1.0)
    full, rest = "━─" if unicode else "#-"
    filled = int(share * BAR)
    return f"{share:4.0%} {full * filled}{rest * (BAR - filled)}"


def seconds(time: float) -> str:
    """A time in words, such as `12 s` or `3 min 05 s`."""
    minutes, rest = divmod(round(time), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
