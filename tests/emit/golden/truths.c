#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

/* The value of truths.
 *   x     number
 *   flag  truth (true in the program)
 */
double truths(double x, bool flag)
{
    bool found = false;
    long long count = 0;
    long long first = 0;
    for (long long i = 0; i < 20; i++) {
        bool hit = sin(i*x) > 0.9 && flag;
        if (hit && !found) {
            found = true;
            first = i;
        }
        count += hit;
    }
    return (found ? first : -1) + count/2.0 + llrint(x) + llabs(count - 3);
}
