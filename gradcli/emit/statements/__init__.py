"""Programs in statements of numbers and memory, as C and its like have them, in reading order:

function puts together the parts of a printer, each of which is given those before it: symbols (the
types and names), writer (the lines), stacks, values (the text of numbers and elements), buffers
(what has to be computed before them, by loops or folds), assignments, blocks (other statements).
A value whose memory is not there yet asks for it by `memory`, which buffers gives to values.

The types of names, what elements of expressions are and what is stored before it is read are the
room typed's; scopes says where names are declared; text has lines, and operands in brackets.
"""
