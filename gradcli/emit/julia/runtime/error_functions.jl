# The n-th derivative of exp(-x^2), a Hermite polynomial times it.
function gaussian(n, x)
    root, before = exp(-0.5*x*x), 0.0
    g = root
    if root == 0
        return 0.0
    end
    for k in 0:n - 1
        before, g = g, -2*(x*g + k*before)
    end
    return g*root
end

# The normal distribution function.
function ndtr(x)
    return 0.5*erfc(-0.7071067811865476*x)
end

# exp(x^2) erfc(x): far out by its continued fraction (DLMF 7.9.2).
function erfcx(x)
    if isnan(x) || x < -27
        return isnan(x) ? x : Inf
    end
    if x < 2
        high = ldexp(round(ldexp(float(x), 20)), -20)  # high^2 is exact
        low = x - high
        return exp(high*high)*exp(low*(x + high))*erfc(x)
    end
    tail = 0.0
    for k in 5 + floor(Int, 200/x):-1:1
        tail = 0.5*k/(x + tail)
    end
    return 0.5641895835477563/(x + tail)
end

# What erf has the value y at, |y| <= 1/2: two terms of its series, and Halley's steps.
function erfinv_near(y)
    x = 0.886226925452758*y*(1 + 0.2617993877991494*y*y)
    for _ in 1:4
        step = (erf(x) - y)/(1.1283791670955126*exp(-x*x))
        x -= step/(1 + x*step)
    end
    return x
end

# What erfc has the value y at, y <= 1/2: a guess by Hastings (1955), and Halley's steps.
function erfcinv_far(y)
    t = real_sqrt(-2*real_log(0.5*y))
    below = 1 + t*(1.432788 + t*(0.189269 + t*0.001308))
    x = 0.7071067811865476*(t - (2.515517 + t*(0.802853 + t*0.010328))/below)
    for _ in 1:4
        step = (erfc(x) - y)/(1.1283791670955126*exp(-x*x))
        x += step/(1 - x*step)
    end
    return x
end

# What erf has the value y at.
function erfinv(y)
    if !(abs(y) < 1)
        return abs(y) == 1 ? copysign(Inf, y) : NaN
    end
    return abs(y) <= 0.5 ? erfinv_near(y) : copysign(erfcinv_far(1 - abs(y)), y)
end

# What erfc has the value y at.
function erfcinv(y)
    if !(y > 0 && y < 2)
        return y == 0 ? Inf : y == 2 ? -Inf : NaN
    end
    if y < 0.5
        return erfcinv_far(y)
    end
    return y <= 1.5 ? erfinv_near(1 - y) : -erfcinv_far(2 - y)
end

# What the normal distribution function has the value p at.
function ndtri(p)
    return p < 0.5 ? -1.4142135623730951*erfcinv(2*p) : 1.4142135623730951*erfinv(2*p - 1)
end
