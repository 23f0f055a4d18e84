/* The value of least_squares_step.
 *   A      4 by 3 numbers, row after row
 *   x      3 numbers
 *   y      4 numbers
 *   value  result, 3 numbers
 */
void least_squares_step(const double A[12], const double x[3], const double y[4], double value[3])
{
    double product[4];
    for (int i = 0; i < 4; i++) {
        product[i] = 0;
        for (int j = 0; j < 3; j++)
            product[i] += A[3*i + j]*x[j];
    }
    double residual[4];
    for (int i = 0; i < 4; i++)
        residual[i] = product[i] - y[i];
    double gradient[3];
    for (int i = 0; i < 3; i++) {
        gradient[i] = 0;
        for (int j = 0; j < 4; j++)
            gradient[i] += A[3*j + i]*residual[j];
    }
    double total = 0;
    for (int i = 0; i < 3; i++)
        total += gradient[i]*gradient[i];
    double product2[4];
    for (int i = 0; i < 4; i++) {
        product2[i] = 0;
        for (int j = 0; j < 3; j++)
            product2[i] += A[3*i + j]*gradient[j];
    }
    double total2 = 0;
    for (int i = 0; i < 4; i++)
        total2 += product2[i]*product2[i];
    double step = total/total2;
    for (int i = 0; i < 3; i++)
        value[i] = x[i] - step*gradient[i];
}
