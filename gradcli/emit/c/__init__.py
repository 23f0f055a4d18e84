"""The target `c`, from `file` (the whole) down, in reading order:

types (of every name and expression, and what is dropped), function over mixins, each of one idea
(statements, loops, calls, arrays, folds, elements, expressions) with scopes, names and text; rows
and runtime are the C texts of rows.
"""
