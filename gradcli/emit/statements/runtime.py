"""The functions of our own that a language has ahead of its files: texts of a folder."""

import re
from pathlib import Path


def texts(folder: Path, comment: str, head: str) -> dict[str, str]:
    """The text of each function, by its name; what one calls may be below it.

    comment: what begins the lines above a function; head: a pattern of its first line, of which the
    first group is the name.
    """
    found = {}
    for path in sorted(folder.iterdir()):
        for text in re.split(rf"\n\n(?={comment})", path.read_text().rstrip("\n")):
            name = re.search(head, text, re.M)
            assert name, text
            found[name[1]] = text + "\n"
    return found
