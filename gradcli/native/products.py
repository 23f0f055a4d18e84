"""Products of matrices as LLVM text: a call of BLAS where that pays, else loops.

Matrices are row after row to BLAS; one whose columns lie so is said to be transposed.
"""

from typing import TYPE_CHECKING

from gradcli.native.blas import bits
from gradcli.typed import statements as t

if TYPE_CHECKING:
    from gradcli.native.text import Printer

ROWS, AS_IT_IS, TRANSPOSED = "i32 101", "i32 111", "i32 112"
# From so many products of numbers on a call of BLAS is sooner than a loop: of matrices, of a vector
# and a matrix, of vectors (`benchmarks/native.py products`)
MATRICES, VECTOR, VECTORS = 6**3, 16**2, 32
SPEED = 4  # as a power of 2, of the products of BLAS beside the operations of code
LONG = 1 << 16  # products, from which on the clock is looked at


def product(p: "Printer", s: t.Product) -> None:
    """A matrix takes a product, or has it added."""
    vector = s.rows == t.ONE
    work = t.times(s.rows, t.times(s.inner, s.columns))
    _where_it_pays(p, work, VECTOR if vector else MATRICES, s.loops, lambda: (
        _of_vector(p, s) if vector else _of_matrices(p, s)
    ))  # fmt: skip


def dot(p: "Printer", s: t.Dot) -> None:
    """A name takes the product of two vectors."""

    def called() -> None:
        size = p.value(s.size)
        vectors = [f"{_address(p, v)}, {_count(p, v.column)}" for v in (s.left, s.right)]
        given = f"{_whole(p, size)}, {', '.join(vectors)}"
        p.line(f"store double {p.new(f'call double @blas.ddot({given})')}, ptr {p.names[s.name]}")

    _where_it_pays(p, s.size, VECTORS, s.loops, called)


def _where_it_pays(p: "Printer", work: t.Value, least: int, loops: list, called) -> None:
    known = t.known_whole(work)
    if known is None or known >= least:
        p.blas = bits()
    if not p.blas or (known is not None and known < least):
        p.body(loops)
        return
    p.has_loops = True
    if known is not None:
        called()
        _charge(p, str(known))
        return
    count = p.value(work)
    many, few, after = p.label("many"), p.label("few"), p.label("after")
    p.end(f"br i1 {p.new(f'icmp sge i64 {count}, {least}')}, label %{many}, label %{few}")
    p.start(many)
    called()
    _charge(p, count)
    p.go(after)
    p.start(few)
    p.body(loops)
    p.go(after)
    p.start(after)


def _charge(p: "Printer", count: str) -> None:
    """Count what a call did, and look at the clock."""
    known = count.isdigit()
    if known and int(count) < LONG:
        return
    p.charge(str(int(count) >> SPEED) if known else p.new(f"lshr i64 {count}, {SPEED}"))
    p.pass_on(p.new("call i32 @look(ptr %c)"))


def _of_matrices(p: "Printer", s: t.Product) -> None:
    counts = ", ".join(_count(p, n) for n in (s.rows, s.columns, s.inner))
    (left, a), (right, b) = _matrix(p, s.left), _matrix(p, s.right)
    into = f"{_beta(s)}, {_address(p, s.result)}, {_count(p, s.result.row)}"
    p.line(
        f"call void @blas.dgemm({ROWS}, {left}, {right}, {counts}, double 1.0, {a}, {b}, {into})"
    )


def _of_vector(p: "Printer", s: t.Product) -> None:
    """A vector by a matrix: the columns of the matrix, each by the vector."""
    how, b = _matrix(p, s.right)
    turned = how == AS_IT_IS
    counts = (s.inner, s.columns) if turned else (s.columns, s.inner)
    sizes = ", ".join(_count(p, n) for n in counts)
    x = f"{_address(p, s.left)}, {_count(p, s.left.column)}"
    into = f"{_beta(s)}, {_address(p, s.result)}, {_count(p, t.ONE)}"
    way = TRANSPOSED if turned else AS_IT_IS
    p.line(f"call void @blas.dgemv({ROWS}, {way}, {sizes}, double 1.0, {b}, {x}, {into})")


def _matrix(p: "Printer", x: t.Matrix) -> tuple[str, str]:
    """Whether a matrix is transposed; where it begins, and how far apart its rows are."""
    rows = x.column == t.ONE
    return (
        AS_IT_IS if rows else TRANSPOSED,
        f"{_address(p, x)}, {_count(p, x.row if rows else x.column)}",
    )


def _beta(s: t.Product) -> str:
    return f"double {'1.0' if s.added else '0.0'}"


def _address(p: "Printer", x: t.Matrix) -> str:
    place = p.value(x.place)
    return f"ptr {p.new(f'getelementptr double, ptr {p.arrays[x.array]}, i64 {place}')}"


def _count(p: "Printer", value: t.Value) -> str:
    return _whole(p, p.value(value))


def _whole(p: "Printer", text: str) -> str:
    """A whole number of 64 bits as one of the library's, which it has to fit."""
    if p.blas == 64 or text.isdigit():
        return f"i{p.blas} {text}"
    p.stop_unless(p.new(f"icmp ult i64 {text}, {1 << 31}"))
    return f"i32 {p.new(f'trunc i64 {text} to i32')}"
