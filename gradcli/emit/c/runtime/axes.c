/* The root of the sum of squares; where these leave the numbers there are, of x scaled. */
static double norm(const double *x, long long n, long long step)
{
    double sum = 0, scaled = 0, largest = 0;
    for (long long i = 0; i < n; i++)
        sum += x[i*step]*x[i*step];
    if (isnan(sum) || (sum > 1e-276 && !isinf(sum)))
        return sqrt(sum);
    for (long long i = 0; i < n; i++)
        largest = fmax(largest, fabs(x[i*step]));
    if (largest == 0 || isinf(largest))
        return largest;
    for (long long i = 0; i < n; i++)
        scaled += x[i*step]/largest*(x[i*step]/largest);
    return largest*sqrt(scaled);
}

/* log of the sum of exp(x), without overflow. */
static double logsumexp(const double *x, long long n, long long step)
{
    double largest = -INFINITY, sum = 0;
    for (long long i = 0; i < n; i++)
        largest = maximum(largest, x[i*step]);
    if (isinf(largest))
        return largest;
    for (long long i = 0; i < n; i++)
        sum += exp(x[i*step] - largest);
    return largest + log(sum);
}

/* The index of the largest, the first of equals; of NaN where there is one. */
static long long place_of_largest(const double *x, long long n, long long step)
{
    long long place = 0;
    for (long long i = 1; i < n && !isnan(x[place*step]); i++)
        if (!(x[i*step] <= x[place*step]))
            place = i;
    return place;
}

/* The index of the least, the first of equals; of NaN where there is one. */
static long long place_of_least(const double *x, long long n, long long step)
{
    long long place = 0;
    for (long long i = 1; i < n && !isnan(x[place*step]); i++)
        if (!(x[i*step] >= x[place*step]))
            place = i;
    return place;
}

/* x less its logsumexp. */
static void log_softmax(const double *x, long long n, long long step, double *result)
{
    double largest = -INFINITY, sum = 0;
    for (long long i = 0; i < n; i++)
        largest = maximum(largest, x[i*step]);
    for (long long i = 0; i < n; i++)
        sum += exp(x[i*step] - largest);
    for (long long i = 0; i < n; i++)
        result[i*step] = x[i*step] - largest - log(sum);
}

/* The sums of the first 1, 2, 3, ... numbers. */
static void running_sum(const double *x, long long n, long long step, double *result)
{
    double sum = 0;
    for (long long i = 0; i < n; i++)
        result[i*step] = sum += x[i*step];
}

/* The products of the first 1, 2, 3, ... numbers. */
static void running_product(const double *x, long long n, long long step, double *result)
{
    double product = 1;
    for (long long i = 0; i < n; i++)
        result[i*step] = product *= x[i*step];
}

/* For each number the product of the others. */
static void product_of_others(const double *x, long long n, long long step, double *result)
{
    double before = 1, after = 1;
    for (long long i = 0; i < n; i++) {
        result[i*step] = before;
        before *= x[i*step];
    }
    for (long long i = n - 1; i >= 0; i--) {
        result[i*step] *= after;
        after *= x[i*step];
    }
}

/* exp(x) over the sum of all of these, without overflow. */
static void softmax(const double *x, long long n, long long step, double *result)
{
    double largest = -INFINITY, sum = 0;
    for (long long i = 0; i < n; i++)
        largest = maximum(largest, x[i*step]);
    for (long long i = 0; i < n; i++)
        sum += result[i*step] = exp(x[i*step] - largest);
    for (long long i = 0; i < n; i++)
        result[i*step] /= sum;
}

/* What g, a cotangent of running products of x, is carried back to x as. */
static void running_product_back(
    const double *g, const double *x, long long n, long long step, double *result)
{
    double before = 1;
    for (long long k = 0; k < n; k++) {
        double product = before;
        result[k*step] = g[k*step]*product;
        for (long long i = k + 1; i < n; i++) {
            product *= x[i*step];
            result[k*step] += g[i*step]*product;
        }
        before *= x[k*step];
    }
}

/* What t, a tangent of x, is carried on to in running products of x. */
static void running_product_ahead(
    const double *t, const double *x, long long n, long long step, double *result)
{
    double product = 1, change = 0;
    for (long long i = 0; i < n; i++) {
        change = change*x[i*step] + t[i*step]*product;
        product *= x[i*step];
        result[i*step] = change;
    }
}

/* The indices that bring numbers in order, of equals the first first; NaN is last. */
static void sorting_order(const double *x, long long n, long long step, long long *result)
{
    for (long long k = 0; k < n; k++) {
        long long place = k;
        while (place > 0 && !(x[result[(place - 1)*step]*step] <= x[k*step] || isnan(x[k*step]))) {
            result[place*step] = result[(place - 1)*step];
            place--;
        }
        result[place*step] = k;
    }
}

/* The numbers in order; NaN is last. */
static void sorted_run(const double *x, long long n, long long step, double *result)
{
    for (long long k = 0; k < n; k++) {
        long long place = k;
        while (place > 0 && !(result[(place - 1)*step] <= x[k*step] || isnan(x[k*step]))) {
            result[place*step] = result[(place - 1)*step];
            place--;
        }
        result[place*step] = x[k*step];
    }
}
