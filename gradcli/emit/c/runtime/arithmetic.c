/* x - y*floor(x/y): the remainder with the sign of y, as Python's %. */
static double floor_mod(double x, double y)
{
    double r = fmod(x, y);
    if (r == 0)
        return copysign(0.0, y);
    return (r < 0) != (y < 0) ? r + y : r;
}

/* floor(x/y), by the exact remainder, as Python's //. */
static double floor_divide(double x, double y)
{
    double r = fmod(x, y), q = (x - r)/y;
    if (y == 0)
        return x/y;
    if (r != 0 && (r < 0) != (y < 0))
        q -= 1;
    if (q == 0)
        return copysign(0.0, x/y);
    return q - floor(q) > 0.5 ? floor(q) + 1 : floor(q);
}

/* The remainder with the sign of n, as Python's %. */
static long long floor_mod_whole(long long k, long long n)
{
    long long r = k % n;
    return r != 0 && (r < 0) != (n < 0) ? r + n : r;
}

/* floor(k/n), as Python's //. */
static long long floor_divide_whole(long long k, long long n)
{
    long long q = k/n;
    return k % n != 0 && (k < 0) != (n < 0) ? q - 1 : q;
}

/* End the program where an integer would pass 64 bits. */
static void past_64_bits(void)
{
    fputs("an integer has passed 64 bits\n", stderr);
    abort();
}

/* k + n, of at most 2^63 - 1 in size. */
static long long add_whole(long long k, long long n)
{
    if (n > 0 ? k > LLONG_MAX - n : k < -LLONG_MAX - n)
        past_64_bits();
    return k + n;
}

/* k - n, of at most 2^63 - 1 in size. */
static long long subtract_whole(long long k, long long n)
{
    if (n < 0 ? k > LLONG_MAX + n : k < n - LLONG_MAX)
        past_64_bits();
    return k - n;
}

/* k n, of at most 2^63 - 1 in size. */
static long long multiply_whole(long long k, long long n)
{
    long long most = n == 0 ? LLONG_MAX : llabs(LLONG_MAX/n);
    if (k > most || k < -most)
        past_64_bits();
    return k*n;
}

/* k to the power n >= 0. */
static long long power_whole(long long k, long long n)
{
    long long power = 1;
    while (n-- > 0)
        power = multiply_whole(power, k);
    return power;
}

/* k >> n, rounded down. */
static long long shift_right(long long k, long long n)
{
    if (n > 63)
        n = 63;
    return k < 0 ? ~(~k >> n) : k >> n;
}

/* k << n. */
static long long shift_left(long long k, long long n)
{
    while (n-- > 0)
        k = multiply_whole(k, 2);
    return k;
}

/* The greatest common divisor. */
static long long gcd(long long k, long long n)
{
    while (n != 0) {
        long long r = k % n;
        k = n;
        n = r;
    }
    return k < 0 ? -k : k;
}

/* The least common multiple. */
static long long lcm(long long k, long long n)
{
    long long multiple = k == 0 || n == 0 ? 0 : multiply_whole(k/gcd(k, n), n);
    return multiple < 0 ? -multiple : multiple;
}

/* n!, the product of the numbers up to n. */
static long long factorial_whole(long long n)
{
    long long product = 1;
    for (long long k = 2; k <= n; k++)
        product = multiply_whole(product, k);
    return product;
}

/* How many subsets of k a set of n has. */
static long long comb(long long n, long long k)
{
    long long ways = k <= n;
    if (k > n - k)
        k = n - k;
    for (long long i = 0; i < k; i++)
        ways = add_whole(multiply_whole(ways/(i + 1), n - i),
                         multiply_whole(ways % (i + 1), n - i)/(i + 1));
    return ways;
}

/* The integer part of the square root. */
static long long isqrt(long long n)
{
    long long root = (long long)sqrt((double)n);
    while (root > 0 && root > n/root)
        root--;
    while (root + 1 <= n/(root + 1))
        root++;
    return root;
}

/* How many numbers there are from start, by step, before stop. */
static long long range_length(long long start, long long stop, long long step)
{
    if (step > 0)
        return start < stop ? (stop - start - 1)/step + 1 : 0;
    return start > stop ? (start - stop - 1)/-step + 1 : 0;
}

/* An index counted from the end where it is negative. */
static long long wrapped(long long k, long long n)
{
    return k < 0 ? k + n : k;
}
