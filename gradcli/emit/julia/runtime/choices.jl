# The larger, the first of equals, as Python's max.
function larger(x, y)
    return y > x ? y : x
end

# The smaller, the first of equals, as Python's min.
function smaller(x, y)
    return y < x ? y : x
end

# The larger of two whole numbers.
function larger_whole(k, n)
    return n > k ? n : k
end

# The smaller of two whole numbers.
function smaller_whole(k, n)
    return n < k ? n : k
end

# The larger; NaN where one is.
function maximum(x, y)
    return x >= y || isnan(x) ? x : y
end

# The smaller; NaN where one is.
function minimum(x, y)
    return x <= y || isnan(x) ? x : y
end

# x within low and high.
function clip(x, low, high)
    return minimum(maximum(x, low), high)
end

# x, and 0 below 0.
function relu(x)
    return x > 0 || isnan(x) ? x : 0.0
end

# -1, 0 or 1; NaN of NaN.
function sign(x)
    return isnan(x) ? x : Float64((x > 0) - (x < 0))
end

# -1, 0 or 1.
function sign_whole(k)
    return (k > 0) - (k < 0)
end

# 0 below 0, 1 above, and h at 0.
function heaviside(x, h)
    return x == 0 ? h : isnan(x) ? x : x > 0 ? 1.0 : 0.0
end

# x, and 0 for an infinity.
function finite_or_0(x)
    return isinf(x) ? 0.0 : x
end

# The larger of two numbers, of a number and NaN the number.
function fmax(x, y)
    return x >= y || isnan(y) ? x : y
end

# The smaller of two numbers, of a number and NaN the number.
function fmin(x, y)
    return x <= y || isnan(y) ? x : y
end
