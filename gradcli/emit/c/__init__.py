"""The target `c`, from `file` (the whole) down, in reading order:

function puts together the parts of a printer, each of which is given those before it: symbols (the
types and names), writer (the lines), stacks, values (the text of numbers and elements), buffers
(what has to be computed before them, by loops or folds), assignments, blocks (other statements).
A value whose memory is not there yet asks for it by `memory`, which buffers gives to values.

The types of names, what elements of expressions are and what is stored before it is read are the
room typed's; scopes says where names are declared; names, text, rows and runtime are the C texts of
names, lines and rows.
"""
