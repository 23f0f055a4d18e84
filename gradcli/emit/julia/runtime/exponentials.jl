# x*x*x.
function cube(x)
    return x*x*x
end

# 1/(1 + exp(-x)), without overflow.
function sigmoid(x)
    t = exp(-abs(x))
    return x >= 0 ? 1/(1 + t) : t/(1 + t)
end

# log(1 + exp(x)), without overflow.
function softplus(x)
    return isnan(x) ? x : max(x, 0) + real_log1p(exp(-abs(x)))
end

# log(sigmoid(x)).
function log_expit(x)
    return isnan(x) ? x : min(x, 0) - real_log1p(exp(-abs(x)))
end

# log(exp(x) + exp(y)), without overflow.
function logaddexp(x, y)
    if x == y
        return x + real_log(2)
    end
    if isnan(x) || isnan(y)
        return NaN
    end
    return max(x, y) + real_log1p(exp(-abs(x - y)))
end

# The logarithm to the base 2 of 2^x + 2^y, without overflow.
function logaddexp2(x, y)
    if x == y
        return x + 1
    end
    if isnan(x) || isnan(y)
        return NaN
    end
    return max(x, y) + real_log1p(exp2(-abs(x - y)))/real_log(2)
end

# 1/cosh(x), without overflow.
function sech(x)
    t = exp(-abs(x))
    return 2*t/(1 + t*t)
end

# x log(y), and 0 where x is 0.
function xlogy(x, y)
    return x == 0 && !isnan(y) ? 0.0 : x*real_log(y)
end

# x log(1 + y), and 0 where x is 0.
function xlog1py(x, y)
    return x == 0 && !isnan(y) ? 0.0 : x*real_log1p(y)
end

# log(p/(1 - p)): near 1/2 by their difference, which keeps its digits.
function logit(p)
    if p < 0.3 || p > 0.65
        return real_log(p/(1 - p))
    end
    s = 2*(p - 0.5)
    return real_log1p(s) - real_log1p(-s)
end

# log(x/y), also where x/y overflows.
function log_ratio(x, y)
    ratio = x/y
    return isfinite(ratio) && ratio > 1e-300 ? real_log(ratio) : real_log(x) - real_log(y)
end

# x log(x/y), 0 where x is 0, infinite outside its domain.
function rel_entr(x, y)
    if isnan(x) || isnan(y)
        return NaN
    end
    if x > 0 && y > 0
        return x*log_ratio(x, y)
    end
    return x == 0 && y >= 0 ? 0.0 : Inf
end

# -x log(x), 0 at 0, minus infinity below.
function entr(x)
    if isnan(x) || x > 0
        return -x*real_log(x)
    end
    return x == 0 ? 0.0 : -Inf
end

# (exp(x) - 1)/x, 1 at 0.
function exprel(x)
    if abs(x) < 1e-16
        return 1.0
    end
    return x > 700 && !isinf(x) ? exp(x - real_log(x)) : isinf(x) && x > 0 ? x : expm1(x)/x
end

# (x^p - 1)/p, log(x) for p = 0.
function boxcox(x, p)
    return p == 0 || abs(p*real_log(x)) < 1e-17 ? real_log(x) : expm1(p*real_log(x))/p
end

# ((1 + x)^p - 1)/p, log(1 + x) for p = 0.
function boxcox1p(x, p)
    return p == 0 || abs(p*real_log1p(x)) < 1e-17 ? real_log1p(x) : expm1(p*real_log1p(x))/p
end

# log(1 + p y)/p, y for p = 0.
function log1p_over(y, p)
    if p == 0 || abs(p*y) < 1e-17
        return y
    end
    if isinf(p*y) && p*y > 0 && isfinite(p) && isfinite(y)
        return (real_log(abs(p)) + real_log(abs(y)))/p
    end
    return real_log1p(p*y)/p
end

# (1 + p y)^(1/p), exp(y) for p = 0.
function inv_boxcox(y, p)
    return exp(log1p_over(y, p))
end

# (1 + p y)^(1/p) - 1, exp(y) - 1 for p = 0.
function inv_boxcox1p(y, p)
    return expm1(log1p_over(y, p))
end

# softplus(x) - x*label.
function sigmoid_cross_entropy(x, label)
    if isnan(x)
        return x
    end
    return (x > 0 ? x*(1 - label) : -x*label) + real_log1p(exp(-abs(x)))
end
