"""What calls give to the parameters of a program's functions, as far as names tell what is called:
a function by its name, and a parameter that is given one."""

from gradcli.language.names.scopes import Scope
from gradcli.language.syntax import surface as s

DEEPEST = 4  # functions that functions are given to
Place = tuple[int, str]  # the scope that binds a name, by identity, and the name


class Arguments:
    """The calls of a program's functions.

    inner: the scope of a function, or of a comprehension, by the identity of its node; given: a
    parameter -> what it is given, each with the scope of the call; places: a node that is given, by
    identity -> the parameters that it is for.
    """

    def __init__(self, top: Scope):
        self.inner = {id(scope.node): scope for scope in top.walk()}
        self.given: dict[Place, list[tuple[Scope, s.Node]]] = {}
        self.places: dict[int, set[Place]] = {}
        calls = [
            (scope, read.node) for scope in top.walk() for read in scope.reads
            if type(read.node) is s.Call and type(read.node.function) is s.Name
        ]  # fmt: skip
        for _ in range(DEEPEST):  # a parameter is called as what it has been given so far
            if not any([self._give(scope, call) for scope, call in calls]):
                break

    def _give(self, scope: Scope, call: s.Call) -> bool:
        """Note what a call gives to parameters; whether some of it is new."""
        new = False
        for function in self.called(scope, call):
            names, of = [p.name for p in function.parameters], id(self.inner[id(function)])
            for name, value in (*zip(names, call.args), *call.keywords):
                places = self.places.setdefault(id(value), set())
                if (of, name) not in places:
                    new = True
                    places.add((of, name))
                    self.given.setdefault((of, name), []).append((scope, value))
        return new

    def called(self, scope: Scope, call: s.Call) -> list[s.Def | s.Lambda]:
        """The functions of the program that a call may be of."""
        found: list[s.Def | s.Lambda] = []
        waiting: list[tuple[Scope, s.Node]] = [(scope, call.function)]
        seen: set[Place] = set()
        while waiting:
            scope, node = waiting.pop()
            if type(node) is s.Lambda:
                found.append(node)
            home = scope.home(node.id) if type(node) is s.Name else None
            if home is None or (id(home), node.id) in seen:  # type: ignore[attr-defined]
                continue
            place = id(home), node.id  # type: ignore[attr-defined]
            seen.add(place)
            for binding in home.bindings[place[1]]:
                if isinstance(binding.value, s.Def | s.Lambda):
                    found.append(binding.value)
                elif binding.kind == "parameter":
                    waiting += self.given.get(place, ())
        return found
