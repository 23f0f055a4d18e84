"""A program as typed languages have it: the type of every name, every length, known or told, what
its functions are given, and how far its whole numbers go.

infer has the types, by the core's solver and rules, over demands (what a compiler asks of them),
told (the lengths that a caller tells), uses and values; above it inputs, parameters, ranges and
magnitudes; unread is what is dropped.

A function's values are asked of its view; elements makes numbers, and elements of arrays, typed
values of them; stores and assignments say what is in memory before it is read.  So it is for C,
which prints the values, as for machines, whose statements follow in arrays, operations and lower.
"""
