/// The larger, the first of equals, as Python's max.
fn larger(x: f64, y: f64) -> f64 {
    if y > x { y } else { x }
}

/// The smaller, the first of equals, as Python's min.
fn smaller(x: f64, y: f64) -> f64 {
    if y < x { y } else { x }
}

/// The larger of two whole numbers.
fn larger_whole(k: i64, n: i64) -> i64 {
    k.max(n)
}

/// The smaller of two whole numbers.
fn smaller_whole(k: i64, n: i64) -> i64 {
    k.min(n)
}

/// The larger; NaN where one is.
fn maximum(x: f64, y: f64) -> f64 {
    if x >= y || x.is_nan() { x } else { y }
}

/// The smaller; NaN where one is.
fn minimum(x: f64, y: f64) -> f64 {
    if x <= y || x.is_nan() { x } else { y }
}

/// x within low and high.
fn clip(x: f64, low: f64, high: f64) -> f64 {
    minimum(maximum(x, low), high)
}

/// x, and 0 below 0.
fn relu(x: f64) -> f64 {
    if x > 0.0 || x.is_nan() { x } else { 0.0 }
}

/// -1, 0 or 1; NaN of NaN.
fn sign(x: f64) -> f64 {
    if x.is_nan() { x } else { f64::from(x > 0.0) - f64::from(x < 0.0) }
}

/// -1, 0 or 1.
fn sign_whole(k: i64) -> i64 {
    k.signum()
}

/// 0 below 0, 1 above, and h at 0.
fn heaviside(x: f64, h: f64) -> f64 {
    if x == 0.0 {
        return h;
    }
    if x.is_nan() { x } else { f64::from(x > 0.0) }
}

/// x, and 0 for an infinity.
fn finite_or_0(x: f64) -> f64 {
    if x.is_infinite() { 0.0 } else { x }
}
