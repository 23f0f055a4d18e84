"""Special functions: gamma, Bessel and error functions, integrals, densities, activations."""
