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

/* The root of the sum of squares; where these leave the numbers there are, of x scaled. */
static double norm(const double *x, long long n)
{
    double sum = 0, scaled = 0, largest = 0;
    for (long long i = 0; i < n; i++)
        sum += x[i]*x[i];
    if (isnan(sum) || (sum > 1e-276 && !isinf(sum)))
        return sqrt(sum);
    for (long long i = 0; i < n; i++)
        largest = fmax(largest, fabs(x[i]));
    if (largest == 0 || isinf(largest))
        return largest;
    for (long long i = 0; i < n; i++)
        scaled += x[i]/largest*(x[i]/largest);
    return largest*sqrt(scaled);
}
