# x - y*floor(x/y): the remainder with the sign of y, as Python's %.
function floor_mod(x, y)
    r = rem(float(x), float(y))
    if r == 0
        return copysign(0.0, y)
    end
    return (r < 0) != (y < 0) ? r + y : r
end

# floor(x/y), by the exact remainder, as Python's //.
function floor_divide(x, y)
    r = rem(float(x), float(y))
    q = (x - r)/y
    if y == 0
        return x/y
    end
    if r != 0 && (r < 0) != (y < 0)
        q -= 1
    end
    if q == 0
        return copysign(0.0, x/y)
    end
    return q - floor(q) > 0.5 ? floor(q) + 1 : floor(q)
end

# x to the power y; NaN for a negative number to one that is not whole, for -Inf as for Inf.
function power(x, y)
    if x < 0 && isfinite(y) && y != floor(y)
        return x == -Inf ? Inf^float(y) : NaN
    end
    return float(x)^float(y)
end

# The square root; NaN below 0.
real_sqrt(x) = x < 0 ? NaN : sqrt(x)

# The natural logarithm; NaN below 0.
real_log(x) = x < 0 ? NaN : log(x)

# The logarithm to the base 2; NaN below 0.
real_log2(x) = x < 0 ? NaN : log2(x)

# The logarithm to the base 10; NaN below 0.
real_log10(x) = x < 0 ? NaN : log10(x)

# log(1 + x); NaN below -1.
real_log1p(x) = x < -1 ? NaN : log1p(x)

# The sine; NaN of an infinity.
real_sin(x) = isinf(x) ? NaN : sin(x)

# The cosine; NaN of an infinity.
real_cos(x) = isinf(x) ? NaN : cos(x)

# The tangent; NaN of an infinity.
real_tan(x) = isinf(x) ? NaN : tan(x)

# The inverse of sin; NaN where there is none.
real_asin(x) = abs(x) > 1 ? NaN : asin(x)

# The inverse of cos; NaN where there is none.
real_acos(x) = abs(x) > 1 ? NaN : acos(x)

# The inverse of cosh; NaN where there is none.
real_acosh(x) = x < 1 ? NaN : acosh(x)

# The inverse of tanh; NaN where there is none.
real_atanh(x) = abs(x) > 1 ? NaN : atanh(x)

# The remainder with the sign of n, as Python's %.
floor_mod_whole(k, n) = mod(k, n)

# floor(k/n), as Python's //.
floor_divide_whole(k, n) = fld(k, n)

# k + n, which is an error past 64 bits.
add_whole(k, n) = Base.checked_add(k, n)

# k - n, which is an error past 64 bits.
subtract_whole(k, n) = Base.checked_sub(k, n)

# k n, which is an error past 64 bits.
multiply_whole(k, n) = Base.checked_mul(k, n)

# k to the power n >= 0.
function power_whole(k, n)
    product = 1
    for _ in 1:n
        product = multiply_whole(product, k)
    end
    return product
end

# The nearest whole number, the even one of two.
round_whole(x) = round(Int, x)

# k >> n, rounded down.
shift_right(k, n) = k >> min(n, 63)

# k << n.
function shift_left(k, n)
    for _ in 1:n
        k = multiply_whole(k, 2)
    end
    return k
end

# n!, the product of the numbers up to n.
function factorial_whole(n)
    product = 1
    for k in 2:n
        product = multiply_whole(product, k)
    end
    return product
end

# How many subsets of k a set of n has.
comb(n, k) = k > n ? 0 : binomial(n, k)

# How many numbers there are from start, by step, before stop.
range_length(start, stop, step) = length(start:step:(step > 0 ? stop - 1 : stop + 1))

# An index counted from the end where it is negative.
wrapped(k, n) = k < 0 ? k + n : k

# The remainder of x/y to the nearest whole number, the even one of two.
remainder(x, y) = rem(float(x), float(y), RoundNearest)

# The next number from x on the way to y.
function nextafter(x, y)
    if isnan(x) || isnan(y)
        return NaN
    end
    return x == y ? float(y) : y > x ? nextfloat(float(x)) : prevfloat(float(x))
end

# x 2^n.
ldexp_by(x, n) = ldexp(float(x), clamp(n, -5000, 5000))

# x to so many digits after the point: at a half what its product has lost decides.
function round_to(x, digits)
    scale = 1.0
    for _ in 1:digits
        scale *= 10
    end
    scaled = x*scale
    if !(abs(scaled) < 9007199254740992)
        return x
    end
    nearest, lost = round(scaled), fma(x, scale, -scaled)
    if abs(scaled - nearest) == 0.5 && lost != 0
        nearest = lost > 0 ? ceil(scaled) : floor(scaled)
    end
    return nearest/scale
end

# The exponent of x, whose significand is in [1/2, 1).
binary_exponent(x) = x == 0 || !isfinite(x) ? 0 : exponent(float(x)) + 1

# How far the next number away from 0 is.
spacing(x) = nextafter(x, copysign(Inf, x)) - x
