"""Where the functions are that a program's run does not import before it calls one.

Each name stands under the libraries that have it, beside the module of this room that does:
`name=function` where it is called otherwise there.  Every name can be called bare as well.
"""

from importlib import import_module

# The methods that functions of two numbers have in NumPy, of those that differ
UFUNC_METHODS = {
    **dict.fromkeys(("add", "multiply", "maximum", "minimum"), ("reduce", "accumulate")),
    **dict.fromkeys(("fmax", "fmin"), ("accumulate",)),
    **dict.fromkeys(("logical_and", "logical_or"), ("reduce",)),
}
LIBRARIES: dict[str, dict[str, str]] = {
    "": {  # where the bare name is not the one of the libraries below
        "special.activations": "gelu",
        "special.gamma_functions": "lgamma polygamma_difference rgamma_derivative factorial",
        "special.binomial": "comb",
        "special.incomplete_gamma": "gamma_density beta_density",
        "special.bessel": "airyai airyaip airybi airybip ive_derivative kve_derivative",
        "special.error_functions": "gaussian erfc_integral log_ndtr_derivative dawsn_derivative "
        "fresnels fresnelc",
        "special.integrals": "sinint cosint sinhint coshint exp_moment log_moment "
        "ellipk_derivative ellipe_derivative",
        "special.zeta_functions": "riemann_zeta hurwitz_zeta lambert_branch",
        "special.entropies": "log_ratio",
        "floating": "isclose ieee_remainder binary_exponent",
        "special.sinc": "sinc_derivative",
        "linalg.polynomials": "polyval_back",
        "linalg.determinants": "cofactors",
        "structural.cumulative": "prod_others cumprod_ahead cumprod_back",
        "arrays": "add_at matmul_left matmul_right",
    },
    "math": {
        "special.gamma_functions": "gamma lgamma",
        "floating": "copysign isinf isclose=isclose_of_numbers ldexp frexp modf nextafter "
        "ulp=spacing remainder=ieee_remainder",
        "libraries.composites": "degrees radians dist",
        "special.error_functions": "erf erfc",
        "whole_numbers": "comb perm factorial gcd lcm isqrt",
        "structural.cumulative": "prod=product fsum",
        "structural.products": "sumprod=dot",
    },
    "np": {
        "floating": "copysign signbit heaviside fmax fmin isinf isposinf isneginf nan_to_num "
        "isclose ldexp frexp modf nextafter spacing",
        "special.sinc": "sinc",
        "special.values.windows": "bartlett blackman hamming hanning",
        "logistic": "logaddexp logaddexp2",
        "whole_numbers": "gcd lcm",
        "structural.products": "dot vdot inner outer tensordot kron cross vecdot",
        "structural.einsum": "einsum",
        "linalg.polynomials": "polyval polyfit vander",
        "complex_numbers": "real=real_part imag=imaginary_part conj=conjugate conjugate "
        "angle=argument real_if_close",
        "linalg.solving": "matrix_transpose",
        "arithmetic": "square",
        "libraries.composites": "copy reciprocal around round=around degrees radians "
        "rad2deg=degrees deg2rad=radians float_power",
        "structural.makers": "zeros ones full empty eye identity arange tri indices tril_indices "
        "triu_indices diag_indices full_like empty_like zeros_like ones_like linspace logspace "
        "geomspace meshgrid fromiter",
        "structural.shaping": "moveaxis swapaxes rollaxis atleast_1d atleast_2d atleast_3d "
        "broadcast_arrays flip fliplr flipud rot90 roll resize",
        "structural.joining": "vstack hstack dstack column_stack append block repeat tile insert "
        "delete split array_split vsplit hsplit dsplit unstack",
        "structural.padding": "pad",
        "structural.selecting": "take take_along_axis put_along_axis choose select compress "
        "extract",
        "structural.diagonals": "diagonal trace diag diagflat tril triu",
        "structural.cumulative": "cumsum cumprod prod=product",
        "structural.statistics": "average var std ptp cov corrcoef median quantile percentile "
        "nansum nanprod nancumsum nancumprod nanmean nanvar nanstd nanmax nanmin nanmedian "
        "nanquantile nanpercentile",
        "structural.differences": "diff unwrap ediff1d gradient trapezoid trapz=trapezoid",
        "structural.interpolation": "interp",
        "structural.convolution": "convolve correlate",
        "structural.sorting": "argsort sort argpartition partition unique",
        "structural.histograms": "histogram",
        "structural.searching": "argmax argmin count_nonzero nonzero flatnonzero argwhere "
        "array_equal allclose searchsorted digitize any=any_of all=all_of",
    },
    **{
        f"np.{ufunc}": {
            "structural.ufunc_methods": " ".join(f"{name}={ufunc}_{name}" for name in methods)
        }
        for ufunc, methods in UFUNC_METHODS.items()
    },
    "np.polynomial.legendre": {"special.values.gauss_rules": "leggauss"},
    "np.polynomial.hermite": {"special.values.gauss_rules": "hermgauss"},
    "np.polynomial.laguerre": {"special.values.gauss_rules": "laggauss"},
    "np.linalg": {
        "linalg.solving": "solve inv matrix_power pinv lstsq tensorsolve tensorinv "
        "matrix_transpose trace=matrix_trace diagonal=matrix_diagonal",
        "linalg.determinants": "det slogdet",
        "linalg.decompositions": "cholesky qr",
        "linalg.eigenvalues": "eig eigvals eigh eigvalsh",
        "linalg.singular_values": "svd svdvals",
        "linalg.norms": "norm vector_norm matrix_norm cond matrix_rank",
        "structural.products": "multi_dot outer tensordot cross vecdot",
        "arrays": "matmul",
    },
    "np.fft": {
        "structural.fourier": "fft ifft rfft irfft hfft ihfft fft2 ifft2 rfft2 irfft2 fftn ifftn "
        "rfftn irfftn fftshift ifftshift fftfreq rfftfreq",
    },
    "scipy.linalg": {
        "linalg.solving": "solve inv pinv=pinv_to_rounding lstsq",
        "linalg.determinants": "det",
        "linalg.eigenvalues": "eig eigvals eigh eigvalsh",
        "linalg.singular_values": "svd svdvals",
        "linalg.norms": "norm",
        "linalg.matrix_functions": "cholesky=upper_cholesky qr=full_qr expm logm sqrtm "
        "solve_sylvester solve_triangular cho_factor cho_solve solve_banded block_diag toeplitz",
    },
    "jax.nn": {
        "special.activations": "elu selu celu leaky_relu relu6 gelu=gelu_by_tanh silu swish=silu "
        "mish log_sigmoid soft_sign squareplus hard_tanh hard_sigmoid hard_silu "
        "hard_swish=hard_silu glu standardize one_hot",
        "logistic": "sigmoid softplus",
        "structural.networks": "softmax log_softmax",
        "libraries.composites": "logsumexp",
    },
    "jax.lax": {"libraries.composites": "stop_gradient"},
    "scipy.integrate": {"structural.differences": "trapezoid cumulative_trapezoid"},
    "scipy.special": {
        "structural.networks": "softmax=softmax_of_all log_softmax=log_softmax_of_all",
        "logistic": "expit=sigmoid",
        "libraries.composites": "logsumexp",
        "special.gamma_functions": "gamma gammaln=lgamma loggamma=lgamma digamma psi=digamma "
        "polygamma multigammaln gammasgn rgamma factorial beta betaln poch",
        "special.binomial": "binom comb",
        "special.incomplete_gamma": "gammainc gammaincc gammaincinv gammainccinv betainc betaincc",
        "special.bessel": "j0 j1 jn jv y0 y1 yn yv i0 i1 iv i0e i1e ive k0 k1 kn kv k0e k1e kve "
        "spherical_jn spherical_yn spherical_in spherical_kn airy",
        "special.error_functions": "erf erfc erfcx erfinv erfcinv erfi dawsn fresnel ndtr "
        "log_ndtr ndtri",
        "special.integrals": "expi exp1 expn exprel sici shichi spence ellipk ellipkm1 ellipe",
        "special.zeta_functions": "zeta lambertw",
        "special.densities": "stdtr",
        "special.entropies": "entr rel_entr kl_div xlog1py logit log_expit boxcox boxcox1p "
        "inv_boxcox inv_boxcox1p huber pseudo_huber",
    },
    "scipy.signal": {"structural.signal": "convolve"},
    "scipy.stats": {"structural.regression": "linregress"},
    "scipy.stats.norm": {
        "special.densities": "pdf=normal_pdf logpdf=normal_logpdf cdf=normal_cdf "
        "logcdf=normal_logcdf sf=normal_sf logsf=normal_logsf ppf=normal_ppf",
    },
    "scipy.stats.t": {
        "special.densities": "pdf=student_pdf logpdf=student_logpdf cdf=student_cdf "
        "logcdf=student_logcdf",
    },
    "scipy.stats.gamma": {"special.densities": "pdf=gamma_pdf logpdf=gamma_logpdf cdf=gamma_cdf"},
    "scipy.stats.chi2": {"special.densities": "pdf=chi2_pdf logpdf=chi2_logpdf cdf=chi2_cdf"},
    "scipy.stats.beta": {"special.densities": "pdf=beta_pdf logpdf=beta_logpdf cdf=beta_cdf"},
    "scipy.stats.poisson": {
        "special.densities": "pmf=poisson_pmf logpmf=poisson_logpmf cdf=poisson_cdf",
    },
    "scipy.stats.dirichlet": {"special.densities": "pdf=dirichlet_pdf logpdf=dirichlet_logpdf"},
    "scipy.stats.multivariate_normal": {"special.multivariate_normal": "pdf logpdf entropy"},
    "tf": {
        "structural.networks": "nn.softmax=softmax",
        "logistic": "sigmoid nn.sigmoid=sigmoid nn.softplus=softplus",
        "special.error_functions": "erf erfc",
        "arithmetic": "square",
        "libraries.composites": "reduce_logsumexp=logsumexp math.reduce_logsumexp=logsumexp "
        "stop_gradient",
    },
}
# Libraries whose names are not bare ones too: TensorFlow's, and those that many a thing is called.
UNDER_A_PREFIX = (
    "tf",
    *(f"np.{ufunc}" for ufunc in UFUNC_METHODS),
    "scipy.stats",
    "scipy.signal",
)
# Libraries with the names of another.
SAME = {
    "jnp": "np", "jnp.linalg": "np.linalg", "jnp.fft": "np.fft",
    "jax.scipy.special": "scipy.special", "jax.scipy.linalg": "scipy.linalg",
}  # fmt: skip
PLACES: dict[str, dict[str, tuple[str, str]]] = {}  # library -> name -> (module, function)


def places(library: str) -> dict[str, tuple[str, str]]:
    """Name -> (module, function) of a library; of "", which is to say bare, of most."""
    library = SAME.get(library, library)
    if library not in PLACES:
        PLACES[library] = {}
        for prefix, modules in LIBRARIES.items():
            if library == prefix or (not library and not prefix.startswith(UNDER_A_PREFIX)):
                for module, text in modules.items():
                    for entry in text.split():
                        name, _, function = entry.partition("=")
                        PLACES[library].setdefault(name, (module, function or name))
    return PLACES[library]


def imported(library: str, name: str):
    """The function that a library calls `name`, its module imported now; None if there is none."""
    place = places(library).get(name)
    return place and getattr(import_module(f"gradcli.ops.{place[0]}"), place[1])


def load() -> None:
    """Import every module of the directory: the table of primitives is then whole."""
    for modules in LIBRARIES.values():
        for module in modules:
            import_module(f"gradcli.ops.{module}")
