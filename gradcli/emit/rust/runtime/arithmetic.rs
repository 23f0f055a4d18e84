/// x - y*floor(x/y): the remainder with the sign of y, as Python's %.
fn floor_mod(x: f64, y: f64) -> f64 {
    let r = x % y;
    if r == 0.0 {
        return 0.0_f64.copysign(y);
    }
    if (r < 0.0) != (y < 0.0) { r + y } else { r }
}

/// floor(x/y), by the exact remainder, as Python's //.
fn floor_divide(x: f64, y: f64) -> f64 {
    let r = x % y;
    let mut q = (x - r)/y;
    if y == 0.0 {
        return x/y;
    }
    if r != 0.0 && (r < 0.0) != (y < 0.0) {
        q -= 1.0;
    }
    if q == 0.0 {
        return 0.0_f64.copysign(x/y);
    }
    if q - q.floor() > 0.5 { q.floor() + 1.0 } else { q.floor() }
}

/// The remainder with the sign of x.
fn fmod(x: f64, y: f64) -> f64 {
    x % y
}

/// The remainder with the sign of n, as Python's %.
fn floor_mod_whole(k: i64, n: i64) -> i64 {
    let r = k % n;
    if r != 0 && (r < 0) != (n < 0) { r + n } else { r }
}

/// floor(k/n), as Python's //.
fn floor_divide_whole(k: i64, n: i64) -> i64 {
    let q = k/n;
    if k % n != 0 && (k < 0) != (n < 0) { q - 1 } else { q }
}

/// What an operation gives, where that has 64 bits.
fn checked(k: Option<i64>) -> i64 {
    k.expect("an integer has passed 64 bits")
}

/// k + n.
fn add_whole(k: i64, n: i64) -> i64 {
    checked(k.checked_add(n))
}

/// k - n.
fn subtract_whole(k: i64, n: i64) -> i64 {
    checked(k.checked_sub(n))
}

/// k n.
fn multiply_whole(k: i64, n: i64) -> i64 {
    checked(k.checked_mul(n))
}

/// k to the power n >= 0.
fn power_whole(k: i64, n: i64) -> i64 {
    let mut product = 1;
    for _ in 0..n {
        product = multiply_whole(product, k);
    }
    product
}

/// The nearest whole number, the even one of two.
fn round_whole(x: f64) -> i64 {
    x.round_ties_even() as i64
}

/// k >> n, rounded down.
fn shift_right(k: i64, n: i64) -> i64 {
    k >> n.min(63)
}

/// k << n.
fn shift_left(k: i64, n: i64) -> i64 {
    let mut product = k;
    for _ in 0..n {
        product = multiply_whole(product, 2);
    }
    product
}

/// The greatest common divisor.
fn gcd(k: i64, n: i64) -> i64 {
    let (mut a, mut b) = (k, n);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.abs()
}

/// The least common multiple.
fn lcm(k: i64, n: i64) -> i64 {
    if k == 0 || n == 0 { 0 } else { multiply_whole(k/gcd(k, n), n).abs() }
}

/// n!, the product of the numbers up to n.
fn factorial_whole(n: i64) -> i64 {
    (2..=n).fold(1, multiply_whole)
}

/// How many subsets of k a set of n has.
fn comb(n: i64, k: i64) -> i64 {
    let mut ways = i64::from(k <= n);
    for i in 0..k.min(n - k) {
        let rest = multiply_whole(ways % (i + 1), n - i)/(i + 1);
        ways = add_whole(multiply_whole(ways/(i + 1), n - i), rest);
    }
    ways
}

/// The integer part of the square root.
fn isqrt(n: i64) -> i64 {
    let mut root = (n as f64).sqrt() as i64;
    while root > 0 && root > n/root {
        root -= 1;
    }
    while root < n/(root + 1) {
        root += 1;
    }
    root
}

/// How many numbers there are from start, by step, before stop.
fn range_length(start: i64, stop: i64, step: i64) -> i64 {
    if step > 0 {
        return if start < stop { (stop - start - 1)/step + 1 } else { 0 };
    }
    if start > stop { (start - stop - 1)/-step + 1 } else { 0 }
}

/// An index counted from the end where it is negative.
fn wrapped(k: i64, n: i64) -> i64 {
    if k < 0 { k + n } else { k }
}
