/* x*x*x. */
function cube(x) {
    return x*x*x;
}

/* 1/(1 + exp(-x)), without overflow. */
function sigmoid(x) {
    let t = Math.exp(-Math.abs(x));
    return x >= 0 ? 1/(1 + t) : t/(1 + t);
}

/* log(1 + exp(x)), without overflow. */
function softplus(x) {
    return Number.isNaN(x) ? x : Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
}

/* log(sigmoid(x)). */
function log_expit(x) {
    return Number.isNaN(x) ? x : Math.min(x, 0) - Math.log1p(Math.exp(-Math.abs(x)));
}

/* log(exp(x) + exp(y)), without overflow. */
function logaddexp(x, y) {
    if (x === y)
        return x + Math.log(2);
    if (Number.isNaN(x) || Number.isNaN(y))
        return NaN;
    return Math.max(x, y) + Math.log1p(Math.exp(-Math.abs(x - y)));
}

/* The logarithm to the base 2 of 2^x + 2^y, without overflow. */
function logaddexp2(x, y) {
    if (x === y)
        return x + 1;
    if (Number.isNaN(x) || Number.isNaN(y))
        return NaN;
    return Math.max(x, y) + Math.log1p(exp2(-Math.abs(x - y)))/Math.log(2);
}

/* 1/cosh(x), without overflow. */
function sech(x) {
    let t = Math.exp(-Math.abs(x));
    return 2*t/(1 + t*t);
}

/* x log(y), and 0 where x is 0. */
function xlogy(x, y) {
    return x === 0 && !Number.isNaN(y) ? 0 : x*Math.log(y);
}

/* x log(1 + y), and 0 where x is 0. */
function xlog1py(x, y) {
    return x === 0 && !Number.isNaN(y) ? 0 : x*Math.log1p(y);
}

/* log(p/(1 - p)): near 1/2 by their difference, which keeps its digits. */
function logit(p) {
    if (p < 0.3 || p > 0.65)
        return Math.log(p/(1 - p));
    let s = 2*(p - 0.5);
    return Math.log1p(s) - Math.log1p(-s);
}

/* log(x/y), also where x/y overflows. */
function log_ratio(x, y) {
    let ratio = x/y;
    return Number.isFinite(ratio) && ratio > 1e-300 ? Math.log(ratio) : Math.log(x) - Math.log(y);
}

/* x log(x/y), 0 where x is 0, infinite outside its domain. */
function rel_entr(x, y) {
    if (Number.isNaN(x) || Number.isNaN(y))
        return NaN;
    if (x > 0 && y > 0)
        return x*log_ratio(x, y);
    return x === 0 && y >= 0 ? 0 : Infinity;
}

/* -x log(x), 0 at 0, minus infinity below. */
function entr(x) {
    if (Number.isNaN(x) || x > 0)
        return -x*Math.log(x);
    return x === 0 ? 0 : -Infinity;
}

/* (exp(x) - 1)/x, 1 at 0. */
function exprel(x) {
    if (Math.abs(x) < 1e-16)
        return 1;
    return x > 700 && !is_infinite(x) ? Math.exp(x - Math.log(x)) : is_infinite(x) && x > 0 ? x : Math.expm1(x)/x;
}

/* (x^p - 1)/p, log(x) for p = 0. */
function boxcox(x, p) {
    return p === 0 || Math.abs(p*Math.log(x)) < 1e-17 ? Math.log(x) : Math.expm1(p*Math.log(x))/p;
}

/* ((1 + x)^p - 1)/p, log(1 + x) for p = 0. */
function boxcox1p(x, p) {
    return p === 0 || Math.abs(p*Math.log1p(x)) < 1e-17 ? Math.log1p(x) : Math.expm1(p*Math.log1p(x))/p;
}

/* log(1 + p y)/p, y for p = 0. */
function log1p_over(y, p) {
    if (p === 0 || Math.abs(p*y) < 1e-17)
        return y;
    if (is_infinite(p*y) && p*y > 0 && Number.isFinite(p) && Number.isFinite(y))
        return (Math.log(Math.abs(p)) + Math.log(Math.abs(y)))/p;
    return Math.log1p(p*y)/p;
}

/* (1 + p y)^(1/p), exp(y) for p = 0. */
function inv_boxcox(y, p) {
    return Math.exp(log1p_over(y, p));
}

/* (1 + p y)^(1/p) - 1, exp(y) - 1 for p = 0. */
function inv_boxcox1p(y, p) {
    return Math.expm1(log1p_over(y, p));
}

/* softplus(x) - x*label. */
function sigmoid_cross_entropy(x, label) {
    if (Number.isNaN(x))
        return x;
    return (x > 0 ? x*(1 - label) : -x*label) + Math.log1p(Math.exp(-Math.abs(x)));
}
