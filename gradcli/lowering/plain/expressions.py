"""Expressions of the surface as nodes of the core's graph, and the calls they hold hoisted out.

An expression becomes one node wherever it is pure.  A user's call becomes an Assign before the
statement; where only control flow may reach it (an operand of `and`, a branch of a conditional
expression) the whole becomes an If.  Left-deep chains are walked, not recursed into.
"""

from gradcli.core import ir
from gradcli.core.ir import Assign, Call, Expr, If, fresh
from gradcli.core.operators import COMPARISONS, UNARY, is_boolean
from gradcli.core.refusals import refuse
from gradcli.language.names.lookup import full_name
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import has_pop
from gradcli.lowering.library.attributes import ATTRIBUTES


class Expressions:
    """The part of a lowering that reads expressions; `_Lower` adds the statements."""

    def named(self, value, base: str) -> Expr:
        """A fresh name that holds `value`, assigned before the statement."""
        name = fresh(self.taken, base)
        self.out.append(Assign((name,), (), value))
        return self.graph.var(name)

    def given(self, value) -> Expr:
        """A fresh name that holds `value`, called after the function that gives it."""
        function = value.function if type(value) is Call else ir.POP
        if function == ir.POP:
            return self.named(value, "value")
        return self.named(value, function if function.endswith("value") else f"{function}_value")

    def held(self, node) -> surface.Name:
        """A name that holds the value of `node`, assigned before the statement."""
        place = self.given(self.whole(node)).args[0]
        self.variables.add(place)
        return surface.Name(place, span=node.span)

    def acts(self, node) -> bool:
        """Whether an expression pops, or calls a function of the program."""
        calls = (part.function for part in surface.walk(node) if type(part) is surface.Call)
        own = any(type(f) is surface.Name and f.id in self.functions for f in calls)
        return own or has_pop(node)

    # -- the forms --------------------------------------------------------------------------------
    def whole(self, node):
        """The right side of an assignment: a value, or a call of a user's function."""
        if type(node) is not surface.Call:
            return self.expression(node)
        value, function = self.call(node), node.function
        new = type(function) is surface.Attribute and function.name == "flatten"
        return self.graph.node(ir.COPY, (value,)) if new else value

    def expression(self, node):
        """The value of `node`: a node of the graph, or a number."""
        chain = []
        while type(node) is surface.Binary:  # a + b + c + … leans to the left
            chain.append(node)
            node = node.left
        value = self.at(node, self.single(node))
        for binary in reversed(chain):
            right = self.expression(binary.right)
            value = self.at(binary, self.operator(binary.op, value, right, binary))
        return value

    def single(self, node):
        match node:
            case surface.Name():
                return self.name(node)
            case surface.Unary("-", surface.Number(value, _)) if type(value) is not complex:
                return -value if value else self.graph.node(UNARY["-"], (value,))
            case surface.Unary(op, operand):
                value = self.test(operand) if op == "not" else self.expression(operand)
                return self.graph.node(UNARY[op], (value,))
            case surface.Compare():
                return self.comparison(node)
            case surface.BoolOp():
                return self.logic(node)
            case surface.Conditional():
                return self.conditional_value(node)
            case surface.Call():
                value = self.call(node)
                return self.given(value) if type(value) is Call else value
            case surface.Subscript(value, index):
                part = self.part(self.expression(value), self.index(index), node)
                return self.listed(self.copied(part)) if id(node) in self.by_lists else part
            case surface.Attribute():
                return self.attribute(node)
        return super().single(node)

    def dotted(self, node) -> str | None:
        """The name of a library's function or constant, its prefix the language's own."""
        start, text = dotted(node)
        if start is None or self.is_variable(start.id):
            return None
        return full_name(self.resolved, self.resolved.scope, node) or text

    def is_variable(self, name: str) -> bool:
        return name in self.variables or (self.local is not None and name in self.local)

    def name(self, node: surface.Name):
        if self.is_variable(node.id):
            read = self.graph.var(node.id)
            self.graph.places.setdefault(id(read), node.span)
            return read
        if node.id in self.functions:
            raise refuse("function value", node.span, self.source)
        return self.constant(node.id, node)

    def attribute(self, node: surface.Attribute):
        dotted = self.dotted(node)
        if dotted is not None:
            if dotted.endswith(".newaxis"):
                return None
            return self.constant(dotted, node)
        if node.name not in ATTRIBUTES:
            raise refuse("attribute", node.span, self.source)
        return self.graph.node(ATTRIBUTES[node.name], (self.expression(node.value),))

    # -- what control flow evaluates --------------------------------------------------------------
    def comparison(self, node: surface.Compare):
        """A chain of comparisons: each middle term is one node, so it is evaluated once."""
        if any(map(self.acts, node.rest[1:])):  # only where those before hold
            (op, *ops), (second, *rest) = node.ops, node.rest
            first, second = self.held(node.first), self.held(second)
            links = [surface.Compare(first, (op,), (second,), span=node.span)]
            links.append(surface.Compare(second, tuple(ops), tuple(rest), span=node.span))
            return self.chain("and", links, self.test)
        terms = [self.expression(v) for v in (node.first, *node.rest)]
        if any(op not in COMPARISONS for op in node.ops):
            raise refuse("operator", node.span, self.source)
        links = tuple(
            self.graph.node(COMPARISONS[op], (a, b)) for op, a, b in zip(node.ops, terms, terms[1:])
        )
        return links[0] if len(links) == 1 else self.graph.node(ir.AND, links)

    def test(self, node):
        """The value of `node` where only its truth is asked."""
        if type(node) is surface.BoolOp:
            return self.chain(node.op, list(node.values), self.test)
        return self.expression(node)

    def logic(self, node: surface.BoolOp):
        """`and`, `or` as values: the operand that decided."""
        return self.chain(node.op, list(node.values), self.expression)

    def chain(self, op: str, operands: list, read):
        first = read(operands[0])
        if len(operands) == 1:
            return first
        with self.into([]) as before:
            second = self.chain(op, operands[1:], read)
        if before:
            name = fresh(self.taken, "truth")
            self.out.append(Assign((name,), (), first))
            decide = (*before, Assign((name,), (), second))
            test = self.graph.var(name)
            self.out.append(If(test, decide, ()) if op == "and" else If(test, (), decide))
            return test
        if read == self.test or (is_boolean(first) and is_boolean(second)):
            row = ir.AND if op == "and" else ir.OR
            more = second.args if type(second) is Expr and second.op is row else (second,)
            return self.graph.node(row, (first, *more))
        pair = (second, first) if op == "and" else (first, second)
        return self.graph.node(ir.SELECT, (first, *pair))

    def conditional_value(self, node: surface.Conditional):
        test = self.test(node.test)
        with self.into([]) as before_body:
            body = self.expression(node.body)
        with self.into([]) as before_else:
            orelse = self.expression(node.orelse)
        if not before_body and not before_else:
            return self.graph.node(ir.SELECT, (test, body, orelse))
        name = fresh(self.taken, "choice")
        self.out.append(
            If(
                test,
                (*before_body, Assign((name,), (), body)),
                (*before_else, Assign((name,), (), orelse)),
            )
        )
        return self.graph.var(name)
