# The root of the sum of squares; where these leave the numbers there are, of x scaled.
function norm(x, n, step)
    total = 0.0
    for i in 0:n - 1
        total += x[i*step + 1]*x[i*step + 1]
    end
    if isnan(total) || (total > 1e-276 && !isinf(total))
        return sqrt(total)
    end
    largest = 0.0
    for i in 0:n - 1
        largest = max(largest, abs(x[i*step + 1]))
    end
    if largest == 0 || isinf(largest)
        return largest
    end
    scaled = 0.0
    for i in 0:n - 1
        scaled += x[i*step + 1]/largest*(x[i*step + 1]/largest)
    end
    return largest*sqrt(scaled)
end

# The largest of the numbers of a run; NaN where one is.
function largest_of(x, n, step)
    largest = -Inf
    for i in 0:n - 1
        largest = maximum(largest, x[i*step + 1])
    end
    return largest
end

# log of the sum of exp(x), without overflow.
function logsumexp(x, n, step)
    largest = largest_of(x, n, step)
    if isinf(largest)
        return largest
    end
    total = 0.0
    for i in 0:n - 1
        total += exp(x[i*step + 1] - largest)
    end
    return largest + real_log(total)
end

# The index, from 0 on, of the largest, the first of equals; of NaN where there is one.
function place_of_largest(x, n, step)
    place = 0
    for i in 1:n - 1
        if !isnan(x[place*step + 1]) && !(x[i*step + 1] <= x[place*step + 1])
            place = i
        end
    end
    return place
end

# The index, from 0 on, of the least, the first of equals; of NaN where there is one.
function place_of_least(x, n, step)
    place = 0
    for i in 1:n - 1
        if !isnan(x[place*step + 1]) && !(x[i*step + 1] >= x[place*step + 1])
            place = i
        end
    end
    return place
end

# x less its logsumexp.
function log_softmax(x, n, step, result)
    largest, total = largest_of(x, n, step), 0.0
    for i in 0:n - 1
        total += exp(x[i*step + 1] - largest)
    end
    for i in 0:n - 1
        result[i*step + 1] = x[i*step + 1] - largest - real_log(total)
    end
end

# exp(x) over the sum of all of these, without overflow.
function softmax(x, n, step, result)
    largest, total = largest_of(x, n, step), 0.0
    for i in 0:n - 1
        result[i*step + 1] = exp(x[i*step + 1] - largest)
        total += result[i*step + 1]
    end
    for i in 0:n - 1
        result[i*step + 1] /= total
    end
end

# The sums of the first 1, 2, 3, ... numbers.
function running_sum(x, n, step, result)
    total = 0.0
    for i in 0:n - 1
        total += x[i*step + 1]
        result[i*step + 1] = total
    end
end

# The products of the first 1, 2, 3, ... numbers.
function running_product(x, n, step, result)
    product = 1.0
    for i in 0:n - 1
        product *= x[i*step + 1]
        result[i*step + 1] = product
    end
end

# For each number the product of the others.
function product_of_others(x, n, step, result)
    before, after = 1.0, 1.0
    for i in 0:n - 1
        result[i*step + 1] = before
        before *= x[i*step + 1]
    end
    for i in n - 1:-1:0
        result[i*step + 1] *= after
        after *= x[i*step + 1]
    end
end

# The indices, from 0 on, that bring numbers in order, of equals the first first; NaN is last.
function sorting_order(x, n, step, result)
    for k in 0:n - 1
        place, v = k, x[k*step + 1]
        while place > 0 && !(x[Int(result[(place - 1)*step + 1])*step + 1] <= v || isnan(v))
            result[place*step + 1] = result[(place - 1)*step + 1]
            place -= 1
        end
        result[place*step + 1] = k
    end
end

# The numbers in order; NaN is last.
function sorted_run(x, n, step, result)
    for k in 0:n - 1
        place, v = k, x[k*step + 1]
        while place > 0 && !(result[(place - 1)*step + 1] <= v || isnan(v))
            result[place*step + 1] = result[(place - 1)*step + 1]
            place -= 1
        end
        result[place*step + 1] = v
    end
end

# What g, a cotangent of running products of x, is carried back to x as.
function running_product_back(g, x, n, step, result)
    before = 1.0
    for k in 0:n - 1
        product = before
        result[k*step + 1] = g[k*step + 1]*product
        for i in k + 1:n - 1
            product *= x[i*step + 1]
            result[k*step + 1] += g[i*step + 1]*product
        end
        before *= x[k*step + 1]
    end
end

# What t, a tangent of x, is carried on to in running products of x.
function running_product_ahead(t, x, n, step, result)
    product, change = 1.0, 0.0
    for i in 0:n - 1
        change = change*x[i*step + 1] + t[i*step + 1]*product
        product *= x[i*step + 1]
        result[i*step + 1] = change
    end
end

# Exchange n numbers that begin after k and m.
function exchange(x, k, m, n)
    for i in 1:n
        x[k + i], x[m + i] = x[m + i], x[k + i]
    end
end

# Bring a to a triangle, b of m columns along with it; the determinant that a had.
function eliminate(a, n, b, m)
    volume = 1.0
    for k in 0:n - 1
        pivot = k
        for i in k + 1:n - 1
            if abs(a[i*n + k + 1]) > abs(a[pivot*n + k + 1])
                pivot = i
            end
        end
        if a[pivot*n + k + 1] == 0
            return 0.0
        end
        if pivot != k
            exchange(a, k*n, pivot*n, n)
            exchange(b, k*m, pivot*m, m)
            volume = -volume
        end
        volume *= a[k*n + k + 1]
        for i in k + 1:n - 1
            factor = a[i*n + k + 1]/a[k*n + k + 1]
            for j in k:n - 1
                a[i*n + j + 1] -= factor*a[k*n + j + 1]
            end
            for j in 0:m - 1
                b[i*m + j + 1] -= factor*b[k*m + j + 1]
            end
        end
    end
    return volume
end

# The determinant of a matrix of n rows.
determinant(a, n) = eliminate(a[1:n*n], n, Float64[], 0)

# Put x, where a x = b, in the place of b, of m columns; NaN where a is singular.
function solve(a, n, b, m)
    rows = a[1:n*n]
    eliminate(rows, n, b, m)
    singular = any(k -> rows[k*n + k + 1] == 0, 0:n - 1)
    for k in n - 1:-1:0, j in 0:m - 1
        rest = b[k*m + j + 1]
        for i in k + 1:n - 1
            rest -= rows[k*n + i + 1]*b[i*m + j + 1]
        end
        b[k*m + j + 1] = singular ? NaN : rest/rows[k*n + k + 1]
    end
end

# The derivatives of the determinant of a matrix of n rows, by each of its elements.
function cofactors(a, n, result)
    for k in 0:n*n - 1
        row, column = divrem(k, n)
        rest = [a[i*n + j + 1] for i in 0:n - 1 for j in 0:n - 1 if i != row && j != column]
        result[k + 1] = ((row + column) % 2 == 1 ? -1 : 1)*determinant(rest, n - 1)
    end
end

# Give an array the elements of another.
function copy_to(array, result)
    for k in eachindex(result)
        result[k] = array[k]
    end
end

# Take n numbers off a stack, into an array.
function pop_all(stack, array, n)
    for k in n:-1:1
        array[k] = pop!(stack)
    end
end

# Put the first n numbers of an array on a stack.
function push_all(stack, array, n)
    for k in 1:n
        push!(stack, array[k])
    end
end
