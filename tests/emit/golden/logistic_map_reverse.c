#include <stdlib.h>

/* A stack of numbers, which grows. */
struct stack {
    double *at;
    size_t count, room;
};

/* Put a value on a stack. */
static void push(struct stack *s, double value)
{
    if (s->count == s->room) {
        s->room = 2*s->room + 16;
        s->at = realloc(s->at, s->room*sizeof *s->at);
        if (s->at == NULL)
            abort();
    }
    s->at[s->count++] = value;
}

/* Take the last value off a stack. */
static double pop(struct stack *s)
{
    return s->at[--s->count];
}

/* The value of logistic_map_reverse.
 *   x, r                   number
 *   n                      whole number (20 in the program)
 *   value, value1, value2  result
 */
void logistic_map_reverse(double x, double r, long long n, double *value, double *value1,
    double *value2)
{
    struct stack ys = {0};
    double y = x;
    for (long long i = 0; i < n; i++) {
        push(&ys, y);
        y = r*y*(1 - y);
    }
    double dr = 0.0;
    double dy = 1.0;
    for (long long i = n - 1; i >= 0; i--) {
        y = pop(&ys);
        dr += dy*y*(1 - y);
        dy = r*dy*(1 - 2*y);
    }
    *value = y;
    *value1 = dy;
    *value2 = dr;
    free(ys.at);
}
