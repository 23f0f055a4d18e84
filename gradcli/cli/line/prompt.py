"""The prompt of a session: entries as they are typed, with history, completion and blocks.

prompt_toolkit edits the lines.  An entry that is not whole goes on in the next line, indented.
"""

import os
import re
from collections.abc import Iterator

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import Completer, Completion
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings

from gradcli import calls
from gradcli.cli.command_table import COMMANDS, typer_command
from gradcli.cli.line.entries import command_of, is_whole

WORD = re.compile(r"((?<!\S)-{1,2}[a-z-]*|[^\W\d][\w.]*|)$")  # an option, a name, or nothing yet
PROMPT, MORE = "> ", ". "
INDENT = "    "


def typed(session, **streams) -> Iterator[str]:
    """The entries that a user types, until Ctrl-D; Ctrl-C drops the one that is begun.

    `streams` are those of prompt_toolkit, where they are not the terminal's.
    """
    prompt: PromptSession[str] = PromptSession(
        PROMPT,
        history=history(),
        completer=Names(session),
        complete_while_typing=False,
        key_bindings=keys(),
        multiline=True,
        prompt_continuation=lambda *_: MORE,
        **streams,
    )
    while True:
        try:
            yield prompt.prompt().rstrip()
        except KeyboardInterrupt:
            continue
        except EOFError:
            return


def history() -> History:
    """The history in the user's state folder, for nobody else; in memory where there is none."""
    root = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    path = os.path.join(root, "gradcli", "history")
    try:
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600))
    except OSError:
        return InMemoryHistory()
    return FileHistory(path)


def keys() -> KeyBindings:
    """Enter runs a whole entry and goes on with another; Tab indents where a line begins."""
    bindings = KeyBindings()

    @bindings.add("enter")
    def enter(event) -> None:
        buffer = event.current_buffer
        before = buffer.document.text_before_cursor
        if not buffer.document.text_after_cursor.strip() and is_whole(buffer.text):
            buffer.validate_and_handle()
            return
        line = before.rpartition("\n")[2]
        indent = line[: len(line) - len(line.lstrip())]
        buffer.insert_text("\n" + indent + (INDENT if line.rstrip().endswith(":") else ""))

    @bindings.add("tab")
    def tab(event) -> None:
        buffer = event.current_buffer
        if "\n" in buffer.text and not buffer.document.current_line_before_cursor.strip():
            buffer.insert_text(INDENT)
        elif buffer.complete_state:
            buffer.complete_next()
        else:
            buffer.start_completion(insert_common_part=True)

    return bindings


class Names(Completer):
    """Completes names of the session, functions, commands, and the options of a command."""

    def __init__(self, session):
        self.session = session

    def get_completions(self, document, complete_event) -> Iterator[Completion]:
        line = document.text_before_cursor
        found = WORD.search(line)
        word = found[0] if found is not None else ""
        for text, about in candidates(self.session, line, word):
            if text.startswith(word) and text != word:
                yield Completion(text, -len(word), display_meta=about)


def candidates(session, line: str, word: str) -> Iterator[tuple[str, str]]:
    """(word, what it is) for what may stand at the end of `line`, whose last word is begun."""
    begins = line.strip() == word
    command = "" if begins else command_of(line.lstrip(), session.names)
    if word.startswith("-"):
        if command:
            for p in typer_command(command).params:
                yield from ((o, p.help or "") for o in p.opts if o.startswith("--"))
        return
    if begins:
        yield from COMMANDS.items()
    yield from ((name, "in this session") for name in session.names)
    if word:
        yield from ((row["name"], row["description"]) for row in calls.operations())
