/* The value of rosenbrock_gradient.
 *   x, y           number
 *   value, value1  result
 */
void rosenbrock_gradient(double x, double y, double *value, double *value1)
{
    double difference = y - x*x;
    *value = -400*difference*x - 2*(1 - x);
    *value1 = 200*difference;
}
