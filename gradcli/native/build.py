"""LLVM text made machine code in this process, and the functions that the code calls.

Straight lines take few passes and a quick choice of instructions; loops take more of both.  Floats
are never reordered, and neither are stores of neighbours joined: an adjoint reads them one by one.
"""

import ctypes
import math
import sys
import threading
from functools import cache

import llvmlite.binding as llvm

from gradcli.native.runtime import BINARY, MATH, PROCESS, PYTHON, UNARY

ENTRY, BATCH = "entry", "batch"


class Code:
    """Machine code: the addresses of its entries.  What they rest on lives as long as they do."""

    def __init__(self, engine, parts: tuple, batch: bool):
        self._engine, self._parts = engine, parts
        self.entry = engine.get_function_address(ENTRY)
        self.batch = engine.get_function_address(BATCH) if batch else 0


@cache
def machine(level: int):
    """LLVM's machine for this processor, which chooses instructions with so much care."""
    _started()
    target = llvm.Target.from_default_triple()
    features = llvm.get_host_cpu_features().flatten()
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=features, opt=level, reloc="pic", codemodel="small",
        jit=True,
    )  # fmt: skip


@cache
def _started() -> None:
    """LLVM knows this processor, and where the functions are that modules call."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    library = ctypes.CDLL(None if sys.platform != "linux" else "libm.so.6")
    for name in (*UNARY, *BINARY):
        llvm.add_symbol(f"m.{name}", _address(getattr(library, name)))
    for name in MATH:
        llvm.add_symbol(name, _address(getattr(library, name)))
    process = ctypes.CDLL(None)
    for name in PROCESS:
        llvm.add_symbol(name, _address(getattr(process, name)))
    for name in PYTHON:
        llvm.add_symbol(name, _address(getattr(ctypes.pythonapi, name)))


def _address(function) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value


def built(text: str, loops: bool, batch: bool, symbols: dict[str, int]) -> Code:
    """The code of a module; `symbols` are the addresses of what it calls back."""
    _started()
    for name, address in symbols.items():
        llvm.add_symbol(name, address)
    return loaded(object_code(text, loops), batch)


def object_code(text: str, loops: bool) -> bytes:
    """The module as an object file."""
    module = llvm.parse_assembly(text)
    own = machine(2 if loops else 0)
    module.triple, module.data_layout = own.triple, str(own.target_data)
    if loops:
        options = llvm.create_pipeline_tuning_options(speed_level=2)
        options.slp_vectorization = False
        options.loop_vectorization = True
        builder = llvm.create_pass_builder(own, options)
        passes = builder.getModulePassManager()
    else:
        builder = llvm.create_pass_builder(own, llvm.create_pipeline_tuning_options(speed_level=0))
        passes = llvm.create_new_module_pass_manager()
        passes.add_always_inliner_pass()
        passes.add_sroa_pass()
        passes.add_simplify_cfg_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
        passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
    return own.emit_object(module)


def loaded(data: bytes, batch: bool) -> Code:
    """The code of an object file."""
    _started()
    empty = llvm.parse_assembly("")
    own = machine(2)
    empty.triple = own.triple
    target = llvm.Target.from_default_triple()
    host = target.create_target_machine(cpu=llvm.get_host_cpu_name(), opt=0, jit=True)
    engine = llvm.create_mcjit_compiler(empty, host)
    file = llvm.ObjectFileRef.from_data(data)
    engine.add_object_file(file)
    engine.finalize_object()
    return Code(engine, (empty, host, file), batch)


# -- what is called back ---------------------------------------------------------------------------
class Callbacks:
    """The rows that code calls back, as functions of C; `failed` is what they raised."""

    def __init__(self):
        self.made: dict[tuple, object] = {}
        self._own = threading.local()

    @property
    def failed(self) -> list[BaseException]:
        """What rows raised in this thread."""
        return self._own.__dict__.setdefault("failed", [])

    def address(self, row: str, kinds: tuple[str, ...], kind: str, value) -> int:
        """The address of a row's own function."""
        key = row, kinds, kind
        if key not in self.made:
            types = {"real": ctypes.c_double, "int": ctypes.c_int64, "bool": ctypes.c_int64}
            prototype = ctypes.CFUNCTYPE(types[kind], *(types[k] for k in kinds))
            self.made[key] = prototype(self._guarded(value, kinds, kind))
        return _address(self.made[key])

    def _guarded(self, value, kinds: tuple[str, ...], kind: str):
        truths = [k for k, of in enumerate(kinds) if of == "bool"]
        real = kind == "real"

        def call(*args):
            try:
                if truths:
                    args = tuple(bool(a) if k in truths else a for k, a in enumerate(args))
                found = value(*args)
                if real:
                    return float(found)
                if type(found) is float or not -(2**63) < found < 2**63:
                    raise OverflowError
                return int(found)
            except BaseException as error:  # nothing passes through machine code
                self.failed.append(error)
                return math.nan if real else 0

        return call


CALLBACKS = Callbacks()
