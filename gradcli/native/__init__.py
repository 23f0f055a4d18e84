"""The native engine: typed statements as LLVM text (`text`, over `blocks` and `runtime`), made code
by `build`, and called through a `context`; `programs` are what core programs become, `quick` a call
of numbers alone.
"""
