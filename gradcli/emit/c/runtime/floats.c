/* x 2^n. */
static double ldexp_by(double x, long long n)
{
    return ldexp(x, n > 5000 ? 5000 : n < -5000 ? -5000 : (int)n);
}

/* x to so many digits after the point: at a half what its product has lost decides. */
static double round_to(double x, int digits)
{
    double scale = 1;
    for (int i = 0; i < digits; i++)
        scale *= 10;
    double scaled = x*scale, nearest = rint(scaled), lost = fma(x, scale, -scaled);
    if (!(fabs(scaled) < 9007199254740992.0))
        return x;
    if (fabs(scaled - nearest) == 0.5 && lost != 0)
        nearest = lost > 0 ? ceil(scaled) : floor(scaled);
    return nearest/scale;
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
