"""The lowering that languages and machines share, of values and of arrays.

A function's values are asked of its view; elements makes numbers, and elements of arrays, typed
values of them; stores says what is in memory before it is read, products how matrices are
multiplied, and assignments what a write may change; rooms has the stacks whose size is known
beforehand.
"""
