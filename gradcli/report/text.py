"""Text as a terminal takes it: nothing hidden, measured in columns, cut where it is long."""


def escaped(text: str) -> str:
    """Text that cannot move the cursor or hide: line ends, tabs and what does not print as \\n."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def columns_of(text: str) -> int:
    """How many columns a text takes on a terminal: wide characters two, combining ones none."""
    if text.isascii():
        return len(text)
    from unicodedata import category, east_asian_width

    return sum(
        0 if category(c) in ("Mn", "Me") else 2 if east_asian_width(c) in "WF" else 1 for c in text
    )


def wrapped(text: str, room: int, indent: int, hanging: int | None = None) -> list[str]:
    """The lines of a text that begins in column `indent` of `room`, further ones in `hanging`.

    They break at blanks, and not within a command to copy.  One line where `room` is 0.
    """
    if not room or indent + columns_of(text) <= room:
        return [text]
    sentence, colon, command = text.partition(": gradcli ")
    words = sentence.split(" ")
    if colon:
        words[-1] += ":"
        words.append(f"gradcli {command}")
    hanging = indent if hanging is None else hanging
    lines, left = [words[0]], room - indent - columns_of(words[0])
    for word in words[1:]:
        needed = columns_of(word) + 1
        if needed <= left:
            lines[-1] += f" {word}"
            left -= needed
        else:
            lines.append(word)
            left = room - hanging - needed + 1
    return lines


def elided(text: str, limit: int, mark: str = "…") -> str:
    """Text of at most `limit` characters, `mark` in the place of its end where it was longer."""
    return text if len(text) <= limit else text[: limit - len(mark)] + mark
