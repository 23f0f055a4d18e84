/* The remainder with the sign of x. */
function fmod(x, y) {
    return x % y;
}

/* x - y*floor(x/y): the remainder with the sign of y, as Python's %. */
function floor_mod(x, y) {
    const r = x % y;
    if (r === 0)
        return copysign(0, y);
    return (r < 0) !== (y < 0) ? r + y : r;
}

/* floor(x/y), by the exact remainder, as Python's //. */
function floor_divide(x, y) {
    const r = x % y;
    let q = (x - r)/y;
    if (y === 0)
        return x/y;
    if (r !== 0 && (r < 0) !== (y < 0))
        q -= 1;
    if (q === 0)
        return copysign(0, x/y);
    return q - Math.floor(q) > 0.5 ? Math.floor(q) + 1 : Math.floor(q);
}

/* x to the power y; 1 to any, and -1 to an infinite one, is 1, as C's pow. */
function power(x, y) {
    return x === 1 || (x === -1 && is_infinite(y)) ? 1 : Math.pow(x, y);
}

/* The remainder with the sign of n, as Python's %. */
function floor_mod_whole(k, n) {
    check_divisor(n);
    const r = k % n;
    return (r !== 0 && (r < 0) !== (n < 0) ? r + n : r) + 0;
}

/* floor(k/n), as Python's //. */
function floor_divide_whole(k, n) {
    check_divisor(n);
    const r = k % n, q = (k - r)/n;
    return (r !== 0 && (r < 0) !== (n < 0) ? q - 1 : q) + 0;
}

/* k/n of whole numbers of which none is below 0, rounded down. */
function quotient(k, n) {
    return (k - k % n)/n;
}

/* A whole number is divided by 0: that has no value. */
function check_divisor(n) {
    if (n === 0)
        throw new RangeError("a whole number is divided by 0");
}

/* A whole number, which a number holds up to 2^53. */
function checked(k) {
    if (!Number.isSafeInteger(k))
        throw new RangeError("a whole number has passed 2^53");
    return k + 0;
}

/* x without its fraction, as a whole number. */
function whole(x) {
    return checked(Math.trunc(x));
}

/* The nearest whole number, the even one of two. */
function round_whole(x) {
    return checked(rint(x));
}

/* k + n. */
function add_whole(k, n) {
    return checked(k + n);
}

/* k - n. */
function subtract_whole(k, n) {
    return checked(k - n);
}

/* k n. */
function multiply_whole(k, n) {
    return checked(k*n);
}

/* k to the power n >= 0. */
function power_whole(k, n) {
    let product = 1;
    while (n-- > 0)
        product = multiply_whole(product, k);
    return product;
}

/* k >> n, rounded down. */
function shift_right(k, n) {
    return Math.floor(k/2**Math.min(n, 1000)) + 0;
}

/* k << n. */
function shift_left(k, n) {
    return multiply_whole(k, 2**n);
}

/* The bits that k and n have both. */
function bits_and(k, n) {
    return Number(BigInt(k) & BigInt(n));
}

/* The bits that k has, or n. */
function bits_or(k, n) {
    return Number(BigInt(k) | BigInt(n));
}

/* The bits that one of k and n has. */
function bits_xor(k, n) {
    return Number(BigInt(k) ^ BigInt(n));
}

/* The greatest common divisor. */
function gcd(k, n) {
    while (n !== 0)
        [k, n] = [n, k % n];
    return Math.abs(k);
}

/* The least common multiple. */
function lcm(k, n) {
    return k === 0 || n === 0 ? 0 : Math.abs(multiply_whole(k/gcd(k, n), n));
}

/* n!, the product of the numbers up to n. */
function factorial_whole(n) {
    let product = 1;
    for (let k = 2; k <= n; k++)
        product = multiply_whole(product, k);
    return product;
}

/* How many subsets of k a set of n has. */
function comb(n, k) {
    let ways = k <= n ? 1 : 0;
    if (k > n - k)
        k = n - k;
    for (let i = 0; i < k; i++)
        ways = add_whole(multiply_whole(quotient(ways, i + 1), n - i),
                         quotient(multiply_whole(ways % (i + 1), n - i), i + 1));
    return ways;
}

/* The integer part of the square root. */
function isqrt(n) {
    let root = Math.floor(Math.sqrt(n));
    while (root*root > n)
        root--;
    while ((root + 1)*(root + 1) <= n)
        root++;
    return root;
}

/* How many numbers there are from start, by step, before stop. */
function range_length(start, stop, step) {
    if (step > 0)
        return start < stop ? quotient(stop - start - 1, step) + 1 : 0;
    return start > stop ? quotient(start - stop - 1, -step) + 1 : 0;
}

/* An index counted from the end where it is negative. */
function wrapped(k, n) {
    return k < 0 ? k + n : k;
}
