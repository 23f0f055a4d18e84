#include <math.h>
#include <stdbool.h>

static void polar(double x, double y, double scale, double *result1, double *result2)
{
    *result1 = hypot(x, y)*scale;
    *result2 = atan2(y, x);
}

static double power(double x, long long n)
{
    if (n == 0)
        return 1.0;
    double half = power(x, n/2);
    if (n % 2 != 0)
        return half*half*x;
    return half*half;
}

static long long first_above(const double xs[3], double limit)
{
    bool returned = false;
    long long result = 0;
    for (long long i = 0; i < 3; i++) {
        double x = xs[i];
        if (x > limit) {
            returned = true;
            result = i;
            break;
        }
    }
    if (returned)
        return result;
    return -1;
}

/* The value of functions.
 *   scale  number (2 in the program)
 *   a, b   number
 */
double functions(double scale, double a, double b)
{
    double r, phi;
    polar(a, b, scale, &r, &phi);
    const double samples[3] = {r, phi, a*b};
    return power(r, 5) + first_above(samples, 1.5);
}
