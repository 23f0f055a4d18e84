"""gradcli: derivatives of programs, as a command and as a library.

    import gradcli

    p = gradcli.program("x^2 * sin(y)")
    p.gradient({"x": 3.0, "y": 2.0}).gradients

Public names load when they are first used.
"""

__version__ = "0.1.0"

# name -> the module it is in
PUBLIC = {
    "program": "gradcli.calls",
    "read": "gradcli.calls",
    "value": "gradcli.calls",
    "gradient": "gradcli.calls",
    "diff": "gradcli.calls",
    "operations": "gradcli.calls",
    "check": "gradcli.calls",
    "compile": "gradcli.calls",
    "check_gradients": "gradcli.checking.gradients",
    "Program": "gradcli.calls",
    "Result": "gradcli.result.derivatives",
    "Diagnostic": "gradcli.errors",
    "grad": "gradcli.engine.transforms",
    "value_and_grad": "gradcli.engine.transforms",
    "jacobian": "gradcli.engine.transforms",
    "hessian": "gradcli.engine.transforms",
    "jvp": "gradcli.engine.transforms",
    "vjp": "gradcli.engine.transforms",
    "hvp": "gradcli.engine.transforms",
    "vmap": "gradcli.engine.batch",
    "stop_gradient": "gradcli.ops.libraries.composites",
    "custom_gradient": "gradcli.engine.custom",
    "custom_jvp": "gradcli.engine.custom",
    "root": "gradcli.engine.implicit",
    "fixed_point": "gradcli.engine.implicit",
    "GradientTape": "gradcli.engine.tape",
    "Tensor": "gradcli.engine.tensor",
    "load_ipython_extension": "gradcli.notebook",  # %load_ext gradcli
}

__all__ = ["__version__", *PUBLIC]


def __getattr__(name: str):
    if name not in PUBLIC:
        raise AttributeError(f"module 'gradcli' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(PUBLIC[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
