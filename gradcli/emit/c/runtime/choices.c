/* The larger, the first of equals, as Python's max. */
static double larger(double x, double y)
{
    return y > x ? y : x;
}

/* The smaller, the first of equals, as Python's min. */
static double smaller(double x, double y)
{
    return y < x ? y : x;
}

/* The larger of two whole numbers. */
static long long larger_whole(long long k, long long n)
{
    return n > k ? n : k;
}

/* The smaller of two whole numbers. */
static long long smaller_whole(long long k, long long n)
{
    return n < k ? n : k;
}

/* The larger; NaN where one is. */
static double maximum(double x, double y)
{
    return x >= y || isnan(x) ? x : y;
}

/* The smaller; NaN where one is. */
static double minimum(double x, double y)
{
    return x <= y || isnan(x) ? x : y;
}

/* x within low and high. */
static double clip(double x, double low, double high)
{
    return minimum(maximum(x, low), high);
}

/* x, and 0 below 0. */
static double relu(double x)
{
    return x > 0 || isnan(x) ? x : 0;
}

/* -1, 0 or 1; NaN of NaN. */
static double sign(double x)
{
    return isnan(x) ? x : (x > 0) - (x < 0);
}

/* -1, 0 or 1. */
static long long sign_whole(long long k)
{
    return (k > 0) - (k < 0);
}

/* 0 below 0, 1 above, and h at 0. */
static double heaviside(double x, double h)
{
    return x == 0 ? h : isnan(x) ? x : x > 0;
}

/* x, and 0 for an infinity. */
static double finite_or_0(double x)
{
    return isinf(x) ? 0 : x;
}
