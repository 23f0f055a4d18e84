"""Algebra on the expressions of programs: each in the form that a mathematician writes."""

from gradcli.derive.algebra.normal_form import normal
from gradcli.derive.algebra.programs import normalised

__all__ = ["normal", "normalised"]
