"""What the lines of a body declare and never read: C says of it that it is left aside, (void)x.

Compilers warn of it otherwise.  Types alone may have asked for a name that stands in the program.
"""

import re

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
    for k, line in enumerate(lines):
        out.append(line)
        if (declared := DECLARED.fullmatch(line)) and line.endswith(";"):
            unread = {name for name, _ in _declared(declared[2])}
            for later in lines[k + 1 :]:
                if not unread or not later.startswith(declared[1]):
                    break
                unread -= words_read([later])
            names = [name for name, _ in _declared(declared[2]) if name in unread]
            out += [f"{declared[1]}(void){name};" for name in names]
    return out
