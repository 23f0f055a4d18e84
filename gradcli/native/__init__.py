"""The native engine: typed statements as LLVM text (`text`, over `blocks` and `runtime`), made an
object file by `build`, kept in the user's `cache`, laid into memory by `load`, and called through a
`context`; `compile` has all of the way there, `programs` are what comes of it, and `quick` is a
call of numbers alone.
"""
