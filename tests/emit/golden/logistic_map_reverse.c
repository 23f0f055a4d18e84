#include <stdlib.h>

/* Memory for n elements. */
static void *memory(long long n, size_t size)
{
    void *at = calloc(n > 0 ? (size_t)n : 1, size);
    if (at == NULL)
        abort();
    return at;
}

/* The value of logistic_map_reverse.
 *   x, r                   number
 *   n                      whole number (20 in the program)
 *   value, value1, value2  result
 */
void logistic_map_reverse(double x, double r, long long n, double *value, double *value1,
    double *value2)
{
    double *ys = memory(n, sizeof *ys);
    double y = x;
    for (long long i = 0; i < n; i++) {
        ys[i] = y;
        y = r*y*(1 - y);
    }
    double dr = 0.0;
    double dy = 1.0;
    for (long long i = n - 1; i >= 0; i--) {
        y = ys[i];
        dr += dy*y*(1 - y);
        dy = r*dy*(1 - 2*y);
    }
    *value = y;
    *value1 = dy;
    *value2 = dr;
    free(ys);
}
