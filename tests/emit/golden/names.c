#include <math.h>

static const double pi = 3.141592653589793;

static double gamma_(double sin_2, double double_)
{
    return sin_2*double_;
}

/* The value of names.
 *   double_, sin_  number
 */
double names(double double_, double sin_)
{
    double int_ = double_*sin_;
    double y0_ = exp(int_)*pi;
    return gamma_(y0_, double_) + int_;
}
