# 1 - x^2, by factors, which keep its digits near 1 and -1.
function one_minus_square(x)
    return (1 - x)*(1 + x)
end

# x/hypot(x, y), and 0 at the origin.
function direction(x, y)
    radius = hypot(x, y)
    if isinf(x) && isfinite(y)
        return copysign(1.0, x)
    end
    return radius == 0 ? 0.0 : x/radius
end

# sin(pi x + quarters pi/2), reduced without rounding.
function sine_of_turns(x, quarters)
    if !isfinite(x)
        return NaN
    end
    x = rem(x, 2.0)
    nearest = round(2*x)
    turn = mod(Int(nearest) + quarters, 4)
    angle = 3.141592653589793*(x - 0.5*nearest)
    s = turn % 2 == 1 ? cos(angle) : sin(angle)
    return turn > 1 ? -s : s
end

# The n-th derivative of sin(pi x)/(pi x): by its power series near 0, else upward in n.
function sinc_derivative(n, x)
    pi = 3.141592653589793
    t = pi*x
    if abs(t) < 1.5 + n
        j = div(n + 1, 2)
        term = n % 2 == 1 ? power(pi, n + 1)*x : power(pi, n)
        if j % 2 == 1
            term = -term
        end
        total = 0.0
        while true
            added = term/(2*j + 1)
            total += added
            if abs(added) <= 1e-17*abs(total) || added == 0
                return total
            end
            m = 2*j - n
            term *= -t*t/((m + 1)*(m + 2))
            j += 1
        end
    end
    if isinf(x)
        return 0.0
    end
    s = sine_of_turns(x, 0)/t
    for k in 1:n
        s = (power(pi, k - 1)*sine_of_turns(x, k) - k*s)/x
    end
    return s
end

# sin(pi x)/(pi x), 1 at 0.
function sinc(x)
    return sinc_derivative(0, x)
end
