#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

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

/* k n, of at most 2^63 - 1 in size. */
static long long multiply_whole(long long k, long long n)
{
    long long most = n == 0 ? LLONG_MAX : llabs(LLONG_MAX/n);
    if (k > most || k < -most)
        past_64_bits();
    return k*n;
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
            k = add_whole(multiply_whole(3, k), 1);
        else
            k = floor_divide_whole(k, 2);
        steps += 1;
        if (steps >= 1000)
            break;
    }
    return steps;
}
