/* x 2^n. */
function ldexp_by(x, n) {
    return ldexp(x, n > 5000 ? 5000 : n < -5000 ? -5000 : n);
}

/* The exponent of x, whose significand is in [1/2, 1). */
function binary_exponent(x) {
    if (x === 0 || !Number.isFinite(x))
        return 0;
    let n = Math.max(-1073, Math.ceil(Math.log2(Math.abs(x))));
    while (Math.abs(ldexp(x, -n)) >= 1)
        n++;
    while (Math.abs(ldexp(x, -n)) < 0.5)
        n--;
    return n;
}

/* How far the next number away from 0 is. */
function spacing(x) {
    return nextafter(x, copysign(Infinity, x)) - x;
}

/* Whether x is infinite. */
function is_infinite(x) {
    return Math.abs(x) === Infinity;
}

/* Whether x, of which 0 has one too, has the sign -. */
function signbit(x) {
    return x < 0 || Object.is(x, -0);
}

/* The size of x with the sign of y. */
function copysign(x, y) {
    return signbit(y) ? -Math.abs(x) : Math.abs(x);
}

/* The nearest whole number, the even one of two. */
function rint(x) {
    if (!(Math.abs(x) < 4503599627370496))
        return x;
    const down = Math.floor(x), rest = x - down;
    const up = rest > 0.5 || (rest === 0.5 && down % 2 !== 0);
    return copysign(up ? down + 1 : down, x);
}

/* x in two parts of half its digits. */
function halves(x) {
    const much = 134217729*x, high = much - (much - x);
    return [high, x - high];
}

/* x to so many digits after the point: at a half what its product has lost decides. */
function round_to(x, digits) {
    let scale = 1;
    for (let i = 0; i < digits; i++)
        scale *= 10;
    const scaled = x*scale;
    if (!(Math.abs(scaled) < 9007199254740992))
        return x;
    const [a, b] = halves(x), [c, d] = halves(scale);
    const lost = a*c - scaled + a*d + b*c + b*d;
    let nearest = rint(scaled);
    if (Math.abs(scaled - nearest) === 0.5 && lost !== 0)
        nearest = lost > 0 ? Math.ceil(scaled) : Math.floor(scaled);
    return nearest/scale;
}

/* The remainder of x/y to the nearest whole number, the even one of two. */
function remainder(x, y) {
    if (!Number.isFinite(x) || Number.isNaN(y) || y === 0)
        return NaN;
    const size = Math.abs(y);
    if (size === Infinity)
        return x;
    let r = Math.abs(x) % size;
    const half = size - r, odd = (Math.abs(x) % (2*size)) >= size;
    if (r > half || (r === half && odd))
        r -= size;
    return signbit(x) ? -r : r;
}

/* 2^x. */
function exp2(x) {
    return Math.pow(2, x);
}

/* x 2^n, rounded once. */
function ldexp(x, n) {
    if (n > 1023) {
        x *= 2**1023;
        n = Math.min(n - 1023, 1023);
    } else if (n < -1022) {
        const below = n + 969 > -1022 ? 0 : Math.max(n + 2*969, -1022);
        x *= 2**-1022*2**53;
        n += 969;
        if (below !== 0) {
            x *= 2**-1022*2**53;
            n = below;
        }
    }
    return x*2**n;
}

/* The next number from x on the way to y. */
function nextafter(x, y) {
    if (x === y || Number.isNaN(x) || Number.isNaN(y))
        return x === y ? y : NaN;
    if (x === 0)
        return y > 0 ? 5e-324 : -5e-324;
    const number = new Float64Array([x]), bits = new BigInt64Array(number.buffer);
    bits[0] += (y > x) === (x > 0) ? 1n : -1n;
    return number[0];
}
