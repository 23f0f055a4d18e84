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

/* Put the n values of an array on a stack. */
static void push_all(struct stack *s, const double *values, long long n)
{
    for (long long i = 0; i < n; i++)
        push(s, values[i]);
}

/* Take an array of n values off a stack. */
static void pop_all(struct stack *s, double *values, long long n)
{
    for (long long i = n; i-- > 0;)
        values[i] = pop(s);
}

/* Drop n values of a stack. */
static void drop(struct stack *s, long long n)
{
    s->count -= (size_t)n;
}

/* A stack of whole numbers, which grows. */
struct whole_stack {
    long long *at;
    size_t count, room;
};

/* Put a whole number on a stack. */
static void push_whole(struct whole_stack *s, long long value)
{
    if (s->count == s->room) {
        s->room = 2*s->room + 16;
        s->at = realloc(s->at, s->room*sizeof *s->at);
        if (s->at == NULL)
            abort();
    }
    s->at[s->count++] = value;
}

/* Take the last whole number off a stack. */
static long long pop_whole(struct whole_stack *s)
{
    return s->at[--s->count];
}

/* Drop n whole numbers of a stack. */
static void drop_whole(struct whole_stack *s, long long n)
{
    s->count -= (size_t)n;
}
