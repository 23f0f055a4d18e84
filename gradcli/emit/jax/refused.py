"""The error for what JAX has no form for."""

from gradcli.typed.no_form import NoForm, place


def refused(what: str, *values) -> NoForm:
    """The error for what JAX has no form for."""
    help = "--to python prints it; 'gradcli grad' computes its derivatives"
    return NoForm("E0109", f"in JAX there is no form for {what}", place(*values), help=help)
