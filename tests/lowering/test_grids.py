"""Lists of lists of numbers: one array of two axes, whose rows are lists that names may have.

CPython is the oracle of the values, the tape that of the derivatives; what one array cannot be is
refused, never wrong.
"""

import answers
import engines
import pytest

from gradcli.calls import diff

FILLED = "D = [[0.0]*4 for i in range(4)]\nfor i in range(1, 4):\n    for j in range(1, 4):\n"
FILLED += "        D[i][j] = x*D[i - 1][j - 1] + sin(x*i*j)\n"
SQUARE = "M = [[x, 1.0, 2.0], [0.5, x, 1.0], [0.1, 0.2, 3*x]]\n"
GRIDS = {
    "a table": FILLED + "D[3][3]",
    "a table of a size that is given": FILLED.replace("4", "n") + "D[n - 1][n - 1]",
    "its rows are walked": FILLED
    + "s = 0.0\nfor row in D:\n    for v in row:\n        s += v*v\ns",
    "elimination": SQUARE + "d = 1.0\nfor k in range(3):\n    d *= M[k][k]\n"
    "    for i in range(k + 1, 3):\n        f = M[i][k]/M[k][k]\n        for j in range(3):\n"
    "            M[i][j] -= f*M[k][j]\nd",
    "a product": "A = [[x, 1.0], [2.0, x]]\nC = [[0]*2 for i in range(2)]\nfor i in range(2):\n"
    "    for j in range(2):\n        for k in range(2):\n            C[i][j] += A[i][k]*A[k][j]\n"
    "C[0][0]*C[1][0]",
    "of two comprehensions": "A = [[x*i + j for j in range(3)] for i in range(3)]\ns = 0.0\n"
    "for i in range(3):\n    for j in range(i):\n        s += A[i][j]*A[j][i]\ns",
    "of a size that is given": "A = [[x*i + j for j in range(n)] for i in range(n)]\ns = 0.0\n"
    "for i in range(n):\n    s += A[i][0]*A[0][i] + A[i][i]\ns",
    "a copy": SQUARE + "N = [row[:] for row in M]\nfor i in range(3):\n    N[i][i] = 5*x\n"
    "for i in range(3):\n    M[i][0] *= x\nM[2][0]*N[2][0] + N[1][1]",
}
SHARED = {  # who has a row sees what is written to it, and who has another does not
    "a name of a row": SQUARE + "for i in range(3):\n    r = M[i]\n    r[0] = 7*x\nM[1][0]*M[2][0]",
    "a row by its first name": "r = [x, 2.0]\nM = [r, [1.0, x]]\nfor i in range(2):\n"
    "    M[i][0] = 3*x\nr[1] = x*x\nr[0]*M[0][1]",
    "one row twice": "r = [x, 2.0]\nM = [r, r]\nfor i in range(2):\n    M[i][i] = 3*x\n"
    "M[1][0]*r[1]",
    "a row given to two places": SQUARE + "r = [x, 2*x, 3.0]\nfor i in range(3):\n    M[i] = r\n"
    "r[0] = 5.0\nM[1][0]*M[2][1]",
    "a row given away, and written": SQUARE + "for i in range(3):\n    r = [x*i, 1.0, 2.0]\n"
    "    M[i] = r\n    r[1] = x\nM[1][1]*M[2][0]",
    "a row that is replaced": SQUARE + "r = M[1]\nfor i in range(3):\n    M[i] = [2.0, x, x*i]\n"
    "r[0] = 9*x\nM[1][0]*x",
    "a row that was replaced is read": SQUARE + "r = M[1]\nfor i in range(3):\n"
    "    M[i] = [2.0, x, x*i]\nr[1]*M[1][1]",
    "rows that change places": SQUARE + "for i in range(2):\n    M[i], M[i + 1] = M[i + 1], M[i]\n"
    "M[0][0]*M[2][0]",
    "a row of another row": SQUARE + "for i in range(2):\n    M[i] = M[i + 1]\n    M[i][0] = x*i\n"
    "M[0][0]*M[1][0] + M[2][2]",
    "a row that grows": SQUARE + "for i in range(3):\n    r = M[i]\n    r.append(x)\n"
    "M[1][3]*len(M[2])",
    "a row in order": SQUARE + "for i in range(3):\n    M[i].sort()\nM[0][0]*x + M[1][2]",
    "two names of one table": SQUARE
    + "N = M\nfor i in range(3):\n    N[i][0] = x*i\nM[2][0]*M[1][0]",
    "a table that a test chooses": SQUARE + "N = [[1.0]*3 for i in range(3)]\n"
    "P = M if x > 1 else N\nfor i in range(3):\n    P[i][0] = x*x\nM[0][0] + N[1][0] + P[2][0]",
    "a table of a function": "def f(M, k):\n    for i in range(2):\n        M[i][k] *= x\n"
    "    return M[k][0]\nA = [[x, 1.0], [2.0, x]]\nf(A, 0)*f(A, 1) + A[1][1]",
    "a table in a table": "T = [[[x, 1.0], [2.0, x]], [[x, x], [1.0, 1.0]]]\ns = 0.0\n"
    "for i in range(2):\n    for j in range(2):\n        s += T[i][j][0]*T[j][i][1]\ns",
    "one row in every place": "M = [[0.0]*2 for i in range(3)]\nr = [x, 2*x]\nfor i in range(3):\n"
    "    M[i] = r\nM[0][0] = 5.0\nM[1][0]*x",
    "one row in every place, by a while": "M = [[0.0]*2 for i in range(3)]\nr = [x, 2*x]\ni = 0\n"
    "while i < 3:\n    M[i] = r\n    i += 1\nM[0][0] = 5.0*x\nM[1][0]*x",
    "a name of another row each turn": SQUARE + "a = M[0]\nfor i in range(2):\n    b = a\n"
    "    a = M[i + 1]\n    b[0] = a[1]*x\nM[0][0]*M[1][0]*a[0]*b[0]",
    "a name of the row that a test finds": SQUARE + "a = M[0]\nfor i in range(3):\n"
    "    if M[i][0] > 1:\n        a = M[i]\na[1] = 5*x\nM[0][1]*M[1][1]*M[2][1]",
    "a name of a row that changes its place": SQUARE + "for i in range(2):\n    r = M[i]\n"
    "    M[i], M[i + 1] = M[i + 1], M[i]\n    r[0] = 3*x\nM[0][0]*M[2][0]*x",
    "three places of two rows": SQUARE + "for i in range(2):\n"
    "    M[i], M[i + 1], M[i + 1] = M[i], M[i + 1], M[i]\n    M[i][0] = 7*x\n"
    "M[0][0]*M[1][0]*M[2][0]",
    "two places of one row": SQUARE + "for i in range(1):\n"
    "    M[i], M[i + 1], M[i + 1] = M[i + 1], M[i], M[i]\n    M[i][0] = 7*x\nM[0][0]*M[1][0]",
    "pivots": SQUARE + "d = 1.0\nfor k in range(3):\n    p = k\n    for i in range(k + 1, 3):\n"
    "        if abs(M[i][k]) > abs(M[p][k]):\n            p = i\n    if p != k:\n"
    "        M[k], M[p] = M[p], M[k]\n        d = -d\n    d *= M[k][k]\n"
    "    for i in range(k + 1, 3):\n        f = M[i][k]/M[k][k]\n        for j in range(k, 3):\n"
    "            M[i][j] -= f*M[k][j]\nd",
    "a middle that is walked": "A = [[x, 2.0], [1.0, x]]\ns = 0.0\nfor i in range(2):\n"
    "    for j, v in enumerate(A[i]):\n        s += v*A[j][i]\n        A[i][j] = 0.0\ns",
}
NEVER_REFUSED = {"pivots", "a name of a row", "a row by its first name", "two names of one table"}


def points(program) -> list[dict]:
    return [{n: 4 if n == "n" else v for n in program.inputs} for v in (0.7, 1.3)]


@pytest.mark.parametrize("text", GRIDS.values(), ids=GRIDS)
def test_a_list_of_lists_is_one_array(text):
    text = "n: int\n" + text if "n" in text.replace("range", "").replace("sin", "") else text
    program = engines.program_of(text)
    found = answers.answer(program, ("x",), *points(program))
    assert found.verdict == answers.RIGHT, found
    assert len(found.text.splitlines()) < 19  # its loops are loops


@pytest.mark.parametrize("name", SHARED)
def test_a_row_that_several_have_is_one_list_or_refused(name):
    program = engines.program_of(SHARED[name])
    found = answers.answer(program, ("x",), *points(program))
    taken = (answers.RIGHT,) if name in NEVER_REFUSED else (answers.RIGHT, answers.REFUSED)
    assert found.verdict in taken, found


def test_a_list_of_more_items_than_can_be_kept_apart_is_refused():
    program = engines.program_of("list(range(3*10**9))[5]*x")
    assert "more than 100000 numbers" in answers.answer(program, ("x",)).text


def test_the_elements_of_a_table_are_read_and_written_in_one_index():
    assert "D[i, j] = x*element" in diff(engines.program_of(FILLED + "D[3][3]"), ("x",))
