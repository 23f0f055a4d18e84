/* Exchange n numbers. */
static void swap(double *x, double *y, long long n)
{
    for (long long i = 0; i < n; i++) {
        double held = x[i];
        x[i] = y[i];
        y[i] = held;
    }
}

/* Bring a to a triangle, b of m columns along with it; the determinant that a had. */
static double eliminate(double *a, long long n, double *b, long long m)
{
    double volume = 1;
    for (long long k = 0; k < n; k++) {
        long long pivot = k;
        for (long long i = k + 1; i < n; i++)
            if (fabs(a[i*n + k]) > fabs(a[pivot*n + k]))
                pivot = i;
        if (a[pivot*n + k] == 0)
            return 0;
        if (pivot != k) {
            swap(a + k*n, a + pivot*n, n);
            swap(b + k*m, b + pivot*m, m);
            volume = -volume;
        }
        volume *= a[k*n + k];
        for (long long i = k + 1; i < n; i++) {
            double factor = a[i*n + k]/a[k*n + k];
            for (long long j = k; j < n; j++)
                a[i*n + j] -= factor*a[k*n + j];
            for (long long j = 0; j < m; j++)
                b[i*m + j] -= factor*b[k*m + j];
        }
    }
    return volume;
}

/* The determinant of a matrix of n rows. */
static double determinant(const double *a, long long n)
{
    double *rows = memory(n*n, sizeof *rows);
    memcpy(rows, a, n*n*sizeof *rows);
    double result = eliminate(rows, n, rows, 0);
    free(rows);
    return result;
}

/* Put x, where a x = b, in the place of b, of m columns; NaN where a is singular. */
static void solve(const double *a, long long n, double *b, long long m)
{
    double *rows = memory(n*n, sizeof *rows);
    memcpy(rows, a, n*n*sizeof *rows);
    eliminate(rows, n, b, m);
    bool singular = false;
    for (long long k = 0; k < n; k++)
        singular = singular || rows[k*n + k] == 0;
    for (long long k = n - 1; k >= 0; k--)
        for (long long j = 0; j < m; j++) {
            double rest = b[k*m + j];
            for (long long i = k + 1; i < n; i++)
                rest -= rows[k*n + i]*b[i*m + j];
            b[k*m + j] = singular ? NAN : rest/rows[k*n + k];
        }
    free(rows);
}

/* The derivatives of the determinant of a matrix of n rows, by each of its elements. */
static void cofactors(const double *a, long long n, double *result)
{
    double *rest = memory(n*n, sizeof *rest);
    for (long long k = 0; k < n*n; k++) {
        long long place = 0;
        for (long long i = 0; i < n*n; i++)
            if (i/n != k/n && i % n != k % n)
                rest[place++] = a[i];
        result[k] = ((k/n + k % n) % 2 ? -1 : 1)*determinant(rest, n - 1);
    }
    free(rest);
}
