# Written by `python tests/test_stubs.py`: the lazy names as imports.

from typing import Any

beta: Any
chi2: Any
dirichlet: Any
gamma: Any
multivariate_normal: Any
norm: Any
poisson: Any
t: Any

def linregress(*args: Any, **keywords: Any) -> Any: ...
