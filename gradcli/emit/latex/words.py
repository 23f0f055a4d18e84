"""What LaTeX has words of its own for: comparisons, Greek letters, constants, powers at a name."""

# Rows that are their first argument
SAME = frozenset(("positive", "stop_gradient", "float", "copy", "spread_like"))

# Rows of gradcli's own, for arrays whose shapes are not known: a formula has no words for them
UNWRITTEN = frozenset(("sum_like", "matmul_left", "matmul_right"))

GREEK = frozenset((
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "mu",
    "nu", "xi", "pi", "rho", "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega", "Gamma",
    "Delta", "Theta", "Xi", "Pi", "Sigma", "Upsilon", "Phi", "Psi", "Omega",
))  # fmt: skip
SPELT = {"lambda_": "lambda", "lam": "lambda", "eps": "epsilon"}
CONSTANTS = {"pi": r"\pi", "e": "e", "tau": r"2 \pi", "inf": r"\infty", "nan": r"\mathrm{NaN}"}
