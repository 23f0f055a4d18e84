"""scipy.stats's distributions onto gradcli's functions; what draws from them is SciPy's."""

import sys
from types import ModuleType

import scipy.stats as _stats

from gradcli.ops.libraries.names import function

NAMES = "norm t gamma beta chi2 poisson dirichlet multivariate_normal"


class _Distribution(ModuleType):
    def __getattr__(self, name):
        distribution = self.__name__.rpartition(".")[2]
        found = function(f"scipy.stats.{distribution}.{name}")
        if found is None and name == "rvs":
            return getattr(_stats, distribution).rvs
        if found is None:
            raise AttributeError(f"gradcli has no scipy.stats.{distribution}.{name}")
        return found


for _name in NAMES.split():
    _module = _Distribution(f"{__name__}.{_name}")
    globals()[_name] = sys.modules[_module.__name__] = _module
