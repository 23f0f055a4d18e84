# 1/gamma(x), 0 at its poles.
function rgamma(x)
    return x <= 0 && x == floor(x) ? 0.0 : 1/gamma(x)
end

# gamma(1 + x), 0 below 0.
function factorial(x)
    return x < 0 ? 0.0 : gamma(1 + x)
end

# The sign of gamma(x).
function gammasgn(x)
    if isnan(x) || x > 0
        return isnan(x) ? x : 1.0
    end
    if x == 0
        return copysign(1.0, x)
    end
    return x == floor(x) ? NaN : floor(x) % 2 == 0 ? 1.0 : -1.0
end
