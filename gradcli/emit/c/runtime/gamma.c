/* 1/gamma(x), 0 at its poles. */
static double rgamma(double x)
{
    return x <= 0 && x == floor(x) ? 0 : 1/tgamma(x);
}

/* gamma(1 + x), 0 below 0. */
static double factorial(double x)
{
    return x < 0 ? 0 : tgamma(1 + x);
}

/* The sign of gamma(x). */
static double gammasgn(double x)
{
    if (isnan(x) || x > 0)
        return isnan(x) ? x : 1;
    if (x == 0)
        return copysign(1.0, x);
    return x == floor(x) ? NAN : fmod(floor(x), 2.0) == 0 ? 1 : -1;
}
