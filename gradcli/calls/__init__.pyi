# Written by `python tests/test_stubs.py`: the lazy names as imports.

from collections.abc import Callable

from gradcli.calls.chain_rule import explain as explain
from gradcli.calls.checks import check as check
from gradcli.calls.compiled import compile as compile
from gradcli.calls.directions import example as example
from gradcli.calls.directions import hvp as hvp
from gradcli.calls.directions import jvp as jvp
from gradcli.calls.directions import vjp as vjp
from gradcli.calls.engines import Engine as Engine
from gradcli.calls.engines import along as along
from gradcli.calls.engines import at_point as at_point
from gradcli.calls.expansions import taylor as taylor
from gradcli.calls.fits import fit as fit
from gradcli.calls.fits import predicted as predicted
from gradcli.calls.fits import starts as starts
from gradcli.calls.jacobians import jacobian as jacobian
from gradcli.calls.minima import minimize as minimize
from gradcli.calls.over_rows import uncertainties as uncertainties
from gradcli.calls.printing import diff as diff
from gradcli.calls.printing import emit as emit
from gradcli.calls.printing import target_of as target_of
from gradcli.calls.printing import target_suffixes as target_suffixes
from gradcli.calls.programs import Program as Program
from gradcli.calls.programs import TYPES as TYPES
from gradcli.calls.programs import constant as constant
from gradcli.calls.programs import contents as contents
from gradcli.calls.programs import decoded as decoded
from gradcli.calls.programs import has_sign as has_sign
from gradcli.calls.programs import program as program
from gradcli.calls.programs import read as read
from gradcli.calls.proofs import certain as certain
from gradcli.calls.proofs import proven as proven
from gradcli.calls.propagation import uncertain_gradient as uncertain_gradient
from gradcli.calls.propagation import uncertainty as uncertainty
from gradcli.calls.sessions import Session as Session
from gradcli.calls.solutions import solve as solve
from gradcli.calls.symbolic import element_formulas as element_formulas
from gradcli.calls.symbolic import formulas as formulas
from gradcli.calls.tables import Table as Table
from gradcli.calls.tables import rows as rows
from gradcli.calls.tapes import tape as tape
from gradcli.calls.texts import fmt as fmt
from gradcli.calls.texts import operations as operations
from gradcli.calls.texts import simplify as simplify
from gradcli.calls.texts import undeclared as undeclared
from gradcli.calls.trials import monte_carlo as monte_carlo
from gradcli.calls.values import gradient as gradient
from gradcli.calls.values import hessian as hessian
from gradcli.calls.values import slopes as slopes
from gradcli.calls.values import value as value
from gradcli.evaluator.limits import Limits as Limits

MAX_ORDER: int
TAYLOR_ORDER: int
MAX_SOURCE: int
MAX_DEPTH: int
UNCONNECTED: tuple[str, ...]
MODES: tuple[str, ...]
ENGINES: tuple[str, ...]
TARGETS: tuple[str, ...]
REALS: tuple[str, ...]
Write = Callable[[str], object]
PLACES: dict[str, str]

def __dir__() -> list[str]: ...
