/* 1 - x^2, by factors, which keep its digits near 1 and -1. */
static double one_minus_square(double x)
{
    return (1 - x)*(1 + x);
}

/* x/hypot(x, y), and 0 at the origin. */
static double direction(double x, double y)
{
    double radius = hypot(x, y);
    if (isinf(x) && isfinite(y))
        return copysign(1.0, x);
    return radius == 0 ? 0 : x/radius;
}

/* sin(pi x + quarters pi/2), reduced without rounding. */
static double sine_of_turns(double x, int quarters)
{
    if (!isfinite(x))
        return NAN;
    x = fmod(x, 2.0);
    int nearest = (int)rint(2*x), turn = (((nearest + quarters) % 4) + 4) % 4;
    double angle = 3.141592653589793*(x - 0.5*nearest);
    double s = turn % 2 == 1 ? cos(angle) : sin(angle);
    return turn > 1 ? -s : s;
}

/* The n-th derivative of sin(pi x)/(pi x): by its power series near 0, else upward in n. */
static double sinc_derivative(long long n, double x)
{
    const double pi = 3.141592653589793;
    double t = pi*x;
    if (fabs(t) < 1.5 + (double)n) {
        long long first = (n + 1)/2;
        double term = n % 2 == 1 ? pow(pi, (double)n + 1)*x : pow(pi, (double)n), sum = 0, added;
        if (first % 2 == 1)
            term = -term;
        for (long long j = first;; j++) {
            added = term/(double)(2*j + 1);
            sum += added;
            if (fabs(added) <= 1e-17*fabs(sum) || added == 0)
                return sum;
            double m = (double)(2*j - n);
            term *= -t*t/((m + 1)*(m + 2));
        }
    }
    if (isinf(x))
        return 0;
    double s = sine_of_turns(x, 0)/t;
    for (int k = 1; k <= n; k++)
        s = (pow(pi, k - 1.0)*sine_of_turns(x, k) - k*s)/x;
    return s;
}

/* sin(pi x)/(pi x), 1 at 0. */
static double sinc(double x)
{
    return sinc_derivative(0, x);
}
