"""Lists have the form in the core that a person would give them, whatever front end is asked."""

import engines
import pytest

from gradcli.errors import Diagnostic
from gradcli.language.printing.unparse import unparse
from gradcli.lowering.raising.restore import restore
from gradcli.lowering.stage import staged

# a program, lines that its core has, and what no line of it has
FORMS = [
    ("st = []\nfor i in range(3):\n    st.append(i*x)\ny = 1\nwhile st:\n    y *= st.pop()\ny",
     ["st.append(i*x)", "value = st.pop()"], "concatenate"),
    ("v: float[:]\nw = [x*t for t in v]\nw[0]*w[-1] + sum(w)",
     ["w = np.zeros(len(v))", "w[k] = x*t"], "concatenate"),
    ("n: int\nw = [x*i for i in range(2, n)]\nw[0]*w[-1]",
     ["w = np.zeros(len(range(2, n)))", "w[i - 2] = x*i"], "concatenate"),
    ("v: float[:]\nw = [x*t for t in reversed(v)]\nw[0] + len(w)*w[-1]",
     ["w = np.zeros(len(v))", "t = v[len(v) - 1 - k]", "w[k] = x*t"], "concatenate"),
    ("n: int\ns = [x, 2.0]\nfor i in range(n):\n    s.append(s[-1]*s[-2] + s[i] + len(s))\ns[n]",
     ["s = np.zeros(n + 2)", "s[0] = x", "s[i + 2] = s[i + 1]*s[i] + s[i] + (i + 2)"], "count"),
    ("r: float[:]\ns = [x]\nfor t in range(1, len(r)):\n    s.append(s[t - 1]*r[t - 1])\ns[0]",
     ["s[t] = s[t - 1]*r[t - 1]"], "count"),
    ("w = np.array([x, x*x])\ns = [w[0]]\nw[0] = 3\nfor i in range(3):\n    s.append(s[-1]*w[0])\n"
     "s[0] + s[3]", ["s = np.zeros(4)", "s[i + 1] = s[i]*w[0]"], "count"),
    ("v = [x*k for k in range(5)]\nfor k in range(3):\n    v[0] = v[0] + v[1]\n    v.sort()\nv[2]",
     ["v = np.zeros(5)", "v = np.sort(v)"], "concatenate"),
    ("a = [x*k for k in range(4)]\nst = []\nb = []\nfor k in range(4):\n    st.append(a[k])\n"
     "    b.append(x + k)\ny = st.pop() + b[2]\ny", ["b[k] = x + k", "y = value + b[2]"], "count"),
    ("s = []\nfor i in range(4):\n    if x > i:\n        s.append(x*i)\ns[0]*len(s)",
     ["s[s_count] = x*i"], "concatenate"),
    ("v: float[:]\ns = sum([x*t for t in v if t > 0], 2)\ns*s",
     ["s = 2", "s += x*t"], "zeros"),
    ("import math\nv: float[:]\nx*math.prod([t*u for t in v for u in v])",
     ["product = 1", "product *= t*u"], "zeros"),
    ("v: float[3]\nst = []\nfor i in range(3):\n    st.append(v*i)\nb = st.pop()\nb[0] = 3\n"
     "np.sum(b)*np.sum(st.pop())", ["st.append(v*i)", "b = st.pop()", "b[0] = 3"], "concatenate"),
    ("sum([x*a for a in (1, 2, 3)], 5)", ["5 + x*1 + x*2 + x*3"], "total"),
]  # fmt: skip

# what a stack has is written to, under a name that it was pushed by or popped to
WRITTEN = [
    "a = v*1\nst = []\nfor i in range(3):\n    st.append(a)\n    a[0] = 3\nnp.sum(st.pop())",
    "st = []\nfor i in range(2):\n    st.append(v)\na = st.pop()\na *= 2\nnp.sum(st.pop()*a)",
    "st = []\nfor i in range(2):\n    st.append(v*i)\na = st[-1]\na[0] = 2\nnp.sum(st.pop())",
]


@pytest.mark.parametrize("text", WRITTEN)
def test_an_array_on_a_stack_is_written_to_by_no_other_name(text):
    with pytest.raises(Diagnostic, match="two live names"):
        staged(engines.program_of(f"v: float[3]\n{text}"))


@pytest.mark.parametrize(("text", "has", "has_not"), FORMS)
def test_a_list_has_the_form_of_what_is_asked_of_it(text, has, has_not):
    core = unparse(restore(staged(engines.program_of(text))))
    assert [line for line in has if f"{line}\n" not in core] == [], core
    assert has_not not in core, core


def test_a_list_grows_in_a_loop_whose_turn_never_ends():
    turn = "    w.append(x)\n    while True:\n        w.append(x)\n"
    text = f"w = []\nfor k in range(3):\n{turn}len(w)"
    staged(engines.program_of(text))
