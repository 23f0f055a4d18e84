"""Where the functions are that a program's run does not import before it calls one.

Each name stands under the libraries that have it, beside the module of this room that does:
`name=function` where it is called otherwise there.  Every name can be called bare as well.
"""

from importlib import import_module

LIBRARIES: dict[str, dict[str, str]] = {
    "": {  # where the bare name is not the one of the libraries below
        "activations": "gelu",
        "gamma_functions": "lgamma polygamma_difference rgamma_derivative factorial",
        "binomial": "comb",
        "incomplete_gamma": "gamma_density beta_density",
        "bessel": "airyai airyaip airybi airybip ive_derivative kve_derivative",
        "error_functions": "gaussian erfc_integral log_ndtr_derivative dawsn_derivative "
        "fresnels fresnelc",
        "integrals": "sinint cosint sinhint coshint exp_moment log_moment ellipk_derivative "
        "ellipe_derivative",
        "zeta_functions": "riemann_zeta hurwitz_zeta lambert_branch",
        "entropies": "log_ratio",
        "floating": "isclose ieee_remainder binary_exponent",
        "sinc": "sinc_derivative",
        "polynomials": "polyval_back",
        "determinants": "cofactors",
        "cumulative": "prod_others cumprod_ahead cumprod_back",
        "arrays": "add_at matmul_left matmul_right",
    },
    "math": {
        "gamma_functions": "gamma lgamma",
        "floating": "copysign isinf isclose=isclose_of_numbers ldexp frexp modf nextafter "
        "ulp=spacing remainder=ieee_remainder",
        "composites": "degrees radians dist",
        "error_functions": "erf erfc",
        "whole_numbers": "comb perm factorial gcd lcm isqrt",
        "cumulative": "prod=product fsum",
        "products": "sumprod=dot",
    },
    "np": {
        "floating": "copysign signbit heaviside fmax fmin isinf isposinf isneginf nan_to_num "
        "isclose ldexp frexp modf nextafter spacing",
        "sinc": "sinc",
        "logistic": "logaddexp logaddexp2",
        "whole_numbers": "gcd lcm",
        "products": "dot vdot inner outer tensordot kron cross vecdot",
        "einsum": "einsum",
        "polynomials": "polyval polyfit vander",
        "complex_numbers": "real=real_part imag=imaginary_part conj=conjugate conjugate "
        "angle=argument real_if_close",
        "linalg": "matrix_transpose",
        "arithmetic": "square",
        "composites": "copy reciprocal around round=around degrees radians rad2deg=degrees "
        "deg2rad=radians float_power",
        "makers": "zeros ones full empty eye identity arange tri indices tril_indices "
        "triu_indices diag_indices full_like empty_like zeros_like ones_like linspace logspace "
        "geomspace meshgrid",
        "shaping": "moveaxis swapaxes rollaxis atleast_1d atleast_2d atleast_3d broadcast_arrays "
        "flip fliplr flipud rot90 roll resize",
        "joining": "vstack hstack dstack column_stack append block repeat tile insert delete split "
        "array_split vsplit hsplit dsplit unstack",
        "padding": "pad",
        "selecting": "take take_along_axis put_along_axis choose select compress extract",
        "diagonals": "diagonal trace diag diagflat tril triu",
        "cumulative": "cumsum cumprod prod=product",
        "statistics": "average var std ptp cov corrcoef median quantile percentile nansum nanprod "
        "nancumsum nancumprod nanmean nanvar nanstd nanmax nanmin",
        "differences": "diff ediff1d gradient trapezoid trapz=trapezoid",
        "interpolation": "interp",
        "convolution": "convolve correlate",
        "sorting": "argsort sort argpartition partition unique",
        "histograms": "histogram",
        "searching": "argmax argmin count_nonzero nonzero flatnonzero argwhere array_equal "
        "allclose searchsorted digitize any=any_of all=all_of",
    },
    "np.polynomial.legendre": {"gauss_rules": "leggauss"},
    "np.polynomial.hermite": {"gauss_rules": "hermgauss"},
    "np.polynomial.laguerre": {"gauss_rules": "laggauss"},
    "np.linalg": {
        "linalg": "solve inv matrix_power pinv lstsq tensorsolve tensorinv matrix_transpose "
        "trace=matrix_trace diagonal=matrix_diagonal",
        "determinants": "det slogdet",
        "decompositions": "cholesky qr",
        "eigenvalues": "eig eigvals eigh eigvalsh",
        "singular_values": "svd svdvals",
        "norms": "norm vector_norm matrix_norm cond matrix_rank",
        "products": "multi_dot outer tensordot cross vecdot",
        "arrays": "matmul",
    },
    "np.fft": {
        "fourier": "fft ifft rfft irfft hfft ihfft fft2 ifft2 rfft2 irfft2 fftn ifftn rfftn irfftn "
        "fftshift ifftshift fftfreq rfftfreq",
    },
    "scipy.linalg": {
        "linalg": "solve inv pinv=pinv_to_rounding lstsq",
        "determinants": "det",
        "eigenvalues": "eig eigvals eigh eigvalsh",
        "singular_values": "svd svdvals",
        "norms": "norm",
        "matrix_functions": "cholesky=upper_cholesky qr=full_qr expm logm sqrtm solve_sylvester "
        "solve_triangular cho_factor cho_solve solve_banded block_diag toeplitz",
    },
    "jax.nn": {
        "activations": "elu selu celu leaky_relu relu6 gelu=gelu_by_tanh silu swish=silu mish "
        "log_sigmoid soft_sign squareplus hard_tanh hard_sigmoid hard_silu hard_swish=hard_silu "
        "glu standardize one_hot",
        "logistic": "sigmoid softplus",
        "networks": "softmax log_softmax",
        "composites": "logsumexp",
    },
    "jax.lax": {"composites": "stop_gradient"},
    "scipy.integrate": {"differences": "trapezoid cumulative_trapezoid"},
    "scipy.special": {
        "networks": "softmax=softmax_of_all log_softmax=log_softmax_of_all",
        "logistic": "expit=sigmoid",
        "composites": "logsumexp",
        "gamma_functions": "gamma gammaln=lgamma loggamma=lgamma digamma psi=digamma polygamma "
        "multigammaln gammasgn rgamma factorial beta betaln poch",
        "binomial": "binom comb",
        "incomplete_gamma": "gammainc gammaincc gammaincinv gammainccinv betainc betaincc",
        "bessel": "j0 j1 jn jv y0 y1 yn yv i0 i1 iv i0e i1e ive k0 k1 kn kv k0e k1e kve "
        "spherical_jn spherical_yn spherical_in spherical_kn airy",
        "error_functions": "erf erfc erfcx erfinv erfcinv erfi dawsn fresnel ndtr log_ndtr ndtri",
        "integrals": "expi exp1 expn exprel sici shichi spence ellipk ellipkm1 ellipe",
        "zeta_functions": "zeta lambertw",
        "densities": "stdtr",
        "entropies": "entr rel_entr kl_div xlog1py logit log_expit boxcox boxcox1p inv_boxcox "
        "inv_boxcox1p huber pseudo_huber",
    },
    "scipy.signal": {"signal": "convolve"},
    "scipy.stats.norm": {
        "densities": "pdf=normal_pdf logpdf=normal_logpdf cdf=normal_cdf logcdf=normal_logcdf "
        "sf=normal_sf logsf=normal_logsf ppf=normal_ppf",
    },
    "scipy.stats.t": {
        "densities": "pdf=student_pdf logpdf=student_logpdf cdf=student_cdf logcdf=student_logcdf",
    },
    "scipy.stats.gamma": {"densities": "pdf=gamma_pdf logpdf=gamma_logpdf cdf=gamma_cdf"},
    "scipy.stats.chi2": {"densities": "pdf=chi2_pdf logpdf=chi2_logpdf cdf=chi2_cdf"},
    "scipy.stats.beta": {"densities": "pdf=beta_pdf logpdf=beta_logpdf cdf=beta_cdf"},
    "scipy.stats.poisson": {"densities": "pmf=poisson_pmf logpmf=poisson_logpmf cdf=poisson_cdf"},
    "scipy.stats.dirichlet": {"densities": "pdf=dirichlet_pdf logpdf=dirichlet_logpdf"},
    "scipy.stats.multivariate_normal": {"multivariate_normal": "pdf logpdf entropy"},
    "tf": {
        "networks": "nn.softmax=softmax",
        "logistic": "sigmoid nn.sigmoid=sigmoid nn.softplus=softplus",
        "error_functions": "erf erfc",
        "arithmetic": "square",
        "composites": "reduce_logsumexp=logsumexp math.reduce_logsumexp=logsumexp stop_gradient",
    },
}
# Libraries whose names are not bare ones too: TensorFlow's, and those that many a thing is called.
UNDER_A_PREFIX = ("tf", "scipy.stats.", "scipy.signal")
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
