/// 1 - x^2, by factors, which keep its digits near 1 and -1.
fn one_minus_square(x: f64) -> f64 {
    (1.0 - x)*(1.0 + x)
}

/// x/hypot(x, y), and 0 at the origin.
fn direction(x: f64, y: f64) -> f64 {
    let radius = x.hypot(y);
    if x.is_infinite() && y.is_finite() {
        return 1.0_f64.copysign(x);
    }
    if radius == 0.0 { 0.0 } else { x/radius }
}

/// sin(pi x + quarters pi/2), reduced without rounding.
fn sine_of_turns(x: f64, quarters: i64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let rest = x % 2.0;
    let nearest = (2.0*rest).round_ties_even();
    let turn = (nearest as i64 + quarters).rem_euclid(4);
    let angle = 3.141592653589793*(rest - 0.5*nearest);
    let s = if turn % 2 == 1 { angle.cos() } else { angle.sin() };
    if turn > 1 { -s } else { s }
}

/// The n-th derivative of sin(pi x)/(pi x): by its power series near 0, else upward in n.
fn sinc_derivative(n: i64, x: f64) -> f64 {
    let pi = 3.141592653589793_f64;
    let t = pi*x;
    if t.abs() < 1.5 + n as f64 {
        let first = (n + 1)/2;
        let power = pi.powf((n + n % 2) as f64);
        let mut term = if n % 2 == 1 { power*x } else { power };
        if first % 2 == 1 {
            term = -term;
        }
        let mut sum = 0.0;
        let mut j = first;
        loop {
            let added = term/(2*j + 1) as f64;
            sum += added;
            if added.abs() <= 1e-17*f64::abs(sum) || added == 0.0 {
                return sum;
            }
            let m = (2*j - n) as f64;
            term *= -t*t/((m + 1.0)*(m + 2.0));
            j += 1;
        }
    }
    if x.is_infinite() {
        return 0.0;
    }
    let mut s = sine_of_turns(x, 0)/t;
    for k in 1..=n {
        s = (pi.powf(k as f64 - 1.0)*sine_of_turns(x, k) - k as f64*s)/x;
    }
    s
}

/// sin(pi x)/(pi x), 1 at 0.
fn sinc(x: f64) -> f64 {
    sinc_derivative(0, x)
}

/// The n-th derivative of exp(-x^2), a Hermite polynomial times it.
fn gaussian(n: i64, x: f64) -> f64 {
    let root = (-0.5*x*x).exp();
    if root == 0.0 {
        return 0.0;
    }
    let (mut before, mut g) = (0.0, root);
    for k in 0..n {
        (before, g) = (g, -2.0*(x*g + k as f64*before));
    }
    g*root
}

/// The error function, of the library that all of std's functions are from.
fn erf(x: f64) -> f64 {
    extern "C" {
        fn erf(x: f64) -> f64;
    }
    unsafe { erf(x) }
}

/// 1 - erf(x).
fn erfc(x: f64) -> f64 {
    extern "C" {
        fn erfc(x: f64) -> f64;
    }
    unsafe { erfc(x) }
}

/// The gamma function.
fn tgamma(x: f64) -> f64 {
    extern "C" {
        fn tgamma(x: f64) -> f64;
    }
    unsafe { tgamma(x) }
}

/// log(|gamma(x)|).
fn lgamma(x: f64) -> f64 {
    extern "C" {
        fn lgamma(x: f64) -> f64;
    }
    unsafe { lgamma(x) }
}

/// The inverse of sinh.
fn asinh(x: f64) -> f64 {
    extern "C" {
        fn asinh(x: f64) -> f64;
    }
    unsafe { asinh(x) }
}

/// The inverse of cosh.
fn acosh(x: f64) -> f64 {
    extern "C" {
        fn acosh(x: f64) -> f64;
    }
    unsafe { acosh(x) }
}

/// The inverse of tanh.
fn atanh(x: f64) -> f64 {
    extern "C" {
        fn atanh(x: f64) -> f64;
    }
    unsafe { atanh(x) }
}

/// The remainder of x/y to the nearest whole number, the even one of two.
fn remainder(x: f64, y: f64) -> f64 {
    extern "C" {
        fn remainder(x: f64, y: f64) -> f64;
    }
    unsafe { remainder(x, y) }
}

/// The next number from x on the way to y.
fn nextafter(x: f64, y: f64) -> f64 {
    extern "C" {
        fn nextafter(x: f64, y: f64) -> f64;
    }
    unsafe { nextafter(x, y) }
}

/// x 2^n.
fn ldexp(x: f64, n: i32) -> f64 {
    extern "C" {
        fn ldexp(x: f64, n: i32) -> f64;
    }
    unsafe { ldexp(x, n) }
}

/// x to so many digits after the point: at a half what its product has lost decides.
fn round_to(x: f64, digits: i32) -> f64 {
    let scale = (0..digits).fold(1.0, |power, _| power*10.0);
    let scaled = x*scale;
    if !(scaled.abs() < 9007199254740992.0) {
        return x;
    }
    let (nearest, lost) = (scaled.round_ties_even(), x.mul_add(scale, -scaled));
    if (scaled - nearest).abs() != 0.5 || lost == 0.0 {
        return nearest/scale;
    }
    (if lost > 0.0 { scaled.ceil() } else { scaled.floor() })/scale
}

/// x 2^n.
fn ldexp_by(x: f64, n: i64) -> f64 {
    ldexp(x, n.clamp(-5000, 5000) as i32)
}

/// The exponent of x, whose significand is in [1/2, 1).
fn binary_exponent(x: f64) -> i64 {
    if x == 0.0 || !x.is_finite() {
        return 0;
    }
    let bits = |y: f64| (y.to_bits() >> 52 & 0x7ff) as i64;
    if bits(x) > 0 { bits(x) - 1022 } else { bits(ldexp(x, 64)) - 1022 - 64 }
}

/// How far the next number away from 0 is.
fn spacing(x: f64) -> f64 {
    nextafter(x, f64::INFINITY.copysign(x)) - x
}

/// The normal distribution function.
fn ndtr(x: f64) -> f64 {
    0.5*erfc(-0.7071067811865476*x)
}

/// exp(x^2) erfc(x): far out by its continued fraction (DLMF 7.9.2).
fn erfcx(x: f64) -> f64 {
    if x.is_nan() || x < -27.0 {
        return if x.is_nan() { x } else { f64::INFINITY };
    }
    if x < 2.0 {
        let high = ldexp(ldexp(x, 20).round_ties_even(), -20); // high^2 is exact
        let low = x - high;
        return (high*high).exp()*(low*(x + high)).exp()*erfc(x);
    }
    let mut tail = 0.0;
    for k in (1..=5 + (200.0/x) as i64).rev() {
        tail = 0.5*k as f64/(x + tail);
    }
    0.5641895835477563/(x + tail)
}

/// What erf has the value y at, |y| <= 1/2: two terms of its series, and Halley's steps.
fn erfinv_near(y: f64) -> f64 {
    let mut x = 0.886226925452758*y*(1.0 + 0.2617993877991494*y*y);
    for _ in 0..4 {
        let step = (erf(x) - y)/(1.1283791670955126*(-x*x).exp());
        x -= step/(1.0 + x*step);
    }
    x
}

/// What erfc has the value y at, y <= 1/2: a guess by Hastings (1955), and Halley's steps.
fn erfcinv_far(y: f64) -> f64 {
    let t = (-2.0*(0.5*y).ln()).sqrt();
    let below = 1.0 + t*(1.432788 + t*(0.189269 + t*0.001308));
    let mut x = 0.7071067811865476*(t - (2.515517 + t*(0.802853 + t*0.010328))/below);
    for _ in 0..4 {
        let step = (erfc(x) - y)/(1.1283791670955126*(-x*x).exp());
        x += step/(1.0 - x*step);
    }
    x
}

/// What erf has the value y at.
fn erfinv(y: f64) -> f64 {
    let size = y.abs();
    if !(size < 1.0) {
        return if size == 1.0 { f64::INFINITY.copysign(y) } else { f64::NAN };
    }
    if size <= 0.5 { erfinv_near(y) } else { erfcinv_far(1.0 - size).copysign(y) }
}

/// What erfc has the value y at.
fn erfcinv(y: f64) -> f64 {
    if !(y > 0.0 && y < 2.0) {
        let end = if y == 2.0 { -f64::INFINITY } else { f64::NAN };
        return if y == 0.0 { f64::INFINITY } else { end };
    }
    if y < 0.5 {
        return erfcinv_far(y);
    }
    if y <= 1.5 { erfinv_near(1.0 - y) } else { -erfcinv_far(2.0 - y) }
}

/// What the normal distribution function has the value p at.
fn ndtri(p: f64) -> f64 {
    let root = 1.4142135623730951;
    if p < 0.5 { -root*erfcinv(2.0*p) } else { root*erfinv(2.0*p - 1.0) }
}

/// 1/gamma(x), 0 at its poles.
fn rgamma(x: f64) -> f64 {
    if x <= 0.0 && x == x.floor() { 0.0 } else { 1.0/tgamma(x) }
}

/// gamma(1 + x), 0 below 0.
fn factorial(x: f64) -> f64 {
    if x < 0.0 { 0.0 } else { tgamma(1.0 + x) }
}

/// The sign of gamma(x).
fn gammasgn(x: f64) -> f64 {
    if x.is_nan() || x > 0.0 {
        return if x.is_nan() { x } else { 1.0 };
    }
    if x == 0.0 {
        return 1.0_f64.copysign(x);
    }
    if x == x.floor() {
        return f64::NAN;
    }
    if x.floor() % 2.0 == 0.0 { 1.0 } else { -1.0 }
}
