/* x*x*x. */
static double cube(double x)
{
    return x*x*x;
}

/* 1/(1 + exp(-x)), without overflow. */
static double sigmoid(double x)
{
    double t = exp(-fabs(x));
    return x >= 0 ? 1/(1 + t) : t/(1 + t);
}

/* log(1 + exp(x)), without overflow. */
static double softplus(double x)
{
    return isnan(x) ? x : fmax(x, 0.0) + log1p(exp(-fabs(x)));
}

/* log(sigmoid(x)). */
static double log_expit(double x)
{
    return isnan(x) ? x : fmin(x, 0.0) - log1p(exp(-fabs(x)));
}

/* log(exp(x) + exp(y)), without overflow. */
static double logaddexp(double x, double y)
{
    if (x == y)
        return x + log(2.0);
    if (isnan(x) || isnan(y))
        return NAN;
    return fmax(x, y) + log1p(exp(-fabs(x - y)));
}

/* The logarithm to the base 2 of 2^x + 2^y, without overflow. */
static double logaddexp2(double x, double y)
{
    if (x == y)
        return x + 1;
    if (isnan(x) || isnan(y))
        return NAN;
    return fmax(x, y) + log1p(exp2(-fabs(x - y)))/log(2.0);
}

/* 1/cosh(x), without overflow. */
static double sech(double x)
{
    double t = exp(-fabs(x));
    return 2*t/(1 + t*t);
}

/* x log(y), and 0 where x is 0. */
static double xlogy(double x, double y)
{
    return x == 0 && !isnan(y) ? 0 : x*log(y);
}

/* x log(1 + y), and 0 where x is 0. */
static double xlog1py(double x, double y)
{
    return x == 0 && !isnan(y) ? 0 : x*log1p(y);
}

/* log(p/(1 - p)): near 1/2 by their difference, which keeps its digits. */
static double logit(double p)
{
    if (p < 0.3 || p > 0.65)
        return log(p/(1 - p));
    double s = 2*(p - 0.5);
    return log1p(s) - log1p(-s);
}

/* log(x/y), also where x/y overflows. */
static double log_ratio(double x, double y)
{
    double ratio = x/y;
    return isfinite(ratio) && ratio > 1e-300 ? log(ratio) : log(x) - log(y);
}

/* x log(x/y), 0 where x is 0, infinite outside its domain. */
static double rel_entr(double x, double y)
{
    if (isnan(x) || isnan(y))
        return NAN;
    if (x > 0 && y > 0)
        return x*log_ratio(x, y);
    return x == 0 && y >= 0 ? 0 : INFINITY;
}

/* -x log(x), 0 at 0, minus infinity below. */
static double entr(double x)
{
    if (isnan(x) || x > 0)
        return -x*log(x);
    return x == 0 ? 0 : -INFINITY;
}

/* (exp(x) - 1)/x, 1 at 0. */
static double exprel(double x)
{
    if (fabs(x) < 1e-16)
        return 1;
    return x > 700 && !isinf(x) ? exp(x - log(x)) : isinf(x) && x > 0 ? x : expm1(x)/x;
}

/* (x^p - 1)/p, log(x) for p = 0. */
static double boxcox(double x, double p)
{
    return p == 0 || fabs(p*log(x)) < 1e-17 ? log(x) : expm1(p*log(x))/p;
}

/* ((1 + x)^p - 1)/p, log(1 + x) for p = 0. */
static double boxcox1p(double x, double p)
{
    return p == 0 || fabs(p*log1p(x)) < 1e-17 ? log1p(x) : expm1(p*log1p(x))/p;
}

/* log(1 + p y)/p, y for p = 0. */
static double log1p_over(double y, double p)
{
    if (p == 0 || fabs(p*y) < 1e-17)
        return y;
    if (isinf(p*y) && p*y > 0 && isfinite(p) && isfinite(y))
        return (log(fabs(p)) + log(fabs(y)))/p;
    return log1p(p*y)/p;
}

/* (1 + p y)^(1/p), exp(y) for p = 0. */
static double inv_boxcox(double y, double p)
{
    return exp(log1p_over(y, p));
}

/* (1 + p y)^(1/p) - 1, exp(y) - 1 for p = 0. */
static double inv_boxcox1p(double y, double p)
{
    return expm1(log1p_over(y, p));
}

/* softplus(x) - x*label. */
static double sigmoid_cross_entropy(double x, double label)
{
    if (isnan(x))
        return x;
    return (x > 0 ? x*(1 - label) : -x*label) + log1p(exp(-fabs(x)));
}
