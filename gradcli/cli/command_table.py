"""The commands: what they are for, and how each is had, as a function and as typer has it."""

# What the commands are for -> command -> one line of help.  Each has a module of its name here with
# a function of its name.
GROUPS: dict[str, dict[str, str]] = {
    "Ask": {
        "eval": "The value of a program at a point",
        "grad": "The value and the derivatives at a point, to any order",
        "explain": "The chain rule, line by line; or what the code of an error means",
        "taylor": "The Taylor polynomial about a point",
        "plot": "The value and the derivatives along a grid, drawn",
        "repl": "An interactive session: names stay, and commands need no quotes",
    },
    "Find": {
        "fit": "The parameters of a model that fit columns of data best",
        "minimize": "Where a program is least",
        "solve": "The roots of an equation",
    },
    "Write": {
        "diff": "The program of a derivative",
        "emit": "A program in another language: Python, NumPy, C, LaTeX, JSON",
        "simplify": "A program that computes the same in fewer operations",
        "fmt": "A program with its author's words, and blanks where they belong",
    },
    "Inspect": {
        "check": "The derivatives held against differences of the values",
        "tape": "What tapes watched and recorded, and where gradients stop",
        "ops": "The functions that programs can call",
    },
    "More": {
        "jacobian": "The derivative of each element of a value by each of an input",
        "hessian": "The matrix of second derivatives",
        "jvp": "The derivative in a direction: how a value moves as inputs do",
        "vjp": "What a weighting of the value's elements is carried back to",
        "hvp": "The Hessian times a direction, without the Hessian",
        "completion": "The script that completes command lines in bash, zsh or fish",
    },
}
COMMANDS = {name: text for commands in GROUPS.values() for name, text in commands.items()}
ANSWER = "answer"  # what answers where no command is named


def function_of(name: str):
    """The function of a command, with the `rows` of its parameters."""
    from importlib import import_module

    return getattr(import_module(f"gradcli.cli.commands.{name}"), name)


def typer_command(name: str, **settings):
    """The command `name` as typer has it: what help, completion and the man page read."""
    from inspect import Parameter, Signature

    import typer

    from gradcli.cli.help import Command
    from gradcli.cli.line.rows import typed

    function = function_of(name)

    def run(**given):
        return function(settings, **given)

    keyword = Parameter.KEYWORD_ONLY
    run.__name__, run.__doc__ = function.__name__, function.__doc__
    signature = Signature([
        Parameter(parameter, keyword, default=default, annotation=typed(row))
        for parameter, (row, default) in function.rows.items()
    ])  # fmt: skip
    run.__signature__ = signature  # type: ignore[attr-defined]  # which typer reads
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    helps = {"help_option_names": ["-h", "--help"]}
    shown = "PROGRAM" if name == ANSWER else name
    app.command(shown, cls=Command, context_settings=helps)(run)
    return typer.main.get_command(app)
