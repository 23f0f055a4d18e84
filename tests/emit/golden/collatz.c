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

/* The value of collatz.
 *   n  whole number
 */
long long collatz(long long n)
{
    long long k = n;
    long long steps = 0;
    while (k > 1) {
        if (floor_mod_whole(k, 2) != 0)
            k = 3*k + 1;
        else
            k = floor_divide_whole(k, 2);
        steps += 1;
        if (steps >= 1000)
            break;
    }
    return steps;
}
