"""What a plot shows: curves from results, their frames and ranges, and the drawings."""

import math
from xml.etree import ElementTree

import pytest

from gradcli.errors import Diagnostic
from gradcli.report.formats import Style
from gradcli.report.plots import plot_map, plot_text
from gradcli.report.plots.plot import Curve, Curves, Gathering, Map, panels
from gradcli.report.plots.plot_file import SUFFIXES, picture
from gradcli.report.plots.plot_ranges import limits, runs, ticks
from gradcli.result.derivatives import Result

pytestmark = pytest.mark.sampled(4)

NAN, INF = math.nan, math.inf


def along(start, stop, count):
    return [start + i * (stop - start) / (count - 1) for i in range(count)]


def pole(x):
    return 1 / x if x else NAN


# -- ranges ---------------------------------------------------------------------------------------
WHOLE = {
    "a line": along(-3, 5, 50),
    "a wave, sampled coarsely": [math.sin(i) for i in range(100)],
    "a wide bump": [math.exp(-x * x) for x in along(-3, 3, 100)],
    "a narrow bump": [math.exp(-x * x) for x in range(-50, 51)],
    "a resonance": [1 / (1 + x * x) for x in along(-50, 50, 1001)],
    "growth": [math.exp(x) for x in range(100)],
    "a step": [math.copysign(1, x) for x in along(-1, 1, 100)],
    "a logarithm": [math.log(x) if x else NAN for x in along(0, 1, 100)],
    "few points": [pole(x) for x in along(-1, 1, 5)],
    "gaps alone around": [NAN, 1.0, NAN, 2.0],
}


@pytest.mark.parametrize("name", WHOLE)
def test_all_of_a_smooth_curve_is_shown(name):
    finite = [y for y in WHOLE[name] if math.isfinite(y)]
    assert limits(WHOLE[name]) == (min(finite), max(finite))


POLES = {
    "1/x with its gap": [pole(x) for x in along(-1, 1, 201)],
    "1/x without a gap": [pole(x) for x in along(-1, 1.01, 200)],
    "1/x^2": [pole(x) ** 2 for x in along(-1, 1, 201)],
    "1/x^2, the pole between two samples": [pole(x) ** 2 for x in along(-1.005, 1.005, 202)],
    "-1/x^2": [-(pole(x) ** 2) for x in along(-1, 1, 201)],
    "1/x^3": [pole(x) ** 3 for x in along(-1, 1.003, 201)],
    "tan": [math.tan(x) for x in along(-5, 5, 1001)],
    "its slope": [1 / math.cos(x) ** 2 for x in along(-5, 5, 1001)],
    "1/x from its pole on": [pole(x) for x in along(0, 1, 101)],
}


@pytest.mark.parametrize("name", POLES)
def test_a_pole_is_cut(name):
    ys = [y for y in POLES[name] if math.isfinite(y)]
    low, high = limits(POLES[name])
    assert high - low < (max(ys) - min(ys)) / 4
    inside = sum(low <= y <= high for y in ys)
    assert inside >= 0.89 * len(ys)


def test_a_curve_breaks_at_gaps_and_at_a_leap_over_the_frame():
    ys = [1.0, NAN, 2.0, 3.0, 50.0, -50.0, 0.0]
    found = [[y for _, y in run] for run in runs(list(range(7)), ys, -9, 9)]
    assert found == [[1.0], [2.0, 3.0, 50.0], [-50.0, 0.0]]
    assert len(list(runs(list(range(7)), ys, -90, 90))) == 2


def framed(*curves):
    found = panels([Curve(f"c{i}", order, ys) for i, (order, ys) in enumerate(curves)])
    return [[curve.name for curve in panel.curves] for panel in found]


def test_curves_of_like_range_share_a_frame():
    wave = [math.sin(i / 9) for i in range(99)]
    assert framed((0, wave), (1, [3 * y for y in wave])) == [["c0", "c1"]]
    assert framed((0, wave), (1, [9 * y for y in wave])) == [["c0"], ["c1"]]
    assert framed((0, [3.0, 3.0]), (1, [0.0, 0.0])) == [["c0", "c1"]]
    assert framed((0, wave), (0, [9 * y for y in wave])) == [["c0", "c1"]]
    assert framed(*[(0, wave)] * 3, *[(1, wave)] * 3) == [["c0", "c1", "c2"], ["c3", "c4", "c5"]]


def test_curves_without_a_finite_value_are_left_out():
    assert framed((0, [NAN, NAN]), (1, [1.0, 2.0])) == [["c1"]]
    with pytest.raises(Diagnostic, match="nothing to draw"):
        framed((0, [NAN, NAN]))


TICKS = [
    (0, 10, 5, ["0", "5", "10"]),
    (-2, 2, 5, ["-2", "-1", "0", "1", "2"]),
    (0, 1, 6, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    (-18, 18, 3, ["-10", "0", "10"]),
    (0, 3e8, 4, ["0", "1e8", "2e8", "3e8"]),
    (0, 2e-7, 3, ["0", "1e-7", "2e-7"]),
    (99.9997, 100.0003, 3, ["99.9998", "100.0000", "100.0002"]),
]


@pytest.mark.parametrize(("low", "high", "most", "expected"), TICKS)
def test_ticks_are_round_numbers(low, high, most, expected):
    assert ticks(low, high, most)[1] == expected


# -- from results ---------------------------------------------------------------------------------
def gathered(*points, targets=("y",), wrt=("x",)):
    """The gathering of points (x, values, slopes by x)."""
    gathering = Gathering("x")
    for x, values, slopes in points:
        gradients = None if slopes is None else {"x": slopes}
        gathering.add(x, (Result(targets, values, gradients, wrt, {"x": x}),))
    return gathering


def named(gathering):
    plot = gathering.curves()
    return {curve.name: curve.ys for panel in plot.panels for curve in panel.curves}


def test_a_number_is_two_curves():
    found = gathered((0.0, (1.0,), (3.0,)), (1.0, (2,), (4.0,)))
    assert named(found) == {"y": [1.0, 2.0], "dy/dx": [3.0, 4.0]}


def test_an_array_is_a_curve_an_element():
    found = gathered((0.0, ([1.0, 2.0],), ([3.0, None],)), (1.0, ([1.0, 2.0],), ([5.0, None],)))
    assert named(found) == {
        "y[0]": [1.0, 1.0], "y[1]": [2.0, 2.0], "dy/dx[0]": [3.0, 5.0],
    }  # fmt: skip


def test_a_long_array_is_its_sum():
    found = gathered((0.0, ([1.0] * 9,), ([2.0] * 9,)))
    assert named(found) == {"sum y": [9.0], "sum dy/dx": [18.0]}
    assert "y has 9 elements" in found.curves().notes[0]


def test_what_is_not_connected_is_left_out():
    found = gathered((0.0, ([1.0, 2.0],), (None,)), (1.0, ([1.0, 2.0],), (None,)))
    assert named(found) == {"y[0]": [1.0, 1.0], "y[1]": [2.0, 2.0]}
    assert found.unconnected() == ["x"] and found.gaps() == []


def test_what_is_connected_somewhere_is_drawn_there():
    found = gathered((0.0, (1.0,), (None,)), (1.0, (2.0,), (4.0,)))
    assert named(found)["dy/dx"][1] == 4.0 and math.isnan(named(found)["dy/dx"][0])
    assert found.unconnected() == []


def test_infinities_are_gaps():
    found = gathered((0.0, (INF,), (1.0,)), (1.0, (2.0,), (NAN,)), (2.0, (1e301,), (1.0,)))
    assert found.gaps() == [0, 1, 2]
    assert [math.isnan(y) for y in named(found)["y"]] == [True, False, True]


@pytest.mark.parametrize("value", ["text", {"a": 1.0}, 1j])
def test_what_is_no_real_number_is_refused(value):
    with pytest.raises(Diagnostic, match="a plot draws real numbers"):
        gathered((0.0, (value,), None))


def test_a_shape_that_changes_is_refused():
    with pytest.raises(Diagnostic, match="another number of elements at x=1 than at x=0"):
        gathered((0.0, ([1.0, 2.0],), None), (1.0, ([1.0],), None))


# -- drawings in text -----------------------------------------------------------------------------
def parabola(count=21):
    xs = along(-1, 1, count)
    curves = [Curve("y", 0, [x * x for x in xs]), Curve("dy/dx", 1, [2 * x for x in xs])]
    return Curves("x", xs, curves, [])


def text(plot, height=12, module=plot_text, **style):
    return "".join(module.draw(plot, Style(**style), height))


PARABOLA = """\
    ****** y   ++++++ dy/dx
 2 +                               +++
   |                            ++++
   |**                      +++++   **
   | *****               +++    *****
 0 +......**********************......
   |             ++++
   |          +++
   |     +++++
   |  ++++
-2 ++++
   ++----------------+---------------+
    -1               0               1
                    x
"""


def test_a_plot_in_ascii():
    assert text(parabola(), 14, width=38, ascii=True) == PARABOLA


def test_a_plot_in_braille_without_colour_dashes_the_second_curve():
    lines = text(parabola(), width=40).splitlines()
    assert lines[0].split() == ["⠤⠤⠤⠤⠤⠤", "y", "⠤⠤⠄⠠⠤⠤", "dy/dx"]
    assert "\x1b" not in "".join(lines)


def test_a_plot_in_colour_has_no_dashes():
    first = text(parabola(), width=40, color=True).splitlines()[0]
    assert first.strip() == "\x1b[36m⠤⠤⠤⠤⠤⠤\x1b[0m y   \x1b[33m⠤⠤⠤⠤⠤⠤\x1b[0m dy/dx"


@pytest.mark.parametrize("ascii", [True, False])
@pytest.mark.parametrize("color", [True, False])
@pytest.mark.parametrize(("width", "height"), [(24, 8), (40, 9), (80, 24), (200, 60)])
def test_a_plot_fits_its_size(width, height, ascii, color):
    import re

    drawn = text(parabola(), height, width=width, color=color, ascii=ascii)
    lines = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in drawn.splitlines()]
    assert max(map(len, lines)) <= width and len(lines) <= max(height, 9)


def test_the_curve_goes_through_its_points():
    xs = along(0, 10, 11)
    lines = text(Curves("x", xs, [Curve("y", 0, xs)], []), 14, width=40, ascii=True).splitlines()
    marks = [line.index("*") for line in lines[1:-3]]
    assert marks == sorted(marks, reverse=True) and len(set(marks)) == len(marks)


def test_a_gap_is_blank():
    xs = along(0, 8, 9)
    ys = [0.0, 0.0, 0.0, NAN, NAN, NAN, 0.0, 0.0, 0.0]
    middle = text(Curves("x", xs, [Curve("y", 0, ys)], []), 8, width=42, ascii=True)
    row = next(line for line in middle.splitlines()[1:] if "*" in line)
    drawn = "".join(" *"[c == "*"] for c in row).strip()
    assert drawn.startswith("***") and drawn.endswith("***") and "          " in drawn


@pytest.mark.parametrize("count", [1, 2])
def test_a_grid_of_few_points(count):
    xs = [2.0, 3.0][:count]
    assert "*" in text(Curves("x", xs, [Curve("y", 0, xs)], []), width=40, ascii=True)


def test_a_line_far_out_of_the_frame_is_drawn_up_to_its_edge():
    xs = along(-1, 1, 201)
    ys = [x**-2 if abs(x) > 0.02 else 1.0 if abs(x) > 1e-9 else 1e280 for x in xs]
    top = text(Curves("x", xs, [Curve("y", 0, ys)], []), 20, width=80, ascii=True).splitlines()[1]
    assert top.count("*") in range(2, 12)


def saddle(slopes=True):
    xs, ys = along(-1, 1, 9), along(-2, 2, 5)
    values = [[x * y for y in ys] for x in xs]
    given = [[(y, x) for y in ys] for x in xs] if slopes else None
    return Map("x*y", ("x", "y"), xs, ys, values, given, [])


SADDLE = """\
    x*y: -2 .:-=+*#%@ 2
 2 +..::--==++**##%%@@
   |----====++****####
 0 +++++++++++++++++++
   |####****++====----
-2 +@@%%##**++==--::..
   +-+-------+-------+
     -1      0       1
            x
"""


def test_a_map_in_ascii():
    assert text(saddle(), 9, plot_map, width=22, ascii=True) == SADDLE


def test_a_map_in_colour_has_arrows_uphill():
    xs, ys = along(0, 1, 9), along(0, 1, 9)
    plot = Map("x", ("x", "y"), xs, ys, [[x] * 9 for x in xs], [[(1.0, 0.0)] * 9] * 9, [])
    drawn = text(plot, 20, plot_map, width=60, color=True)
    assert "→" in drawn and not any(arrow in drawn for arrow in "↗↑↖←↙↓↘")


def test_a_gap_in_a_map_is_blank():
    plot = saddle()
    plot.values[0][0] = NAN
    last = text(plot, 8, plot_map, width=22, ascii=True).splitlines()[-4]
    assert last[4] == " " and last[8] != " "


# -- pictures -------------------------------------------------------------------------------------
SVG = "{http://www.w3.org/2000/svg}"


def test_a_picture_holds_its_names():
    root = ElementTree.fromstring(picture(parabola(), ".svg", None, None))
    texts = [element.text for element in root.iter(f"{SVG}text")]
    assert {"y", "dy/dx", "x"} <= set(texts)
    assert root.get("width") == "576pt"  # 800 pixels, 100 an inch


def test_a_map_holds_its_names():
    root = ElementTree.fromstring(picture(saddle(), ".svg", 400, 300))
    texts = [element.text for element in root.iter(f"{SVG}text")]
    assert {"x*y", "x", "y"} <= set(texts)
    assert root.get("width") == "288pt" and root.get("height") == "216pt"


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_picture_is_the_same_each_time(suffix):
    data = picture(parabola(5), suffix, 200, 150)
    assert data == picture(parabola(5), suffix, 200, 150)
    assert data.startswith({".svg": b"<?xml", ".png": b"\x89PNG", ".pdf": b"%PDF"}[suffix])


def test_a_picture_has_gaps():
    xs = along(-1, 1, 41)
    plot = Curves("x", xs, [Curve("y", 0, [pole(x) for x in xs])], [])
    root = ElementTree.fromstring(picture(plot, ".svg", None, None))
    strokes = [p.get("d") for p in root.iter(f"{SVG}path") if "#1f77b4" in (p.get("style") or "")]
    assert max(stroke.count("M") for stroke in strokes) == 2


def test_settings_of_the_user_are_not_used(monkeypatch):
    import matplotlib

    before = picture(parabola(), ".svg", None, None)
    monkeypatch.setitem(matplotlib.rcParams, "axes.facecolor", "red")
    assert picture(parabola(), ".svg", None, None) == before
    assert matplotlib.rcParams["axes.facecolor"] == "red"
