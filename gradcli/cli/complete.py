"""The words that can stand at the end of a command line: what the shells' scripts ask for.

A program that is already named is read for the names of its inputs; one that cannot be read gives
none.
"""

import os
from collections.abc import Iterable, Iterator

from gradcli import calls
from gradcli.cli.command_table import ANSWER, COMMANDS, typer_command
from gradcli.cli.line.words import begins_with_program, is_declaration, programs_last, split
from gradcli.data.bindings import is_binding
from gradcli.data.files import READERS
from gradcli.errors import Diagnostic

PROGRAMS = (".expr", ".py", ".txt")  # suffixes of files that are offered as programs
DECLARED = (
    ("float", "", "a number"),
    ("float", "[:]", "an array of any length"),
    ("float", "[:,:]", "a matrix"),
    ("int", "", "an integer"),
    ("bool", "", "True or False"),
    ("str", "", "a text"),
)
GLOBAL = {"--help": "Show the commands", "--version": "Show the version"}


def complete(words: list[str]) -> str:
    """The candidates for the last of `words`, a line each: the word, a tab, and what it is.

    `words` are those after `gradcli`; `--line TEXT` gives the text up to the cursor instead.
    """
    if words[:1] == ["--line"]:
        words = _split(words[1])[1:]
    *before, word = words or [""]
    found = dict(_candidates(before, word) if before else _first(word))
    lines = [f"{w}\t{about}" if about else w for w, about in found.items() if w.startswith(word)]
    return "".join(f"{line}\n" for line in lines)


def _split(line: str) -> list[str]:
    """The words of a shell's line; one that is not finished ends in a quote that is not closed."""
    from shlex import split

    for quote in ("", "'", '"'):
        try:
            words = split(line + quote)
        except ValueError:
            continue
        return words if line[-1:].strip() or quote else [*words, ""]
    return []


def _first(word: str) -> dict[str, str]:
    """A command, or where none begins so a file of a program."""
    commands = GLOBAL if word.startswith("-") else COMMANDS | {"help": "The options of a command"}
    begun = any(name.startswith(word) for name in commands)
    return commands if begun else dict(_files_of_programs(word))


def _candidates(before: list[str], word: str) -> Iterator[tuple[str, str]]:
    """(word, what it is) for each word that can follow `before` and begin with `word`."""
    name, *given = before
    if name == "help" and not given:
        from gradcli.cli.topics import TOPICS

        yield from COMMANDS.items()
        yield from ((topic, title) for topic, (title, _) in TOPICS.items())
    if name not in COMMANDS:
        if not begins_with_program(before):
            return
        name, given = ANSWER, before
    command = typer_command(name)
    options = {option: p for p in command.params for option in p.opts if option[:1] == "-"}
    option, equals, begun = word.partition("=")
    if equals and option in options:  # --wrt=x
        for value, about in _values(options, option, given, begun):
            yield f"{option}={value}", about
    elif given and _takes_value(options, given[-1]):
        yield from _values(options, given[-1], given[:-1], word)
    elif word.startswith("-"):
        used = [options.get(w.partition("=")[0]) for w in given]
        used = [p for p in used if p is not None and not p.multiple]
        for option, p in options.items():
            if option.startswith("--") and p not in used:
                yield option, p.help or ""
        yield "--help", "Show the options"
    else:
        yield from _positional(command, options, given, word)


def _takes_value(options: dict, word: str) -> bool:
    return word in options and bool(options[word].metavar)


def _values(options: dict, option: str, given: list[str], begun: str) -> Iterator[tuple[str, str]]:
    if option in ("--wrt", "--of"):
        yield from ((text, "") for text in _list(_names(options, option, given), begun))
    elif option in ("--tangent", "--cotangent"):
        known = _names(options, option, given)
        yield from ((f"{name}=", "") for name in known if "=" not in begun)
    elif option in ("--out", "-o", "--rows", "--covariance"):
        yield from _files(begun, ("",))
    else:
        yield from ((item.value, "") for item in options[option].shell_complete(None, begun))


def _list(names: Iterable[str], begun: str) -> Iterator[str]:
    """`begun`, names with a comma between them, with its last name completed."""
    head, comma, _ = begun.rpartition(",")
    taken = head.split(",")
    return (f"{head}{comma}{name}" for name in names if name not in taken)


def _names(options: dict, option: str, given: list[str]) -> list[str]:
    """The names of the program that `--wrt`, `--of` or a direction can take."""
    program = _program(options, given)
    if program is None:
        return []
    once = [name for name, places in program.assigned.items() if len(places) == 1]
    if option == "--of":
        return list(program.assigned)
    if option == "--cotangent":
        return [name if name.isidentifier() else "f" for name in program.target_names]
    return list(dict.fromkeys((*program.inputs, *once)))


def _positional(command, options: dict, given: list[str], word: str) -> Iterator[tuple[str, str]]:
    words = next((p for p in command.params if p.name == "words"), None)
    if command.name == "ops":
        yield from ((row["name"], row["description"]) for row in calls.operations())
        return
    if command.name == "explain" and not _positionals(options, given):
        from gradcli.cli.commands.explain import TITLES

        yield from TITLES.items()
    if words is None:
        arguments = [p for p in command.params if p not in options.values()]
        yield from ((item.value, "") for p in arguments for item in p.shell_complete(None, word))
    elif ":" in word and (program := _program(options, given)) is not None:
        yield from _declarations(program, word)
    elif "NAME" not in words.metavar:  # it takes a program, or several, and no values
        if words.metavar.endswith("...") or not (_positionals(options, given) or "-e" in given):
            yield from _files_of_programs(word)
    elif is_binding(word):
        name, _, value = word.partition("=")
        if value[:1] == "@":
            found = _files(value[1:], tuple(READERS))
            yield from ((f"{name}=@{path}", about) for path, about in found)
    else:
        yield from _bindings(options, given, word)


def _bindings(options: dict, given: list[str], word: str) -> Iterator[tuple[str, str]]:
    words = _positionals(options, given)
    program = _program(options, given)
    if program is not None:
        bound = {w.partition("=")[0] for w in words if is_binding(w)}
        inputs = (i for i in program.inputs.values() if i.name not in bound)
        yield from ((f"{i.name}=", "an input") for i in inputs)
    elif all(map(is_binding, words)):
        yield from _files_of_programs(word)


def _declarations(program, word: str) -> Iterator[tuple[str, str]]:
    """What an input of the program may be declared, where the word begins with its name."""
    name = word.partition(":")[0]
    if name in program.inputs:
        yield from ((f"{name}:{kind}{axes}", about) for kind, axes, about in DECLARED)


def _files_of_programs(word: str) -> Iterator[tuple[str, str]]:
    """The files that begin with `word`, programs first, and the functions of one."""
    file, colon, _ = word.rpartition(":")
    whole = _read(file) if colon else None
    if whole is not None:
        yield from ((f"{file}:{name}", "a function") for name in whole.functions)
    programs = list(_files(word, PROGRAMS))
    yield from programs if any(path[-1] != "/" for path, _ in programs) else _files(word, ("",))


def _positionals(options: dict, given: list[str]) -> list[str]:
    """The words that are neither options nor their values."""
    takes_value = {option: _takes_value(options, option) for option in options}
    words, skip, ended = [], False, False
    for word in programs_last(given, takes_value):
        if not skip and (ended or not word.startswith("-")):
            words.append(word)
        ended = ended or word == "--"
        skip = not skip and not ended and takes_value.get(word, False)
    return words


def _program(options: dict, given: list[str]):
    """The program that a command line names so far; None where it cannot be read."""
    for option in ("-e", "--expr"):
        if option in given[:-1]:
            return _read(None, given[given.index(option) + 1])
    text, words = split([w for w in _positionals(options, given) if not is_declaration(w)])
    if text is not None:
        return _read(None, text)
    files = [word for word in words if not is_binding(word)]
    return _read(files[0]) if files else None


def _read(file: str | None, text: str = ""):
    if file is not None and not any(map(os.path.isfile, (file, file.rpartition(":")[0]))):
        return None  # a pipe gives what it holds once
    try:
        return calls.program(text) if file is None else calls.read(file)
    except Diagnostic:
        return None


def _files(begun: str, suffixes: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The folders, and the files with these suffixes, whose path begins with `begun`."""
    folder, start = os.path.split(begun)
    try:
        entries = sorted(os.scandir(os.path.expanduser(folder) or "."), key=lambda e: e.name)
    except OSError:
        return
    for entry in entries:
        if entry.name.startswith(start) and (start or entry.name[0] != "."):
            path = os.path.join(folder, entry.name)
            if entry.is_dir():
                yield f"{path}/", ""
            elif entry.name.endswith(suffixes):
                yield path, ""
