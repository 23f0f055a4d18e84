"""Each sample does what its `# expect:` lines say, in every engine.

A line reads `# expect: x=2 y=6 -> 8; x: 12, y: null`: the point, the value, the derivatives.
"""

import json
import re
from pathlib import Path

import engines
import printed
import pytest
from oracle import execute

from gradcli import calls
from gradcli.emit.targets import TARGETS
from gradcli.errors import Diagnostic

pytestmark = pytest.mark.sampled(16)

SAMPLES = sorted((Path(__file__).parents[1] / "samples").glob("*.expr"))
# samples that take derivatives themselves, or solve: no program of their derivative is printed
FENCED = {
    "kepler.expr", "pendulum.expr", "internal_rate.expr", "shooting.expr", "lesson.expr",
}  # fmt: skip
EXPECT = re.compile(r"# expect: (.*) -> (.*?); (.*)")
# the bound values and the derivatives of a sample go through at most some hundred operations
TOLERANCE = 1e-9


def numbers(text: str) -> list[str]:
    """The items of a comma list, brackets kept together."""
    return re.findall(r"(\w+)\s*[:=]\s*(\[(?:[^\[\]]|\[[^\[\]]*\])*\]|[^\s,]+)", text)


def value(text: str):
    """A number, null or nested lists; in an array every number is a float."""
    return json.loads(text, parse_int=float) if text.startswith("[") else json.loads(text)


def expectations() -> list[tuple[str, str, dict, float, dict]]:
    found = []
    for sample in SAMPLES:
        for point, want, slopes in EXPECT.findall(sample.read_text()):
            found.append(
                (
                    sample.name,
                    point,
                    {k: value(v) for k, v in numbers(point)},
                    float(want),
                    {k: value(v) for k, v in numbers(slopes)},
                )
            )
    return found


CASES = expectations()


def over(cases):
    return pytest.mark.parametrize(
        ("name", "point", "want", "slopes"),
        [(name, point, want, slopes) for name, _, point, want, slopes in cases],
        ids=[f"{name} {text}" for name, text, *_ in cases],
    )


each = over(CASES)
each_plain = over([case for case in CASES if case[0] not in FENCED])


def text_of(name: str) -> str:
    return next(s for s in SAMPLES if s.name == name).read_text()


def program_of(name: str, point: dict):
    return calls.program(text_of(name), bound=tuple(point))


def flat(slopes: dict) -> list[float]:
    return [v for s in slopes.values() for v in engines.numbers(s)]


@each
def test_the_tape(name, point, want, slopes):
    result = calls.gradient(program_of(name, point), point, tuple(slopes))
    assert result.value == pytest.approx(want, rel=TOLERANCE)
    for key, slope in slopes.items():
        if slope is None:
            assert result[key] is None
        else:
            assert list(map(float, engines.numbers(result[key]))) == pytest.approx(
                engines.numbers(slope), rel=TOLERANCE
            )


@each
@pytest.mark.parametrize("engine", [engines.by_dual, engines.by_series])
def test_forward_engines(name, point, want, slopes, engine):
    found = engine(program_of(name, point), point, tuple(slopes))
    assert found == pytest.approx(flat(slopes), rel=TOLERANCE)


@each_plain
@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_the_printed_derivative(name, point, want, slopes, mode):
    wrt = tuple(slopes)
    if mode == "reverse":
        found = engines.by_adjoint(program_of(name, point), point, wrt)
    elif any(isinstance(v, list) for v in slopes.values()):
        with pytest.raises(Diagnostic, match="forward"):
            calls.diff(program_of(name, point), wrt, "forward")
        return
    else:
        found = engines.by_tangent(program_of(name, point), point, wrt)
    assert found == pytest.approx(flat(slopes), rel=TOLERANCE)


def test_the_readme_names_the_samples_that_are_refused():
    readme = (Path(__file__).parents[1] / "README.md").read_text()
    told = re.search(r"`gradcli diff` refuses such programs.*?\n\n", readme, re.DOTALL)[0]
    assert {f"{name}.expr" for name in re.findall(r"`(\w+)`", told)} == FENCED


@pytest.mark.parametrize("name", sorted(FENCED))
def test_what_has_no_printed_derivative_says_so(name):
    with pytest.raises(Diagnostic) as caught:
        calls.diff(calls.program(text_of(name)))
    assert caught.value.code == "E0108"


@each_plain
def test_cpython(name, point, want, slopes):
    text = re.sub(r"^\w+: (float|int)(\[.*\])?\n", "", text_of(name), flags=re.MULTILINE)
    text = re.sub(r"^(\w+): (float|int)(\[.*\])? = ", r"\1 = ", text, flags=re.MULTILINE)
    for key in point:
        text = re.sub(rf"^{key} = .*\n", "", text, flags=re.MULTILINE)
    text += program_of(name, point).target.name or ""
    engines.check_values(text, point)
    assert execute(text, point)[1] == pytest.approx(want, rel=TOLERANCE)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda s: s.name)
def test_a_sample_says_how_it_is_run_and_what_comes_out(sample):
    text = sample.read_text()
    assert text.startswith("# ")
    assert re.search(rf"^# run: gradcli (grad|eval) {sample.name}", text, re.MULTILINE)
    assert EXPECT.search(text)


@each_plain
@pytest.mark.parametrize("target", ["python", "numpy"])
def test_in_python(name, point, want, slopes, target):
    program = program_of(name, point)
    value = printed.function(calls.emit(program, target))
    gradient = printed.function(calls.diff(program, tuple(slopes), to=target))
    given = {n: x for n, x in point.items() if n in program.inputs}
    assert printed.numbers(value(**given)) == pytest.approx([want], rel=TOLERANCE)
    assert printed.numbers(gradient(**given)) == pytest.approx(flat(slopes), rel=TOLERANCE)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda s: s.name)
def test_a_sample_is_printed_or_refused(sample, target):
    program = calls.program(sample.read_text())
    ways = [lambda: calls.emit(program, target), lambda: calls.diff(program, to=target)]
    ways += [lambda name=name: calls.diff(program, (name,), to=target) for name in program.inputs]
    for way in ways:
        try:
            assert way()
        except Diagnostic as refused:
            assert refused.code in ("E0007", "E0108", "E0109")
