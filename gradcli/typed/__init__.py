"""A program as typed languages have it: the type of every name, every length, known or told, what
its functions are given, and how far its whole numbers go.

infer has the types, by the core's solver and rules, over demands (what a compiler asks of them),
told (the lengths that a caller tells), uses and values; above it inputs, parameters, ranges and
magnitudes; unread is what is dropped.

lowering is what C and machines share; the statements of machines follow in arrays, operations and
lower.
"""
