/* The n-th derivative of exp(-x^2), a Hermite polynomial times it. */
static double gaussian(long long n, double x)
{
    double root = exp(-0.5*x*x), before = 0, g = root;
    if (root == 0)
        return 0;
    for (long long k = 0; k < n; k++) {
        double next = -2*(x*g + (double)k*before);
        before = g;
        g = next;
    }
    return g*root;
}

/* The normal distribution function. */
static double ndtr(double x)
{
    return 0.5*erfc(-0.7071067811865476*x);
}

/* exp(x^2) erfc(x): far out by its continued fraction (DLMF 7.9.2). */
static double erfcx(double x)
{
    if (isnan(x) || x < -27)
        return isnan(x) ? x : INFINITY;
    if (x < 2) {
        double high = ldexp(rint(ldexp(x, 20)), -20), low = x - high; /* high^2 is exact */
        return exp(high*high)*exp(low*(x + high))*erfc(x);
    }
    double tail = 0;
    for (int k = 5 + (int)(200/x); k > 0; k--)
        tail = 0.5*k/(x + tail);
    return 0.5641895835477563/(x + tail);
}

/* What erf has the value y at, |y| <= 1/2: two terms of its series, and Halley's steps. */
static double erfinv_near(double y)
{
    double x = 0.886226925452758*y*(1 + 0.2617993877991494*y*y);
    for (int k = 0; k < 4; k++) {
        double step = (erf(x) - y)/(1.1283791670955126*exp(-x*x));
        x -= step/(1 + x*step);
    }
    return x;
}

/* What erfc has the value y at, y <= 1/2: a guess by Hastings (1955), and Halley's steps. */
static double erfcinv_far(double y)
{
    double t = sqrt(-2*log(0.5*y));
    double x = 0.7071067811865476
        *(t - (2.515517 + t*(0.802853 + t*0.010328))/(1 + t*(1.432788 + t*(0.189269 + t*0.001308))));
    for (int k = 0; k < 4; k++) {
        double step = (erfc(x) - y)/(1.1283791670955126*exp(-x*x));
        x += step/(1 - x*step);
    }
    return x;
}

/* What erf has the value y at. */
static double erfinv(double y)
{
    if (!(fabs(y) < 1))
        return fabs(y) == 1 ? copysign(INFINITY, y) : NAN;
    return fabs(y) <= 0.5 ? erfinv_near(y) : copysign(erfcinv_far(1 - fabs(y)), y);
}

/* What erfc has the value y at. */
static double erfcinv(double y)
{
    if (!(y > 0 && y < 2))
        return y == 0 ? INFINITY : y == 2 ? -INFINITY : NAN;
    if (y < 0.5)
        return erfcinv_far(y);
    return y <= 1.5 ? erfinv_near(1 - y) : -erfcinv_far(2 - y);
}

/* What the normal distribution function has the value p at. */
static double ndtri(double p)
{
    return p < 0.5 ? -1.4142135623730951*erfcinv(2*p) : 1.4142135623730951*erfinv(2*p - 1);
}
