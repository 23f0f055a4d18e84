#include <math.h>

/* x - y*floor(x/y): the remainder with the sign of y, as Python's %. */
static double floor_mod(double x, double y)
{
    double r = fmod(x, y);
    if (r == 0)
        return copysign(0.0, y);
    return (r < 0) != (y < 0) ? r + y : r;
}

/* The larger, the first of equals, as Python's max. */
static double larger(double x, double y)
{
    return y > x ? y : x;
}

/* x*x*x. */
static double cube(double x)
{
    return x*x*x;
}

/* x log(y), and 0 where x is 0. */
static double xlogy(double x, double y)
{
    return x == 0 && !isnan(y) ? 0 : x*log(y);
}

/* The value of branches.
 *   x     number
 *   low   number (-1 in the program)
 *   high  number (1 in the program)
 */
double branches(double x, double low, double high)
{
    double y;
    if (!(low <= x && x <= high)) {
        y = 0.0;
    } else if (x < 0 && low < -0.5) {
        y = sin(x)/x;
    } else if (x > 0.5 || x == 0) {
        y = x != 0 ? cube(larger(x, high/2)) : 1;
    } else {
        y = xlogy(x, x) + floor_mod(x, 0.3);
        for (long long k = 0; k < 10; k++) {
            if (y > 1)
                break;
            y += pow(x, k);
            if (k == 3)
                continue;
            y *= 0.9;
        }
    }
    return y;
}
