"""The functions that `specialisation` wrote, at the top level of a program, and their calls."""

from gradcli.core.ir import fresh
from gradcli.core.refusals import refuse
from gradcli.language.names.program import Program
from gradcli.language.names.scopes import Scope
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import mapped
from gradcli.lowering.fresh_names import names_in
from gradcli.lowering.passes.static_values import (
    Closure,
    Instance,
    Library,
    Site,
    Text,
    Variable,
    function_scope,
)


def lifted(
    program: Program, top: Instance, made: list[Instance], written: list[list], taken: set[str]
) -> tuple:
    """The statements of a module: those written for each of its own, after the functions in it.

    made: the instances in the order in which they were finished.
    """
    instances = [*made, top]
    _spread(instances, taken)
    _name(program, top, made, taken)
    sites = {id(site.node): (caller, site) for caller in instances for site in caller.calls}

    def called(node: s.Node) -> s.Node | None:
        if id(node) not in sites:
            return None
        caller, site = sites[id(node)]
        args = mapped(node.args, called)
        for variable in site.callee.names:
            args += (s.Name(_passed(program, caller, site, variable, taken), span=node.span),)
        return s.Call(s.Name(site.callee.name, span=node.span), args, (), span=node.span)

    places = _places(program.module.body)
    body: list[s.Node] = []
    for k, statements in enumerate(written):
        for instance in made:
            if places[id(instance.node)] == k:
                more = tuple(s.Parameter(n, None, None) for n in instance.names.values())
                parameters, block = instance.parameters + more, mapped(instance.body, called)
                span = instance.node.span
                body.append(s.Def(instance.name, parameters, block, (), None, span=span))
        body += mapped(tuple(statements), called)
    return tuple(body)


def _spread(instances: list[Instance], taken: set[str]) -> None:
    """Let each instance want what those that it calls want of the functions around it."""
    before = -1
    while before != (before := sum(len(instance.names) for instance in instances)):
        for instance in instances:
            for site in instance.calls:
                for variable in site.callee.names:
                    instance.called(variable, taken)


def _passed(
    program: Program, caller: Instance, site: Site, variable: Variable, taken: set[str]
) -> str:
    """The name that a variable has at a call; it must have a value there, and be seen."""
    name = caller.called(variable, taken)
    home = site.scope.home(name)
    if variable.owner is caller:
        seen = name in site.assigned and variable.home in (None, home)
    else:
        seen = home is None or function_scope(home) is not caller.scope
    if not seen:
        raise refuse("function value", site.node.span, program.source)
    return name


def _places(body: tuple) -> dict[int, int]:
    """Where in a module each function is, by its definition."""
    return {
        id(node): k
        for k, statement in enumerate(body)
        for node in s.walk(statement)
        if type(node) in (s.Def, s.Lambda)
    }


def _name(program: Program, top: Instance, made: list[Instance], taken: set[str]) -> None:
    """Give the instances names: that of the function where nothing else has it."""
    reserved = names_in(program, ())
    for scope in program.scope.walk():
        for read in scope.reads:
            if read.start is not None and scope.home(read.start.id) is None:
                reserved.add(read.start.id)
    used: set[str] = set()
    for instance in (*made, top):
        used |= _variables(instance.scope, instance) | set(instance.names.values())

    def is_own(instance: Instance) -> bool:
        """Whether a function has its name at the top level."""
        places = top.scope.bindings.get(instance.name)
        return places is not None and places[0].value is instance.node

    for instance in sorted(made, key=is_own, reverse=True):
        name = instance.name
        if name in used or (name in reserved and not is_own(instance)):
            name = fresh(taken, _told(instance))
        instance.name = name
        used.add(name)


def _variables(scope: Scope, instance: Instance) -> set[str]:
    """The names in a function that stand for values as it runs."""
    found = {
        name
        for name, places in scope.bindings.items()
        if not (scope is instance.scope and name in instance.known and len(places) == 1)
        and instance.values.get((id(scope), name)) is None
    }
    for child in scope.children:
        if type(child.node) is s.Comprehension:
            found |= _variables(child, instance)
    return found


def _told(instance: Instance) -> str:
    """A name that says what a copy of a function is for, or where it comes from."""
    words = [instance.name]
    for known in instance.known.values():
        match known:
            case Text(str(word)) | Closure(name=word):
                word = word.removeprefix(f"{instance.name}_")
                words.append("".join(c if c.isalnum() else "_" for c in word))
            case Library(s.Name(word) | s.Attribute(_, word)):
                words.append(word)
    if len(words) == 1 and instance.outer is not None and instance.outer.name:
        words.insert(0, instance.outer.name)
    return "_".join(filter(None, words))
