/* x 2^n. */
static double ldexp_by(double x, long long n)
{
    return ldexp(x, n > 5000 ? 5000 : n < -5000 ? -5000 : (int)n);
}

/* The exponent of x, whose significand is in [1/2, 1). */
static long long binary_exponent(double x)
{
    int n;
    frexp(x, &n);
    return isfinite(x) ? n : 0;
}

/* How far the next number away from 0 is. */
static double spacing(double x)
{
    return nextafter(x, copysign(INFINITY, x)) - x;
}
