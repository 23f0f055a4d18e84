/* Memory for n elements. */
static void *memory(long long n, size_t size)
{
    void *at = calloc(n > 0 ? (size_t)n : 1, size);
    if (at == NULL)
        abort();
    return at;
}
