/* a[0] + a[1] x + a[2] x^2 + ... */
function polynomial(x, a) {
    return a.reduceRight((sum, c) => sum*x + c, 0);
}

/* erf(x) - x for |x| < 0.84375 (fdlibm). */
function erf_near(x) {
    const z = x*x;
    const r = polynomial(z, [
        1.28379167095512558561e-01, -3.25042107247001499370e-01, -2.84817495755985104766e-02,
        -5.77027029648944159157e-03, -2.37630166566501626084e-05]);
    const s = polynomial(z, [
        1, 3.97917223959155352819e-01, 6.50222499887672944485e-02, 5.08130628187576562776e-03,
        1.32494738004321644526e-04, -3.96022827877536812320e-06]);
    return x*(r/s);
}

/* erf(x) - 0.845062911510467529297 for 0.84375 <= x < 1.25. */
function erf_middle(x) {
    const s = x - 1;
    const p = polynomial(s, [
        -2.36211856075265944077e-03, 4.14856118683748331666e-01, -3.72207876035701323847e-01,
        3.18346619901161753674e-01, -1.10894694282396677476e-01, 3.54783043256182359371e-02,
        -2.16637559486879084300e-03]);
    const q = polynomial(s, [
        1, 1.06420880400844228286e-01, 5.40397917702171048937e-01, 7.18286544141962662868e-02,
        1.26171219808761642112e-01, 1.36370839120290507362e-02, 1.19844998467991074170e-02]);
    return p/q;
}

/* erfc(x) for x >= 1.25. */
function erfc_far(x) {
    const s = 1/(x*x);
    const [r, q] = x < 1/0.35 ? [
        polynomial(s, [
            -9.86494403484714822705e-03, -6.93858572707181764372e-01, -1.05586262253232909814e+01,
            -6.23753324503260060396e+01, -1.62396669462573470355e+02, -1.84605092906711035994e+02,
            -8.12874355063065934246e+01, -9.81432934416914548592e+00]),
        polynomial(s, [
            1, 1.96512716674392571292e+01, 1.37657754143519042600e+02, 4.34565877475229228821e+02,
            6.45387271733267880336e+02, 4.29008140027567833386e+02, 1.08635005541779435134e+02,
            6.57024977031928170135e+00, -6.04244152148580987438e-02]),
    ] : [
        polynomial(s, [
            -9.86494292470009928597e-03, -7.99283237680523006574e-01, -1.77579549177547519889e+01,
            -1.60636384855821916062e+02, -6.37566443368389627722e+02, -1.02509513161107724954e+03,
            -4.83519191608651397019e+02]),
        polynomial(s, [
            1, 3.03380607434824582924e+01, 3.25792512996573918826e+02, 1.53672958608443695994e+03,
            3.19985821950859553908e+03, 2.55305040643316442583e+03, 4.74528541206955367215e+02,
            -2.24409524465858183362e+01]),
    ];
    const high = Math.fround(x); /* high^2 is exact */
    return Math.exp(-high*high - 0.5625)*Math.exp((high - x)*(high + x) + r/q)/x;
}

/* The error function (fdlibm). */
function erf(x) {
    const size = Math.abs(x);
    if (Number.isNaN(x) || size < 0.84375)
        return x + erf_near(x);
    if (size < 1.25)
        return copysign(0.845062911510467529297 + erf_middle(size), x);
    return copysign(size < 6 ? 1 - erfc_far(size) : 1, x);
}

/* 1 - erf(x). */
function erfc(x) {
    if (Number.isNaN(x))
        return x;
    if (Math.abs(x) < 0.84375)
        return x < 0.25 ? 1 - (x + erf_near(x)) : 0.5 - (x - 0.5 + erf_near(x));
    if (Math.abs(x) < 1.25)
        return x > 0 ? 0.154937088489532470703 - erf_middle(x)
            : 1 + (0.845062911510467529297 + erf_middle(-x));
    if (x > 28)
        return 0;
    return x > 0 ? erfc_far(x) : x > -6 ? 2 - erfc_far(-x) : 2;
}

/* The sum of Lanczos over x, for x > 0. */
function lanczos(x) {
    const above = [
        23531376880.41076, 42919803642.6491, 35711959237.35567, 17921034426.03721,
        6039542586.352028, 1439720407.3117216, 248874557.86205417, 31426415.5854002,
        2876370.6289353725, 186056.2653952235, 8071.672002365816, 210.82427775157935,
        2.5066282746310002];
    const below = [
        0, 39916800, 120543840, 150917976, 105258076, 45995730, 13339535, 2637558, 357423, 32670,
        1925, 66, 1];
    if (x < 8)
        return polynomial(x, above)/polynomial(x, below);
    return polynomial(1/x, above.reverse())/polynomial(1/x, below.reverse());
}

/* The gamma function, by the sum of Lanczos (musl). */
function gamma(x) {
    if (x === Math.floor(x)) {
        if (x <= 0)
            return x === 0 ? 1/x : NaN;
        if (x <= 23) {
            let product = 1;
            for (let k = 2; k < x; k++)
                product *= k;
            return product;
        }
    }
    if (Number.isNaN(x) || x > 172 || x < -184)
        return Number.isNaN(x) ? x : x > 0 ? Infinity : x === -Infinity ? NaN
            : Math.floor(x) % 2 === 0 ? 0 : -0;
    const size = Math.abs(x), shift = 5.524680040776729583740234375;
    const y = size + shift;
    let rest = size > shift ? y - size - shift : y - shift - size, z = size - 0.5;
    let r = lanczos(size)*Math.exp(-y);
    if (x < 0) {
        r = -3.141592653589793/(sine_of_turns(size, 0)*size*r);
        rest = -rest;
        z = -z;
    }
    r += rest*(shift + 0.5)*r/y;
    z = Math.pow(y, 0.5*z);
    return r*z*z;
}

/* log(|gamma(2 + t)|) for |t| <= 1/2, by its power series. */
function lgamma_near_2(t) {
    return t*(0.42278433509846713 + t*polynomial(t, [
        0.3224670334241132, -0.0673523010531981, 0.020580808427784546, -0.007385551028673986,
        0.0028905103307415234, -0.001192753911703261, 0.0005096695247430425,
        -0.00022315475845357939, 9.945751278180853e-05, -4.492623673813314e-05,
        2.050721277567069e-05, -9.439488275268397e-06, 4.374866789907488e-06,
        -2.039215753801366e-06, 9.55141213040742e-07, -4.492469198764566e-07,
        2.1207184805554665e-07, -1.0043224823968099e-07, 4.7698101693639804e-08,
        -2.2711094608943164e-08, 1.0838659214896955e-08, -5.183475041970047e-09,
        2.4836745438024785e-09, -1.1921401405860912e-09, 5.731367241678862e-10,
        -2.7595228851242334e-10, 1.330476437424449e-10, -6.4229645638381e-11]));
}

/* log(|gamma(x)|). */
function lgamma(x) {
    if (!Number.isFinite(x))
        return x*x;
    if (x <= 0 && x === Math.floor(x))
        return Infinity;
    if (x < 0.5) {
        if (Math.abs(x) < 1e-300)
            return -Math.log(Math.abs(x));
        return Math.log(3.141592653589793/Math.abs(sine_of_turns(x, 0))) - lgamma(1 - x);
    }
    if (x < 1.5)
        return lgamma_near_2(x - 1) - Math.log1p(x - 1);
    if (x < 10) {
        let product = 1;
        while (x > 2.5) {
            x -= 1;
            product *= x;
        }
        return lgamma_near_2(x - 2) + Math.log(product);
    }
    const s = 1/(x*x);
    const tail = polynomial(s, [
        1/12, -1/360, 1/1260, -1/1680, 1/1188, -691/360360, 1/156, -3617/122400])/x;
    return (x - 0.5)*(Math.log(x) - 1) + (0.4189385332046727 + tail);
}
