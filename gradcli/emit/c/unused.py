"""What the lines of a body declare and never read: C says of it that it is left aside, (void)x.

Compilers warn of it otherwise.  Types alone may have asked for a name that stands in the program.
"""

import re
from bisect import bisect_right

SET = re.compile(r"\s*\w+ = (.*)")
DECLARED = re.compile(r"(\s*)(?:double|long long|bool|size_t) (\w+(?:,| = |;).*)")


def words_read(lines: list[str]) -> set[str]:
    """The words of the lines of a body but for names where they are declared or set."""
    found: set[str] = set()
    for line in lines:
        if declared := DECLARED.fullmatch(line):
            line = " ".join(value for _, value in _declared(declared[2]))
        elif set_ := SET.fullmatch(line):
            line = set_[1]
        found.update(re.findall(r"\w+", line))
    return found


def _declared(text: str) -> list[tuple[str, str]]:
    """(name, value) for each name that a declaration without its type has."""
    parts = [text] if "(" in text else text.rstrip(";").split(", ")
    return [(name, value) for name, _, value in (part.partition(" = ") for part in parts)]


def with_unread(lines: list[str]) -> list[str]:
    """The lines of a body, with such a line after each declaration of a number that none reads.

    Only the lines of its own block do: another loop may declare, and read, one of that name.
    """
    out: list[str] = []
    readers: dict[str, list[int]] = {}  # the lines that read each word
    for k, line in enumerate(lines):
        for word in words_read([line]):
            readers.setdefault(word, []).append(k)
    ends: dict[str, int] = {}  # of each margin, where the block ends that a line was last of
    for k, line in enumerate(lines):
        out.append(line)
        if (declared := DECLARED.fullmatch(line)) and line.endswith(";"):
            margin = declared[1]
            if ends.get(margin, 0) <= k:
                later = range(k + 1, len(lines))
                ends[margin] = next(
                    (j for j in later if lines[j][: len(margin)] != margin), len(lines)
                )
            for name, _ in _declared(declared[2]):
                places = readers.get(name, ())
                first = bisect_right(places, k)
                if first == len(places) or places[first] >= ends[margin]:
                    out.append(f"{margin}(void){name};")
    return out
