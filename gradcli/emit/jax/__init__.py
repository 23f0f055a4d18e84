"""The target `jax`: a module of functions that jax.jit, jax.vmap and jax.grad take."""
