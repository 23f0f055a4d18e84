"""Random lessons about tensors, variables and tapes, as text: `lesson(seed)`.

One that makes a mistake shows the error's type; most make none.  `random_tensors` writes the
expressions, by `random_rules`.  The first word of a seed, of `TOPICS`, says what it is about.
"""

import random
from collections.abc import Callable

from random_rules import RULES
from random_tensors import FLOATS, KIND, Shape, Tensors

DENSE = "tf.convert_to_tensor({0}) if {0} is not None else None"  # of a gradient of gather


class Lesson(Tensors):
    def __init__(self, source: random.Random):
        super().__init__(source, RULES, wrong=source.choice([0.0] * 4 + [0.01, 0.04]))
        self.lines: list[str] = []
        self.depth = 0
        self.count = 0
        self.sources: list[str] = []  # names of variables and constants that are differentiated by
        self.variables: list[str] = []

    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def fresh(self, letter: str) -> str:
        self.count += 1
        return f"{letter}{self.count}"

    def block(self, header: str, write: Callable[[], None]) -> None:
        """A statement with a block; names bound in it are known after it."""
        self.line(header)
        self.depth += 1
        before = len(self.lines)
        write()
        if len(self.lines) == before:
            self.line("pass")
        self.depth -= 1

    # -- statements --------------------------------------------------------------------------------
    def declare(self, dtypes=None) -> None:
        for _ in range(self.whole(1, 3)):
            dtype = self.pick(dtypes) if dtypes else self.dtype()
            shape = self.shape()
            if self.chance(0.6):
                name, text = self.fresh("v"), self.constant(dtype, shape)
                default = text.startswith("tf.constant") and self.chance(0.5)
                text = text if default else f"{self.nested(KIND[dtype], shape)}, dtype=tf.{dtype}"
                if self.chance(0.1):
                    text += ", trainable=False"
                text = f"tf.Variable({text})"
                self.variables.append(name)
            else:
                name, text = self.fresh("c"), self.constant(dtype, shape)
            self.line(f"{name} = {text}")
            self.names[name] = dtype, shape
            if KIND[dtype] in "fc":
                self.sources.append(name)

    def assign(self) -> None:
        if not self.variables:
            return
        name = self.pick(self.variables)
        dtype, shape = self.names[name]
        methods = ["assign"] if KIND[dtype] == "b" else ["assign", "assign_add", "assign_sub"]
        if shape and shape[0] and self.chance(0.3):
            at = self.whole(0, shape[0] - 1)
            new = self.operand(dtype, shape[1:], 1)
            self.line(f"{name}[{at}].assign({new})")
        elif shape and 0 not in shape and KIND[dtype] != "b" and self.chance(0.2):
            at = [[self.whole(0, shape[0] - 1)]]
            new = self.tensor(dtype, (1, *shape[1:]), 1)
            self.line(f"{name}.scatter_nd_{self.pick(['update', 'add'])}({at}, {new})")
        else:
            self.line(f"{name}.{self.pick(methods)}({self.operand(dtype, shape, 1)})")

    def bind(self, dtype: str | None = None, shape: Shape | None = None, depth: int = 2) -> str:
        dtype = dtype or self.dtype()
        shape = self.shape() if shape is None else shape
        text = self.tensor(dtype, shape, depth)
        name = self.fresh("t")
        self.line(f"{name} = {text}")
        self.names[name] = dtype, shape
        return name

    def show(self, text: str) -> None:
        form = self.pick(["{}", "{}", "{}", "[{}]", "({}).shape", "({}).dtype", "f'{{{}}}'"])
        self.line(f"print({form.format(text)})" if "'" not in text else f"print({text})")

    def values(self) -> None:
        dtype, shape = self.dtype(), self.shape()
        self.show(self.tensor(dtype, shape, self.whole(1, 2)))

    def careful(self, write: Callable[[], None]) -> None:
        self.block("try:", write)
        self.block("except Exception as error:", lambda: self.line("print(type(error).__name__)"))

    # -- tapes -------------------------------------------------------------------------------------
    def recorded(self, tape: str) -> None:
        """What stands in a `with` of a tape."""
        kind = self.whole(0, 11)
        if kind < 6:
            self.bind(self.real())
        elif kind == 6:
            self.assign()
        elif kind == 7:
            self.block(f"with {tape}.stop_recording():", lambda: self.bind(self.real()))
        elif kind == 8 and self.chance(0.3):
            self.line(f"{tape}.reset()")
        elif kind == 9:
            self.loop()
        elif kind == 10 and self.sources:
            self.line(f"{tape}.watch({self.pick(self.sources)})")
        else:
            self.called()

    def real(self) -> str:
        used = [self.names[name][0] for name in self.sources]
        return self.pick([*used, *used, "float32"])

    def loop(self) -> None:
        name = self.bind("float32", depth=1)
        shape = self.names[name][1]

        def body():
            step = self.tensor("float32", shape, 1)
            self.line(self.pick([f"{name} = {name} * 0.5 + {step}", f"{name} += {step}",
                                 f"{name} = tf.tanh({name}) * {step}"]))  # fmt: skip

        header = self.pick(
            ["for k in range(2):", "for k in tf.range(2):", f"if tf.reduce_sum({name}) > 0.5:"]
        )
        self.block(header, body)

    def called(self) -> None:
        """A function with a gradient of its own, written and used."""
        name, of = self.fresh("f"), self.pick(["square", "tanh", "sin"])
        self.line("@tf.custom_gradient")

        def body():
            self.block(
                "def back(dy):", lambda: self.line(f"return dy * {self.value('f')} * tf.cos(x)")
            )
            self.line(f"return tf.{of}(x), back")

        self.block(f"def {name}(x):", body)
        result = self.fresh("t")
        dtype, shape = self.pick(FLOATS), self.shape()
        self.line(f"{result} = {name}({self.tensor(dtype, shape, 1)})")
        self.names[result] = dtype, shape

    def target(self) -> str:
        """What to differentiate: a name of a real tensor."""
        depending = [n for n in self.names if n[0] == "t" and KIND[self.names[n][0]] in "fc"]
        return self.pick(depending[-4:] or list(self.names))

    def asked(self, tape: str) -> None:
        """Gradients, printed."""
        if not self.sources:
            return
        y, x = self.target(), self.pick(self.sources)
        options = ""
        if self.chance(0.3):
            word = self.pick(["'zero'", "tf.UnconnectedGradients.ZERO"])
            options = f", unconnected_gradients={word}"
        form = self.whole(0, 7)
        if form < 3:
            if self.chance(0.2):
                options += f", output_gradients={self.tensor(*self.names[y], 1)}"
            name = self.fresh("g")
            self.line(f"{name} = {tape}.gradient({y}, {x}{options})")
            self.line(f"print({DENSE.format(name)})")
        elif form == 3:
            sources = f"{{'a': {x}, 'b': [{self.pick(self.sources)}]}}"
            self.line(f"gs = {tape}.gradient([{y}, {self.target()}], {sources}{options})")
            for part in ("gs['a']", "gs['b'][0]"):
                self.line(f"print({DENSE.format(part)})")
        elif form == 4:
            chosen = ", ".join(self.source.choices(self.sources, k=2))
            self.block(f"for g in {tape}.gradient({y}, [{chosen}]{options}):",
                       lambda: self.line(f"print({DENSE.format('g')})"))  # fmt: skip
        elif form == 5:
            self.line(f"print({tape}.jacobian({y}, {x}{options}))")
        elif form == 6 and (b := self.names[y][1][:1]) and b == self.names[x][1][:1]:
            self.line(f"print({tape}.batch_jacobian({y}, {x}{options}))")
        else:
            self.line(f"print([v.name for v in {tape}.watched_variables()])")

    def tape(self) -> None:
        self.careful(self.tape_body)

    def tape_body(self) -> None:
        tape = self.fresh("tape")
        options = self.pick(
            ["", "persistent=True", "persistent=True", "watch_accessed_variables=False"]
        )

        def body():
            watched = [n for n in self.sources if n[0] == "c"] or self.sources
            if watched and self.chance(0.85):
                self.line(
                    f"{tape}.watch({self.pick([watched[0], '[' + ', '.join(watched) + ']'])})"
                )
            for _ in range(self.whole(1, 3)):
                self.recorded(tape)
            if self.chance(0.2):
                self.nested_tape()
            self.bind(self.real(), self.pick([(), None]))
            if self.chance(0.1):
                self.asked(tape)

        self.block(f"with tf.GradientTape({options}) as {tape}:", body)
        for _ in range(self.whole(1, 3) if "persistent" in options else self.pick([1, 1, 1, 2])):
            self.asked(tape)
        if self.chance(0.1):
            self.block(f"with {tape}:", lambda: self.bind(self.real()))
            self.asked(tape)

    def nested_tape(self) -> None:
        """A gradient inside another tape: the outer one differentiates it."""
        if not self.sources:
            return
        x, inner, gradient = self.pick(self.sources), self.fresh("tape"), self.fresh("t")
        dtype, shape = self.names[x]

        def body():
            self.line(f"{inner}.watch({x})")
            self.line(f"y = {self.tensor(dtype, self.shape(), 2)}")

        self.block(f"with tf.GradientTape() as {inner}:", body)
        self.line(f"d = {inner}.gradient(y, {x}, unconnected_gradients='zero')")
        self.line(f"{gradient} = tf.convert_to_tensor(d) * 1")
        self.names[gradient] = dtype, shape

    def forward(self) -> None:
        self.careful(self.forward_body)

    def forward_body(self) -> None:
        if not self.sources:
            return
        x, acc = self.pick(self.sources), self.fresh("acc")
        tangent = self.constant(*self.names[x])

        def body():
            for _ in range(self.whole(1, 3)):
                self.pick([self.loop, self.assign, lambda: self.bind(self.real())])()
            self.bind(self.real())

        both = ""
        if self.chance(0.3):
            both = f", tf.GradientTape() as tape{acc}"
        self.block(f"with tf.autodiff.ForwardAccumulator({x}, {tangent}) as {acc}{both}:", body)
        y = self.target()
        zero = self.pick(["", ", unconnected_gradients='zero'"])
        self.line(f"d = {acc}.jvp({y}{zero})")
        self.line(f"print({DENSE.format('d')})")
        if both:
            self.line(f"d = tape{acc}.gradient({y}, {x})")
            self.line(f"print({DENSE.format('d')})")


# what a lesson is about -> its statements, of which so many are drawn
TOPICS: dict[str, Callable[[Lesson], list]] = {
    "values": lambda t: [t.values] * 4 + [t.assign, t.bind],
    "variables": lambda t: [t.assign] * 3 + [t.values, lambda: t.line(f"print({t.pick(t.names)})")],
    "tapes": lambda t: [t.tape] * 4 + [t.assign],
    "forward": lambda t: [t.forward] * 4 + [t.assign],
}


def lesson(seed: str) -> str:
    """The lesson of a seed TOPIC-TEXT."""
    made, topic = Lesson(random.Random(seed)), seed.partition("-")[0]
    real = topic in ("tapes", "forward")
    made.line("import numpy as np")
    made.line("import tensorflow as tf")
    made.declare([*["float32"] * 5, "float64", "complex64", "int32"] if real else None)
    for _ in range(made.whole(1, 2) if real else made.whole(2, 5)):
        statement = made.pick(TOPICS[topic](made))
        if real or made.chance(0.5):
            statement()
        else:
            made.careful(statement)
    for name in made.variables[:2]:
        made.line(f"print({name})")
    made.line("print('end')")
    return "\n".join(made.lines) + "\n"
