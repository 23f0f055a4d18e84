/// Give an array the elements of another.
fn copy<T: Copy>(array: &[T], result: &mut [T]) {
    for (to, from) in result.iter_mut().zip(array) {
        *to = *from;
    }
}

/// Take n numbers off a stack, into an array.
fn pop_all(stack: &mut Vec<f64>, array: &mut [f64], n: i64) {
    let rest = stack.len() - n as usize;
    array[..n as usize].copy_from_slice(&stack[rest..]);
    stack.truncate(rest);
}

/// The numbers of a run: n of them, one in `step`.
fn run(x: &[f64], n: i64, step: i64) -> impl Iterator<Item = f64> + '_ {
    (0..n).map(move |i| x[(i*step) as usize])
}

/// The root of the sum of squares; where these leave the numbers there are, of x scaled.
fn norm(x: &[f64], n: i64, step: i64) -> f64 {
    let mut sum = 0.0;
    for v in run(x, n, step) {
        sum += v*v;
    }
    if f64::is_nan(sum) || (sum > 1e-276 && sum.is_finite()) {
        return sum.sqrt();
    }
    let largest = run(x, n, step).fold(0.0, |most: f64, v| most.max(v.abs()));
    if largest == 0.0 || largest.is_infinite() {
        return largest;
    }
    let mut scaled = 0.0;
    for v in run(x, n, step) {
        scaled += v/largest*(v/largest);
    }
    largest*f64::sqrt(scaled)
}

/// log of the sum of exp(x), without overflow.
fn logsumexp(x: &[f64], n: i64, step: i64) -> f64 {
    let largest = run(x, n, step).fold(-f64::INFINITY, maximum);
    if largest.is_infinite() {
        return largest;
    }
    let mut sum = 0.0;
    for v in run(x, n, step) {
        sum += (v - largest).exp();
    }
    largest + f64::ln(sum)
}

/// The index of the largest, the first of equals; of NaN where there is one.
fn place_of_largest(x: &[f64], n: i64, step: i64) -> i64 {
    let mut place = 0;
    for i in 1..n {
        let most = x[(place*step) as usize];
        if !most.is_nan() && !(x[(i*step) as usize] <= most) {
            place = i;
        }
    }
    place
}

/// The index of the least, the first of equals; of NaN where there is one.
fn place_of_least(x: &[f64], n: i64, step: i64) -> i64 {
    let mut place = 0;
    for i in 1..n {
        let least = x[(place*step) as usize];
        if !least.is_nan() && !(x[(i*step) as usize] >= least) {
            place = i;
        }
    }
    place
}

/// x less its logsumexp.
fn log_softmax(x: &[f64], n: i64, step: i64, result: &mut [f64]) {
    let largest = run(x, n, step).fold(-f64::INFINITY, maximum);
    let mut sum = 0.0;
    for v in run(x, n, step) {
        sum += (v - largest).exp();
    }
    for i in 0..n {
        let at = (i*step) as usize;
        result[at] = x[at] - largest - f64::ln(sum);
    }
}

/// exp(x) over the sum of all of these, without overflow.
fn softmax(x: &[f64], n: i64, step: i64, result: &mut [f64]) {
    let largest = run(x, n, step).fold(-f64::INFINITY, maximum);
    let mut sum = 0.0;
    for i in 0..n {
        let at = (i*step) as usize;
        result[at] = (x[at] - largest).exp();
        sum += result[at];
    }
    for i in 0..n {
        result[(i*step) as usize] /= sum;
    }
}

/// The sums of the first 1, 2, 3, ... numbers.
fn running_sum(x: &[f64], n: i64, step: i64, result: &mut [f64]) {
    let mut sum = 0.0;
    for i in 0..n {
        sum += x[(i*step) as usize];
        result[(i*step) as usize] = sum;
    }
}

/// The products of the first 1, 2, 3, ... numbers.
fn running_product(x: &[f64], n: i64, step: i64, result: &mut [f64]) {
    let mut product = 1.0;
    for i in 0..n {
        product *= x[(i*step) as usize];
        result[(i*step) as usize] = product;
    }
}

/// For each number the product of the others.
fn product_of_others(x: &[f64], n: i64, step: i64, result: &mut [f64]) {
    let (mut before, mut after) = (1.0, 1.0);
    for i in 0..n {
        result[(i*step) as usize] = before;
        before *= x[(i*step) as usize];
    }
    for i in (0..n).rev() {
        result[(i*step) as usize] *= after;
        after *= x[(i*step) as usize];
    }
}

/// What g, a cotangent of running products of x, is carried back to x as.
fn running_product_back(g: &[f64], x: &[f64], n: i64, step: i64, result: &mut [f64]) {
    let mut before = 1.0;
    for k in 0..n {
        let mut product = before;
        let mut sum = g[(k*step) as usize]*product;
        for i in k + 1..n {
            product *= x[(i*step) as usize];
            sum += g[(i*step) as usize]*product;
        }
        result[(k*step) as usize] = sum;
        before *= x[(k*step) as usize];
    }
}

/// What t, a tangent of x, is carried on to in running products of x.
fn running_product_ahead(t: &[f64], x: &[f64], n: i64, step: i64, result: &mut [f64]) {
    let (mut product, mut change) = (1.0, 0.0);
    for i in 0..n {
        let at = (i*step) as usize;
        change = change*x[at] + t[at]*product;
        product *= x[at];
        result[at] = change;
    }
}

/// The indices that bring numbers in order, of equals the first first; NaN is last.
fn sorting_order(x: &[f64], n: i64, step: i64, result: &mut [i64]) {
    let after = |a: f64, b: f64| !(a <= b || b.is_nan());
    for k in 0..n {
        let mut place = k;
        while place > 0 && after(
            x[(result[((place - 1)*step) as usize]*step) as usize], x[(k*step) as usize],
        ) {
            result[(place*step) as usize] = result[((place - 1)*step) as usize];
            place -= 1;
        }
        result[(place*step) as usize] = k;
    }
}

/// The numbers in order; NaN is last.
fn sorted_run(x: &[f64], n: i64, step: i64, result: &mut [f64]) {
    let after = |a: f64, b: f64| !(a <= b || b.is_nan());
    for k in 0..n {
        let (mut place, v) = (k, x[(k*step) as usize]);
        while place > 0 && after(result[((place - 1)*step) as usize], v) {
            result[(place*step) as usize] = result[((place - 1)*step) as usize];
            place -= 1;
        }
        result[(place*step) as usize] = v;
    }
}

/// Exchange n numbers from k and m on.
fn exchange(x: &mut [f64], k: usize, m: usize, n: usize) {
    for i in 0..n {
        x.swap(k + i, m + i);
    }
}

/// Bring a to a triangle, b of m columns along with it; the determinant that a had.
fn eliminate(a: &mut [f64], n: usize, b: &mut [f64], m: usize) -> f64 {
    let mut volume = 1.0;
    for k in 0..n {
        let mut pivot = k;
        for i in k + 1..n {
            if a[i*n + k].abs() > a[pivot*n + k].abs() {
                pivot = i;
            }
        }
        if a[pivot*n + k] == 0.0 {
            return 0.0;
        }
        if pivot != k {
            exchange(a, k*n, pivot*n, n);
            exchange(b, k*m, pivot*m, m);
            volume = -volume;
        }
        volume *= a[k*n + k];
        for i in k + 1..n {
            let factor = a[i*n + k]/a[k*n + k];
            for j in k..n {
                a[i*n + j] -= factor*a[k*n + j];
            }
            for j in 0..m {
                b[i*m + j] -= factor*b[k*m + j];
            }
        }
    }
    volume
}

/// The determinant of a matrix of n rows.
fn determinant(a: &[f64], n: i64) -> f64 {
    eliminate(&mut a[..(n*n) as usize].to_vec(), n as usize, &mut [], 0)
}

/// Put x, where a x = b, in the place of b, of m columns; NaN where a is singular.
fn solve(a: &[f64], rows: i64, b: &mut [f64], columns: i64) {
    let (n, m) = (rows as usize, columns as usize);
    let mut left = a[..n*n].to_vec();
    eliminate(&mut left, n, b, m);
    let singular = (0..n).any(|k| left[k*n + k] == 0.0);
    for k in (0..n).rev() {
        for j in 0..m {
            let mut rest = b[k*m + j];
            for i in k + 1..n {
                rest -= left[k*n + i]*b[i*m + j];
            }
            b[k*m + j] = if singular { f64::NAN } else { rest/left[k*n + k] };
        }
    }
}

/// The derivatives of the determinant of a matrix of n rows, by each of its elements.
fn cofactors(a: &[f64], n: i64, result: &mut [f64]) {
    for k in 0..n*n {
        let rest: Vec<f64> = (0..n*n)
            .filter(|i| i/n != k/n && i % n != k % n)
            .map(|i| a[i as usize])
            .collect();
        let sign = if (k/n + k % n) % 2 == 1 { -1.0 } else { 1.0 };
        result[k as usize] = sign*determinant(&rest, n - 1);
    }
}
