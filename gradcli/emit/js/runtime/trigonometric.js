/* 1 - x^2, by factors, which keep its digits near 1 and -1. */
function one_minus_square(x) {
    return (1 - x)*(1 + x);
}

/* x/hypot(x, y), and 0 at the origin. */
function direction(x, y) {
    let radius = Math.hypot(x, y);
    if (is_infinite(x) && Number.isFinite(y))
        return copysign(1, x);
    return radius === 0 ? 0 : x/radius;
}

/* sin(pi x + quarters pi/2), reduced without rounding. */
function sine_of_turns(x, quarters) {
    if (!Number.isFinite(x))
        return NaN;
    x = x % 2;
    let nearest = rint(2*x), turn = (((nearest + quarters) % 4) + 4) % 4;
    let angle = 3.141592653589793*(x - 0.5*nearest);
    let s = turn % 2 === 1 ? Math.cos(angle) : Math.sin(angle);
    return turn > 1 ? -s : s;
}

/* The n-th derivative of sin(pi x)/(pi x): by its power series near 0, else upward in n. */
function sinc_derivative(n, x) {
    const pi = 3.141592653589793;
    let t = pi*x;
    if (Math.abs(t) < 1.5 + n) {
        let first = Math.floor((n + 1)/2);
        let term = n % 2 === 1 ? power(pi, n + 1)*x : power(pi, n), sum = 0, added;
        if (first % 2 === 1)
            term = -term;
        for (let j = first;; j++) {
            added = term/(2*j + 1);
            sum += added;
            if (Math.abs(added) <= 1e-17*Math.abs(sum) || added === 0)
                return sum;
            let m = 2*j - n;
            term *= -t*t/((m + 1)*(m + 2));
        }
    }
    if (is_infinite(x))
        return 0;
    let s = sine_of_turns(x, 0)/t;
    for (let k = 1; k <= n; k++)
        s = (power(pi, k - 1)*sine_of_turns(x, k) - k*s)/x;
    return s;
}

/* sin(pi x)/(pi x), 1 at 0. */
function sinc(x) {
    return sinc_derivative(0, x);
}
