"""The target `c`, from `file` (the whole) down: the texts of C beside the statements it shares.

comment has the words above a function, selftest the main that tries it, names what C keeps for
itself, runtime the functions of our own, single the same in floats; unused says what nobody
reads.
"""
