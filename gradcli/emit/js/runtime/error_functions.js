/* The n-th derivative of exp(-x^2), a Hermite polynomial times it. */
function gaussian(n, x) {
    let root = Math.exp(-0.5*x*x), before = 0, g = root;
    if (root === 0)
        return 0;
    for (let k = 0; k < n; k++) {
        let next = -2*(x*g + k*before);
        before = g;
        g = next;
    }
    return g*root;
}

/* The normal distribution function. */
function ndtr(x) {
    return 0.5*erfc(-0.7071067811865476*x);
}

/* exp(x^2) erfc(x): far out by its continued fraction (DLMF 7.9.2). */
function erfcx(x) {
    if (Number.isNaN(x) || x < -27)
        return Number.isNaN(x) ? x : Infinity;
    if (x < 2) {
        let high = ldexp(rint(ldexp(x, 20)), -20), low = x - high; /* high^2 is exact */
        return Math.exp(high*high)*Math.exp(low*(x + high))*erfc(x);
    }
    let tail = 0;
    for (let k = 5 + Math.floor(200/x); k > 0; k--)
        tail = 0.5*k/(x + tail);
    return 0.5641895835477563/(x + tail);
}

/* What erf has the value y at, |y| <= 1/2: two terms of its series, and Halley's steps. */
function erfinv_near(y) {
    let x = 0.886226925452758*y*(1 + 0.2617993877991494*y*y);
    for (let k = 0; k < 4; k++) {
        let step = (erf(x) - y)/(1.1283791670955126*Math.exp(-x*x));
        x -= step/(1 + x*step);
    }
    return x;
}

/* What erfc has the value y at, y <= 1/2: a guess by Hastings (1955), and Halley's steps. */
function erfcinv_far(y) {
    let t = Math.sqrt(-2*Math.log(0.5*y));
    let x = 0.7071067811865476
        *(t - (2.515517 + t*(0.802853 + t*0.010328))/(1 + t*(1.432788 + t*(0.189269 + t*0.001308))));
    for (let k = 0; k < 4; k++) {
        let step = (erfc(x) - y)/(1.1283791670955126*Math.exp(-x*x));
        x += step/(1 - x*step);
    }
    return x;
}

/* What erf has the value y at. */
function erfinv(y) {
    if (!(Math.abs(y) < 1))
        return Math.abs(y) === 1 ? copysign(Infinity, y) : NaN;
    return Math.abs(y) <= 0.5 ? erfinv_near(y) : copysign(erfcinv_far(1 - Math.abs(y)), y);
}

/* What erfc has the value y at. */
function erfcinv(y) {
    if (!(y > 0 && y < 2))
        return y === 0 ? Infinity : y === 2 ? -Infinity : NaN;
    if (y < 0.5)
        return erfcinv_far(y);
    return y <= 1.5 ? erfinv_near(1 - y) : -erfcinv_far(2 - y);
}

/* What the normal distribution function has the value p at. */
function ndtri(p) {
    return p < 0.5 ? -1.4142135623730951*erfcinv(2*p) : 1.4142135623730951*erfinv(2*p - 1);
}
