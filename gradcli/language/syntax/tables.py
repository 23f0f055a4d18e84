"""Generated from grammars/gradcli.lark by grammar.py.  Do not edit."""
# fmt: off
# ruff: noqa
KINDS = {'!=': 'COMPARE', '%': 'MULTIPLY', '%=': 'AUGMENT', '&': '&', '&=': 'AUGMENT', '(': '(', ')': ')', '*': 'MULTIPLY', '**': 'POWER', '**=': 'AUGMENT', '*=': 'AUGMENT', '+': 'ADD', '+=': 'AUGMENT', ',': ',', '-': 'ADD', '-=': 'AUGMENT', '->': '->', '.': '.', '...': '...', '/': 'MULTIPLY', '//': 'MULTIPLY', '//=': 'AUGMENT', '/=': 'AUGMENT', ':': ':', ':=': 'RESERVED', ';': ';', '<': 'COMPARE', '<<': 'SHIFT', '<<=': 'AUGMENT', '<=': 'COMPARE', '=': '=', '==': 'COMPARE', '>': 'COMPARE', '>=': 'COMPARE', '>>': 'SHIFT', '>>=': 'AUGMENT', '@': '@', '@=': 'AUGMENT', 'False': 'False', 'None': 'None', 'True': 'True', '[': '[', ']': ']', '^': 'POWER', '^=': 'AUGMENT', 'and': 'and', 'as': 'as', 'assert': 'assert', 'async': 'RESERVED', 'await': 'RESERVED', 'break': 'break', 'class': 'RESERVED', 'continue': 'continue', 'def': 'def', 'del': 'del', 'elif': 'elif', 'else': 'else', 'except': 'except', 'finally': 'finally', 'for': 'for', 'from': 'from', 'global': 'RESERVED', 'if': 'if', 'import': 'import', 'in': 'in', 'is': 'is', 'lambda': 'lambda', 'nonlocal': 'RESERVED', 'not': 'not', 'or': 'or', 'pass': 'pass', 'raise': 'raise', 'return': 'return', 'try': 'try', 'while': 'while', 'with': 'with', 'yield': 'RESERVED', '{': '{', '|': '|', '|=': 'AUGMENT', '}': '}', '~': '~'}
PATTERNS = {'NAME': '[^\\W\\d]\\w*', 'NUMBER': '0[xX](?:_?[0-9a-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:[0-9](?:_?[0-9])*\\.?(?:[0-9](?:_?[0-9])*)?|\\.[0-9](?:_?[0-9])*)(?:[eE][-+]?[0-9](?:_?[0-9])*)?(?:[jJ](?!\\w))?', 'STRING': '[rRuU]?(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'FSTRING': '(?:[fF][rR]?|[rR][fF])(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'SIGN': '\\*\\*=|\\.\\.\\.|//=|<<=|>>=|!=|%=|\\&=|\\*\\*|\\*=|\\+=|\\-=|\\->|//|/=|:=|<<|<=|==|>=|>>|@=|\\^=|\\|=|[%\\&\\(\\)\\*\\+,\\-\\./:;<=>@\\[\\]\\^\\{\\|\\}\\~]'}
RULES = (('ands', 3, 'pair'), ('ands', 3, 'append'), ('annotated', 1, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 5, 'parameter'), ('annotated_parameters', 1, 'one'), ('annotated_parameters', 3, 'append'), ('argument', 1, 'first'), ('argument', 3, 'keyword'), ('arguments', 1, 'one'), ('arguments', 3, 'append'), ('atom', 1, 'name'), ('atom', 1, 'number'), ('atom', 1, 'text'), ('atom', 1, 'strings'), ('atom', 1, 'true'), ('atom', 1, 'false'), ('atom', 1, 'none'), ('atom', 1, 'ellipsis'), ('atom', 2, 'empty_tuple'), ('atom', 3, 'group'), ('atom', 2, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 4, 'comprehension'), ('atom', 2, 'dict'), ('atom', 3, 'dict'), ('atom', 4, 'dict'), ('atom', 4, 'comprehension'), ('attempt', 3, 'block'), ('bitand', 1, 'first'), ('bitand', 3, 'binary'), ('bitor', 1, 'first'), ('bitor', 3, 'binary'), ('bitors', 3, 'pair'), ('bitors', 3, 'append'), ('block', 2, 'first'), ('block', 3, 'first'), ('block', 4, 'block'), ('branches', 4, 'branch'), ('branches', 5, 'elif'), ('chain', 3, 'pair'), ('chain', 3, 'append'), ('clause', 4, 'clause'), ('clause', 5, 'clause'), ('clauses', 1, 'one'), ('clauses', 2, 'append'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 2, 'words'), ('comparator', 2, 'words'), ('compares', 3, 'triple'), ('compares', 3, 'append_two'), ('comparison', 1, 'first'), ('comparison', 1, 'compare'), ('compound', 1, 'if'), ('compound', 4, 'if_else'), ('compound', 6, 'for'), ('compound', 4, 'while'), ('compound', 1, 'first'), ('compound', 2, 'decorated'), ('compound', 4, 'with'), ('compound', 4, 'with'), ('compound', 4, 'try_finally'), ('compound', 1, 'first'), ('compound', 4, 'try_finally'), ('conditions', 2, 'condition'), ('conditions', 3, 'append'), ('conjunction', 1, 'first'), ('conjunction', 1, 'and'), ('decorator', 3, 'decorator'), ('decorators', 1, 'one'), ('decorators', 2, 'append'), ('definition', 7, 'def'), ('definition', 5, 'def'), ('disjunction', 1, 'first'), ('disjunction', 1, 'or'), ('dotted', 1, 'first'), ('dotted', 3, 'dotted'), ('enclosed', 4, 'enclosed'), ('enclosed', 3, 'enclosed'), ('entries', 1, 'one'), ('entries', 3, 'append'), ('entry', 3, 'entry'), ('factor', 1, 'first'), ('factor', 2, 'unary'), ('factor', 2, 'unary'), ('handled', 2, 'try_except'), ('handled', 5, 'try_except'), ('handler', 3, 'handler'), ('handler', 4, 'handler'), ('handler', 6, 'handler'), ('handlers', 1, 'one'), ('handlers', 2, 'append'), ('imported', 1, 'imported'), ('imported', 3, 'imported'), ('imports', 2, 'imports'), ('imports', 3, 'append'), ('index', 1, 'first'), ('index', 2, 'single'), ('index', 1, 'tuple'), ('index', 2, 'tuple'), ('items', 1, 'first'), ('items', 2, 'single'), ('items', 1, 'tuple'), ('items', 2, 'tuple'), ('line', 2, 'first'), ('line', 3, 'first'), ('line', 1, 'one'), ('lines', 1, 'first'), ('lines', 2, 'extend'), ('module', 1, 'import'), ('module', 3, 'import'), ('named', 3, 'named'), ('named', 5, 'named'), ('named', 5, 'named'), ('named', 3, 'named'), ('named', 5, 'named'), ('names', 1, 'one'), ('names', 3, 'append'), ('negation', 1, 'first'), ('negation', 2, 'unary'), ('ors', 3, 'pair'), ('ors', 3, 'append'), ('parameter', 1, 'parameter'), ('parameter', 3, 'parameter'), ('parameters', 1, 'one'), ('parameters', 3, 'append'), ('postfix', 1, 'first'), ('postfix', 3, 'attribute'), ('postfix', 3, 'call'), ('postfix', 4, 'call'), ('postfix', 5, 'call'), ('postfix', 4, 'subscript'), ('power', 1, 'first'), ('power', 3, 'power'), ('product', 1, 'first'), ('product', 3, 'binary'), ('product', 3, 'binary'), ('shift', 1, 'first'), ('shift', 3, 'binary'), ('signature', 4, 'signature'), ('signature', 3, 'signature'), ('signature', 2, 'signature'), ('simple', 1, 'expression'), ('simple', 1, 'assign'), ('simple', 3, 'augmented'), ('simple', 3, 'declare'), ('simple', 5, 'declare'), ('simple', 1, 'return'), ('simple', 2, 'return'), ('simple', 1, 'pass'), ('simple', 1, 'break'), ('simple', 1, 'continue'), ('simple', 2, 'assert'), ('simple', 4, 'assert'), ('simple', 2, 'delete'), ('simple', 1, 'raise'), ('simple', 2, 'raise'), ('simple', 4, 'raise'), ('simple', 4, 'import_from'), ('simple', 6, 'import_from'), ('simple', 7, 'import_from'), ('simples', 1, 'one'), ('simples', 3, 'append'), ('simples', 1, 'first'), ('simples', 3, 'extend'), ('start', 1, 'module'), ('start', 2, 'module'), ('start', 2, 'field'), ('string', 1, 'string'), ('string', 1, 'fstring'), ('strings', 2, 'both'), ('strings', 2, 'append'), ('subscript', 1, 'first'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscript', 2, 'slice'), ('subscript', 1, 'slice'), ('subscript', 5, 'slice'), ('subscript', 4, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscripts', 3, 'pair'), ('subscripts', 3, 'append'), ('sum', 1, 'first'), ('sum', 3, 'binary'), ('target', 1, 'first'), ('target', 2, 'single'), ('target', 1, 'tuple'), ('target', 2, 'tuple'), ('test', 1, 'first'), ('test', 5, 'conditional'), ('test', 5, 'lambda'), ('test', 4, 'lambda'), ('test', 3, 'lambda'), ('tests', 3, 'pair'), ('tests', 3, 'append'), ('with_item', 1, 'with_item'), ('with_item', 3, 'with_item'), ('withs', 1, 'one'), ('withs', 3, 'append'))
SYMBOLS = """\
( ... @ ADD FIELD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from handled if import imports items lambda line lines negation not ors pass postfix power product raise return shift simple simples start string strings sum test tests try while with { ~
( ) ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor items lambda negation not ors postfix power product shift string strings sum test tests { ~
$END & ( ) , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ ] _NEWLINE and as else for from if in is not or | }
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom factor postfix power string strings { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor items lambda negation not ors postfix power product shift string strings sum test tests { ~
$END & ( ) , . : ; = @ ADD AUGMENT COMPARE FSTRING MULTIPLY POWER SHIFT STRING [ ] _NEWLINE and as else for from if in is not or | }
( ... ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test tests { ~
( ... @ ADD FSTRING False NAME NUMBER None STRING True [ ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from handled if import imports items lambda line lines negation not ors pass postfix power product raise return shift simple simples string strings sum test tests try while with { ~
$END ) , : ; = AUGMENT ] _NEWLINE and as else for from if or }
& ( , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
except finally handler handlers
& , : ; = AUGMENT COMPARE _NEWLINE and comparator if in is not or |
, : ; = AUGMENT COMPARE _NEWLINE and comparator if in is not or |
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del elif else for from if import lambda not pass raise return try while with { ~
; _NEWLINE
; = _NEWLINE
$END ) , : ; = AUGMENT COMPARE ] _NEWLINE and as comparator else for from if in is not or }
, : ; = AUGMENT _NEWLINE and if or
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del for from if import lambda not pass raise return try while with { ~
, : ; = AUGMENT _NEWLINE if or
@ def
@ decorator def definition
NAME
, : ; = AUGMENT _NEWLINE if
& , : ; = @ ADD AUGMENT COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand bitor bitors factor postfix power product shift string strings sum target { ~
NAME dotted
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del finally for from if import lambda not pass raise return try while with { ~
NAME dotted module
, ; _NEWLINE
; = AUGMENT _NEWLINE
: NAME parameter parameters
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from handled if import imports items lambda line negation not ors pass postfix power product raise return shift simple simples string strings sum test tests try while with { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand bitor compares comparison factor negation not postfix power product shift string strings sum { ~
$END ) , : ; = AUGMENT ] _NEWLINE as else for from if or }
( ... ; ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( ... ; ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands atom bitand bitor compares comparison conjunction disjunction factor items lambda negation not ors postfix power product shift string strings sum test tests { ~
& , : ; = AUGMENT COMPARE SHIFT _NEWLINE and comparator if in is not or |
$END
$END & ( ) , . : ; = @ ADD AUGMENT COMPARE FSTRING MULTIPLY POWER SHIFT STRING [ ] _NEWLINE and as else for from if in is not or string | }
& , : ; = ADD AUGMENT COMPARE SHIFT _NEWLINE and comparator if in is not or |
, : ; = AUGMENT _NEWLINE
$END ) , : ; = AUGMENT _NEWLINE
:
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction enclosed factor lambda negation not ors postfix power product shift string strings sum test with_item withs { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction entries entry factor lambda negation not ors postfix power product shift string strings sum test { } ~
& ( ) , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator if in is not or |
& ) , COMPARE and comparator if in is not or |
) , COMPARE and comparator if in is not or |
) , and if or
) , if or
) , if
& ) , @ ADD COMPARE MULTIPLY SHIFT and comparator if in is not or |
)
& ) , COMPARE SHIFT and comparator if in is not or |
& ) , ADD COMPARE SHIFT and comparator if in is not or |
) ,
& ( . @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
& COMPARE _NEWLINE and comparator if in is not or |
COMPARE _NEWLINE and comparator if in is not or |
_NEWLINE and if or
_NEWLINE if or
_NEWLINE if
& @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
& COMPARE SHIFT _NEWLINE and comparator if in is not or |
& ADD COMPARE SHIFT _NEWLINE and comparator if in is not or |
_NEWLINE
$END & ) , : ; = @ ADD AUGMENT COMPARE MULTIPLY SHIFT ] _NEWLINE and as else for from if in is not or | }
$END & ( , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator if in is not or |
$END & , COMPARE and comparator if in is not or |
$END , COMPARE and comparator if in is not or |
$END , and if or
$END , if or
$END , if
$END & , @ ADD COMPARE MULTIPLY SHIFT and comparator if in is not or |
$END & , COMPARE SHIFT and comparator if in is not or |
$END & , ADD COMPARE SHIFT and comparator if in is not or |
$END ,
& ( , . @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and clause clauses comparator for if in is not or |
& , COMPARE ] and clause clauses comparator for if in is not or |
, COMPARE ] and clause clauses comparator for if in is not or |
, ] and clause clauses for if or
, ] clause clauses for if or
, ] clause clauses for if
& , @ ADD COMPARE MULTIPLY SHIFT ] and clause clauses comparator for if in is not or |
& , COMPARE SHIFT ] and clause clauses comparator for if in is not or |
& , ADD COMPARE SHIFT ] and clause clauses comparator for if in is not or |
, ] clause clauses for
, ]
& ( , . ; @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
& , ; COMPARE _NEWLINE and comparator if in is not or |
, ; COMPARE _NEWLINE and comparator if in is not or |
, ; _NEWLINE and if or
, ; _NEWLINE if or
, ; _NEWLINE if
& , ; @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
& , ; COMPARE SHIFT _NEWLINE and comparator if in is not or |
& , ; ADD COMPARE SHIFT _NEWLINE and comparator if in is not or |
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom factor postfix power product shift string strings sum { ~
( ) ... ADD FSTRING False NAME NUMBER None STRING True [ ands argument arguments atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
$END ( ) ... : ; = ADD AUGMENT FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom factor postfix power product string strings { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand bitor factor postfix power product shift string strings sum { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom factor postfix power product string strings sum { ~
( ... : ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor index lambda negation not ors postfix power product shift string strings subscript subscripts sum test { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor negation not ors postfix power product shift string strings sum { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand bitor factor not postfix power product shift string strings sum { ~
in
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction factor negation not postfix power product shift string strings sum { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand factor postfix power product shift string strings sum { ~
( ... : ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del else except finally for from if import lambda not pass raise return try while with { ~
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del else except finally for from handler if import lambda not pass raise return try while with { ~
( signature
& ( , . @ ADD MULTIPLY POWER SHIFT [ in |
& , in |
, in |
, in
& , @ ADD MULTIPLY SHIFT in |
& , SHIFT in |
& , ADD SHIFT in |
. import
& ( . : @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator if in is not or |
& : COMPARE and comparator if in is not or |
: COMPARE and comparator if in is not or |
: and if or
: if or
: if
& : @ ADD COMPARE MULTIPLY SHIFT and comparator if in is not or |
& : COMPARE SHIFT and comparator if in is not or |
& : ADD COMPARE SHIFT and comparator if in is not or |
, . ; _NEWLINE as
( ... ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands assert atom bitand bitor break chain compares comparison conjunction continue del disjunction factor from import imports items lambda negation not ors pass postfix power product raise return shift simple string strings sum test tests { ~
, : =
, :
$END & ( ) , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ ] _NEWLINE and as comparator else for from if in is not or | }
$END & ) , : ; = AUGMENT COMPARE ] _NEWLINE and as comparator else for from if in is not or | }
$END ) , : ; = AUGMENT COMPARE ] _NEWLINE and as comparator else for from if in is not or | }
$END & ) , : ; = @ ADD AUGMENT COMPARE MULTIPLY SHIFT ] _NEWLINE and as comparator else for from if in is not or | }
$END & ) , : ; = AUGMENT COMPARE SHIFT ] _NEWLINE and as comparator else for from if in is not or | }
$END & ) , : ; = ADD AUGMENT COMPARE SHIFT ] _NEWLINE and as comparator else for from if in is not or | }
& ( . ; @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator from if in is not or |
& ; COMPARE _NEWLINE and comparator from if in is not or |
; COMPARE _NEWLINE and comparator from if in is not or |
; _NEWLINE and from if or
; _NEWLINE from if or
; _NEWLINE from if
& ; @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator from if in is not or |
& ; COMPARE SHIFT _NEWLINE and comparator from if in is not or |
& ; ADD COMPARE SHIFT _NEWLINE and comparator from if in is not or |
; _NEWLINE from
( ... ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands assert atom bitand bitor block break chain compares comparison conjunction continue del disjunction factor from import imports items lambda negation not ors pass postfix power product raise return shift simple simples string strings sum test tests { ~
( ) ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor items lambda named negation not ors postfix power product shift string strings sum test tests { ~
& ( , . : @ ADD COMPARE MULTIPLY POWER SHIFT [ and as comparator if in is not or |
& , : COMPARE and as comparator if in is not or |
, : COMPARE and as comparator if in is not or |
, : and as if or
, : as if or
, : as if
& , : @ ADD COMPARE MULTIPLY SHIFT and as comparator if in is not or |
& , : COMPARE SHIFT and as comparator if in is not or |
& , : ADD COMPARE SHIFT and as comparator if in is not or |
, : as
, }
, clause clauses for }
( ... ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
] for }
] clause for
$END & ) , : ; = AUGMENT COMPARE SHIFT ] _NEWLINE and as else for from if in is not or | }
$END & ) , : ; = ADD AUGMENT COMPARE SHIFT ] _NEWLINE and as else for from if in is not or | }
& ( ) , . = @ ADD COMPARE MULTIPLY POWER SHIFT [ and if in is not or |
$END & ( ) , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ ] _NEWLINE and comparator if in is not or |
$END & ) , : ; = AUGMENT COMPARE ] _NEWLINE and comparator if in is not or |
$END ) , : ; = AUGMENT COMPARE ] _NEWLINE and comparator if in is not or |
$END ) , : ; = AUGMENT ] _NEWLINE and if or
$END ) , : ; = AUGMENT ] _NEWLINE if or
$END ) , : ; = AUGMENT ] _NEWLINE if
$END & ) , : ; = @ ADD AUGMENT COMPARE MULTIPLY SHIFT ] _NEWLINE and comparator if in is not or |
$END & ) , : ; = AUGMENT COMPARE SHIFT ] _NEWLINE and comparator if in is not or |
$END & ) , : ; = ADD AUGMENT COMPARE SHIFT ] _NEWLINE and comparator if in is not or |
$END ) , : ; = AUGMENT ] _NEWLINE
& ( . ; = @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
& ; = COMPARE _NEWLINE and comparator if in is not or |
; = COMPARE _NEWLINE and comparator if in is not or |
; = _NEWLINE and if or
; = _NEWLINE if or
; = _NEWLINE if
& ; = @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
& ; = COMPARE SHIFT _NEWLINE and comparator if in is not or |
& ; = ADD COMPARE SHIFT _NEWLINE and comparator if in is not or |
& ( , . ; = @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
& , ; = COMPARE _NEWLINE and comparator if in is not or |
, ; = COMPARE _NEWLINE and comparator if in is not or |
, ; = _NEWLINE and if or
, ; = _NEWLINE if or
, ; = _NEWLINE if
& , ; = @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
& , ; = COMPARE SHIFT _NEWLINE and comparator if in is not or |
& , ; = ADD COMPARE SHIFT _NEWLINE and comparator if in is not or |
, ; = _NEWLINE
$END & ) , : ; = AUGMENT COMPARE ] _NEWLINE and as else for from if in is not or | }
$END ) , : ; = AUGMENT COMPARE ] _NEWLINE and as else for from if in is not or | }
( , ... : ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
& ( , . : @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and comparator if in is not or |
& , : COMPARE ] and comparator if in is not or |
, : COMPARE ] and comparator if in is not or |
, : ] and if or
, : ] if or
, : ] if
& , : @ ADD COMPARE MULTIPLY SHIFT ] and comparator if in is not or |
]
& , : COMPARE SHIFT ] and comparator if in is not or |
& , : ADD COMPARE SHIFT ] and comparator if in is not or |
, : ]
& ( . @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator else in is not or |
& COMPARE and comparator else in is not or |
COMPARE and comparator else in is not or |
and else or
else or
else
& @ ADD COMPARE MULTIPLY SHIFT and comparator else in is not or |
& COMPARE SHIFT and comparator else in is not or |
& ADD COMPARE SHIFT and comparator else in is not or |
( ... ADD FSTRING False NAME NUMBER None STRING True [ { ~
& ( . : @ ADD COMPARE MULTIPLY POWER SHIFT [ and as comparator if in is not or |
& : COMPARE and as comparator if in is not or |
: COMPARE and as comparator if in is not or |
: and as if or
: as if or
: as if
& : @ ADD COMPARE MULTIPLY SHIFT and as comparator if in is not or |
& : COMPARE SHIFT and as comparator if in is not or |
& : ADD COMPARE SHIFT and as comparator if in is not or |
: as
) NAME annotated annotated_parameters
-> :
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand bitor factor in postfix power product shift string strings sum { ~
( NAME imported names
$END & ( ) , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ ] _NEWLINE and as comparator for from if in is not or | }
$END & ) , : ; = AUGMENT COMPARE ] _NEWLINE and as comparator for from if in is not or | }
$END ) , : ; = AUGMENT COMPARE ] _NEWLINE and as comparator for from if in is not or | }
$END ) , : ; = AUGMENT ] _NEWLINE and as for from if or }
$END ) , : ; = AUGMENT ] _NEWLINE as for from if or }
$END ) , : ; = AUGMENT ] _NEWLINE as for from if }
$END & ) , : ; = @ ADD AUGMENT COMPARE MULTIPLY SHIFT ] _NEWLINE and as comparator for from if in is not or | }
$END & ) , : ; = AUGMENT COMPARE SHIFT ] _NEWLINE and as comparator for from if in is not or | }
$END & ) , : ; = ADD AUGMENT COMPARE SHIFT ] _NEWLINE and as comparator for from if in is not or | }
$END ) , : ; = AUGMENT ] _NEWLINE as for from }
: NAME parameter
_INDENT
except finally
& ( ) , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and as comparator if in is not or |
& ) , COMPARE and as comparator if in is not or |
) , COMPARE and as comparator if in is not or |
) , and as if or
) , as if or
) , as if
& ) , @ ADD COMPARE MULTIPLY SHIFT and as comparator if in is not or |
& ) , COMPARE SHIFT and as comparator if in is not or |
& ) , ADD COMPARE SHIFT and as comparator if in is not or |
) , as
( ... FSTRING False NAME NUMBER None STRING True [ atom postfix string strings {
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test with_item { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction entry factor lambda negation not ors postfix power product shift string strings sum test { } ~
clause for }
& ( . ; @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
& ; COMPARE _NEWLINE and comparator if in is not or |
; COMPARE _NEWLINE and comparator if in is not or |
; _NEWLINE and if or
; _NEWLINE if or
; _NEWLINE if
& ; @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
& ; COMPARE SHIFT _NEWLINE and comparator if in is not or |
& ; ADD COMPARE SHIFT _NEWLINE and comparator if in is not or |
( ) ... ADD FSTRING False NAME NUMBER None STRING True [ ands argument atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( , ... ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( ... : ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings subscript sum test { ~
) , : =
& ( , . : @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator if in is not or |
& , : COMPARE and comparator if in is not or |
, : COMPARE and comparator if in is not or |
, : and if or
, : if or
, : if
& , : @ ADD COMPARE MULTIPLY SHIFT and comparator if in is not or |
& , : COMPARE SHIFT and comparator if in is not or |
& , : ADD COMPARE SHIFT and comparator if in is not or |
, . ; _NEWLINE as import
NAME imported names
) , ; _NEWLINE as
) , ; _NEWLINE
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del elif else except finally for from if import lambda not pass raise return try while with { ~
( ) ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( , . : [
& ( , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator for if in is not or | }
& , COMPARE and comparator for if in is not or | }
, COMPARE and comparator for if in is not or | }
, and for if or }
, for if or }
, for if }
& , @ ADD COMPARE MULTIPLY SHIFT and comparator for if in is not or | }
& , COMPARE SHIFT and comparator for if in is not or | }
& , ADD COMPARE SHIFT and comparator for if in is not or | }
, for }
& ( , . @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and comparator if in is not or |
& , COMPARE ] and comparator if in is not or |
, COMPARE ] and comparator if in is not or |
, ] and if or
, ] if or
, ] if
& , @ ADD COMPARE MULTIPLY SHIFT ] and comparator if in is not or |
& , COMPARE SHIFT ] and comparator if in is not or |
& , ADD COMPARE SHIFT ] and comparator if in is not or |
) NAME annotated
NAME imported
( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from handled if import imports items lambda line negation not ors pass postfix power product raise return shift simple simples string strings sum test tests try while with { ~
( ) , . [
& ( . @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and comparator conditions for if in is not or | }
& COMPARE ] and comparator conditions for if in is not or | }
COMPARE ] and comparator conditions for if in is not or | }
] and conditions for if or }
] conditions for if or }
] conditions for if }
& @ ADD COMPARE MULTIPLY SHIFT ] and comparator conditions for if in is not or | }
& COMPARE SHIFT ] and comparator conditions for if in is not or | }
& ADD COMPARE SHIFT ] and comparator conditions for if in is not or | }
& ( ) , . = @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator if in is not or |
& ) , = COMPARE and comparator if in is not or |
) , = COMPARE and comparator if in is not or |
) , = and if or
) , = if or
) , = if
& ) , = @ ADD COMPARE MULTIPLY SHIFT and comparator if in is not or |
& ) , = COMPARE SHIFT and comparator if in is not or |
& ) , = ADD COMPARE SHIFT and comparator if in is not or |
) , =
) NAME imported
] for if }
& ( . @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and comparator for if in is not or | }
& COMPARE ] and comparator for if in is not or | }
COMPARE ] and comparator for if in is not or | }
] and for if or }
] for if or }
& @ ADD COMPARE MULTIPLY SHIFT ] and comparator for if in is not or | }
& COMPARE SHIFT ] and comparator for if in is not or | }
& ADD COMPARE SHIFT ] and comparator for if in is not or | }
"""
ACTIONS = """\
0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 43 25 44 45 46 17 34 34 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62
1 1 63 2 4 6 7 8 9 10 11 12 13 15 64 65 66 24 67 68 69 70 71 42 67 44 45 64 70 70 72 53 54 73 74 57 61 62
2 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20
3 1 2 4 6 7 8 9 10 11 12 13 15 75 76 77 24 78 79 80 81 42 78 44 45 75 81 81 82 53 54 83 84 61 62
4 1 2 4 6 7 8 9 10 11 12 13 85 86 85 86 53 54 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 87 88 89 24 90 91 92 93 94 42 90 44 45 87 93 93 95 53 54 96 97 57 61 62
6 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176 -176
2 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18
2 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13
2 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14
2 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19
6 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175
2 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17
7 1 2 4 6 7 8 9 10 11 12 13 98 15 99 100 101 24 102 103 104 105 42 102 44 45 99 105 105 106 53 54 107 108 109 61 62
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 110 110 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
9 -74 -74 -74 -74 -74 -74 -74 -74 -74 111 -74 -74 -74 -74 -74 -74 -74
3 1 2 4 6 7 8 9 10 11 12 13 15 112 113 114 24 115 116 117 118 42 115 44 45 112 118 118 119 53 54 120 121 61 62
10 122 123 124 125 126 -149 127 128 129 130 131 132 133 134 135 -149 136 131 137 131 138 139 140 141
11 142 143 144 145
12 122 124 126 -149 127 130 131 -149 136 131 137 131 138 139 140 141
13 124 126 -149 127 130 131 -149 136 131 137 131 138 139 140 141
14 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 146 147 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60
15 -157 -157
16 -150 148 -150
17 -59 -59 -59 -59 -59 -59 -59 149 -59 -59 -59 -59 149 -59 -59 -59 -59 149 150 139 -59 -59
18 124 126 -149 127 130 -149 136 137 140
19 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113
20 124 126 -149 127 130 -149 137 140
15 -158 -158
21 -76 -76
22 3 151 31 152
23 153
5 1 2 4 6 7 8 9 10 11 12 13 15 154 155 156 24 157 158 159 160 161 42 157 44 45 154 160 160 162 53 54 163 164 57 61 62
24 124 126 -149 127 130 -149 137
25 122 124 126 -149 127 128 129 130 131 132 134 -149 136 131 137 131 138 139 140 141
26 1 2 4 6 7 8 9 10 11 12 13 165 166 167 168 169 165 169 169 170 53 54 171 172 61 62
27 173 173
28 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 174 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113
3 1 2 4 6 7 8 9 10 11 12 13 15 175 176 177 24 178 179 180 181 42 178 44 45 175 181 181 182 53 54 183 184 61 62
29 185 185 186
30 187 188 189
31 -149 127 130 -149
32 190 191 192 193
33 -172 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 194 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
34 1 2 4 6 7 8 9 10 11 12 13 195 196 197 24 198 199 198 44 195 199 199 200 53 54 201 61 62
35 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 202 -81
15 -156 -156
36 1 2 -162 4 6 7 8 9 10 11 12 13 -162 15 203 204 205 24 206 207 208 209 42 206 44 45 203 209 209 210 53 54 211 212 61 62
37 1 2 -154 4 6 7 8 9 10 11 12 13 -154 15 213 214 215 24 216 217 218 219 220 42 216 44 45 213 219 219 221 53 54 222 223 57 61 62
38 122 124 126 -149 127 130 131 134 -149 136 131 137 131 138 139 140 141
15 -168 -168
15 188 189
39 0
40 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 6 -15 -15 -15 11 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 224 -15 -15
40 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 6 -16 -16 -16 11 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 225 -16 -16
41 122 124 126 -149 127 129 130 131 134 -149 136 131 137 131 138 139 140 141
42 124 126 -149 127 130 -149
43 -109 -109 226 -109 -109 -109 -109 -109
44 227
3 1 2 4 6 7 8 9 10 11 12 13 15 228 229 230 24 231 232 233 234 42 231 44 45 228 234 234 235 53 54 236 237 61 62
45 238 2 4 6 7 8 9 10 11 12 13 15 239 240 241 24 242 243 244 245 246 42 242 44 45 239 246 246 247 53 54 248 249 250 251 61 62
46 1 2 4 6 7 8 9 10 11 12 13 15 252 253 254 24 255 256 257 258 259 260 42 255 44 45 252 260 260 261 53 54 262 263 61 264 62
4 1 2 4 6 7 8 9 10 11 12 13 265 266 265 266 53 54 61 62
2 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21
47 122 123 267 124 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 267 124 131 136 131 137 131 138 139 140 141
49 267 124 131 136 131 137 131 138 139 140 141
50 267 124 136 137 140
51 267 124 137 140
52 267 124 137
53 122 267 124 128 129 131 132 134 136 131 137 131 138 139 140 141
54 267
55 122 267 124 131 134 136 131 137 131 138 139 140 141
56 122 267 124 129 131 134 136 131 137 131 138 139 140 141
57 267 124
58 122 123 125 128 129 131 132 133 134 135 268 136 131 137 131 138 139 140 141
59 122 131 268 136 131 137 131 138 139 140 141
60 131 268 136 131 137 131 138 139 140 141
61 268 136 137 140
62 268 137 140
63 268 137
64 122 128 129 131 132 134 268 136 131 137 131 138 139 140 141
65 122 131 134 268 136 131 137 131 138 139 140 141
66 122 129 131 134 268 136 131 137 131 138 139 140 141
67 268
2 -90 -90 123 -90 -90 125 -90 -90 -90 -90 -90 -90 -90 -90 133 -90 135 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90
68 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90
69 -174 122 123 124 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
70 -174 122 124 131 136 131 137 131 138 139 140 141
71 -174 124 131 136 131 137 131 138 139 140 141
72 -174 124 136 137 140
73 -174 124 137 140
74 -174 124 137
75 -174 122 124 128 129 131 132 134 136 131 137 131 138 139 140 141
39 -174
76 -174 122 124 131 134 136 131 137 131 138 139 140 141
77 -174 122 124 129 131 134 136 131 137 131 138 139 140 141
78 -174 124
2 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23
79 122 123 269 125 128 129 131 132 133 134 135 270 136 271 272 131 273 137 131 138 139 140 141
80 122 269 131 270 136 271 272 131 273 137 131 138 139 140 141
81 269 131 270 136 271 272 131 273 137 131 138 139 140 141
82 269 270 136 271 272 273 137 140
83 269 270 271 272 273 137 140
84 269 270 271 272 273 137
85 122 269 128 129 131 132 134 270 136 271 272 131 273 137 131 138 139 140 141
86 122 269 131 134 270 136 271 272 131 273 137 131 138 139 140 141
87 122 269 129 131 134 270 136 271 272 131 273 137 131 138 139 140 141
88 269 270 271 272 273
89 274 275
33 -173 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 194 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
34 1 2 4 6 7 8 9 10 11 12 13 276 277 278 24 279 280 279 44 276 280 280 281 53 54 282 61 62
90 122 123 283 125 -159 128 129 131 132 133 134 135 -159 136 131 137 131 138 139 140 141
91 122 283 -159 131 -159 136 131 137 131 138 139 140 141
92 283 -159 131 -159 136 131 137 131 138 139 140 141
93 283 -159 -159 136 137 140
94 283 -159 -159 137 140
95 283 -159 -159 137
96 122 283 -159 128 129 131 132 134 -159 136 131 137 131 138 139 140 141
97 122 283 -159 131 134 -159 136 131 137 131 138 139 140 141
98 122 283 -159 129 131 134 -159 136 131 137 131 138 139 140 141
30 283 -159 -159
99 1 2 4 6 7 8 9 10 11 12 13 284 285 284 285 285 286 53 54 287 61 62
100 1 288 2 4 6 7 289 9 10 11 12 13 15 290 291 292 293 294 24 295 296 297 298 42 295 44 45 292 298 298 299 53 54 300 290 61 62
101 -108 1 -108 2 -108 -108 -108 4 -108 6 7 8 9 10 11 12 13 -108 15 301 302 303 24 304 305 306 307 42 304 44 45 301 307 307 308 53 54 309 310 61 62
23 311
3 1 2 4 6 7 8 9 10 11 12 13 15 312 313 314 24 315 316 317 318 42 315 44 45 312 318 318 319 53 54 320 321 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 322 323 324 24 325 326 327 328 329 42 325 44 45 322 328 328 330 53 54 331 332 57 61 62
4 1 2 4 6 7 8 9 10 11 12 13 333 334 333 334 53 54 61 62
102 1 2 4 6 7 8 9 10 11 12 13 335 336 335 336 336 53 54 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 337 338 339 24 340 341 342 343 344 42 340 44 45 337 343 343 345 53 54 346 347 57 61 62
103 1 2 4 6 7 8 9 10 11 12 13 348 349 350 351 348 351 351 352 53 54 353 61 62
4 1 2 4 6 7 8 9 10 11 12 13 354 355 354 355 53 54 61 62
4 1 2 4 6 7 8 9 10 11 12 13 356 357 356 357 53 54 61 62
104 1 2 4 6 7 8 9 10 11 12 13 358 359 358 359 359 53 54 360 61 62
105 1 2 361 4 6 7 8 9 10 11 12 13 15 362 363 364 24 365 366 367 368 369 42 365 44 45 362 368 368 370 53 54 371 372 373 374 61 62
34 1 2 4 6 7 8 9 10 11 12 13 375 376 377 24 378 379 378 44 375 379 379 380 53 54 381 61 62
106 1 2 4 6 7 8 9 10 11 12 13 15 382 383 384 24 385 386 387 388 385 44 45 382 388 388 389 53 54 390 61 62
107 1 2 4 6 7 8 9 10 11 12 13 348 349 350 351 391 348 351 351 352 53 54 353 61 62
108 392
109 1 2 4 6 7 8 9 10 11 12 13 15 393 394 395 24 396 397 398 396 44 393 398 398 399 53 54 400 61 62
110 1 2 4 6 7 8 9 10 11 12 13 401 402 403 401 403 403 404 53 54 405 61 62
111 1 2 406 4 6 7 8 9 10 11 12 13 15 407 408 409 24 410 411 412 413 42 410 44 45 407 413 413 414 53 54 415 416 61 62
44 417
112 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97
113 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 418 142 -92 -92 -92 419 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92
3 1 2 4 6 7 8 9 10 11 12 13 15 420 421 422 24 423 424 425 426 42 423 44 45 420 426 426 427 53 54 428 429 61 62
44 430
5 1 2 4 6 7 8 9 10 11 12 13 15 431 432 433 24 434 435 436 437 438 42 434 44 45 431 437 437 439 53 54 440 441 57 61 62
103 1 2 4 6 7 8 9 10 11 12 13 442 443 444 445 442 445 445 446 53 54 447 61 62
107 1 2 4 6 7 8 9 10 11 12 13 442 443 444 445 391 442 445 445 446 53 54 447 61 62
21 -77 -77
19 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65
114 448 449
90 122 123 124 125 -161 128 129 131 132 133 134 135 -161 136 131 137 131 138 139 140 141
91 122 124 -161 131 -161 136 131 137 131 138 139 140 141
92 124 -161 131 -161 136 131 137 131 138 139 140 141
93 124 -161 -161 136 137 140
94 124 -161 -161 137 140
95 124 -161 -161 137
96 122 124 -161 128 129 131 132 134 -161 136 131 137 131 138 139 140 141
15 -161 -161
97 122 124 -161 131 134 -161 136 131 137 131 138 139 140 141
98 122 124 -161 129 131 134 -161 136 131 137 131 138 139 140 141
30 124 -161 -161
115 122 123 450 125 128 129 132 133 134 135 451 141
116 122 450 451 141
117 450 451 141
118 452 -198
119 122 450 128 129 132 134 451 141
120 122 450 134 451 141
121 122 450 129 134 451 141
108 451
122 453 454
44 455
123 122 123 125 456 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
124 122 456 131 136 131 137 131 138 139 140 141
125 456 131 136 131 137 131 138 139 140 141
126 456 136 137 140
127 456 137 140
128 456 137
129 122 456 128 129 131 132 134 136 131 137 131 138 139 140 141
130 122 456 131 134 136 131 137 131 138 139 140 141
131 122 456 129 131 134 136 131 137 131 138 139 140 141
44 456
132 -116 453 -116 -116 457
30 -101 -101 -101
29 185 185 458
133 1 2 4 6 7 8 9 10 11 12 13 459 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 39 460 41 42 25 44 45 46 17 34 34 47 48 49 461 53 54 55 56 57 61 62
19 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111
3 1 2 4 6 7 8 9 10 11 12 13 15 462 463 464 24 465 466 467 468 42 465 44 45 462 468 468 469 53 54 470 471 61 62
134 -129 -129 472
135 -131 -131
135 473 474
19 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115
136 -126 122 123 -126 -126 125 -126 -126 -126 128 129 -126 131 132 133 134 135 -126 -126 -126 -126 131 -126 -126 -126 -126 131 138 139 -126 141 -126
137 -126 122 -126 -126 -126 -126 -126 -126 131 -126 -126 -126 -126 131 -126 -126 -126 -126 131 138 139 -126 141 -126
138 -126 -126 -126 -126 -126 -126 -126 131 -126 -126 -126 -126 131 -126 -126 -126 -126 131 138 139 -126 141 -126
9 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126
139 -126 122 -126 -126 -126 -126 -126 128 129 -126 131 132 134 -126 -126 -126 -126 131 -126 -126 -126 -126 131 138 139 -126 141 -126
140 -126 122 -126 -126 -126 -126 -126 -126 131 134 -126 -126 -126 -126 131 -126 -126 -126 -126 131 138 139 -126 141 -126
141 -126 122 -126 -126 -126 -126 -126 129 -126 131 134 -126 -126 -126 -126 131 -126 -126 -126 -126 131 138 139 -126 141 -126
109 1 2 4 6 7 8 9 10 11 12 13 15 475 476 477 24 478 479 480 478 44 475 480 480 481 53 54 482 61 62
142 122 123 125 -163 128 129 131 132 133 134 135 -163 136 131 483 137 131 138 139 140 141
143 122 -163 131 -163 136 131 483 137 131 138 139 140 141
144 -163 131 -163 136 131 483 137 131 138 139 140 141
145 -163 -163 136 483 137 140
146 -163 -163 483 137 140
147 -163 -163 483 137
148 122 -163 128 129 131 132 134 -163 136 131 483 137 131 138 139 140 141
149 122 -163 131 134 -163 136 131 483 137 131 138 139 140 141
150 122 -163 129 131 134 -163 136 131 483 137 131 138 139 140 141
151 -163 -163 483
90 122 123 124 125 -155 128 129 131 132 133 134 135 -155 136 131 137 131 138 139 140 141
91 122 124 -155 131 -155 136 131 137 131 138 139 140 141
92 124 -155 131 -155 136 131 137 131 138 139 140 141
93 124 -155 -155 136 137 140
94 124 -155 -155 137 140
95 124 -155 -155 137
96 122 124 -155 128 129 131 132 134 -155 136 131 137 131 138 139 140 141
15 -155 -155
97 122 124 -155 131 134 -155 136 131 137 131 138 139 140 141
98 122 124 -155 129 131 134 -155 136 131 137 131 138 139 140 141
30 124 -155 -155
6 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177
6 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178 -178
101 -110 1 -110 2 -110 -110 -110 4 -110 6 7 8 9 10 11 12 13 -110 15 484 485 486 24 487 488 489 490 42 487 44 45 484 490 490 491 53 54 492 493 61 62
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 495 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
123 122 123 125 498 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
124 122 498 131 136 131 137 131 138 139 140 141
125 498 131 136 131 137 131 138 139 140 141
126 498 136 137 140
127 498 137 140
128 498 137
129 122 498 128 129 131 132 134 136 131 137 131 138 139 140 141
130 122 498 131 134 136 131 137 131 138 139 140 141
131 122 498 129 131 134 136 131 137 131 138 139 140 141
44 498
153 1 63 2 4 6 7 8 9 10 11 12 13 15 499 500 501 24 502 503 504 505 71 42 506 502 44 45 499 505 505 507 53 54 508 509 510 61 62
154 122 123 -207 125 -207 128 129 131 132 133 134 135 136 511 131 137 131 138 139 140 141
155 122 -207 -207 131 136 511 131 137 131 138 139 140 141
156 -207 -207 131 136 511 131 137 131 138 139 140 141
157 -207 -207 136 511 137 140
158 -207 -207 511 137 140
159 -207 -207 511 137
44 512
160 122 -207 -207 128 129 131 132 134 136 511 131 137 131 138 139 140 141
161 122 -207 -207 131 134 136 511 131 137 131 138 139 140 141
162 122 -207 -207 129 131 134 136 511 131 137 131 138 139 140 141
163 -207 -207 511
135 -209 -209
135 513 514
123 122 123 125 515 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
124 122 515 131 136 131 137 131 138 139 140 141
125 515 131 136 131 137 131 138 139 140 141
126 515 136 137 140
127 515 137 140
128 515 137
164 516 517
165 -86 271 518 273 -86
129 122 515 128 129 131 132 134 136 131 137 131 138 139 140 141
130 122 515 131 134 136 131 137 131 138 139 140 141
131 122 515 129 131 134 136 131 137 131 138 139 140 141
44 515
2 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29
2 -91 -91 123 -91 -91 125 -91 -91 -91 -91 -91 -91 -91 -91 133 -91 135 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91
68 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91
2 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
21 -75 -75
166 1 2 4 6 7 8 9 10 11 12 13 519 15 301 302 303 24 304 305 306 307 42 304 44 45 301 307 307 308 53 54 309 310 61 62
2 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24
167 -49 -49 -49
168 520 521 273
26 1 2 4 6 7 8 9 10 11 12 13 522 523 524 168 525 522 525 525 526 53 54 527 528 61 62
166 1 2 4 6 7 8 9 10 11 12 13 529 15 484 485 486 24 487 488 489 490 42 487 44 45 484 490 490 491 53 54 492 493 61 62
2 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26
136 -2 122 123 -2 -2 125 -2 -2 -2 128 129 -2 131 132 133 134 135 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
137 -2 122 -2 -2 -2 -2 -2 -2 131 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
138 -2 -2 -2 -2 -2 -2 -2 131 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
9 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2
139 -2 122 -2 -2 -2 -2 -2 128 129 -2 131 132 134 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
140 -2 122 -2 -2 -2 -2 -2 -2 131 134 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
141 -2 122 -2 -2 -2 -2 -2 129 -2 131 134 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
3 1 2 4 6 7 8 9 10 11 12 13 15 530 531 532 24 533 534 535 536 42 533 44 45 530 536 536 537 53 54 538 539 61 62
2 -35 -35 123 -35 -35 125 -35 -35 -35 128 129 -35 -35 132 133 134 135 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
68 -35 -35 -35 -35 -35 -35 -35 128 129 -35 -35 132 134 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
169 -35 -35 -35 -35 -35 -35 -35 -35 -35 134 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
170 -35 -35 -35 -35 -35 -35 -35 129 -35 -35 134 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
2 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135
171 -13 -13 -13 -13 -13 540 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13
57 -11 -11
57 541 542
47 122 123 -11 -11 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 -11 -11 131 136 131 137 131 138 139 140 141
49 -11 -11 131 136 131 137 131 138 139 140 141
50 -11 -11 136 137 140
51 -11 -11 137 140
52 -11 -11 137
53 122 -11 -11 128 129 131 132 134 136 131 137 131 138 139 140 141
55 122 -11 -11 131 134 136 131 137 131 138 139 140 141
56 122 -11 -11 129 131 134 136 131 137 131 138 139 140 141
172 -205 122 123 -205 -205 125 -205 -205 -205 128 129 -205 131 132 133 134 135 -205 -205 136 131 137 131 138 139 140 141
173 -205 122 -205 -205 -205 -205 -205 -205 131 -205 -205 136 131 137 131 138 139 140 141
174 -205 -205 -205 -205 -205 -205 -205 131 -205 -205 136 131 137 131 138 139 140 141
175 -205 -205 -205 -205 -205 -205 -205 -205 -205 136 137 140
176 -205 -205 -205 -205 -205 -205 -205 -205 -205 137 140
177 -205 -205 -205 -205 -205 -205 -205 -205 -205 137
178 -205 122 -205 -205 -205 -205 -205 128 129 -205 131 132 134 -205 -205 136 131 137 131 138 139 140 141
179 -205 122 -205 -205 -205 -205 -205 -205 131 134 -205 -205 136 131 137 131 138 139 140 141
180 -205 122 -205 -205 -205 -205 -205 129 -205 131 134 -205 -205 136 131 137 131 138 139 140 141
181 -205 -205 -205 -205 -205 -205 -205 -205 -205
2 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134
182 122 123 125 -152 543 128 129 131 132 133 134 135 -152 136 131 137 131 138 139 140 141
183 122 -152 543 131 -152 136 131 137 131 138 139 140 141
184 -152 543 131 -152 136 131 137 131 138 139 140 141
185 -152 543 -152 136 137 140
186 -152 543 -152 137 140
187 -152 543 -152 137
188 122 -152 543 128 129 131 132 134 -152 136 131 137 131 138 139 140 141
189 122 -152 543 131 134 -152 136 131 137 131 138 139 140 141
190 122 -152 543 129 131 134 -152 136 131 137 131 138 139 140 141
16 -152 543 -152
191 122 123 124 125 -45 -45 128 129 131 132 133 134 135 -45 136 131 137 131 138 139 140 141
192 122 124 -45 -45 131 -45 136 131 137 131 138 139 140 141
193 124 -45 -45 131 -45 136 131 137 131 138 139 140 141
194 124 -45 -45 -45 136 137 140
195 124 -45 -45 -45 137 140
196 124 -45 -45 -45 137
197 122 124 -45 -45 128 129 131 132 134 -45 136 131 137 131 138 139 140 141
16 -45 -45 -45
198 122 124 -45 -45 131 134 -45 136 131 137 131 138 139 140 141
199 122 124 -45 -45 129 131 134 -45 136 131 137 131 138 139 140 141
200 124 -45 -45 -45
2 -143 -143 123 -143 -143 125 -143 -143 -143 -143 -143 -143 -143 -143 133 -143 135 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143
68 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143
2 -195 -195 123 -195 -195 125 -195 -195 -195 128 -195 -195 -195 132 133 -195 135 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195
68 -195 -195 -195 -195 -195 -195 -195 128 -195 -195 -195 132 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195
90 122 123 124 125 -151 128 129 131 132 133 134 135 -151 136 131 137 131 138 139 140 141
91 122 124 -151 131 -151 136 131 137 131 138 139 140 141
92 124 -151 131 -151 136 131 137 131 138 139 140 141
93 124 -151 -151 136 137 140
94 124 -151 -151 137 140
95 124 -151 -151 137
96 122 124 -151 128 129 131 132 134 -151 136 131 137 131 138 139 140 141
15 -151 -151
97 122 124 -151 131 134 -151 136 131 137 131 138 139 140 141
98 122 124 -151 129 131 134 -151 136 131 137 131 138 139 140 141
30 124 -151 -151
2 -56 122 123 -56 -56 125 -56 -56 -56 128 129 -56 -56 132 133 134 135 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 141 -56
201 -56 122 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 141 -56
202 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 141 -56
68 -56 122 -56 -56 -56 -56 -56 128 129 -56 -56 132 134 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 141 -56
169 -56 122 -56 -56 -56 -56 -56 -56 -56 134 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 141 -56
170 -56 122 -56 -56 -56 -56 -56 129 -56 -56 134 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 141 -56
2 -142 -142 123 -142 -142 125 -142 -142 -142 -142 -142 -142 -142 -142 133 -142 135 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142
68 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142
2 -140 -140 123 -140 -140 125 -140 -140 -140 -140 -140 -140 -140 -140 133 -140 135 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140
68 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140
2 -145 -145 123 -145 -145 125 -145 -145 -145 128 129 -145 -145 132 133 -145 135 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145
68 -145 -145 -145 -145 -145 -145 -145 128 129 -145 -145 132 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145
170 -145 -145 -145 -145 -145 -145 -145 129 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145
203 1 -183 2 544 4 6 7 8 9 10 11 12 13 -183 15 545 546 547 24 548 549 550 551 42 548 44 45 545 551 551 552 53 54 553 554 61 62
204 122 123 555 125 556 128 129 131 132 133 134 135 557 136 131 137 131 138 139 140 141
205 122 555 556 131 557 136 131 137 131 138 139 140 141
206 555 556 131 557 136 131 137 131 138 139 140 141
207 555 556 557 136 137 140
208 555 556 557 137 140
209 555 556 557 137
210 122 555 556 128 129 131 132 134 557 136 131 137 131 138 139 140 141
211 557
212 122 555 556 131 134 557 136 131 137 131 138 139 140 141
89 555 557
89 558 -105
213 122 555 556 129 131 134 557 136 131 137 131 138 139 140 141
214 555 556 557
136 -1 122 123 -1 -1 125 -1 -1 -1 128 129 -1 131 132 133 134 135 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
137 -1 122 -1 -1 -1 -1 -1 -1 131 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
138 -1 -1 -1 -1 -1 -1 -1 131 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
9 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
139 -1 122 -1 -1 -1 -1 -1 128 129 -1 131 132 134 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
140 -1 122 -1 -1 -1 -1 -1 -1 131 134 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
141 -1 122 -1 -1 -1 -1 -1 129 -1 131 134 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
215 122 123 125 128 129 131 132 133 134 135 136 131 559 131 138 139 140 141
216 122 131 136 131 559 131 138 139 140 141
217 131 136 131 559 131 138 139 140 141
218 136 559 140
219 559 140
220 559
221 122 128 129 131 132 134 136 131 559 131 138 139 140 141
222 122 131 134 136 131 559 131 138 139 140 141
223 122 129 131 134 136 131 559 131 138 139 140 141
224 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55
224 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54
136 -127 122 123 -127 -127 125 -127 -127 -127 128 129 -127 131 132 133 134 135 -127 -127 136 -127 131 -127 -127 -127 -127 131 138 139 -127 141 -127
137 -127 122 -127 -127 -127 -127 -127 -127 131 -127 -127 136 -127 131 -127 -127 -127 -127 131 138 139 -127 141 -127
138 -127 -127 -127 -127 -127 -127 -127 131 -127 -127 136 -127 131 -127 -127 -127 -127 131 138 139 -127 141 -127
9 -127 -127 -127 -127 -127 -127 -127 -127 -127 136 -127 -127 -127 -127 -127 -127 -127
35 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127
139 -127 122 -127 -127 -127 -127 -127 128 129 -127 131 132 134 -127 -127 136 -127 131 -127 -127 -127 -127 131 138 139 -127 141 -127
140 -127 122 -127 -127 -127 -127 -127 -127 131 134 -127 -127 136 -127 131 -127 -127 -127 -127 131 138 139 -127 141 -127
141 -127 122 -127 -127 -127 -127 -127 129 -127 131 134 -127 -127 136 -127 131 -127 -127 -127 -127 131 138 139 -127 141 -127
2 -37 122 123 -37 -37 125 -37 -37 -37 128 129 -37 -37 132 133 134 135 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
201 -37 122 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
68 -37 122 -37 -37 -37 -37 -37 128 129 -37 -37 132 134 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
169 -37 122 -37 -37 -37 -37 -37 -37 -37 134 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
170 -37 122 -37 -37 -37 -37 -37 129 -37 -37 134 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 560 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
225 122 123 125 561 128 129 131 132 133 134 135 136 562 131 137 131 138 139 140 141
226 122 561 131 136 562 131 137 131 138 139 140 141
227 561 131 136 562 131 137 131 138 139 140 141
228 561 136 562 137 140
229 561 562 137 140
230 561 562 137
231 122 561 128 129 131 132 134 136 562 131 137 131 138 139 140 141
232 122 561 131 134 136 562 131 137 131 138 139 140 141
233 122 561 129 131 134 136 562 131 137 131 138 139 140 141
234 561 562
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 563 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
44 564
112 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98
123 122 123 125 565 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
124 122 565 131 136 131 137 131 138 139 140 141
125 565 131 136 131 137 131 138 139 140 141
126 565 136 137 140
127 565 137 140
128 565 137
129 122 565 128 129 131 132 134 136 131 137 131 138 139 140 141
130 122 565 131 134 136 131 137 131 138 139 140 141
131 122 565 129 131 134 136 131 137 131 138 139 140 141
44 565
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 566 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
191 122 123 124 125 -46 -46 128 129 131 132 133 134 135 -46 136 131 137 131 138 139 140 141
192 122 124 -46 -46 131 -46 136 131 137 131 138 139 140 141
193 124 -46 -46 131 -46 136 131 137 131 138 139 140 141
194 124 -46 -46 -46 136 137 140
195 124 -46 -46 -46 137 140
196 124 -46 -46 -46 137
197 122 124 -46 -46 128 129 131 132 134 -46 136 131 137 131 138 139 140 141
16 -46 -46 -46
198 122 124 -46 -46 131 134 -46 136 131 137 131 138 139 140 141
199 122 124 -46 -46 129 131 134 -46 136 131 137 131 138 139 140 141
200 124 -46 -46 -46
2 -57 122 123 -57 -57 125 -57 -57 -57 128 129 -57 -57 132 133 134 135 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 141 -57
201 -57 122 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 141 -57
202 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 141 -57
68 -57 122 -57 -57 -57 -57 -57 128 129 -57 -57 132 134 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 141 -57
169 -57 122 -57 -57 -57 -57 -57 -57 -57 134 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 141 -57
170 -57 122 -57 -57 -57 -57 -57 129 -57 -57 134 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 141 -57
235 567 568 569 570
236 571 572
237 1 2 4 6 7 8 9 10 11 12 13 573 574 575 576 -197 573 576 576 577 53 54 578 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 579 580 581 24 582 583 584 585 586 42 582 44 45 579 585 585 587 53 54 588 589 57 61 62
237 1 2 4 6 7 8 9 10 11 12 13 590 591 592 593 -199 590 593 593 594 53 54 595 61 62
23 596
238 597 598 599 600
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 601 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 602 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
23 603
30 -102 -102 -102
19 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112
30 187 -171 -171
15 -169 -169
239 -204 122 123 -204 -204 125 -204 -204 -204 128 129 -204 131 132 133 134 135 -204 -204 136 -204 131 -204 -204 137 131 138 139 140 141 -204
240 -204 122 -204 -204 -204 -204 -204 -204 131 -204 -204 136 -204 131 -204 -204 137 131 138 139 140 141 -204
241 -204 -204 -204 -204 -204 -204 -204 131 -204 -204 136 -204 131 -204 -204 137 131 138 139 140 141 -204
242 -204 -204 -204 -204 -204 -204 -204 -204 -204 136 -204 -204 -204 137 140 -204
243 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 137 140 -204
244 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 137 -204
245 -204 122 -204 -204 -204 -204 -204 128 129 -204 131 132 134 -204 -204 136 -204 131 -204 -204 137 131 138 139 140 141 -204
246 -204 122 -204 -204 -204 -204 -204 -204 131 134 -204 -204 136 -204 131 -204 -204 137 131 138 139 140 141 -204
247 -204 122 -204 -204 -204 -204 -204 129 -204 131 134 -204 -204 136 -204 131 -204 -204 137 131 138 139 140 141 -204
248 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204
3 1 2 4 6 7 8 9 10 11 12 13 15 604 605 606 24 607 608 609 610 42 607 44 45 604 610 610 611 53 54 612 613 61 62
249 614 191 615
3 1 2 4 6 7 8 9 10 11 12 13 15 616 617 618 24 619 620 621 622 42 619 44 45 616 622 622 623 53 54 624 625 61 62
136 -128 122 123 -128 -128 125 -128 -128 -128 128 129 -128 131 132 133 134 135 -128 -128 136 -128 131 -128 -128 -128 -128 131 138 139 -128 141 -128
137 -128 122 -128 -128 -128 -128 -128 -128 131 -128 -128 136 -128 131 -128 -128 -128 -128 131 138 139 -128 141 -128
138 -128 -128 -128 -128 -128 -128 -128 131 -128 -128 136 -128 131 -128 -128 -128 -128 131 138 139 -128 141 -128
9 -128 -128 -128 -128 -128 -128 -128 -128 -128 136 -128 -128 -128 -128 -128 -128 -128
35 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128
139 -128 122 -128 -128 -128 -128 -128 128 129 -128 131 132 134 -128 -128 136 -128 131 -128 -128 -128 -128 131 138 139 -128 141 -128
140 -128 122 -128 -128 -128 -128 -128 -128 131 134 -128 -128 136 -128 131 -128 -128 -128 -128 131 138 139 -128 141 -128
141 -128 122 -128 -128 -128 -128 -128 129 -128 131 134 -128 -128 136 -128 131 -128 -128 -128 -128 131 138 139 -128 141 -128
3 1 2 4 6 7 8 9 10 11 12 13 15 626 627 628 24 629 630 631 632 42 629 44 45 626 632 632 633 53 54 634 635 61 62
172 -206 122 123 -206 -206 125 -206 -206 -206 128 129 -206 131 132 133 134 135 -206 -206 136 131 137 131 138 139 140 141
173 -206 122 -206 -206 -206 -206 -206 -206 131 -206 -206 136 131 137 131 138 139 140 141
174 -206 -206 -206 -206 -206 -206 -206 131 -206 -206 136 131 137 131 138 139 140 141
175 -206 -206 -206 -206 -206 -206 -206 -206 -206 136 137 140
176 -206 -206 -206 -206 -206 -206 -206 -206 -206 137 140
177 -206 -206 -206 -206 -206 -206 -206 -206 -206 137
178 -206 122 -206 -206 -206 -206 -206 128 129 -206 131 132 134 -206 -206 136 131 137 131 138 139 140 141
179 -206 122 -206 -206 -206 -206 -206 -206 131 134 -206 -206 136 131 137 131 138 139 140 141
180 -206 122 -206 -206 -206 -206 -206 129 -206 131 134 -206 -206 136 131 137 131 138 139 140 141
181 -206 -206 -206 -206 -206 -206 -206 -206 -206
250 636
251 -33 -33
30 187 637 638
15 637 638
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 639 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
252 122 123 267 640 125 128 129 131 132 133 134 135 136 641 131 137 131 138 139 140 141
253 122 267 640 131 136 641 131 137 131 138 139 140 141
254 267 640 131 136 641 131 137 131 138 139 140 141
255 267 640 136 641 137 140
256 267 640 641 137 140
257 267 640 641 137
258 122 267 640 128 129 131 132 134 136 641 131 137 131 138 139 140 141
57 642 643
259 122 267 640 131 134 136 641 131 137 131 138 139 140 141
260 122 267 640 129 131 134 136 641 131 137 131 138 139 140 141
261 267 640 641
57 -109 644
262 1 2 6 7 8 9 10 11 12 13 645 645 53 54 61
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 646 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
263 1 2 4 6 7 8 9 10 11 12 13 15 239 240 241 24 242 243 244 246 42 242 44 45 239 246 246 247 53 54 248 249 647 61 62
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 648 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
3 1 2 4 6 7 8 9 10 11 12 13 15 649 650 651 24 652 653 654 655 42 652 44 45 649 655 655 656 53 54 657 658 61 62
264 1 2 4 6 7 8 9 10 11 12 13 15 252 253 254 24 255 256 257 659 260 42 255 44 45 252 260 260 261 53 54 262 263 61 660 62
2 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30
265 521 273 661
2 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25
2 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28
167 -50 -50 -50
115 122 123 450 125 128 129 132 133 134 135 662 141
116 122 450 662 141
117 450 662 141
119 122 450 128 129 132 134 662 141
120 122 450 134 662 141
121 122 450 129 134 662 141
108 662
2 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27
266 122 123 125 -160 128 129 131 132 133 134 135 -160 136 131 137 131 138 139 140 141
267 122 -160 131 -160 136 131 137 131 138 139 140 141
268 -160 131 -160 136 131 137 131 138 139 140 141
269 -160 -160 136 137 140
270 -160 -160 137 140
271 -160 -160 137
272 122 -160 128 129 131 132 134 -160 136 131 137 131 138 139 140 141
273 122 -160 131 134 -160 136 131 137 131 138 139 140 141
274 122 -160 129 131 134 -160 136 131 137 131 138 139 140 141
15 -160 -160
3 1 2 4 6 7 8 9 10 11 12 13 15 663 664 665 24 666 667 668 669 42 666 44 45 663 669 669 670 53 54 671 672 61 62
2 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136
275 1 673 2 4 6 7 289 9 10 11 12 13 15 674 675 676 677 24 678 679 680 681 42 678 44 45 675 681 681 682 53 54 683 674 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 684 685 686 24 687 688 689 690 691 42 687 44 45 684 690 690 692 53 54 693 694 57 61 62
276 1 -191 2 4 6 7 8 9 10 11 12 13 -191 15 695 696 697 24 698 699 700 701 42 698 44 45 695 701 701 702 53 54 703 704 61 62
204 122 123 -182 125 705 128 129 131 132 133 134 135 -182 136 131 137 131 138 139 140 141
205 122 -182 705 131 -182 136 131 137 131 138 139 140 141
206 -182 705 131 -182 136 131 137 131 138 139 140 141
207 -182 705 -182 136 137 140
208 -182 705 -182 137 140
209 -182 705 -182 137
210 122 -182 705 128 129 131 132 134 -182 136 131 137 131 138 139 140 141
212 122 -182 705 131 134 -182 136 131 137 131 138 139 140 141
213 122 -182 705 129 131 134 -182 136 131 137 131 138 139 140 141
214 -182 705 -182
277 1 2 361 4 6 7 8 9 10 11 12 13 -104 15 706 707 708 24 709 710 711 712 42 709 44 45 706 712 712 713 53 54 714 715 716 61 62
203 1 -181 2 717 4 6 7 8 9 10 11 12 13 -181 15 718 719 720 24 721 722 723 724 42 721 44 45 718 724 724 725 53 54 726 727 61 62
2 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138
277 1 2 361 4 6 7 8 9 10 11 12 13 -106 15 728 729 730 24 731 732 733 734 42 731 44 45 728 734 734 735 53 54 736 737 738 61 62
3 1 2 4 6 7 8 9 10 11 12 13 15 739 740 741 24 742 743 744 745 42 742 44 45 739 745 745 746 53 54 747 748 61 62
112 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 749 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
23 750
19 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 751 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 752 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
19 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61
236 -148 -148
278 -3 -3 753 754
57 -7 -7
57 755 756
3 1 2 4 6 7 8 9 10 11 12 13 15 757 758 759 24 760 761 762 763 42 760 44 45 757 763 763 764 53 54 765 766 61 62
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 767 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
115 122 123 -38 125 128 129 132 133 134 135 -38 141
116 122 -38 -38 141
117 -38 -38 141
119 122 -38 128 129 132 134 -38 141
120 122 -38 134 -38 141
121 122 -38 129 134 -38 141
279 122 123 124 125 768 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
280 122 124 768 131 136 131 137 131 138 139 140 141
281 124 768 131 136 131 137 131 138 139 140 141
282 124 768 136 137 140
283 124 768 137 140
284 124 768 137
285 122 124 768 128 129 131 132 134 136 131 137 131 138 139 140 141
44 768
286 122 124 768 131 134 136 131 137 131 138 139 140 141
287 122 124 768 129 131 134 136 131 137 131 138 139 140 141
135 124 768
115 122 123 -39 125 128 129 132 133 134 135 -39 141
116 122 -39 -39 141
117 -39 -39 141
119 122 -39 128 129 132 134 -39 141
120 122 -39 134 -39 141
121 122 -39 129 134 -39 141
288 -83 -83 -83 -83 -83 -83
289 598 599 769
290 -99 -99 -99 -99 770
291 -123 -123 -123 -123
30 771 -165 -165
19 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70
14 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43
30 -117 -117 -117
279 122 123 -130 125 -130 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
280 122 -130 -130 131 136 131 137 131 138 139 140 141
281 -130 -130 131 136 131 137 131 138 139 140 141
282 -130 -130 136 137 140
283 -130 -130 137 140
284 -130 -130 137
285 122 -130 -130 128 129 131 132 134 136 131 137 131 138 139 140 141
286 122 -130 -130 131 134 136 131 137 131 138 139 140 141
287 122 -130 -130 129 131 134 136 131 137 131 138 139 140 141
135 -130 -130
3 1 2 4 6 7 8 9 10 11 12 13 15 772 773 774 24 775 776 777 778 42 775 44 45 772 778 778 779 53 54 780 781 61 62
135 -132 -132
239 -203 122 123 -203 -203 125 -203 -203 -203 128 129 -203 131 132 133 134 135 -203 -203 136 -203 131 -203 -203 137 131 138 139 140 141 -203
240 -203 122 -203 -203 -203 -203 -203 -203 131 -203 -203 136 -203 131 -203 -203 137 131 138 139 140 141 -203
241 -203 -203 -203 -203 -203 -203 -203 131 -203 -203 136 -203 131 -203 -203 137 131 138 139 140 141 -203
242 -203 -203 -203 -203 -203 -203 -203 -203 -203 136 -203 -203 -203 137 140 -203
243 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 137 140 -203
244 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 137 -203
245 -203 122 -203 -203 -203 -203 -203 128 129 -203 131 132 134 -203 -203 136 -203 131 -203 -203 137 131 138 139 140 141 -203
246 -203 122 -203 -203 -203 -203 -203 -203 131 134 -203 -203 136 -203 131 -203 -203 137 131 138 139 140 141 -203
247 -203 122 -203 -203 -203 -203 -203 129 -203 131 134 -203 -203 136 -203 131 -203 -203 137 131 138 139 140 141 -203
248 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203
266 122 123 125 -164 128 129 131 132 133 134 135 -164 136 131 137 131 138 139 140 141
267 122 -164 131 -164 136 131 137 131 138 139 140 141
268 -164 131 -164 136 131 137 131 138 139 140 141
269 -164 -164 136 137 140
270 -164 -164 137 140
271 -164 -164 137
272 122 -164 128 129 131 132 134 -164 136 131 137 131 138 139 140 141
273 122 -164 131 134 -164 136 131 137 131 138 139 140 141
274 122 -164 129 131 134 -164 136 131 137 131 138 139 140 141
15 -164 -164
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 782 782 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
133 1 2 4 6 7 8 9 10 11 12 13 783 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 39 460 41 42 25 44 45 46 17 34 34 47 48 49 461 53 54 55 56 57 61 62
292 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40
19 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63
293 1 -108 2 4 6 7 8 9 10 11 12 13 15 784 785 786 24 787 788 789 790 42 787 44 45 784 790 790 791 53 54 792 793 61 62
262 1 2 6 7 8 9 10 11 12 13 794 794 53 54 61
44 -85
293 1 795 2 4 6 7 8 9 10 11 12 13 15 796 797 798 24 799 800 801 802 42 799 44 45 796 802 802 803 53 54 804 805 61 62
293 1 -110 2 4 6 7 8 9 10 11 12 13 15 806 807 808 24 809 810 811 812 42 809 44 45 806 812 812 813 53 54 814 815 61 62
294 123 -208 125 -208 135
19 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67
135 -210 -210
19 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66
295 122 123 -88 125 128 129 131 132 133 134 135 136 131 -88 137 131 138 139 140 141 -88
296 122 -88 131 136 131 -88 137 131 138 139 140 141 -88
297 -88 131 136 131 -88 137 131 138 139 140 141 -88
298 -88 136 -88 137 140 -88
299 -88 -88 137 140 -88
300 -88 -88 137 -88
301 122 -88 128 129 131 132 134 136 131 -88 137 131 138 139 140 141 -88
302 122 -88 131 134 136 131 -88 137 131 138 139 140 141 -88
303 122 -88 129 131 134 136 131 -88 137 131 138 139 140 141 -88
304 -88 -88 -88
164 -87 -87
2 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31
2 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32
106 1 2 4 6 7 8 9 10 11 12 13 15 816 817 818 24 819 820 821 822 819 44 45 816 822 822 823 53 54 824 61 62
47 122 123 -10 -10 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 -10 -10 131 136 131 137 131 138 139 140 141
49 -10 -10 131 136 131 137 131 138 139 140 141
50 -10 -10 136 137 140
51 -10 -10 137 140
52 -10 -10 137
53 122 -10 -10 128 129 131 132 134 136 131 137 131 138 139 140 141
55 122 -10 -10 131 134 136 131 137 131 138 139 140 141
56 122 -10 -10 129 131 134 136 131 137 131 138 139 140 141
57 -10 -10
2 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137 -137
57 -12 -12
47 122 123 -12 -12 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 -12 -12 131 136 131 137 131 138 139 140 141
49 -12 -12 131 136 131 137 131 138 139 140 141
50 -12 -12 136 137 140
51 -12 -12 137 140
52 -12 -12 137
53 122 -12 -12 128 129 131 132 134 136 131 137 131 138 139 140 141
55 122 -12 -12 131 134 136 131 137 131 138 139 140 141
56 122 -12 -12 129 131 134 136 131 137 131 138 139 140 141
90 122 123 124 125 -153 128 129 131 132 133 134 135 -153 136 131 137 131 138 139 140 141
91 122 124 -153 131 -153 136 131 137 131 138 139 140 141
92 124 -153 131 -153 136 131 137 131 138 139 140 141
93 124 -153 -153 136 137 140
94 124 -153 -153 137 140
95 124 -153 -153 137
96 122 124 -153 128 129 131 132 134 -153 136 131 137 131 138 139 140 141
15 -153 -153
97 122 124 -153 131 134 -153 136 131 137 131 138 139 140 141
98 122 124 -153 129 131 134 -153 136 131 137 131 138 139 140 141
30 124 -153 -153
305 122 123 -190 125 128 129 131 132 133 134 135 -190 136 131 137 131 138 139 140 141
306 122 -190 131 -190 136 131 137 131 138 139 140 141
307 -190 131 -190 136 131 137 131 138 139 140 141
308 -190 -190 136 137 140
309 -190 -190 137 140
310 -190 -190 137
311 122 -190 128 129 131 132 134 -190 136 131 137 131 138 139 140 141
312 122 -190 131 134 -190 136 131 137 131 138 139 140 141
313 122 -190 129 131 134 -190 136 131 137 131 138 139 140 141
89 -190 -190
276 1 -189 2 4 6 7 8 9 10 11 12 13 -189 15 825 826 827 24 828 829 830 831 42 828 44 45 825 831 831 832 53 54 833 834 61 62
204 122 123 -192 125 556 128 129 131 132 133 134 135 -192 136 131 137 131 138 139 140 141
205 122 -192 556 131 -192 136 131 137 131 138 139 140 141
206 -192 556 131 -192 136 131 137 131 138 139 140 141
207 -192 556 -192 136 137 140
208 -192 556 -192 137 140
209 -192 556 -192 137
210 122 -192 556 128 129 131 132 134 -192 136 131 137 131 138 139 140 141
212 122 -192 556 131 134 -192 136 131 137 131 138 139 140 141
89 -192 -192
213 122 -192 556 129 131 134 -192 136 131 137 131 138 139 140 141
214 -192 556 -192
276 1 -187 2 4 6 7 8 9 10 11 12 13 -187 15 835 836 837 24 838 839 840 841 42 838 44 45 835 841 841 842 53 54 843 844 61 62
204 122 123 -180 125 845 128 129 131 132 133 134 135 -180 136 131 137 131 138 139 140 141
205 122 -180 845 131 -180 136 131 137 131 138 139 140 141
206 -180 845 131 -180 136 131 137 131 138 139 140 141
207 -180 845 -180 136 137 140
208 -180 845 -180 137 140
209 -180 845 -180 137
210 122 -180 845 128 129 131 132 134 -180 136 131 137 131 138 139 140 141
212 122 -180 845 131 134 -180 136 131 137 131 138 139 140 141
213 122 -180 845 129 131 134 -180 136 131 137 131 138 139 140 141
214 -180 845 -180
204 122 123 -193 125 556 128 129 131 132 133 134 135 -193 136 131 137 131 138 139 140 141
205 122 -193 556 131 -193 136 131 137 131 138 139 140 141
206 -193 556 131 -193 136 131 137 131 138 139 140 141
207 -193 556 -193 136 137 140
208 -193 556 -193 137 140
209 -193 556 -193 137
210 122 -193 556 128 129 131 132 134 -193 136 131 137 131 138 139 140 141
212 122 -193 556 131 134 -193 136 131 137 131 138 139 140 141
89 -193 -193
213 122 -193 556 129 131 134 -193 136 131 137 131 138 139 140 141
214 -193 556 -193
239 -201 122 123 -201 -201 125 -201 -201 -201 128 129 -201 131 132 133 134 135 -201 -201 136 -201 131 -201 -201 137 131 138 139 140 141 -201
240 -201 122 -201 -201 -201 -201 -201 -201 131 -201 -201 136 -201 131 -201 -201 137 131 138 139 140 141 -201
241 -201 -201 -201 -201 -201 -201 -201 131 -201 -201 136 -201 131 -201 -201 137 131 138 139 140 141 -201
242 -201 -201 -201 -201 -201 -201 -201 -201 -201 136 -201 -201 -201 137 140 -201
243 -201 -201 -201 -201 -201 -201 -201 -201 -201 -201 -201 -201 137 140 -201
244 -201 -201 -201 -201 -201 -201 -201 -201 -201 -201 -201 -201 137 -201
245 -201 122 -201 -201 -201 -201 -201 128 129 -201 131 132 134 -201 -201 136 -201 131 -201 -201 137 131 138 139 140 141 -201
246 -201 122 -201 -201 -201 -201 -201 -201 131 134 -201 -201 136 -201 131 -201 -201 137 131 138 139 140 141 -201
247 -201 122 -201 -201 -201 -201 -201 129 -201 131 134 -201 -201 136 -201 131 -201 -201 137 131 138 139 140 141 -201
248 -201 -201 -201 -201 -201 -201 -201 -201 -201 -201 -201 -201 -201
112 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95
44 846
28 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93
14 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44
3 1 2 4 6 7 8 9 10 11 12 13 15 847 848 849 24 850 851 852 853 42 850 44 45 847 853 853 854 53 54 855 856 61 62
3 1 2 4 6 7 8 9 10 11 12 13 15 857 858 859 24 860 861 862 863 42 860 44 45 857 863 863 864 53 54 865 866 61 62
236 -147 -147
314 867 568 868
123 122 123 125 869 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
124 122 869 131 136 131 137 131 138 139 140 141
125 869 131 136 131 137 131 138 139 140 141
126 869 136 137 140
127 869 137 140
128 869 137
129 122 869 128 129 131 132 134 136 131 137 131 138 139 140 141
130 122 869 131 134 136 131 137 131 138 139 140 141
131 122 869 129 131 134 136 131 137 131 138 139 140 141
44 869
19 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 870 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
57 871 872
23 873
315 598 874
239 -202 122 123 -202 -202 125 -202 -202 -202 128 129 -202 131 132 133 134 135 -202 -202 136 -202 131 -202 -202 137 131 138 139 140 141 -202
240 -202 122 -202 -202 -202 -202 -202 -202 131 -202 -202 136 -202 131 -202 -202 137 131 138 139 140 141 -202
241 -202 -202 -202 -202 -202 -202 -202 131 -202 -202 136 -202 131 -202 -202 137 131 138 139 140 141 -202
242 -202 -202 -202 -202 -202 -202 -202 -202 -202 136 -202 -202 -202 137 140 -202
243 -202 -202 -202 -202 -202 -202 -202 -202 -202 -202 -202 -202 137 140 -202
244 -202 -202 -202 -202 -202 -202 -202 -202 -202 -202 -202 -202 137 -202
245 -202 122 -202 -202 -202 -202 -202 128 129 -202 131 132 134 -202 -202 136 -202 131 -202 -202 137 131 138 139 140 141 -202
246 -202 122 -202 -202 -202 -202 -202 -202 131 134 -202 -202 136 -202 131 -202 -202 137 131 138 139 140 141 -202
247 -202 122 -202 -202 -202 -202 -202 129 -202 131 134 -202 -202 136 -202 131 -202 -202 137 131 138 139 140 141 -202
248 -202 -202 -202 -202 -202 -202 -202 -202 -202 -202 -202 -202 -202
316 1 2 3 4 6 7 8 9 10 11 12 13 875 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 194 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
292 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41
252 122 123 -205 -205 125 128 129 131 132 133 134 135 136 876 131 137 131 138 139 140 141
253 122 -205 -205 131 136 876 131 137 131 138 139 140 141
254 -205 -205 131 136 876 131 137 131 138 139 140 141
255 -205 -205 136 876 137 140
256 -205 -205 876 137 140
257 -205 -205 876 137
258 122 -205 -205 128 129 131 132 134 136 876 131 137 131 138 139 140 141
259 122 -205 -205 131 134 136 876 131 137 131 138 139 140 141
260 122 -205 -205 129 131 134 136 876 131 137 131 138 139 140 141
261 -205 -205 876
317 123 -118 -118 125 135
44 -84
252 122 123 -121 -121 125 128 129 131 132 133 134 135 136 877 131 137 131 138 139 140 141
253 122 -121 -121 131 136 877 131 137 131 138 139 140 141
254 -121 -121 131 136 877 131 137 131 138 139 140 141
255 -121 -121 136 877 137 140
256 -121 -121 877 137 140
257 -121 -121 877 137
258 122 -121 -121 128 129 131 132 134 136 877 131 137 131 138 139 140 141
259 122 -121 -121 131 134 136 877 131 137 131 138 139 140 141
260 122 -121 -121 129 131 134 136 877 131 137 131 138 139 140 141
261 -121 -121 877
252 122 123 -206 -206 125 128 129 131 132 133 134 135 136 878 131 137 131 138 139 140 141
253 122 -206 -206 131 136 878 131 137 131 138 139 140 141
254 -206 -206 131 136 878 131 137 131 138 139 140 141
255 -206 -206 136 878 137 140
256 -206 -206 878 137 140
257 -206 -206 878 137
258 122 -206 -206 128 129 131 132 134 136 878 131 137 131 138 139 140 141
259 122 -206 -206 131 134 136 878 131 137 131 138 139 140 141
260 122 -206 -206 129 131 134 136 878 131 137 131 138 139 140 141
261 -206 -206 878
318 122 123 125 128 129 131 132 133 134 135 -47 136 131 879 -47 880 131 138 139 140 141 -47
319 122 131 -47 136 131 879 -47 880 131 138 139 140 141 -47
320 131 -47 136 131 879 -47 880 131 138 139 140 141 -47
321 -47 136 879 -47 880 140 -47
322 -47 879 -47 880 140 -47
323 -47 879 -47 880 -47
324 122 128 129 131 132 134 -47 136 131 879 -47 880 131 138 139 140 141 -47
325 122 131 134 -47 136 131 879 -47 880 131 138 139 140 141 -47
326 122 129 131 134 -47 136 131 879 -47 880 131 138 139 140 141 -47
305 122 123 -188 125 128 129 131 132 133 134 135 -188 136 131 137 131 138 139 140 141
306 122 -188 131 -188 136 131 137 131 138 139 140 141
307 -188 131 -188 136 131 137 131 138 139 140 141
308 -188 -188 136 137 140
309 -188 -188 137 140
310 -188 -188 137
311 122 -188 128 129 131 132 134 -188 136 131 137 131 138 139 140 141
312 122 -188 131 134 -188 136 131 137 131 138 139 140 141
313 122 -188 129 131 134 -188 136 131 137 131 138 139 140 141
89 -188 -188
305 122 123 -186 125 128 129 131 132 133 134 135 -186 136 131 137 131 138 139 140 141
306 122 -186 131 -186 136 131 137 131 138 139 140 141
307 -186 131 -186 136 131 137 131 138 139 140 141
308 -186 -186 136 137 140
309 -186 -186 137 140
310 -186 -186 137
311 122 -186 128 129 131 132 134 -186 136 131 137 131 138 139 140 141
312 122 -186 131 134 -186 136 131 137 131 138 139 140 141
313 122 -186 129 131 134 -186 136 131 137 131 138 139 140 141
89 -186 -186
276 1 -185 2 4 6 7 8 9 10 11 12 13 -185 15 881 882 883 24 884 885 886 887 42 884 44 45 881 887 887 888 53 54 889 890 61 62
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 891 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
327 122 123 -5 -5 125 892 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
328 122 -5 -5 892 131 136 131 137 131 138 139 140 141
329 -5 -5 892 131 136 131 137 131 138 139 140 141
330 -5 -5 892 136 137 140
331 -5 -5 892 137 140
332 -5 -5 892 137
333 122 -5 -5 892 128 129 131 132 134 136 131 137 131 138 139 140 141
334 122 -5 -5 892 131 134 136 131 137 131 138 139 140 141
335 122 -5 -5 892 129 131 134 136 131 137 131 138 139 140 141
336 -5 -5 892
47 122 123 -4 -4 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 -4 -4 131 136 131 137 131 138 139 140 141
49 -4 -4 131 136 131 137 131 138 139 140 141
50 -4 -4 136 137 140
51 -4 -4 137 140
52 -4 -4 137
53 122 -4 -4 128 129 131 132 134 136 131 137 131 138 139 140 141
55 122 -4 -4 131 134 136 131 137 131 138 139 140 141
56 122 -4 -4 129 131 134 136 131 137 131 138 139 140 141
57 -4 -4
236 -146 -146
57 -8 -8
152 1 2 4 6 7 8 9 10 11 12 13 494 15 16 17 19 20 893 22 23 24 25 27 28 32 33 34 36 39 496 41 42 25 44 45 46 17 34 34 47 48 49 50 497 53 54 55 56 57 61 62
19 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62
15 -166 -166
337 894 598 874
291 -100 -100 -100 -100
291 -124 -124 -124 -124
292 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42
262 1 2 6 7 8 9 10 11 12 13 895 895 53 54 61
262 1 2 6 7 8 9 10 11 12 13 896 896 53 54 61
262 1 2 6 7 8 9 10 11 12 13 897 897 53 54 61
338 -48 -48 898 -48
106 1 2 4 6 7 8 9 10 11 12 13 15 899 900 901 24 902 903 904 905 902 44 45 899 905 905 906 53 54 907 61 62
305 122 123 -184 125 128 129 131 132 133 134 135 -184 136 131 137 131 138 139 140 141
306 122 -184 131 -184 136 131 137 131 138 139 140 141
307 -184 131 -184 136 131 137 131 138 139 140 141
308 -184 -184 136 137 140
309 -184 -184 137 140
310 -184 -184 137
311 122 -184 128 129 131 132 134 -184 136 131 137 131 138 139 140 141
312 122 -184 131 134 -184 136 131 137 131 138 139 140 141
313 122 -184 129 131 134 -184 136 131 137 131 138 139 140 141
89 -184 -184
112 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96
3 1 2 4 6 7 8 9 10 11 12 13 15 908 909 910 24 911 912 913 914 42 911 44 45 908 914 914 915 53 54 916 917 61 62
19 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78
15 -167 -167
317 123 -119 -119 125 135
317 123 -122 -122 125 135
317 123 -120 -120 125 135
106 1 2 4 6 7 8 9 10 11 12 13 15 918 919 920 24 921 922 923 924 921 44 45 918 924 924 925 53 54 926 61 62
339 122 123 125 128 129 131 132 133 134 135 -71 136 131 -71 -71 131 138 139 140 141 -71
340 122 131 -71 136 131 -71 -71 131 138 139 140 141 -71
341 131 -71 136 131 -71 -71 131 138 139 140 141 -71
342 -71 136 -71 -71 140 -71
343 -71 -71 -71 140 -71
338 -71 -71 -71 -71
344 122 128 129 131 132 134 -71 136 131 -71 -71 131 138 139 140 141 -71
345 122 131 134 -71 136 131 -71 -71 131 138 139 140 141 -71
346 122 129 131 134 -71 136 131 -71 -71 131 138 139 140 141 -71
47 122 123 -6 -6 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 -6 -6 131 136 131 137 131 138 139 140 141
49 -6 -6 131 136 131 137 131 138 139 140 141
50 -6 -6 136 137 140
51 -6 -6 137 140
52 -6 -6 137
53 122 -6 -6 128 129 131 132 134 136 131 137 131 138 139 140 141
55 122 -6 -6 131 134 136 131 137 131 138 139 140 141
56 122 -6 -6 129 131 134 136 131 137 131 138 139 140 141
57 -6 -6
339 122 123 125 128 129 131 132 133 134 135 -72 136 131 -72 -72 131 138 139 140 141 -72
340 122 131 -72 136 131 -72 -72 131 138 139 140 141 -72
341 131 -72 136 131 -72 -72 131 138 139 140 141 -72
342 -72 136 -72 -72 140 -72
343 -72 -72 -72 140 -72
338 -72 -72 -72 -72
344 122 128 129 131 132 134 -72 136 131 -72 -72 131 138 139 140 141 -72
345 122 131 134 -72 136 131 -72 -72 131 138 139 140 141 -72
346 122 129 131 134 -72 136 131 -72 -72 131 138 139 140 141 -72
"""
NEST = 4294967296
WEIGHTS = {1: 4294967297, 4: 4294967297, 6: 4294967298, 13: 4294967297, 42: 4294967297, 44: 4294967297, 61: 4294967298, 62: 4294967297, 111: 1, 122: 1, 123: 4294967297, 128: 1, 129: 1, 132: 1, 133: 4294967297, 134: 1, 135: 4294967297, 136: 1, 140: 1, 141: 1, 202: 1, 238: 4294967297, 448: 4294967297, 559: 4294967297, 597: 4294967297, 636: 8589934594, 662: 1, 880: 1, 898: 1}
