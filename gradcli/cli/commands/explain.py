"""`gradcli explain`: the chain rule of a program, step by step; or what the code of an error, or a
word in a result, means."""

import re
import sys
from textwrap import fill

from gradcli import calls
from gradcli.cli.commands.grad import WRT
from gradcli.cli.line.input import inputs_of, read_point, read_program
from gradcli.cli.line.options import PROGRAM, PROGRAM_GROUP, REPORT, RUN, Settings, shared
from gradcli.cli.line.rows import words
from gradcli.cli.line.usage import Usage
from gradcli.cli.line.words import names_file
from gradcli.cli.running.deadline import Deadline
from gradcli.cli.running.derivatives import Request, requested
from gradcli.cli.running.output import Output
from gradcli.cli.terminal import is_terminal, width_of
from gradcli.data.bindings import Steps, is_binding
from gradcli.errors import CODES, nearest
from gradcli.report.diagnostics.explanations import EXPLANATIONS, TOPICS

TITLES = CODES | {topic: title for topic, (title, _) in TOPICS.items()}
WIDEST = 80  # columns of a text that is read
NUMBERED = re.compile(r"(error\[)?[eE]?[0-9]{1,4}\]?:?")  # E0102, 102, error[E0102]:
WORDS = words(
    "[PROGRAM|CODE] [NAME=VALUE]...",
    "A program and the values of its inputs; or a code such as E0102, or a topic such as nan",
    PROGRAM_GROUP,
)


@shared(PROGRAM | {"words": (WORDS, ())}, REPORT, RUN)
def explain(settings: Settings, wrt: WRT = ()) -> None:
    """The chain rule of a program, line by line; or what the code of an error means.

    Forward each step with its partial derivatives, back the derivative by each step, in symbols
    and, where the inputs have values, in numbers: those of the tape of gradcli grad. Many steps are
    shown by their ends; --all and json have all of them. The topics nan, inf, null and kink are
    what a result may say in place of a number; without a word all codes are listed.

    Examples:
      gradcli explain 'x^2*sin(x)' x=3
      gradcli explain 'x^2*sin(y)'
      gradcli explain E0102
    """
    output = Output(settings)
    code = _code_of(settings)
    if code:
        output.write([_explained(_code(code))])
    elif settings.expression is None and not settings.words:
        output.write([_listed()])
    else:
        _chain_rule(settings, requested(settings, wrt=wrt))


def _code_of(settings: Settings) -> str:
    """The word that is a code or a topic, or that is nothing else; "" where a program is meant."""
    words = [word for word in settings.words if not is_binding(word)]
    if settings.expression is not None and not settings.from_option:
        words.insert(0, settings.expression)  # error[E0102] has a bracket
    if not words or settings.from_option:
        return ""
    word = words[0]
    is_code = NUMBERED.fullmatch(word) or word.lower() in TOPICS
    return word if is_code or not (names_file(word) or calls.has_sign(word)) else ""


def _chain_rule(settings: Settings, asked: Request) -> None:
    output = Output(settings, inputs=inputs_of(settings))
    with Deadline(settings):
        point = read_point(settings)
        for name, value in point.items():
            if isinstance(value, Steps):
                help = f"give it one value: {name}=2"
                raise Usage("E0003", f"explain takes one point, not a grid of '{name}'", (), help)
        program = read_program(settings, point)
        prints = output.program_prints(True)
        rule = calls.explain(program, point, asked.wrt, limits=asked.limits, write=prints)
        from gradcli.report import chain_rule

        if output.format in ("json", "jsonl"):
            from gradcli.report.numbers.strict_json import encode

            output.write([encode(chain_rule.facts(rule), output.style.digits) + "\n"])
        elif settings.format in ("tsv", "csv") or (output.path and output.format == "csv"):
            output.show(chain_rule.records(rule))
        else:
            output.write(chain_rule.render(rule, output.style, bool(settings.all)))


def _listed() -> str:
    if is_terminal(sys.stdout):
        return "".join(f"{code:<5}  {title}\n" for code, title in TITLES.items())
    return "".join(f"{code}\t{title}\n" for code, title in TITLES.items())


def _explained(code: str) -> str:
    """The explanation of a code or a topic, wrapped to the width of the terminal."""
    meaning, example, remedy = TOPICS[code][1] if code in TOPICS else EXPLANATIONS[code]
    width = min(WIDEST, width_of(sys.stdout))
    return "\n\n".join(
        [
            f"{code}: {TITLES[code]}",
            fill(meaning, width),
            f"Example:\n\n  $ {example}",
            fill(f"What to do: {remedy}", width),
        ]
    ) + "\n"  # fmt: skip


def _code(text: str) -> str:
    """The code that a reader means, E0102, e102, 102, error[E0102] as it was printed, or a topic.

    Raises E0001 where it is neither.
    """
    if text.lower() in TOPICS:
        return text.lower()
    found = re.search(r"(?<![0-9])[0-9]{1,4}(?![0-9])", text)
    code = f"E{found[0]:0>4}" if found else ""
    if code in CODES:
        return code
    about = [c for c, title in TITLES.items() if text.isalpha() and text.lower() in title]
    close = about or ([] if code else nearest(text, TITLES))  # each code is near another
    help = f"the codes are {min(CODES)} to {max(CODES)}; gradcli explain lists them and the topics"
    if close:
        help = f"did you mean {' or '.join(f'{c} ({TITLES[c]})' for c in close[:3])}?"
    raise Usage("E0001", f"no error has the code '{text}'", (text,), help)
