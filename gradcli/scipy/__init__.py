"""SciPy's names over the primitives: functions that differentiate whatever transform is live.

    import gradcli
    from gradcli.scipy import special, stats

    gradcli.grad(special.gamma)(2.5)
    gradcli.grad(stats.norm.logpdf)(0.3)

A function is found when it is first asked for.
"""

from gradcli.scipy import linalg, signal, special, stats

__all__ = ["linalg", "signal", "special", "stats"]
