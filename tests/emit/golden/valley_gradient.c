/* The value of valley_gradient.
 *   x   n numbers
 *   dx  result, n numbers
 */
void valley_gradient(long long n, const double *x, double *dx)
{
    for (long long j = 0; j < n; j++)
        dx[j] = 0.0;
    for (long long i = 0; i < n - 1; i++) {
        double difference = x[i + 1] - x[i]*x[i];
        dx[i] += -400*difference*x[i] - 2*(1 - x[i]);
        dx[i + 1] += 200*difference;
    }
}
