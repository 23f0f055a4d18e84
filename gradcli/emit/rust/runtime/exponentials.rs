/// x*x*x.
fn cube(x: f64) -> f64 {
    x*x*x
}

/// 1/(1 + exp(-x)), without overflow.
fn sigmoid(x: f64) -> f64 {
    let t = (-x.abs()).exp();
    if x >= 0.0 { 1.0/(1.0 + t) } else { t/(1.0 + t) }
}

/// log(1 + exp(x)), without overflow.
fn softplus(x: f64) -> f64 {
    if x.is_nan() { x } else { x.max(0.0) + (-x.abs()).exp().ln_1p() }
}

/// log(sigmoid(x)).
fn log_expit(x: f64) -> f64 {
    if x.is_nan() { x } else { x.min(0.0) - (-x.abs()).exp().ln_1p() }
}

/// log(exp(x) + exp(y)), without overflow.
fn logaddexp(x: f64, y: f64) -> f64 {
    if x == y {
        return x + 2.0_f64.ln();
    }
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    x.max(y) + (-(x - y).abs()).exp().ln_1p()
}

/// The logarithm to the base 2 of 2^x + 2^y, without overflow.
fn logaddexp2(x: f64, y: f64) -> f64 {
    if x == y {
        return x + 1.0;
    }
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    x.max(y) + (-(x - y).abs()).exp2().ln_1p()/2.0_f64.ln()
}

/// 1/cosh(x), without overflow.
fn sech(x: f64) -> f64 {
    let t = (-x.abs()).exp();
    2.0*t/(1.0 + t*t)
}

/// x log(y), and 0 where x is 0.
fn xlogy(x: f64, y: f64) -> f64 {
    if x == 0.0 && !y.is_nan() { 0.0 } else { x*y.ln() }
}

/// x log(1 + y), and 0 where x is 0.
fn xlog1py(x: f64, y: f64) -> f64 {
    if x == 0.0 && !y.is_nan() { 0.0 } else { x*y.ln_1p() }
}

/// log(p/(1 - p)): near 1/2 by their difference, which keeps its digits.
fn logit(p: f64) -> f64 {
    if !(0.3..=0.65).contains(&p) {
        return (p/(1.0 - p)).ln();
    }
    let s = 2.0*(p - 0.5);
    s.ln_1p() - (-s).ln_1p()
}

/// log(x/y), also where x/y overflows.
fn log_ratio(x: f64, y: f64) -> f64 {
    let ratio = x/y;
    if ratio.is_finite() && ratio > 1e-300 { ratio.ln() } else { x.ln() - y.ln() }
}

/// x log(x/y), 0 where x is 0, infinite outside its domain.
fn rel_entr(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x > 0.0 && y > 0.0 {
        return x*log_ratio(x, y);
    }
    if x == 0.0 && y >= 0.0 { 0.0 } else { f64::INFINITY }
}

/// -x log(x), 0 at 0, minus infinity below.
fn entr(x: f64) -> f64 {
    if x.is_nan() || x > 0.0 {
        return -x*x.ln();
    }
    if x == 0.0 { 0.0 } else { -f64::INFINITY }
}

/// (exp(x) - 1)/x, 1 at 0.
fn exprel(x: f64) -> f64 {
    if x.abs() < 1e-16 {
        return 1.0;
    }
    if x == f64::INFINITY {
        return x;
    }
    if x > 700.0 { (x - x.ln()).exp() } else { x.exp_m1()/x }
}

/// (x^p - 1)/p, log(x) for p = 0.
fn boxcox(x: f64, p: f64) -> f64 {
    let power = p*x.ln();
    if p == 0.0 || power.abs() < 1e-17 { x.ln() } else { power.exp_m1()/p }
}

/// ((1 + x)^p - 1)/p, log(1 + x) for p = 0.
fn boxcox1p(x: f64, p: f64) -> f64 {
    let power = p*x.ln_1p();
    if p == 0.0 || power.abs() < 1e-17 { x.ln_1p() } else { power.exp_m1()/p }
}

/// log(1 + p y)/p, y for p = 0.
fn log1p_over(y: f64, p: f64) -> f64 {
    let product = p*y;
    if p == 0.0 || product.abs() < 1e-17 {
        return y;
    }
    if product == f64::INFINITY && p.is_finite() && y.is_finite() {
        return (p.abs().ln() + y.abs().ln())/p;
    }
    product.ln_1p()/p
}

/// (1 + p y)^(1/p), exp(y) for p = 0.
fn inv_boxcox(y: f64, p: f64) -> f64 {
    log1p_over(y, p).exp()
}

/// (1 + p y)^(1/p) - 1, exp(y) - 1 for p = 0.
fn inv_boxcox1p(y: f64, p: f64) -> f64 {
    log1p_over(y, p).exp_m1()
}

/// softplus(x) - x*label.
fn sigmoid_cross_entropy(x: f64, label: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    let part = if x > 0.0 { x*(1.0 - label) } else { -x*label };
    part + (-x.abs()).exp().ln_1p()
}
