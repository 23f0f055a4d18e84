"""Calls of functions of the program, of stacks' methods, and of what is done to lists."""

from gradcli.core import ir
from gradcli.core.array_functions import CALLED
from gradcli.core.ir import Call, Expr
from gradcli.core.refusals import refuse
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import has_pop
from gradcli.lowering.library.calls import several


class ProgramCalls:
    """The part of a lowering that reads calls of what the program makes itself."""

    def call(self, node: surface.Call):
        """A call's value: a Call for a user's function and a stack's methods, else a node."""
        function = node.function
        if type(function) is surface.Name and function.id in self.functions:
            return self.user_call(node, self.functions[function.id])
        dotted = self.dotted(function)
        if dotted == "len" and self.is_range(node.args[0]):
            return self.length(node.args[0])
        of_list = id(node) in self.by_lists and not several(node.args) and not node.keywords
        if dotted in ("max", "min") and of_list:
            items = self.expression(node.args[0])
            return items[self.placed(self.graph.node(CALLED[f"arg{dotted}"].row, (items,)), node)]
        if dotted == "list" and len(node.args) == 1:
            (items,) = node.args
            if self.is_range(items):
                bounds = tuple(map(self.expression, items.args))
                return self.graph.node(ir.constant_form("arange"), bounds)
            return self.listed(self.copied(self.expression(items)))
        if dotted == "reversed":
            back = self.graph.node(ir.SLICE, (None, None, -1))
            return self.placed(self.expression(node.args[0])[back], node)
        return super().call(node)

    def user_call(self, node: surface.Call, function: surface.Def) -> Call:
        given = dict(zip((p.name for p in function.parameters), node.args))
        given |= dict(node.keywords)
        if node.keywords and sum(map(has_pop, given.values())) > 1:
            raise refuse("pop order", node.span, self.source)
        args = []
        for p in function.parameters:
            value = given.get(p.name, p.default)
            if value is None:
                raise refuse("call", node.span, self.source)
            args.append(self.expression(value))
        call = Call(function.name, tuple(args))
        self.spans[id(call)] = call, node.span
        return call

    def method(self, node: surface.Call, function: surface.Attribute):
        """value.method(…): the row of that name, or the effect on a stack."""
        value = function.value
        effect = ir.STACK_METHODS.get(function.name)
        if effect and type(value) is surface.Name:
            if effect == ir.POP and node.args:
                raise refuse("pop", node.span, self.source)
            if self.local is not None and value.id not in self.local:
                raise refuse("list outside", node.span, self.source)
            args = tuple(self.expression(v) for v in node.args)
            return Call(effect, (self.graph.var(value.id), *args))
        found = super().method(node, function)
        copied = function.name == "copy" and id(node) in self.by_lists
        return self.listed(found) if copied else found

    def is_array(self, x, kind: str, node) -> bool:
        """Whether what np.asarray is given may be an array already, of the kind that is asked for:
        a parameter, or a part of what is no undeclared input."""
        if id(node) in self.by_lists:
            return False
        while type(x) is Expr and x.op is not None and x.op.name in ("getitem", "transpose"):
            x = x.args[0]
        if type(x) is not Expr or x.op is not None:
            return False
        (name,) = x.args
        if name in self.parameters:
            return True
        return not kind and self.inputs.get(name, ("", ()))[1] is not None

    def name_of_input(self, x) -> str:
        return super().name_of_input(x) if self.local is None else ""
