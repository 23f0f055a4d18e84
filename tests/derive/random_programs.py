"""Small random programs with control flow, for holding the transforms against each other."""

import random

UNARY = [
    "sin({})",
    "tanh({})",
    "cos({})",
    "exp(-({})*({}))",
    "sqrt(1 + ({})*({}))",
    "({})/(1 + ({})*({}))",
    "-({})",
]


class Maker:
    """Grows one program; `names` hold numbers, `arrays` hold three of them."""

    def __init__(self, seed: int, functions: bool = True):
        self.r = random.Random(seed)
        self.names, self.arrays, self.ints = ["x", "y"], [], []
        self.lines: list[str] = []
        self.functions: list[tuple[str, int]] = []
        self.budget = self.r.randint(8, 18)
        self.loops = 0
        self.in_function = False
        if functions:
            for _ in range(self.r.choice([0, 0, 1, 2])):
                self.function()
        self.block("", 0, None)
        self.lines.append(self.expression(2))

    def number(self) -> str:
        return f"{self.r.uniform(-1.5, 1.5):.3f}"

    def index(self) -> str:
        pick = self.r.random()
        if self.ints and pick < 0.6:
            return f"{self.r.choice(self.ints)} % 3"
        return str(self.r.randint(0, 2))

    def leaf(self) -> str:
        pick = self.r.random()
        if pick < 0.12:
            return self.number()
        if pick < 0.2 and self.ints:
            return f"0.3*{self.r.choice(self.ints)}"
        if pick < 0.35 and self.arrays:
            return f"{self.r.choice(self.arrays)}[{self.index()}]"
        return self.r.choice(self.names)

    def expression(self, depth: int) -> str:
        pick = self.r.random()
        if depth == 0 or pick < 0.15:
            return self.leaf()
        a = self.expression(depth - 1)
        if pick < 0.45:
            form = self.r.choice(UNARY)
            return form.replace("{}", a)
        b = self.expression(depth - 1)
        if pick < 0.52:
            return f"({a} if {self.test()} else {b})"
        if pick < 0.56:
            return f"{self.r.choice(['max', 'min'])}({a}, {b})"
        if pick < 0.60:
            return f"np.{self.r.choice(['maximum', 'minimum'])}({a}, {b})"
        if pick < 0.64 and self.functions:
            name, count = self.r.choice(self.functions)
            args = [a, b][:count]
            return f"{name}({', '.join(args)})"
        if pick < 0.67 and self.functions and not self.in_function:
            name, count = self.r.choice(self.functions)
            return f"{name}({', '.join([a, b][:count])})*0.5"
        return f"({a} {self.r.choice('+-*')} {b})"

    def test(self) -> str:
        a = f"{self.expression(1)} {self.r.choice('<>')} {self.number()}"
        pick = self.r.random()
        if pick < 0.15:
            return f"{a} {self.r.choice(['and', 'or'])} {self.expression(1)} > {self.number()}"
        if pick < 0.25 and self.ints:
            return f"{self.r.choice(self.ints)} % 2 == 0"
        if pick < 0.3:
            return f"-0.7 < {self.expression(1)} <= 1.1"
        return a

    def put(self, indent: str, line: str) -> None:
        self.lines.append(indent + line)
        self.budget -= 1

    def block(self, indent: str, depth: int, loop: str | None) -> None:
        start = len(self.lines)
        for _ in range(self.r.randint(1, 4) if depth else 7):
            if self.budget <= 0 and depth:
                break
            self.statement(indent, depth, loop)
        if len(self.lines) == start:
            self.lines.append(f"{indent}pass")

    def statement(self, indent: str, depth: int, loop: str | None) -> None:
        pick = self.r.random()
        if pick < 0.34 or self.budget <= 0:
            self.assign(indent)
        elif pick < 0.42:
            target = self.r.choice(self.names_writable() or ["a"])
            if target not in self.names:
                self.assign(indent)
            else:
                self.put(
                    indent, f"{target} {self.r.choice(['+=', '*=', '-='])} {self.expression(1)}"
                )
        elif pick < 0.50:
            self.element(indent)
        elif pick < 0.56 and len(self.names_writable()) > 1:
            a, b = self.r.sample(self.names_writable(), 2)
            self.put(indent, f"{a}, {b} = {self.expression(1)}, {self.expression(1)}")
        elif pick < 0.70:
            self.branch(indent, depth, loop)
        elif pick < 0.86 and depth < 3:
            self.for_loop(indent, depth)
        elif pick < 0.92 and depth < 3:
            self.while_loop(indent, depth)
        elif loop and pick < 0.96:
            self.put(indent, f"if {self.test()}:")
            jump = "break" if loop == "while" else self.r.choice(["break", "continue"])
            self.lines.append(f"{indent}    {jump}")
        elif self.in_function and pick < 0.99:
            self.put(indent, f"if {self.test()}:")
            self.lines.append(f"{indent}    return {self.expression(1)}")
        else:
            self.assign(indent)

    def names_writable(self) -> list[str]:
        return [n for n in self.names if n not in ("x", "y") or self.in_function]

    def assign(self, indent: str) -> None:
        if indent and (not self.in_function or len(indent) > 4):
            pool = self.names_writable() or None
        else:
            pool = ["a", "b", "c", "d"]
        if pool is None:
            self.put(indent, "pass")
            return
        name, value = self.r.choice(pool), self.expression(2)
        self.put(indent, f"{name} = {value}")
        if name not in self.names:
            self.names.append(name)

    def element(self, indent: str) -> None:
        if not self.arrays:
            if indent and not (self.in_function and len(indent) == 4):
                self.assign(indent)
                return
            name = self.r.choice(["u", "v"])
            self.put(indent, f"{name} = np.zeros(3)")
            self.arrays.append(name)
        name = self.r.choice(self.arrays)
        if self.r.random() < 0.15:
            self.put(indent, f"{name} = {name}*{self.expression(1)} + {self.number()}")
        elif self.r.random() < 0.1:
            self.put(indent, f"{name}[0:2] = {name}[1:3]*{self.leaf()}")
        else:
            op = self.r.choice(["=", "=", "+=", "*="])
            self.put(indent, f"{name}[{self.index()}] {op} {self.expression(1)}")

    def branch(self, indent: str, depth: int, loop: str | None) -> None:
        self.put(indent, f"if {self.test()}:")
        self.block(indent + "    ", depth + 1, loop)
        if self.r.random() < 0.3:
            self.lines.append(f"{indent}elif {self.test()}:")
            self.block(indent + "    ", depth + 1, loop)
        if self.r.random() < 0.5:
            self.lines.append(f"{indent}else:")
            self.block(indent + "    ", depth + 1, loop)

    def for_loop(self, indent: str, depth: int) -> None:
        self.loops += 1
        i = self.r.choice(["i", "j", "k"])
        ranges = [
            "range(3)",
            "range(1, 4)",
            "range(4, 0, -1)",
            "range(0, 5, 2)",
            "reversed(range(3))",
        ]
        if self.ints:
            ranges.append(f"range({self.ints[0]} % 3 + 1)")
        iterable = self.r.choice(ranges)
        if self.arrays and self.r.random() < 0.15:
            array = self.r.choice(self.arrays)
            self.put(indent, f"for {i}, w in enumerate({array}):")
            self.lines.append(f"{indent}    {self.leaf_target()} = w*0.5 + {self.leaf()}")
        else:
            self.put(indent, f"for {i} in {iterable}:")
        fresh = i not in self.ints
        self.ints.append(i)
        self.block(indent + "    ", depth + 1, "for")
        self.ints.pop()
        if fresh and not indent:
            self.ints.append(i)

    def leaf_target(self) -> str:
        return self.r.choice(self.names_writable() or ["w"])

    def while_loop(self, indent: str, depth: int) -> None:
        count = f"n{self.loops}"
        self.loops += 1
        self.put(indent, f"{count} = 0")
        self.lines.append(f"{indent}while {count} < {self.r.randint(2, 4)} or False:")
        self.lines.append(f"{indent}    {count} += 1")
        self.ints.append(count)
        self.block(indent + "    ", depth + 1, "while")
        self.ints.pop()

    def function(self) -> None:
        name, count = f"f{len(self.functions)}", self.r.choice([1, 2])
        outer = self.names, self.arrays, self.ints, self.budget
        self.names, self.arrays, self.ints = ["p", "q"][:count], [], []
        if self.r.random() < 0.4:
            self.names.append("x")
        self.budget, self.in_function = 5, True
        self.lines.append(f"def {name}({', '.join(['p', 'q'][:count])}):")
        names = list(self.names)
        self.names = [n for n in names if n != "x"]
        if "x" in names:
            self.lines.append(f"    p = p*0.9 + x*{self.number()}")
        self.block("    ", 1, None)
        self.lines.append(f"    return {self.expression(2)}")
        self.in_function = False
        self.names, self.arrays, self.ints, self.budget = outer
        self.functions.append((name, count))

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def program(seed: int) -> str:
    """The random program of a seed; it reads the numbers x and y."""
    return Maker(seed).text()
