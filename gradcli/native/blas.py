"""The library for products of matrices, NumPy's own: a product has the bits that it has there.

Source: the reference BLAS, and CBLAS, its interface of C; the names are those that NumPy may be
built with.
"""

import ctypes
from functools import cache
from importlib import import_module
from typing import NamedTuple

from gradcli.native.addresses import address

# How a library calls the functions, and the bits of its whole numbers
SPELLINGS = {
    "scipy_cblas_{}64_": 64, "cblas_{}64_": 64, "cblas_{}_64": 64,
    "cblas_{}$NEWLAPACK$ILP64": 64, "cblas_{}$NEWLAPACK": 32, "scipy_cblas_{}": 32, "cblas_{}": 32,
}  # fmt: skip
# What modules call, as LLVM declares it; i is the library's whole number
SIGNATURES = {
    "dgemm": "void @blas.dgemm(i32, i32, i32, {i}, {i}, {i}, double, ptr, {i}, ptr, {i}, double, "
    "ptr, {i})",
    "dgemv": "void @blas.dgemv(i32, i32, {i}, {i}, double, ptr, {i}, ptr, {i}, double, ptr, {i})",
    "ddot": "double @blas.ddot({i}, ptr, {i}, ptr, {i})",
}


class Blas(NamedTuple):
    """bits: of its whole numbers; addresses: where its functions are, by the names that modules
    have for them."""

    bits: int
    addresses: dict[str, int]


@cache
def library() -> Blas | None:
    """NumPy's; None where it was built without one."""
    module = import_module("numpy._core._multiarray_umath")
    linked = ctypes.CDLL(module.__file__)  # and with it what it is linked to
    for spelling, bits in SPELLINGS.items():
        try:
            found = {f"blas.{f}": address(linked[spelling.format(f)]) for f in SIGNATURES}
        except AttributeError:
            continue
        return Blas(bits, found)
    return None


def bits() -> int:
    """Of the library's whole numbers; 0 where there is none."""
    found = library()
    return 0 if found is None else found.bits


def addresses(asked: int | None) -> dict[str, int]:
    """Where the functions are that code calls; asked: as `Form.blas` is."""
    found = library() if asked else None
    return {} if found is None else found.addresses
