/* 1/gamma(x), 0 at its poles. */
function rgamma(x) {
    return x <= 0 && x === Math.floor(x) ? 0 : 1/gamma(x);
}

/* gamma(1 + x), 0 below 0. */
function factorial(x) {
    return x < 0 ? 0 : gamma(1 + x);
}

/* The sign of gamma(x). */
function gammasgn(x) {
    if (Number.isNaN(x) || x > 0)
        return Number.isNaN(x) ? x : 1;
    if (x === 0)
        return copysign(1, x);
    return x === Math.floor(x) ? NaN : Math.floor(x) % 2 === 0 ? 1 : -1;
}
