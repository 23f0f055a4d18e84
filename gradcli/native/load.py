"""Object files made code of this process: by ourselves where they are as simple as ours are, which
takes no LLVM, else by LLVM.

What an object of ours has is read-only data and functions, which refer to one another by how far
apart they are: they are laid into one image.  Each function from outside is reached by a jump
through a cell that follows it, which is filled then.  Source: System V ABI, AMD64 Supplement.
"""

import ctypes
import mmap
import platform
import struct
import sys

from gradcli.native.addresses import CALLBACKS, known
from gradcli.native.blas import addresses
from gradcli.native.form import Form

ENTRY, BATCH, INTEGRAND = "entry", "batch", "integrand"
JUMP = b"\xff\x25\x00\x00\x00\x00"  # to the address in the eight bytes behind it
STUB = 16
PC32, PLT32, GOT = 2, 4, (9, 41, 42)
ALLOCATED = 2
SYMBOLS, RELOCATIONS = 2, 4  # kinds of sections


class Intricate(Exception):
    """An object that is not as simple as that."""


class Image:
    """Code in memory of its own; the addresses of its entries."""

    def __init__(self, image: bytes, names: dict[str, int], outside: dict[str, int], where: dict):
        if outside.keys() - where.keys():
            raise Intricate("a function that is not known")
        self._memory = mmap.mmap(-1, max(len(image), 1))
        self._memory[: len(image)] = image
        for name, place in outside.items():
            self._memory[place : place + 8] = struct.pack("<Q", where[name])
        self._view = (ctypes.c_char * len(self._memory)).from_buffer(self._memory)
        base = ctypes.addressof(self._view)
        size = -(-len(image) // mmap.PAGESIZE) * mmap.PAGESIZE
        protect = ctypes.CDLL(None, use_errno=True).mprotect
        protect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
        if protect(base, size, mmap.PROT_READ | mmap.PROT_EXEC):
            raise Intricate("memory that may not be run")
        self.entry = base + names[ENTRY]
        self.batch = base + names[BATCH] if BATCH in names else 0
        self.integrand = base + names[INTEGRAND] if INTEGRAND in names else 0


def loaded(data: bytes, form: Form):
    """The code of an object file."""
    calls = CALLBACKS.addresses(form.calls) | addresses(form.blas)
    try:
        return Image(*laid_out(data), {**known(), **calls})
    except Intricate:
        from gradcli.native.build import loaded as loaded_by_llvm

        return loaded_by_llvm(data, form, calls)


def laid_out(data: bytes) -> tuple[bytes, dict[str, int], dict[str, int]]:
    """The image of an object; where its functions are, and the cells of those from outside."""
    if sys.platform != "linux" or platform.machine() != "x86_64" or data[:6] != b"\x7fELF\x02\x01":
        raise Intricate("another kind of object")
    sections = _sections(data)
    image, places = bytearray(), {}
    for k, (name, kind, flags, content, align, *_) in enumerate(sections):
        if flags & ALLOCATED and not name.startswith(b".eh_frame") and kind != RELOCATIONS:
            image += bytes(-len(image) % max(align, 1))
            places[k] = len(image)
            image += content
    symbols = _symbols(data, sections)
    names = {n.decode(): places[k] + at for n, k, at in symbols if n and k in places}
    outside: dict[str, int] = {}
    for _, kind, _, content, _, _, info in sections:
        if kind != RELOCATIONS or info not in places:
            continue
        for at, what, addend in struct.iter_unpack("<QQq", content):
            name, k, value = symbols[what >> 32]
            place = places[info] + at
            target = _target(image, outside, places, name.decode(), k, value, what & 0xFFFFFFFF)
            struct.pack_into("<i", image, place, target + addend - place)
    return bytes(image), names, outside


def _target(image: bytearray, outside: dict, places: dict, name: str, k: int, value: int, how: int):
    """What a place refers to: of a function from outside the jump to it, or its cell."""
    if how not in (PC32, PLT32, *GOT):
        raise Intricate(f"a relocation {how}")
    if k in places and how in (PC32, PLT32):
        return places[k] + value
    if k or not name:
        raise Intricate("a table of addresses")
    if name not in outside:
        image += bytes(-len(image) % STUB) + JUMP
        outside[name] = len(image)
        image += bytes(STUB - len(JUMP))
    return outside[name] if how in GOT else outside[name] - len(JUMP)


def _sections(data: bytes) -> list[tuple]:
    """(name, kind, flags, content, alignment, link, info) of each section."""
    (start,) = struct.unpack_from("<Q", data, 0x28)
    size, count, strings = struct.unpack_from("<HHH", data, 0x3A)
    heads = [struct.unpack_from("<IIQQQQIIQQ", data, start + k * size) for k in range(count)]
    names = heads[strings][4]
    found = []
    for name, kind, flags, _, at, length, link, info, align, _ in heads:
        content = bytes(length) if kind == 8 else data[at : at + length]
        word = data[names + name : data.index(b"\0", names + name)]
        found.append((word, kind, flags, content, align, link, info))
    return found


def _symbols(data: bytes, sections: list[tuple]) -> list[tuple[bytes, int, int]]:
    """(name, the number of its section, its place there) of each symbol."""
    _, _, _, table, _, link, _ = next(s for s in sections if s[1] == SYMBOLS)
    words = sections[link][3]
    return [
        (words[name : words.index(b"\0", name)], section, value)
        for name, _, _, section, value, _ in struct.iter_unpack("<IBBHQQ", table)
    ]
