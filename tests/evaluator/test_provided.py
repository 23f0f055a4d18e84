"""The names that the language declares, each with its arity, are those that the engine gives."""

import inspect

import pytest

from gradcli import calls
from gradcli.evaluator.library import builtins, higher, methods
from gradcli.evaluator.library.provided import python_function
from gradcli.evaluator.texts import strings
from gradcli.evaluator.values import random_numbers, values
from gradcli.language.names.builtins import (
    ATTRIBUTES,
    BUILTINS,
    DECORATORS,
    HIGHER,
    HIGHER_UNDER,
    METHODS,
    METHODS_OF,
    TAKES_FUNCTIONS,
    WITHOUT_VALUE,
)
from gradcli.tensorflow import find

OBJECTS = {"custom function": higher.Custom, "stream of random numbers": random_numbers.Generator}
METHODS_GIVEN = {
    **methods.METHODS,
    "string": strings.STRINGS,
    **{kind: cls.methods for kind, cls in OBJECTS.items()},
}
WRITTEN = [  # not Python's own, such as list.append
    (kind, name)
    for kind, table in methods.METHODS.items()
    for name, function in table.items()
    if inspect.isfunction(function)
]


def accepts(function, least: int, most: int | None, keywords, before: int) -> None:
    """Raises unless `function` takes as many arguments, and the keywords, after the first few."""
    signature = inspect.signature(function)
    signature.bind(*[0] * (before + least), **dict.fromkeys(keywords or (), 0))
    if most is None:
        assert any(p.kind is p.VAR_POSITIONAL for p in signature.parameters.values())
    else:
        signature.bind(*[0] * (before + most))


def test_builtins_are_declared_and_given():
    assert set(builtins.FUNCTIONS) == set(BUILTINS) - {"print", "str", "repr"}
    assert all(callable(python_function(name)) for name in BUILTINS)


@pytest.mark.parametrize("name", builtins.FUNCTIONS)
def test_a_builtin_takes_what_is_declared(name):
    accepts(builtins.FUNCTIONS[name], *BUILTINS[name], before=0)


def test_functions_of_functions_are_declared_and_given():
    assert set(higher.HIGHER) == set(HIGHER)
    assert set(HIGHER_UNDER.values()) | set(DECORATORS) <= set(HIGHER)


@pytest.mark.parametrize("kind", METHODS_OF)
def test_methods_are_declared_and_given(kind):
    assert set(METHODS_GIVEN[kind]) == set(METHODS_OF[kind])


@pytest.mark.parametrize(("kind", "name"), WRITTEN)
def test_a_method_takes_what_is_declared(kind, name):
    function = methods.METHODS[kind][name]
    before = 3 if name in methods.WITH_METER else 1  # the run, the call, and the value itself
    accepts(function, *METHODS_OF[kind][name], before=before)


def test_attributes_are_declared_and_given():
    given = {*values.Failure.attributes, *values.Type.attributes}
    given.update(*methods.FIELDS.values())
    assert {*methods.ATTRIBUTES, *given} == {*ATTRIBUTES, "__name__"}


def test_tables_of_names_name_what_is_declared():
    assert set(TAKES_FUNCTIONS) <= set(BUILTINS)
    kinds = (find(name) for name in ("Variable", "GradientTape", "keras.optimizers.Optimizer"))
    of_objects = frozenset().union(*[kind.visible for kind in kinds])
    assert set(WITHOUT_VALUE) <= {*METHODS, *of_objects}


@pytest.mark.parametrize("text", ["sum(v, 1)", "sum(v, start=1)"])
def test_a_sum_from_a_start_on_adds_it(text):
    assert calls.value(calls.program(f"v: float[3]\n{text}"), {"v": [1.0, 2.0, 4.0]}).value == 8.0
