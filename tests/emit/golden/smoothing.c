#include <math.h>
#include <stdlib.h>

/* Memory for n elements. */
static void *memory(long long n, size_t size)
{
    void *at = calloc(n > 0 ? (size_t)n : 1, size);
    if (at == NULL)
        abort();
    return at;
}

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

/* The value of smoothing.
 *   k               whole number (2 in the program)
 *   v               n numbers, n >= 2
 *   s               result, n numbers, n >= 2
 *   value1, value2  result
 */
void smoothing(long long k, long long n, const double *v, double *s, double *value1, double *value2)
{
    double *ratio = memory(n - 2, sizeof *ratio);
    double *difference = memory(n, sizeof *difference);
    for (long long i = 0; i < n; i++)
        s[i] = v[i];
    for (long long round_ = 0; round_ < k; round_++) {
        for (long long i = 0; i < n - 2; i++)
            ratio[i] = (s[i] + s[i + 1] + s[i + 2])/3;
        for (long long i = 0; i < n - 2; i++)
            s[i + 1] = ratio[i];
    }
    double average = 0;
    for (long long i = 0; i < n; i++)
        average += s[i];
    average /= n;
    *value1 = average;
    for (long long i = 0; i < n; i++)
        difference[i] = v[i] - s[i];
    double length = norm(difference, n, 1);
    *value2 = length;
    free(ratio);
    free(difference);
}
