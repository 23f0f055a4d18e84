"""LLVM text made machine code in this process, and the functions that the code calls.

Floats are never reordered, and neither are stores of neighbours joined: an adjoint reads them one
by one.
"""

from functools import cache

import llvmlite.binding as llvm

from gradcli.native.addresses import known
from gradcli.native.effort import LEAST, LESS, MOST
from gradcli.native.form import Form

ENTRY, BATCH, INTEGRAND = "entry", "batch", "integrand"


class Code:
    """Machine code: the addresses of its entries.  What they rest on lives as long as they do."""

    def __init__(self, engine, parts: tuple, form: Form):
        self._engine, self._parts = engine, parts
        self.entry = engine.get_function_address(ENTRY)
        self.batch = engine.get_function_address(BATCH) if form.batch else 0
        alone = form.outputs == ["real"]
        self.integrand = engine.get_function_address(INTEGRAND) if alone else 0


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
    for name, address in known().items():
        llvm.add_symbol(name, address)


def object_code(text: str, effort: int) -> bytes:
    """The module as an object file."""
    module = llvm.parse_assembly(text)
    own = machine(0 if effort == LEAST else 2)
    module.triple, module.data_layout = own.triple, str(own.target_data)
    options = llvm.create_pipeline_tuning_options(speed_level=2 if effort == MOST else 0)
    options.slp_vectorization = False
    options.loop_vectorization = True
    options.loop_interleaving = False  # two rounds at once: slower here, mostly
    builder = llvm.create_pass_builder(own, options)
    passes = builder.getModulePassManager() if effort == MOST else few_passes(effort)
    passes.run(module, builder)
    return own.emit_object(module)


def few_passes(effort: int):
    passes = llvm.create_new_module_pass_manager()
    passes.add_always_inliner_pass()
    passes.add_sroa_pass()
    passes.add_simplify_cfg_pass()
    passes.add_instruction_combine_pass()
    if effort == LESS:
        passes.add_loop_rotate_pass()
    passes.add_simplify_cfg_pass()
    passes.add_global_dead_code_eliminate_pass()
    return passes


def loaded(data: bytes, form: Form, calls: dict[str, int]) -> Code:
    """The code of an object file; `calls`: where the rows are that it calls back."""
    _started()
    for name, address in calls.items():
        llvm.add_symbol(name, address)
    empty = llvm.parse_assembly("")
    own = machine(2)
    empty.triple = own.triple
    target = llvm.Target.from_default_triple()
    host = target.create_target_machine(cpu=llvm.get_host_cpu_name(), opt=0, jit=True)
    engine = llvm.create_mcjit_compiler(empty, host)
    file = llvm.ObjectFileRef.from_data(data)
    engine.add_object_file(file)
    engine.finalize_object()
    return Code(engine, (empty, host, file), form)
