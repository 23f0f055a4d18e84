/* The root of the sum of squares; where these leave the numbers there are, of x scaled. */
function norm(x, n, step) {
    let sum = 0, scaled = 0, largest = 0;
    for (let i = 0; i < n; i++)
        sum += x[i*step]*x[i*step];
    if (Number.isNaN(sum) || (sum > 1e-276 && !is_infinite(sum)))
        return Math.sqrt(sum);
    for (let i = 0; i < n; i++)
        largest = Math.max(largest, Math.abs(x[i*step]));
    if (largest === 0 || is_infinite(largest))
        return largest;
    for (let i = 0; i < n; i++)
        scaled += x[i*step]/largest*(x[i*step]/largest);
    return largest*Math.sqrt(scaled);
}

/* log of the sum of exp(x), without overflow. */
function logsumexp(x, n, step) {
    let largest = -Infinity, sum = 0;
    for (let i = 0; i < n; i++)
        largest = maximum(largest, x[i*step]);
    if (is_infinite(largest))
        return largest;
    for (let i = 0; i < n; i++)
        sum += Math.exp(x[i*step] - largest);
    return largest + Math.log(sum);
}

/* The index of the largest, the first of equals; of NaN where there is one. */
function place_of_largest(x, n, step) {
    let place = 0;
    for (let i = 1; i < n && !Number.isNaN(x[place*step]); i++)
        if (!(x[i*step] <= x[place*step]))
            place = i;
    return place;
}

/* The index of the least, the first of equals; of NaN where there is one. */
function place_of_least(x, n, step) {
    let place = 0;
    for (let i = 1; i < n && !Number.isNaN(x[place*step]); i++)
        if (!(x[i*step] >= x[place*step]))
            place = i;
    return place;
}

/* x less its logsumexp. */
function log_softmax(x, n, step, result) {
    let largest = -Infinity, sum = 0;
    for (let i = 0; i < n; i++)
        largest = maximum(largest, x[i*step]);
    for (let i = 0; i < n; i++)
        sum += Math.exp(x[i*step] - largest);
    for (let i = 0; i < n; i++)
        result[i*step] = x[i*step] - largest - Math.log(sum);
}

/* The sums of the first 1, 2, 3, ... numbers. */
function running_sum(x, n, step, result) {
    let sum = 0;
    for (let i = 0; i < n; i++)
        result[i*step] = sum += x[i*step];
}

/* The products of the first 1, 2, 3, ... numbers. */
function running_product(x, n, step, result) {
    let product = 1;
    for (let i = 0; i < n; i++)
        result[i*step] = product *= x[i*step];
}

/* For each number the product of the others. */
function product_of_others(x, n, step, result) {
    let before = 1, after = 1;
    for (let i = 0; i < n; i++) {
        result[i*step] = before;
        before *= x[i*step];
    }
    for (let i = n - 1; i >= 0; i--) {
        result[i*step] *= after;
        after *= x[i*step];
    }
}

/* exp(x) over the sum of all of these, without overflow. */
function softmax(x, n, step, result) {
    let largest = -Infinity, sum = 0;
    for (let i = 0; i < n; i++)
        largest = maximum(largest, x[i*step]);
    for (let i = 0; i < n; i++)
        sum += result[i*step] = Math.exp(x[i*step] - largest);
    for (let i = 0; i < n; i++)
        result[i*step] /= sum;
}

/* What g, a cotangent of running products of x, is carried back to x as. */
function running_product_back(g, x, n, step, result) {
    let before = 1;
    for (let k = 0; k < n; k++) {
        let product = before;
        result[k*step] = g[k*step]*product;
        for (let i = k + 1; i < n; i++) {
            product *= x[i*step];
            result[k*step] += g[i*step]*product;
        }
        before *= x[k*step];
    }
}

/* What t, a tangent of x, is carried on to in running products of x. */
function running_product_ahead(t, x, n, step, result) {
    let product = 1, change = 0;
    for (let i = 0; i < n; i++) {
        change = change*x[i*step] + t[i*step]*product;
        product *= x[i*step];
        result[i*step] = change;
    }
}

/* The indices that bring numbers in order, of equals the first first; NaN is last. */
function sorting_order(x, n, step, result) {
    for (let k = 0; k < n; k++) {
        let place = k;
        while (place > 0 && !(x[result[(place - 1)*step]*step] <= x[k*step] || Number.isNaN(x[k*step]))) {
            result[place*step] = result[(place - 1)*step];
            place--;
        }
        result[place*step] = k;
    }
}

/* The numbers in order; NaN is last. */
function sorted_run(x, n, step, result) {
    for (let k = 0; k < n; k++) {
        let place = k;
        while (place > 0 && !(result[(place - 1)*step] <= x[k*step] || Number.isNaN(x[k*step]))) {
            result[place*step] = result[(place - 1)*step];
            place--;
        }
        result[place*step] = x[k*step];
    }
}
