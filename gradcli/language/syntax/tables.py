"""Generated from grammars/gradcli.lark by grammar.py.  Do not edit."""
# fmt: off
# ruff: noqa
KINDS = {'!=': 'COMPARE', '%': 'MULTIPLY', '%=': 'AUGMENT', '&': '&', '&=': 'AUGMENT', '(': '(', ')': ')', '*': 'MULTIPLY', '**': 'POWER', '**=': 'AUGMENT', '*=': 'AUGMENT', '+': 'ADD', '+=': 'AUGMENT', ',': ',', '-': 'ADD', '-=': 'AUGMENT', '->': '->', '.': '.', '...': '...', '/': 'MULTIPLY', '//': 'MULTIPLY', '//=': 'AUGMENT', '/=': 'AUGMENT', ':': ':', ':=': 'RESERVED', ';': ';', '<': 'COMPARE', '<<': 'SHIFT', '<<=': 'AUGMENT', '<=': 'COMPARE', '=': '=', '==': 'COMPARE', '>': 'COMPARE', '>=': 'COMPARE', '>>': 'SHIFT', '>>=': 'AUGMENT', '@': '@', '@=': 'AUGMENT', 'False': 'False', 'None': 'None', 'True': 'True', '[': '[', ']': ']', '^': 'POWER', '^=': 'AUGMENT', 'and': 'and', 'as': 'as', 'assert': 'assert', 'async': 'RESERVED', 'await': 'RESERVED', 'break': 'break', 'class': 'RESERVED', 'continue': 'continue', 'def': 'def', 'del': 'del', 'elif': 'elif', 'else': 'else', 'except': 'except', 'finally': 'finally', 'for': 'for', 'from': 'from', 'global': 'RESERVED', 'if': 'if', 'import': 'import', 'in': 'in', 'is': 'is', 'lambda': 'lambda', 'nonlocal': 'RESERVED', 'not': 'not', 'or': 'or', 'pass': 'pass', 'raise': 'raise', 'return': 'return', 'try': 'try', 'while': 'while', 'with': 'with', 'yield': 'RESERVED', '{': '{', '|': '|', '|=': 'AUGMENT', '}': '}', '~': '~'}
PATTERNS = {'NAME': '[^\\W\\d]\\w*', 'NUMBER': '0[xX](?:_?[0-9a-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:[0-9](?:_?[0-9])*\\.?(?:[0-9](?:_?[0-9])*)?|\\.[0-9](?:_?[0-9])*)(?:[eE][-+]?[0-9](?:_?[0-9])*)?(?:[jJ](?!\\w))?', 'STRING': '[rRuU]?(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'FSTRING': '(?:[fF][rR]?|[rR][fF])(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'SIGN': '\\*\\*=|\\.\\.\\.|//=|<<=|>>=|!=|%=|\\&=|\\*\\*|\\*=|\\+=|\\-=|\\->|//|/=|:=|<<|<=|==|>=|>>|@=|\\^=|\\|=|[%\\&\\(\\)\\*\\+,\\-\\./:;<=>@\\[\\]\\^\\{\\|\\}\\~]'}
RULES = (('ands', 3, 'pair'), ('ands', 3, 'append'), ('annotated', 1, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 5, 'parameter'), ('annotated_parameters', 1, 'one'), ('annotated_parameters', 3, 'append'), ('argument', 1, 'first'), ('argument', 3, 'keyword'), ('arguments', 1, 'one'), ('arguments', 3, 'append'), ('atom', 1, 'name'), ('atom', 1, 'number'), ('atom', 1, 'text'), ('atom', 1, 'strings'), ('atom', 1, 'true'), ('atom', 1, 'false'), ('atom', 1, 'none'), ('atom', 1, 'ellipsis'), ('atom', 2, 'empty_tuple'), ('atom', 3, 'group'), ('atom', 2, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 4, 'comprehension'), ('atom', 2, 'dict'), ('atom', 3, 'dict'), ('atom', 4, 'dict'), ('atom', 4, 'comprehension'), ('attempt', 3, 'block'), ('bitand', 1, 'first'), ('bitand', 3, 'binary'), ('bitor', 1, 'first'), ('bitor', 3, 'binary'), ('bitors', 3, 'pair'), ('bitors', 3, 'append'), ('block', 2, 'first'), ('block', 3, 'first'), ('block', 4, 'block'), ('branches', 4, 'branch'), ('branches', 5, 'elif'), ('chain', 3, 'pair'), ('chain', 3, 'append'), ('clause', 4, 'clause'), ('clause', 5, 'clause'), ('clauses', 1, 'one'), ('clauses', 2, 'append'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 2, 'words'), ('comparator', 2, 'words'), ('compares', 3, 'triple'), ('compares', 3, 'append_two'), ('comparison', 1, 'first'), ('comparison', 1, 'compare'), ('compound', 1, 'if'), ('compound', 4, 'if_else'), ('compound', 6, 'for'), ('compound', 4, 'while'), ('compound', 1, 'first'), ('compound', 2, 'decorated'), ('compound', 4, 'with'), ('compound', 4, 'with'), ('compound', 4, 'try_finally'), ('compound', 1, 'first'), ('compound', 4, 'try_finally'), ('conditions', 2, 'condition'), ('conditions', 3, 'append'), ('conjunction', 1, 'first'), ('conjunction', 1, 'and'), ('decorator', 3, 'decorator'), ('decorators', 1, 'one'), ('decorators', 2, 'append'), ('definition', 7, 'def'), ('definition', 5, 'def'), ('disjunction', 1, 'first'), ('disjunction', 1, 'or'), ('dots', 1, 'first'), ('dots', 1, 'first'), ('dots', 2, 'relative'), ('dots', 2, 'relative'), ('dotted', 1, 'first'), ('dotted', 3, 'dotted'), ('enclosed', 4, 'enclosed'), ('enclosed', 3, 'enclosed'), ('entries', 1, 'one'), ('entries', 3, 'append'), ('entry', 3, 'entry'), ('factor', 1, 'first'), ('factor', 2, 'unary'), ('factor', 2, 'unary'), ('handled', 2, 'try_except'), ('handled', 5, 'try_except'), ('handler', 3, 'handler'), ('handler', 4, 'handler'), ('handler', 6, 'handler'), ('handlers', 1, 'one'), ('handlers', 2, 'append'), ('imported', 1, 'imported'), ('imported', 3, 'imported'), ('imports', 2, 'imports'), ('imports', 3, 'append'), ('index', 1, 'first'), ('index', 2, 'single'), ('index', 1, 'tuple'), ('index', 2, 'tuple'), ('items', 1, 'first'), ('items', 2, 'single'), ('items', 1, 'tuple'), ('items', 2, 'tuple'), ('line', 2, 'first'), ('line', 3, 'first'), ('line', 1, 'one'), ('lines', 1, 'first'), ('lines', 2, 'extend'), ('module', 1, 'import'), ('module', 3, 'import'), ('named', 3, 'named'), ('named', 5, 'named'), ('named', 5, 'named'), ('named', 3, 'named'), ('named', 5, 'named'), ('names', 1, 'one'), ('names', 3, 'append'), ('negation', 1, 'first'), ('negation', 2, 'unary'), ('origin', 1, 'first'), ('origin', 1, 'first'), ('origin', 2, 'relative'), ('ors', 3, 'pair'), ('ors', 3, 'append'), ('parameter', 1, 'parameter'), ('parameter', 3, 'parameter'), ('parameters', 1, 'one'), ('parameters', 3, 'append'), ('postfix', 1, 'first'), ('postfix', 3, 'attribute'), ('postfix', 3, 'call'), ('postfix', 4, 'call'), ('postfix', 5, 'call'), ('postfix', 5, 'call_over'), ('postfix', 4, 'subscript'), ('power', 1, 'first'), ('power', 3, 'power'), ('product', 1, 'first'), ('product', 3, 'binary'), ('product', 3, 'binary'), ('shift', 1, 'first'), ('shift', 3, 'binary'), ('signature', 4, 'signature'), ('signature', 3, 'signature'), ('signature', 2, 'signature'), ('simple', 1, 'expression'), ('simple', 1, 'assign'), ('simple', 3, 'augmented'), ('simple', 3, 'declare'), ('simple', 5, 'declare'), ('simple', 1, 'return'), ('simple', 2, 'return'), ('simple', 1, 'pass'), ('simple', 1, 'break'), ('simple', 1, 'continue'), ('simple', 2, 'assert'), ('simple', 4, 'assert'), ('simple', 2, 'delete'), ('simple', 1, 'raise'), ('simple', 2, 'raise'), ('simple', 4, 'raise'), ('simple', 4, 'import_from'), ('simple', 6, 'import_from'), ('simple', 7, 'import_from'), ('simple', 4, 'import_all'), ('simples', 1, 'one'), ('simples', 3, 'append'), ('simples', 1, 'first'), ('simples', 3, 'extend'), ('start', 1, 'module'), ('start', 2, 'module'), ('start', 2, 'field'), ('string', 1, 'string'), ('string', 1, 'fstring'), ('strings', 2, 'both'), ('strings', 2, 'append'), ('subscript', 1, 'first'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscript', 2, 'slice'), ('subscript', 1, 'slice'), ('subscript', 5, 'slice'), ('subscript', 4, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscripts', 3, 'pair'), ('subscripts', 3, 'append'), ('sum', 1, 'first'), ('sum', 3, 'binary'), ('target', 1, 'first'), ('target', 2, 'single'), ('target', 1, 'tuple'), ('target', 2, 'tuple'), ('test', 1, 'first'), ('test', 5, 'conditional'), ('test', 5, 'lambda'), ('test', 4, 'lambda'), ('test', 3, 'lambda'), ('tests', 3, 'pair'), ('tests', 3, 'append'), ('with_item', 1, 'with_item'), ('with_item', 3, 'with_item'), ('withs', 1, 'one'), ('withs', 3, 'append'))
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
. ... NAME dots dotted origin
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
. ... NAME dotted import
. import
import
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
) ] for }
] clause for
$END & ) , : ; = AUGMENT COMPARE SHIFT ] _NEWLINE and as else for from if in is not or | }
$END & ) , : ; = ADD AUGMENT COMPARE SHIFT ] _NEWLINE and as else for from if in is not or | }
& ( ) , . = @ ADD COMPARE MULTIPLY POWER SHIFT [ and for if in is not or |
& ( ) , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and clause clauses comparator for if in is not or |
& ) , COMPARE and clause clauses comparator for if in is not or |
) , COMPARE and clause clauses comparator for if in is not or |
) , and clause clauses for if or
) , clause clauses for if or
) , clause clauses for if
& ) , @ ADD COMPARE MULTIPLY SHIFT and clause clauses comparator for if in is not or |
& ) , COMPARE SHIFT and clause clauses comparator for if in is not or |
& ) , ADD COMPARE SHIFT and clause clauses comparator for if in is not or |
) , clause clauses for
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
. ... NAME import
( MULTIPLY NAME imported names
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
) clause for
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
NAME imported names
) , ; _NEWLINE as
) , ; _NEWLINE
, . ; _NEWLINE as import
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
& ( ) . @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and comparator conditions for if in is not or | }
& ) COMPARE ] and comparator conditions for if in is not or | }
) COMPARE ] and comparator conditions for if in is not or | }
) ] and conditions for if or }
) ] conditions for if or }
) ] conditions for if }
& ) @ ADD COMPARE MULTIPLY SHIFT ] and comparator conditions for if in is not or | }
& ) COMPARE SHIFT ] and comparator conditions for if in is not or | }
& ) ADD COMPARE SHIFT ] and comparator conditions for if in is not or | }
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
) ] for if }
& ( ) . @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and comparator for if in is not or | }
& ) COMPARE ] and comparator for if in is not or | }
) COMPARE ] and comparator for if in is not or | }
) ] and for if or }
) ] for if or }
& ) @ ADD COMPARE MULTIPLY SHIFT ] and comparator for if in is not or | }
& ) COMPARE SHIFT ] and comparator for if in is not or | }
& ) ADD COMPARE SHIFT ] and comparator for if in is not or | }
"""
ACTIONS = """\
0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 43 25 44 45 46 17 34 34 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62
1 1 63 2 4 6 7 8 9 10 11 12 13 15 64 65 66 24 67 68 69 70 71 42 67 44 45 64 70 70 72 53 54 73 74 57 61 62
2 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20
3 1 2 4 6 7 8 9 10 11 12 13 15 75 76 77 24 78 79 80 81 42 78 44 45 75 81 81 82 53 54 83 84 61 62
4 1 2 4 6 7 8 9 10 11 12 13 85 86 85 86 53 54 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 87 88 89 24 90 91 92 93 94 42 90 44 45 87 93 93 95 53 54 96 97 57 61 62
6 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185 -185
2 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18
2 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13
2 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14 -14
2 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19
6 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184 -184
2 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17
7 1 2 4 6 7 8 9 10 11 12 13 98 15 99 100 101 24 102 103 104 105 42 102 44 45 99 105 105 106 53 54 107 108 109 61 62
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 110 110 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
9 -74 -74 -74 -74 -74 -74 -74 -74 -74 111 -74 -74 -74 -74 -74 -74 -74
3 1 2 4 6 7 8 9 10 11 12 13 15 112 113 114 24 115 116 117 118 42 115 44 45 112 118 118 119 53 54 120 121 61 62
10 122 123 124 125 126 -157 127 128 129 130 131 132 133 134 135 -157 136 131 137 131 138 139 140 141
11 142 143 144 145
12 122 124 126 -157 127 130 131 -157 136 131 137 131 138 139 140 141
13 124 126 -157 127 130 131 -157 136 131 137 131 138 139 140 141
14 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 146 147 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60
15 -165 -165
16 -158 148 -158
17 -59 -59 -59 -59 -59 -59 -59 149 -59 -59 -59 -59 149 -59 -59 -59 -59 149 150 139 -59 -59
18 124 126 -157 127 130 -157 136 137 140
19 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117
20 124 126 -157 127 130 -157 137 140
15 -166 -166
21 -76 -76
22 3 151 31 152
23 153
5 1 2 4 6 7 8 9 10 11 12 13 15 154 155 156 24 157 158 159 160 161 42 157 44 45 154 160 160 162 53 54 163 164 57 61 62
24 124 126 -157 127 130 -157 137
25 122 124 126 -157 127 128 129 130 131 132 134 -157 136 131 137 131 138 139 140 141
26 1 2 4 6 7 8 9 10 11 12 13 165 166 167 168 169 165 169 169 170 53 54 171 172 61 62
27 173 173 174 173 174 175
28 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 176 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117
3 1 2 4 6 7 8 9 10 11 12 13 15 177 178 179 24 180 181 182 183 42 180 44 45 177 183 183 184 53 54 185 186 61 62
29 187 187 188
30 189 190 191
31 -157 127 130 -157
32 192 193 194 195
33 -181 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 196 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
34 1 2 4 6 7 8 9 10 11 12 13 197 198 199 24 200 201 200 44 197 201 201 202 53 54 203 61 62
35 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 204 -81
15 -164 -164
36 1 2 -170 4 6 7 8 9 10 11 12 13 -170 15 205 206 207 24 208 209 210 211 42 208 44 45 205 211 211 212 53 54 213 214 61 62
37 1 2 -162 4 6 7 8 9 10 11 12 13 -162 15 215 216 217 24 218 219 220 221 222 42 218 44 45 215 221 221 223 53 54 224 225 57 61 62
38 122 124 126 -157 127 130 131 134 -157 136 131 137 131 138 139 140 141
15 -177 -177
15 190 191
39 0
40 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 6 -15 -15 -15 11 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 -15 226 -15 -15
40 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 6 -16 -16 -16 11 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 -16 227 -16 -16
41 122 124 126 -157 127 129 130 131 134 -157 136 131 137 131 138 139 140 141
42 124 126 -157 127 130 -157
43 -113 -113 228 -113 -113 -113 -113 -113
44 229
3 1 2 4 6 7 8 9 10 11 12 13 15 230 231 232 24 233 234 235 236 42 233 44 45 230 236 236 237 53 54 238 239 61 62
45 240 2 4 6 7 8 9 10 11 12 13 15 241 242 243 24 244 245 246 247 248 42 244 44 45 241 248 248 249 53 54 250 251 252 253 61 62
46 1 2 4 6 7 8 9 10 11 12 13 15 254 255 256 24 257 258 259 260 261 262 42 257 44 45 254 262 262 263 53 54 264 265 61 266 62
4 1 2 4 6 7 8 9 10 11 12 13 267 268 267 268 53 54 61 62
2 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21
47 122 123 269 124 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 269 124 131 136 131 137 131 138 139 140 141
49 269 124 131 136 131 137 131 138 139 140 141
50 269 124 136 137 140
51 269 124 137 140
52 269 124 137
53 122 269 124 128 129 131 132 134 136 131 137 131 138 139 140 141
54 269
55 122 269 124 131 134 136 131 137 131 138 139 140 141
56 122 269 124 129 131 134 136 131 137 131 138 139 140 141
57 269 124
58 122 123 125 128 129 131 132 133 134 135 270 136 131 137 131 138 139 140 141
59 122 131 270 136 131 137 131 138 139 140 141
60 131 270 136 131 137 131 138 139 140 141
61 270 136 137 140
62 270 137 140
63 270 137
64 122 128 129 131 132 134 270 136 131 137 131 138 139 140 141
65 122 131 134 270 136 131 137 131 138 139 140 141
66 122 129 131 134 270 136 131 137 131 138 139 140 141
67 270
2 -94 -94 123 -94 -94 125 -94 -94 -94 -94 -94 -94 -94 -94 133 -94 135 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94
68 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94
69 -183 122 123 124 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
70 -183 122 124 131 136 131 137 131 138 139 140 141
71 -183 124 131 136 131 137 131 138 139 140 141
72 -183 124 136 137 140
73 -183 124 137 140
74 -183 124 137
75 -183 122 124 128 129 131 132 134 136 131 137 131 138 139 140 141
39 -183
76 -183 122 124 131 134 136 131 137 131 138 139 140 141
77 -183 122 124 129 131 134 136 131 137 131 138 139 140 141
78 -183 124
2 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23
79 122 123 271 125 128 129 131 132 133 134 135 272 136 273 274 131 275 137 131 138 139 140 141
80 122 271 131 272 136 273 274 131 275 137 131 138 139 140 141
81 271 131 272 136 273 274 131 275 137 131 138 139 140 141
82 271 272 136 273 274 275 137 140
83 271 272 273 274 275 137 140
84 271 272 273 274 275 137
85 122 271 128 129 131 132 134 272 136 273 274 131 275 137 131 138 139 140 141
86 122 271 131 134 272 136 273 274 131 275 137 131 138 139 140 141
87 122 271 129 131 134 272 136 273 274 131 275 137 131 138 139 140 141
88 271 272 273 274 275
89 276 277
33 -182 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 196 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
34 1 2 4 6 7 8 9 10 11 12 13 278 279 280 24 281 282 281 44 278 282 282 283 53 54 284 61 62
90 122 123 285 125 -167 128 129 131 132 133 134 135 -167 136 131 137 131 138 139 140 141
91 122 285 -167 131 -167 136 131 137 131 138 139 140 141
92 285 -167 131 -167 136 131 137 131 138 139 140 141
93 285 -167 -167 136 137 140
94 285 -167 -167 137 140
95 285 -167 -167 137
96 122 285 -167 128 129 131 132 134 -167 136 131 137 131 138 139 140 141
97 122 285 -167 131 134 -167 136 131 137 131 138 139 140 141
98 122 285 -167 129 131 134 -167 136 131 137 131 138 139 140 141
30 285 -167 -167
99 1 2 4 6 7 8 9 10 11 12 13 286 287 286 287 287 288 53 54 289 61 62
100 1 290 2 4 6 7 291 9 10 11 12 13 15 292 293 294 295 296 24 297 298 299 300 42 297 44 45 294 300 300 301 53 54 302 303 61 62
101 -112 1 -112 2 -112 -112 -112 4 -112 6 7 8 9 10 11 12 13 -112 15 304 305 306 24 307 308 309 310 42 307 44 45 304 310 310 311 53 54 312 313 61 62
23 314
3 1 2 4 6 7 8 9 10 11 12 13 15 315 316 317 24 318 319 320 321 42 318 44 45 315 321 321 322 53 54 323 324 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 325 326 327 24 328 329 330 331 332 42 328 44 45 325 331 331 333 53 54 334 335 57 61 62
4 1 2 4 6 7 8 9 10 11 12 13 336 337 336 337 53 54 61 62
102 1 2 4 6 7 8 9 10 11 12 13 338 339 338 339 339 53 54 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 340 341 342 24 343 344 345 346 347 42 343 44 45 340 346 346 348 53 54 349 350 57 61 62
103 1 2 4 6 7 8 9 10 11 12 13 351 352 353 354 351 354 354 355 53 54 356 61 62
4 1 2 4 6 7 8 9 10 11 12 13 357 358 357 358 53 54 61 62
4 1 2 4 6 7 8 9 10 11 12 13 359 360 359 360 53 54 61 62
104 1 2 4 6 7 8 9 10 11 12 13 361 362 361 362 362 53 54 363 61 62
105 1 2 364 4 6 7 8 9 10 11 12 13 15 365 366 367 24 368 369 370 371 372 42 368 44 45 365 371 371 373 53 54 374 375 376 377 61 62
34 1 2 4 6 7 8 9 10 11 12 13 378 379 380 24 381 382 381 44 378 382 382 383 53 54 384 61 62
106 1 2 4 6 7 8 9 10 11 12 13 15 385 386 387 24 388 389 390 391 388 44 45 385 391 391 392 53 54 393 61 62
107 1 2 4 6 7 8 9 10 11 12 13 351 352 353 354 394 351 354 354 355 53 54 356 61 62
108 395
109 1 2 4 6 7 8 9 10 11 12 13 15 396 397 398 24 399 400 401 399 44 396 401 401 402 53 54 403 61 62
110 1 2 4 6 7 8 9 10 11 12 13 404 405 406 404 406 406 407 53 54 408 61 62
111 1 2 409 4 6 7 8 9 10 11 12 13 15 410 411 412 24 413 414 415 416 42 413 44 45 410 416 416 417 53 54 418 419 61 62
44 420
112 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101
113 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 421 142 -96 -96 -96 422 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96 -96
3 1 2 4 6 7 8 9 10 11 12 13 15 423 424 425 24 426 427 428 429 42 426 44 45 423 429 429 430 53 54 431 432 61 62
44 433
5 1 2 4 6 7 8 9 10 11 12 13 15 434 435 436 24 437 438 439 440 441 42 437 44 45 434 440 440 442 53 54 443 444 57 61 62
103 1 2 4 6 7 8 9 10 11 12 13 445 446 447 448 445 448 448 449 53 54 450 61 62
107 1 2 4 6 7 8 9 10 11 12 13 445 446 447 448 394 445 448 448 449 53 54 450 61 62
21 -77 -77
19 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65
114 451 452
90 122 123 124 125 -169 128 129 131 132 133 134 135 -169 136 131 137 131 138 139 140 141
91 122 124 -169 131 -169 136 131 137 131 138 139 140 141
92 124 -169 131 -169 136 131 137 131 138 139 140 141
93 124 -169 -169 136 137 140
94 124 -169 -169 137 140
95 124 -169 -169 137
96 122 124 -169 128 129 131 132 134 -169 136 131 137 131 138 139 140 141
15 -169 -169
97 122 124 -169 131 134 -169 136 131 137 131 138 139 140 141
98 122 124 -169 129 131 134 -169 136 131 137 131 138 139 140 141
30 124 -169 -169
115 122 123 453 125 128 129 132 133 134 135 454 141
116 122 453 454 141
117 453 454 141
118 455 -207
119 122 453 128 129 132 134 454 141
120 122 453 134 454 141
121 122 453 129 134 454 141
108 454
122 456 457 458 458 459
123 460 459
124 459
44 461
125 122 123 125 462 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
126 122 462 131 136 131 137 131 138 139 140 141
127 462 131 136 131 137 131 138 139 140 141
128 462 136 137 140
129 462 137 140
130 462 137
131 122 462 128 129 131 132 134 136 131 137 131 138 139 140 141
132 122 462 131 134 136 131 137 131 138 139 140 141
133 122 462 129 131 134 136 131 137 131 138 139 140 141
44 462
134 -120 460 -120 -120 463
30 -105 -105 -105
29 187 187 464
135 1 2 4 6 7 8 9 10 11 12 13 465 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 39 466 41 42 25 44 45 46 17 34 34 47 48 49 467 53 54 55 56 57 61 62
19 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115
3 1 2 4 6 7 8 9 10 11 12 13 15 468 469 470 24 471 472 473 474 42 471 44 45 468 474 474 475 53 54 476 477 61 62
136 -136 -136 478
137 -138 -138
137 479 480
19 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119
138 -130 122 123 -130 -130 125 -130 -130 -130 128 129 -130 131 132 133 134 135 -130 -130 -130 -130 131 -130 -130 -130 -130 131 138 139 -130 141 -130
139 -130 122 -130 -130 -130 -130 -130 -130 131 -130 -130 -130 -130 131 -130 -130 -130 -130 131 138 139 -130 141 -130
140 -130 -130 -130 -130 -130 -130 -130 131 -130 -130 -130 -130 131 -130 -130 -130 -130 131 138 139 -130 141 -130
9 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130
141 -130 122 -130 -130 -130 -130 -130 128 129 -130 131 132 134 -130 -130 -130 -130 131 -130 -130 -130 -130 131 138 139 -130 141 -130
142 -130 122 -130 -130 -130 -130 -130 -130 131 134 -130 -130 -130 -130 131 -130 -130 -130 -130 131 138 139 -130 141 -130
143 -130 122 -130 -130 -130 -130 -130 129 -130 131 134 -130 -130 -130 -130 131 -130 -130 -130 -130 131 138 139 -130 141 -130
109 1 2 4 6 7 8 9 10 11 12 13 15 481 482 483 24 484 485 486 484 44 481 486 486 487 53 54 488 61 62
144 122 123 125 -171 128 129 131 132 133 134 135 -171 136 131 489 137 131 138 139 140 141
145 122 -171 131 -171 136 131 489 137 131 138 139 140 141
146 -171 131 -171 136 131 489 137 131 138 139 140 141
147 -171 -171 136 489 137 140
148 -171 -171 489 137 140
149 -171 -171 489 137
150 122 -171 128 129 131 132 134 -171 136 131 489 137 131 138 139 140 141
151 122 -171 131 134 -171 136 131 489 137 131 138 139 140 141
152 122 -171 129 131 134 -171 136 131 489 137 131 138 139 140 141
153 -171 -171 489
90 122 123 124 125 -163 128 129 131 132 133 134 135 -163 136 131 137 131 138 139 140 141
91 122 124 -163 131 -163 136 131 137 131 138 139 140 141
92 124 -163 131 -163 136 131 137 131 138 139 140 141
93 124 -163 -163 136 137 140
94 124 -163 -163 137 140
95 124 -163 -163 137
96 122 124 -163 128 129 131 132 134 -163 136 131 137 131 138 139 140 141
15 -163 -163
97 122 124 -163 131 134 -163 136 131 137 131 138 139 140 141
98 122 124 -163 129 131 134 -163 136 131 137 131 138 139 140 141
30 124 -163 -163
6 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186 -186
6 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187 -187
101 -114 1 -114 2 -114 -114 -114 4 -114 6 7 8 9 10 11 12 13 -114 15 490 491 492 24 493 494 495 496 42 493 44 45 490 496 496 497 53 54 498 499 61 62
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 501 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
125 122 123 125 504 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
126 122 504 131 136 131 137 131 138 139 140 141
127 504 131 136 131 137 131 138 139 140 141
128 504 136 137 140
129 504 137 140
130 504 137
131 122 504 128 129 131 132 134 136 131 137 131 138 139 140 141
132 122 504 131 134 136 131 137 131 138 139 140 141
133 122 504 129 131 134 136 131 137 131 138 139 140 141
44 504
155 1 63 2 4 6 7 8 9 10 11 12 13 15 505 506 507 24 508 509 510 511 71 42 512 508 44 45 505 511 511 513 53 54 514 515 516 61 62
156 122 123 -216 125 -216 128 129 131 132 133 134 135 136 517 131 137 131 138 139 140 141
157 122 -216 -216 131 136 517 131 137 131 138 139 140 141
158 -216 -216 131 136 517 131 137 131 138 139 140 141
159 -216 -216 136 517 137 140
160 -216 -216 517 137 140
161 -216 -216 517 137
44 518
162 122 -216 -216 128 129 131 132 134 136 517 131 137 131 138 139 140 141
163 122 -216 -216 131 134 136 517 131 137 131 138 139 140 141
164 122 -216 -216 129 131 134 136 517 131 137 131 138 139 140 141
165 -216 -216 517
137 -218 -218
137 519 520
125 122 123 125 521 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
126 122 521 131 136 131 137 131 138 139 140 141
127 521 131 136 131 137 131 138 139 140 141
128 521 136 137 140
129 521 137 140
130 521 137
166 522 523
167 -90 273 524 275 -90
131 122 521 128 129 131 132 134 136 131 137 131 138 139 140 141
132 122 521 131 134 136 131 137 131 138 139 140 141
133 122 521 129 131 134 136 131 137 131 138 139 140 141
44 521
2 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29
2 -95 -95 123 -95 -95 125 -95 -95 -95 -95 -95 -95 -95 -95 133 -95 135 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95
68 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95
2 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
21 -75 -75
168 1 2 4 6 7 8 9 10 11 12 13 525 15 304 305 306 24 307 308 309 310 42 307 44 45 304 310 310 311 53 54 312 313 61 62
2 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24
169 -49 -49 -49 -49
170 526 527 275
26 1 2 4 6 7 8 9 10 11 12 13 528 529 530 168 531 528 531 531 532 53 54 533 534 61 62
168 1 2 4 6 7 8 9 10 11 12 13 535 15 490 491 492 24 493 494 495 496 42 493 44 45 490 496 496 497 53 54 498 499 61 62
2 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26
138 -2 122 123 -2 -2 125 -2 -2 -2 128 129 -2 131 132 133 134 135 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
139 -2 122 -2 -2 -2 -2 -2 -2 131 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
140 -2 -2 -2 -2 -2 -2 -2 131 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
9 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2
141 -2 122 -2 -2 -2 -2 -2 128 129 -2 131 132 134 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
142 -2 122 -2 -2 -2 -2 -2 -2 131 134 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
143 -2 122 -2 -2 -2 -2 -2 129 -2 131 134 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
3 1 2 4 6 7 8 9 10 11 12 13 15 536 537 538 24 539 540 541 542 42 539 44 45 536 542 542 543 53 54 544 545 61 62
2 -35 -35 123 -35 -35 125 -35 -35 -35 128 129 -35 -35 132 133 134 135 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
68 -35 -35 -35 -35 -35 -35 -35 128 129 -35 -35 132 134 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
171 -35 -35 -35 -35 -35 -35 -35 -35 -35 134 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
172 -35 -35 -35 -35 -35 -35 -35 129 -35 -35 134 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
2 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142
173 -13 -13 -13 -13 -13 546 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13 -13
57 -11 -11
57 547 548
174 122 123 -11 -11 125 128 129 131 132 133 134 135 136 273 549 131 275 137 131 138 139 140 141
175 122 -11 -11 131 136 273 549 131 275 137 131 138 139 140 141
176 -11 -11 131 136 273 549 131 275 137 131 138 139 140 141
177 -11 -11 136 273 549 275 137 140
178 -11 -11 273 549 275 137 140
179 -11 -11 273 549 275 137
180 122 -11 -11 128 129 131 132 134 136 273 549 131 275 137 131 138 139 140 141
181 122 -11 -11 131 134 136 273 549 131 275 137 131 138 139 140 141
182 122 -11 -11 129 131 134 136 273 549 131 275 137 131 138 139 140 141
183 -11 -11 273 549 275
184 -214 122 123 -214 -214 125 -214 -214 -214 128 129 -214 131 132 133 134 135 -214 -214 136 131 137 131 138 139 140 141
185 -214 122 -214 -214 -214 -214 -214 -214 131 -214 -214 136 131 137 131 138 139 140 141
186 -214 -214 -214 -214 -214 -214 -214 131 -214 -214 136 131 137 131 138 139 140 141
187 -214 -214 -214 -214 -214 -214 -214 -214 -214 136 137 140
188 -214 -214 -214 -214 -214 -214 -214 -214 -214 137 140
189 -214 -214 -214 -214 -214 -214 -214 -214 -214 137
190 -214 122 -214 -214 -214 -214 -214 128 129 -214 131 132 134 -214 -214 136 131 137 131 138 139 140 141
191 -214 122 -214 -214 -214 -214 -214 -214 131 134 -214 -214 136 131 137 131 138 139 140 141
192 -214 122 -214 -214 -214 -214 -214 129 -214 131 134 -214 -214 136 131 137 131 138 139 140 141
193 -214 -214 -214 -214 -214 -214 -214 -214 -214
2 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141
194 122 123 125 -160 550 128 129 131 132 133 134 135 -160 136 131 137 131 138 139 140 141
195 122 -160 550 131 -160 136 131 137 131 138 139 140 141
196 -160 550 131 -160 136 131 137 131 138 139 140 141
197 -160 550 -160 136 137 140
198 -160 550 -160 137 140
199 -160 550 -160 137
200 122 -160 550 128 129 131 132 134 -160 136 131 137 131 138 139 140 141
201 122 -160 550 131 134 -160 136 131 137 131 138 139 140 141
202 122 -160 550 129 131 134 -160 136 131 137 131 138 139 140 141
16 -160 550 -160
203 122 123 124 125 -45 -45 128 129 131 132 133 134 135 -45 136 131 137 131 138 139 140 141
204 122 124 -45 -45 131 -45 136 131 137 131 138 139 140 141
205 124 -45 -45 131 -45 136 131 137 131 138 139 140 141
206 124 -45 -45 -45 136 137 140
207 124 -45 -45 -45 137 140
208 124 -45 -45 -45 137
209 122 124 -45 -45 128 129 131 132 134 -45 136 131 137 131 138 139 140 141
16 -45 -45 -45
210 122 124 -45 -45 131 134 -45 136 131 137 131 138 139 140 141
211 122 124 -45 -45 129 131 134 -45 136 131 137 131 138 139 140 141
212 124 -45 -45 -45
2 -151 -151 123 -151 -151 125 -151 -151 -151 -151 -151 -151 -151 -151 133 -151 135 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151
68 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151
2 -204 -204 123 -204 -204 125 -204 -204 -204 128 -204 -204 -204 132 133 -204 135 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204
68 -204 -204 -204 -204 -204 -204 -204 128 -204 -204 -204 132 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204
90 122 123 124 125 -159 128 129 131 132 133 134 135 -159 136 131 137 131 138 139 140 141
91 122 124 -159 131 -159 136 131 137 131 138 139 140 141
92 124 -159 131 -159 136 131 137 131 138 139 140 141
93 124 -159 -159 136 137 140
94 124 -159 -159 137 140
95 124 -159 -159 137
96 122 124 -159 128 129 131 132 134 -159 136 131 137 131 138 139 140 141
15 -159 -159
97 122 124 -159 131 134 -159 136 131 137 131 138 139 140 141
98 122 124 -159 129 131 134 -159 136 131 137 131 138 139 140 141
30 124 -159 -159
2 -56 122 123 -56 -56 125 -56 -56 -56 128 129 -56 -56 132 133 134 135 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 141 -56
213 -56 122 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 141 -56
214 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 141 -56
68 -56 122 -56 -56 -56 -56 -56 128 129 -56 -56 132 134 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 141 -56
171 -56 122 -56 -56 -56 -56 -56 -56 -56 134 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 141 -56
172 -56 122 -56 -56 -56 -56 -56 129 -56 -56 134 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 141 -56
2 -150 -150 123 -150 -150 125 -150 -150 -150 -150 -150 -150 -150 -150 133 -150 135 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150
68 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150
2 -148 -148 123 -148 -148 125 -148 -148 -148 -148 -148 -148 -148 -148 133 -148 135 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148
68 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148
2 -153 -153 123 -153 -153 125 -153 -153 -153 128 129 -153 -153 132 133 -153 135 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153
68 -153 -153 -153 -153 -153 -153 -153 128 129 -153 -153 132 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153
172 -153 -153 -153 -153 -153 -153 -153 129 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153
215 1 -192 2 551 4 6 7 8 9 10 11 12 13 -192 15 552 553 554 24 555 556 557 558 42 555 44 45 552 558 558 559 53 54 560 561 61 62
216 122 123 562 125 563 128 129 131 132 133 134 135 564 136 131 137 131 138 139 140 141
217 122 562 563 131 564 136 131 137 131 138 139 140 141
218 562 563 131 564 136 131 137 131 138 139 140 141
219 562 563 564 136 137 140
220 562 563 564 137 140
221 562 563 564 137
222 122 562 563 128 129 131 132 134 564 136 131 137 131 138 139 140 141
223 564
224 122 562 563 131 134 564 136 131 137 131 138 139 140 141
89 562 564
89 565 -109
225 122 562 563 129 131 134 564 136 131 137 131 138 139 140 141
226 562 563 564
138 -1 122 123 -1 -1 125 -1 -1 -1 128 129 -1 131 132 133 134 135 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
139 -1 122 -1 -1 -1 -1 -1 -1 131 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
140 -1 -1 -1 -1 -1 -1 -1 131 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
9 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
141 -1 122 -1 -1 -1 -1 -1 128 129 -1 131 132 134 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
142 -1 122 -1 -1 -1 -1 -1 -1 131 134 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
143 -1 122 -1 -1 -1 -1 -1 129 -1 131 134 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
227 122 123 125 128 129 131 132 133 134 135 136 131 566 131 138 139 140 141
228 122 131 136 131 566 131 138 139 140 141
229 131 136 131 566 131 138 139 140 141
230 136 566 140
231 566 140
232 566
233 122 128 129 131 132 134 136 131 566 131 138 139 140 141
234 122 131 134 136 131 566 131 138 139 140 141
235 122 129 131 134 136 131 566 131 138 139 140 141
236 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55
236 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54
138 -134 122 123 -134 -134 125 -134 -134 -134 128 129 -134 131 132 133 134 135 -134 -134 136 -134 131 -134 -134 -134 -134 131 138 139 -134 141 -134
139 -134 122 -134 -134 -134 -134 -134 -134 131 -134 -134 136 -134 131 -134 -134 -134 -134 131 138 139 -134 141 -134
140 -134 -134 -134 -134 -134 -134 -134 131 -134 -134 136 -134 131 -134 -134 -134 -134 131 138 139 -134 141 -134
9 -134 -134 -134 -134 -134 -134 -134 -134 -134 136 -134 -134 -134 -134 -134 -134 -134
35 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134
141 -134 122 -134 -134 -134 -134 -134 128 129 -134 131 132 134 -134 -134 136 -134 131 -134 -134 -134 -134 131 138 139 -134 141 -134
142 -134 122 -134 -134 -134 -134 -134 -134 131 134 -134 -134 136 -134 131 -134 -134 -134 -134 131 138 139 -134 141 -134
143 -134 122 -134 -134 -134 -134 -134 129 -134 131 134 -134 -134 136 -134 131 -134 -134 -134 -134 131 138 139 -134 141 -134
2 -37 122 123 -37 -37 125 -37 -37 -37 128 129 -37 -37 132 133 134 135 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
213 -37 122 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
68 -37 122 -37 -37 -37 -37 -37 128 129 -37 -37 132 134 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
171 -37 122 -37 -37 -37 -37 -37 -37 -37 134 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
172 -37 122 -37 -37 -37 -37 -37 129 -37 -37 134 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 567 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
237 122 123 125 568 128 129 131 132 133 134 135 136 569 131 137 131 138 139 140 141
238 122 568 131 136 569 131 137 131 138 139 140 141
239 568 131 136 569 131 137 131 138 139 140 141
240 568 136 569 137 140
241 568 569 137 140
242 568 569 137
243 122 568 128 129 131 132 134 136 569 131 137 131 138 139 140 141
244 122 568 131 134 136 569 131 137 131 138 139 140 141
245 122 568 129 131 134 136 569 131 137 131 138 139 140 141
246 568 569
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 570 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
44 571
112 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102
125 122 123 125 572 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
126 122 572 131 136 131 137 131 138 139 140 141
127 572 131 136 131 137 131 138 139 140 141
128 572 136 137 140
129 572 137 140
130 572 137
131 122 572 128 129 131 132 134 136 131 137 131 138 139 140 141
132 122 572 131 134 136 131 137 131 138 139 140 141
133 122 572 129 131 134 136 131 137 131 138 139 140 141
44 572
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 573 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
203 122 123 124 125 -46 -46 128 129 131 132 133 134 135 -46 136 131 137 131 138 139 140 141
204 122 124 -46 -46 131 -46 136 131 137 131 138 139 140 141
205 124 -46 -46 131 -46 136 131 137 131 138 139 140 141
206 124 -46 -46 -46 136 137 140
207 124 -46 -46 -46 137 140
208 124 -46 -46 -46 137
209 122 124 -46 -46 128 129 131 132 134 -46 136 131 137 131 138 139 140 141
16 -46 -46 -46
210 122 124 -46 -46 131 134 -46 136 131 137 131 138 139 140 141
211 122 124 -46 -46 129 131 134 -46 136 131 137 131 138 139 140 141
212 124 -46 -46 -46
2 -57 122 123 -57 -57 125 -57 -57 -57 128 129 -57 -57 132 133 134 135 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 141 -57
213 -57 122 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 141 -57
214 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 141 -57
68 -57 122 -57 -57 -57 -57 -57 128 129 -57 -57 132 134 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 141 -57
171 -57 122 -57 -57 -57 -57 -57 -57 -57 134 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 141 -57
172 -57 122 -57 -57 -57 -57 -57 129 -57 -57 134 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 141 -57
247 574 575 576 577
248 578 579
249 1 2 4 6 7 8 9 10 11 12 13 580 581 582 583 -206 580 583 583 584 53 54 585 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 586 587 588 24 589 590 591 592 593 42 589 44 45 586 592 592 594 53 54 595 596 57 61 62
249 1 2 4 6 7 8 9 10 11 12 13 597 598 599 600 -208 597 600 600 601 53 54 602 61 62
250 -84 -84 -84 -84
250 -85 -85 -85 -85
123 460 -133
251 603 604 605 606 607
23 608
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 609 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 610 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
23 611
30 -106 -106 -106
19 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116
30 189 -180 -180
15 -178 -178
252 -213 122 123 -213 -213 125 -213 -213 -213 128 129 -213 131 132 133 134 135 -213 -213 136 -213 131 -213 -213 137 131 138 139 140 141 -213
253 -213 122 -213 -213 -213 -213 -213 -213 131 -213 -213 136 -213 131 -213 -213 137 131 138 139 140 141 -213
254 -213 -213 -213 -213 -213 -213 -213 131 -213 -213 136 -213 131 -213 -213 137 131 138 139 140 141 -213
255 -213 -213 -213 -213 -213 -213 -213 -213 -213 136 -213 -213 -213 137 140 -213
256 -213 -213 -213 -213 -213 -213 -213 -213 -213 -213 -213 -213 137 140 -213
257 -213 -213 -213 -213 -213 -213 -213 -213 -213 -213 -213 -213 137 -213
258 -213 122 -213 -213 -213 -213 -213 128 129 -213 131 132 134 -213 -213 136 -213 131 -213 -213 137 131 138 139 140 141 -213
259 -213 122 -213 -213 -213 -213 -213 -213 131 134 -213 -213 136 -213 131 -213 -213 137 131 138 139 140 141 -213
260 -213 122 -213 -213 -213 -213 -213 129 -213 131 134 -213 -213 136 -213 131 -213 -213 137 131 138 139 140 141 -213
261 -213 -213 -213 -213 -213 -213 -213 -213 -213 -213 -213 -213 -213
3 1 2 4 6 7 8 9 10 11 12 13 15 612 613 614 24 615 616 617 618 42 615 44 45 612 618 618 619 53 54 620 621 61 62
262 622 193 623
3 1 2 4 6 7 8 9 10 11 12 13 15 624 625 626 24 627 628 629 630 42 627 44 45 624 630 630 631 53 54 632 633 61 62
138 -135 122 123 -135 -135 125 -135 -135 -135 128 129 -135 131 132 133 134 135 -135 -135 136 -135 131 -135 -135 -135 -135 131 138 139 -135 141 -135
139 -135 122 -135 -135 -135 -135 -135 -135 131 -135 -135 136 -135 131 -135 -135 -135 -135 131 138 139 -135 141 -135
140 -135 -135 -135 -135 -135 -135 -135 131 -135 -135 136 -135 131 -135 -135 -135 -135 131 138 139 -135 141 -135
9 -135 -135 -135 -135 -135 -135 -135 -135 -135 136 -135 -135 -135 -135 -135 -135 -135
35 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135 -135
141 -135 122 -135 -135 -135 -135 -135 128 129 -135 131 132 134 -135 -135 136 -135 131 -135 -135 -135 -135 131 138 139 -135 141 -135
142 -135 122 -135 -135 -135 -135 -135 -135 131 134 -135 -135 136 -135 131 -135 -135 -135 -135 131 138 139 -135 141 -135
143 -135 122 -135 -135 -135 -135 -135 129 -135 131 134 -135 -135 136 -135 131 -135 -135 -135 -135 131 138 139 -135 141 -135
3 1 2 4 6 7 8 9 10 11 12 13 15 634 635 636 24 637 638 639 640 42 637 44 45 634 640 640 641 53 54 642 643 61 62
184 -215 122 123 -215 -215 125 -215 -215 -215 128 129 -215 131 132 133 134 135 -215 -215 136 131 137 131 138 139 140 141
185 -215 122 -215 -215 -215 -215 -215 -215 131 -215 -215 136 131 137 131 138 139 140 141
186 -215 -215 -215 -215 -215 -215 -215 131 -215 -215 136 131 137 131 138 139 140 141
187 -215 -215 -215 -215 -215 -215 -215 -215 -215 136 137 140
188 -215 -215 -215 -215 -215 -215 -215 -215 -215 137 140
189 -215 -215 -215 -215 -215 -215 -215 -215 -215 137
190 -215 122 -215 -215 -215 -215 -215 128 129 -215 131 132 134 -215 -215 136 131 137 131 138 139 140 141
191 -215 122 -215 -215 -215 -215 -215 -215 131 134 -215 -215 136 131 137 131 138 139 140 141
192 -215 122 -215 -215 -215 -215 -215 129 -215 131 134 -215 -215 136 131 137 131 138 139 140 141
193 -215 -215 -215 -215 -215 -215 -215 -215 -215
263 644
264 -33 -33
30 189 645 646
15 645 646
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 647 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
265 122 123 269 648 125 128 129 131 132 133 134 135 136 649 131 137 131 138 139 140 141
266 122 269 648 131 136 649 131 137 131 138 139 140 141
267 269 648 131 136 649 131 137 131 138 139 140 141
268 269 648 136 649 137 140
269 269 648 649 137 140
270 269 648 649 137
271 122 269 648 128 129 131 132 134 136 649 131 137 131 138 139 140 141
57 650 651
272 122 269 648 131 134 136 649 131 137 131 138 139 140 141
273 122 269 648 129 131 134 136 649 131 137 131 138 139 140 141
274 269 648 649
57 -113 652
275 1 2 6 7 8 9 10 11 12 13 653 653 53 54 61
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 654 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
276 1 2 4 6 7 8 9 10 11 12 13 15 241 242 243 24 244 245 246 248 42 244 44 45 241 248 248 249 53 54 250 251 655 61 62
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 656 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
3 1 2 4 6 7 8 9 10 11 12 13 15 657 658 659 24 660 661 662 663 42 660 44 45 657 663 663 664 53 54 665 666 61 62
277 1 2 4 6 7 8 9 10 11 12 13 15 254 255 256 24 257 258 259 667 262 42 257 44 45 254 262 262 263 53 54 264 265 61 668 62
2 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30
278 527 275 669
2 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25
2 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28
169 -50 -50 -50 -50
115 122 123 453 125 128 129 132 133 134 135 670 141
116 122 453 670 141
117 453 670 141
119 122 453 128 129 132 134 670 141
120 122 453 134 670 141
121 122 453 129 134 670 141
108 670
2 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27
279 122 123 125 -168 128 129 131 132 133 134 135 -168 136 131 137 131 138 139 140 141
280 122 -168 131 -168 136 131 137 131 138 139 140 141
281 -168 131 -168 136 131 137 131 138 139 140 141
282 -168 -168 136 137 140
283 -168 -168 137 140
284 -168 -168 137
285 122 -168 128 129 131 132 134 -168 136 131 137 131 138 139 140 141
286 122 -168 131 134 -168 136 131 137 131 138 139 140 141
287 122 -168 129 131 134 -168 136 131 137 131 138 139 140 141
15 -168 -168
3 1 2 4 6 7 8 9 10 11 12 13 15 671 672 673 24 674 675 676 677 42 674 44 45 671 677 677 678 53 54 679 680 61 62
2 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143
288 1 681 2 4 6 7 291 9 10 11 12 13 15 682 683 684 685 24 686 687 688 689 42 686 44 45 683 689 689 690 53 54 691 682 61 62
289 692 527 275
5 1 2 4 6 7 8 9 10 11 12 13 15 693 694 695 24 696 697 698 699 700 42 696 44 45 693 699 699 701 53 54 702 703 57 61 62
290 1 -200 2 4 6 7 8 9 10 11 12 13 -200 15 704 705 706 24 707 708 709 710 42 707 44 45 704 710 710 711 53 54 712 713 61 62
216 122 123 -191 125 714 128 129 131 132 133 134 135 -191 136 131 137 131 138 139 140 141
217 122 -191 714 131 -191 136 131 137 131 138 139 140 141
218 -191 714 131 -191 136 131 137 131 138 139 140 141
219 -191 714 -191 136 137 140
220 -191 714 -191 137 140
221 -191 714 -191 137
222 122 -191 714 128 129 131 132 134 -191 136 131 137 131 138 139 140 141
224 122 -191 714 131 134 -191 136 131 137 131 138 139 140 141
225 122 -191 714 129 131 134 -191 136 131 137 131 138 139 140 141
226 -191 714 -191
291 1 2 364 4 6 7 8 9 10 11 12 13 -108 15 715 716 717 24 718 719 720 721 42 718 44 45 715 721 721 722 53 54 723 724 725 61 62
215 1 -190 2 726 4 6 7 8 9 10 11 12 13 -190 15 727 728 729 24 730 731 732 733 42 730 44 45 727 733 733 734 53 54 735 736 61 62
2 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146
291 1 2 364 4 6 7 8 9 10 11 12 13 -110 15 737 738 739 24 740 741 742 743 42 740 44 45 737 743 743 744 53 54 745 746 747 61 62
3 1 2 4 6 7 8 9 10 11 12 13 15 748 749 750 24 751 752 753 754 42 751 44 45 748 754 754 755 53 54 756 757 61 62
112 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 758 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
23 759
19 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 760 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 761 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
19 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61
248 -156 -156
292 -3 -3 762 763
57 -7 -7
57 764 765
3 1 2 4 6 7 8 9 10 11 12 13 15 766 767 768 24 769 770 771 772 42 769 44 45 766 772 772 773 53 54 774 775 61 62
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 776 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
115 122 123 -38 125 128 129 132 133 134 135 -38 141
116 122 -38 -38 141
117 -38 -38 141
119 122 -38 128 129 132 134 -38 141
120 122 -38 134 -38 141
121 122 -38 129 134 -38 141
293 122 123 124 125 777 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
294 122 124 777 131 136 131 137 131 138 139 140 141
295 124 777 131 136 131 137 131 138 139 140 141
296 124 777 136 137 140
297 124 777 137 140
298 124 777 137
299 122 124 777 128 129 131 132 134 136 131 137 131 138 139 140 141
44 777
300 122 124 777 131 134 136 131 137 131 138 139 140 141
301 122 124 777 129 131 134 136 131 137 131 138 139 140 141
137 124 777
115 122 123 -39 125 128 129 132 133 134 135 -39 141
116 122 -39 -39 141
117 -39 -39 141
119 122 -39 128 129 132 134 -39 141
120 122 -39 134 -39 141
121 122 -39 129 134 -39 141
302 605 606 778
15 -176 -176
303 -103 -103 -103 -103 779
304 -127 -127 -127 -127
30 780 -173 -173
305 -87 -87 -87 -87 -87 -87
19 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70
14 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43
30 -121 -121 -121
293 122 123 -137 125 -137 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
294 122 -137 -137 131 136 131 137 131 138 139 140 141
295 -137 -137 131 136 131 137 131 138 139 140 141
296 -137 -137 136 137 140
297 -137 -137 137 140
298 -137 -137 137
299 122 -137 -137 128 129 131 132 134 136 131 137 131 138 139 140 141
300 122 -137 -137 131 134 136 131 137 131 138 139 140 141
301 122 -137 -137 129 131 134 136 131 137 131 138 139 140 141
137 -137 -137
3 1 2 4 6 7 8 9 10 11 12 13 15 781 782 783 24 784 785 786 787 42 784 44 45 781 787 787 788 53 54 789 790 61 62
137 -139 -139
252 -212 122 123 -212 -212 125 -212 -212 -212 128 129 -212 131 132 133 134 135 -212 -212 136 -212 131 -212 -212 137 131 138 139 140 141 -212
253 -212 122 -212 -212 -212 -212 -212 -212 131 -212 -212 136 -212 131 -212 -212 137 131 138 139 140 141 -212
254 -212 -212 -212 -212 -212 -212 -212 131 -212 -212 136 -212 131 -212 -212 137 131 138 139 140 141 -212
255 -212 -212 -212 -212 -212 -212 -212 -212 -212 136 -212 -212 -212 137 140 -212
256 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 137 140 -212
257 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 137 -212
258 -212 122 -212 -212 -212 -212 -212 128 129 -212 131 132 134 -212 -212 136 -212 131 -212 -212 137 131 138 139 140 141 -212
259 -212 122 -212 -212 -212 -212 -212 -212 131 134 -212 -212 136 -212 131 -212 -212 137 131 138 139 140 141 -212
260 -212 122 -212 -212 -212 -212 -212 129 -212 131 134 -212 -212 136 -212 131 -212 -212 137 131 138 139 140 141 -212
261 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212
279 122 123 125 -172 128 129 131 132 133 134 135 -172 136 131 137 131 138 139 140 141
280 122 -172 131 -172 136 131 137 131 138 139 140 141
281 -172 131 -172 136 131 137 131 138 139 140 141
282 -172 -172 136 137 140
283 -172 -172 137 140
284 -172 -172 137
285 122 -172 128 129 131 132 134 -172 136 131 137 131 138 139 140 141
286 122 -172 131 134 -172 136 131 137 131 138 139 140 141
287 122 -172 129 131 134 -172 136 131 137 131 138 139 140 141
15 -172 -172
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 791 791 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
135 1 2 4 6 7 8 9 10 11 12 13 792 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 39 466 41 42 25 44 45 46 17 34 34 47 48 49 467 53 54 55 56 57 61 62
306 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40
19 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63
307 1 -112 2 4 6 7 8 9 10 11 12 13 15 793 794 795 24 796 797 798 799 42 796 44 45 793 799 799 800 53 54 801 802 61 62
275 1 2 6 7 8 9 10 11 12 13 803 803 53 54 61
44 -89
307 1 804 2 4 6 7 8 9 10 11 12 13 15 805 806 807 24 808 809 810 811 42 808 44 45 805 811 811 812 53 54 813 814 61 62
307 1 -114 2 4 6 7 8 9 10 11 12 13 15 815 816 817 24 818 819 820 821 42 818 44 45 815 821 821 822 53 54 823 824 61 62
308 123 -217 125 -217 135
19 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67
137 -219 -219
19 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66
309 122 123 -92 125 128 129 131 132 133 134 135 136 131 -92 137 131 138 139 140 141 -92
310 122 -92 131 136 131 -92 137 131 138 139 140 141 -92
311 -92 131 136 131 -92 137 131 138 139 140 141 -92
312 -92 136 -92 137 140 -92
313 -92 -92 137 140 -92
314 -92 -92 137 -92
315 122 -92 128 129 131 132 134 136 131 -92 137 131 138 139 140 141 -92
316 122 -92 131 134 136 131 -92 137 131 138 139 140 141 -92
317 122 -92 129 131 134 136 131 -92 137 131 138 139 140 141 -92
318 -92 -92 -92
166 -91 -91
2 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31
2 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32
106 1 2 4 6 7 8 9 10 11 12 13 15 825 826 827 24 828 829 830 831 828 44 45 825 831 831 832 53 54 833 61 62
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
2 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144
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
2 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145 -145
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
319 122 123 -199 125 128 129 131 132 133 134 135 -199 136 131 137 131 138 139 140 141
320 122 -199 131 -199 136 131 137 131 138 139 140 141
321 -199 131 -199 136 131 137 131 138 139 140 141
322 -199 -199 136 137 140
323 -199 -199 137 140
324 -199 -199 137
325 122 -199 128 129 131 132 134 -199 136 131 137 131 138 139 140 141
326 122 -199 131 134 -199 136 131 137 131 138 139 140 141
327 122 -199 129 131 134 -199 136 131 137 131 138 139 140 141
89 -199 -199
290 1 -198 2 4 6 7 8 9 10 11 12 13 -198 15 834 835 836 24 837 838 839 840 42 837 44 45 834 840 840 841 53 54 842 843 61 62
216 122 123 -201 125 563 128 129 131 132 133 134 135 -201 136 131 137 131 138 139 140 141
217 122 -201 563 131 -201 136 131 137 131 138 139 140 141
218 -201 563 131 -201 136 131 137 131 138 139 140 141
219 -201 563 -201 136 137 140
220 -201 563 -201 137 140
221 -201 563 -201 137
222 122 -201 563 128 129 131 132 134 -201 136 131 137 131 138 139 140 141
224 122 -201 563 131 134 -201 136 131 137 131 138 139 140 141
89 -201 -201
225 122 -201 563 129 131 134 -201 136 131 137 131 138 139 140 141
226 -201 563 -201
290 1 -196 2 4 6 7 8 9 10 11 12 13 -196 15 844 845 846 24 847 848 849 850 42 847 44 45 844 850 850 851 53 54 852 853 61 62
216 122 123 -189 125 854 128 129 131 132 133 134 135 -189 136 131 137 131 138 139 140 141
217 122 -189 854 131 -189 136 131 137 131 138 139 140 141
218 -189 854 131 -189 136 131 137 131 138 139 140 141
219 -189 854 -189 136 137 140
220 -189 854 -189 137 140
221 -189 854 -189 137
222 122 -189 854 128 129 131 132 134 -189 136 131 137 131 138 139 140 141
224 122 -189 854 131 134 -189 136 131 137 131 138 139 140 141
225 122 -189 854 129 131 134 -189 136 131 137 131 138 139 140 141
226 -189 854 -189
216 122 123 -202 125 563 128 129 131 132 133 134 135 -202 136 131 137 131 138 139 140 141
217 122 -202 563 131 -202 136 131 137 131 138 139 140 141
218 -202 563 131 -202 136 131 137 131 138 139 140 141
219 -202 563 -202 136 137 140
220 -202 563 -202 137 140
221 -202 563 -202 137
222 122 -202 563 128 129 131 132 134 -202 136 131 137 131 138 139 140 141
224 122 -202 563 131 134 -202 136 131 137 131 138 139 140 141
89 -202 -202
225 122 -202 563 129 131 134 -202 136 131 137 131 138 139 140 141
226 -202 563 -202
252 -210 122 123 -210 -210 125 -210 -210 -210 128 129 -210 131 132 133 134 135 -210 -210 136 -210 131 -210 -210 137 131 138 139 140 141 -210
253 -210 122 -210 -210 -210 -210 -210 -210 131 -210 -210 136 -210 131 -210 -210 137 131 138 139 140 141 -210
254 -210 -210 -210 -210 -210 -210 -210 131 -210 -210 136 -210 131 -210 -210 137 131 138 139 140 141 -210
255 -210 -210 -210 -210 -210 -210 -210 -210 -210 136 -210 -210 -210 137 140 -210
256 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 137 140 -210
257 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 137 -210
258 -210 122 -210 -210 -210 -210 -210 128 129 -210 131 132 134 -210 -210 136 -210 131 -210 -210 137 131 138 139 140 141 -210
259 -210 122 -210 -210 -210 -210 -210 -210 131 134 -210 -210 136 -210 131 -210 -210 137 131 138 139 140 141 -210
260 -210 122 -210 -210 -210 -210 -210 129 -210 131 134 -210 -210 136 -210 131 -210 -210 137 131 138 139 140 141 -210
261 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210
112 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99
44 855
28 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97
14 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44
3 1 2 4 6 7 8 9 10 11 12 13 15 856 857 858 24 859 860 861 862 42 859 44 45 856 862 862 863 53 54 864 865 61 62
3 1 2 4 6 7 8 9 10 11 12 13 15 866 867 868 24 869 870 871 872 42 869 44 45 866 872 872 873 53 54 874 875 61 62
248 -155 -155
328 876 575 877
125 122 123 125 878 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
126 122 878 131 136 131 137 131 138 139 140 141
127 878 131 136 131 137 131 138 139 140 141
128 878 136 137 140
129 878 137 140
130 878 137
131 122 878 128 129 131 132 134 136 131 137 131 138 139 140 141
132 122 878 131 134 136 131 137 131 138 139 140 141
133 122 878 129 131 134 136 131 137 131 138 139 140 141
44 878
19 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 879 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
57 880 881
23 882
329 605 883
252 -211 122 123 -211 -211 125 -211 -211 -211 128 129 -211 131 132 133 134 135 -211 -211 136 -211 131 -211 -211 137 131 138 139 140 141 -211
253 -211 122 -211 -211 -211 -211 -211 -211 131 -211 -211 136 -211 131 -211 -211 137 131 138 139 140 141 -211
254 -211 -211 -211 -211 -211 -211 -211 131 -211 -211 136 -211 131 -211 -211 137 131 138 139 140 141 -211
255 -211 -211 -211 -211 -211 -211 -211 -211 -211 136 -211 -211 -211 137 140 -211
256 -211 -211 -211 -211 -211 -211 -211 -211 -211 -211 -211 -211 137 140 -211
257 -211 -211 -211 -211 -211 -211 -211 -211 -211 -211 -211 -211 137 -211
258 -211 122 -211 -211 -211 -211 -211 128 129 -211 131 132 134 -211 -211 136 -211 131 -211 -211 137 131 138 139 140 141 -211
259 -211 122 -211 -211 -211 -211 -211 -211 131 134 -211 -211 136 -211 131 -211 -211 137 131 138 139 140 141 -211
260 -211 122 -211 -211 -211 -211 -211 129 -211 131 134 -211 -211 136 -211 131 -211 -211 137 131 138 139 140 141 -211
261 -211 -211 -211 -211 -211 -211 -211 -211 -211 -211 -211 -211 -211
330 1 2 3 4 6 7 8 9 10 11 12 13 884 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 196 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
306 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41
265 122 123 -214 -214 125 128 129 131 132 133 134 135 136 885 131 137 131 138 139 140 141
266 122 -214 -214 131 136 885 131 137 131 138 139 140 141
267 -214 -214 131 136 885 131 137 131 138 139 140 141
268 -214 -214 136 885 137 140
269 -214 -214 885 137 140
270 -214 -214 885 137
271 122 -214 -214 128 129 131 132 134 136 885 131 137 131 138 139 140 141
272 122 -214 -214 131 134 136 885 131 137 131 138 139 140 141
273 122 -214 -214 129 131 134 136 885 131 137 131 138 139 140 141
274 -214 -214 885
331 123 -122 -122 125 135
44 -88
265 122 123 -125 -125 125 128 129 131 132 133 134 135 136 886 131 137 131 138 139 140 141
266 122 -125 -125 131 136 886 131 137 131 138 139 140 141
267 -125 -125 131 136 886 131 137 131 138 139 140 141
268 -125 -125 136 886 137 140
269 -125 -125 886 137 140
270 -125 -125 886 137
271 122 -125 -125 128 129 131 132 134 136 886 131 137 131 138 139 140 141
272 122 -125 -125 131 134 136 886 131 137 131 138 139 140 141
273 122 -125 -125 129 131 134 136 886 131 137 131 138 139 140 141
274 -125 -125 886
265 122 123 -215 -215 125 128 129 131 132 133 134 135 136 887 131 137 131 138 139 140 141
266 122 -215 -215 131 136 887 131 137 131 138 139 140 141
267 -215 -215 131 136 887 131 137 131 138 139 140 141
268 -215 -215 136 887 137 140
269 -215 -215 887 137 140
270 -215 -215 887 137
271 122 -215 -215 128 129 131 132 134 136 887 131 137 131 138 139 140 141
272 122 -215 -215 131 134 136 887 131 137 131 138 139 140 141
273 122 -215 -215 129 131 134 136 887 131 137 131 138 139 140 141
274 -215 -215 887
332 122 123 -47 125 128 129 131 132 133 134 135 -47 136 131 888 -47 889 131 138 139 140 141 -47
333 122 -47 131 -47 136 131 888 -47 889 131 138 139 140 141 -47
334 -47 131 -47 136 131 888 -47 889 131 138 139 140 141 -47
335 -47 -47 136 888 -47 889 140 -47
336 -47 -47 888 -47 889 140 -47
337 -47 -47 888 -47 889 -47
338 122 -47 128 129 131 132 134 -47 136 131 888 -47 889 131 138 139 140 141 -47
339 122 -47 131 134 -47 136 131 888 -47 889 131 138 139 140 141 -47
340 122 -47 129 131 134 -47 136 131 888 -47 889 131 138 139 140 141 -47
319 122 123 -197 125 128 129 131 132 133 134 135 -197 136 131 137 131 138 139 140 141
320 122 -197 131 -197 136 131 137 131 138 139 140 141
321 -197 131 -197 136 131 137 131 138 139 140 141
322 -197 -197 136 137 140
323 -197 -197 137 140
324 -197 -197 137
325 122 -197 128 129 131 132 134 -197 136 131 137 131 138 139 140 141
326 122 -197 131 134 -197 136 131 137 131 138 139 140 141
327 122 -197 129 131 134 -197 136 131 137 131 138 139 140 141
89 -197 -197
319 122 123 -195 125 128 129 131 132 133 134 135 -195 136 131 137 131 138 139 140 141
320 122 -195 131 -195 136 131 137 131 138 139 140 141
321 -195 131 -195 136 131 137 131 138 139 140 141
322 -195 -195 136 137 140
323 -195 -195 137 140
324 -195 -195 137
325 122 -195 128 129 131 132 134 -195 136 131 137 131 138 139 140 141
326 122 -195 131 134 -195 136 131 137 131 138 139 140 141
327 122 -195 129 131 134 -195 136 131 137 131 138 139 140 141
89 -195 -195
290 1 -194 2 4 6 7 8 9 10 11 12 13 -194 15 890 891 892 24 893 894 895 896 42 893 44 45 890 896 896 897 53 54 898 899 61 62
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 900 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
341 122 123 -5 -5 125 901 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
342 122 -5 -5 901 131 136 131 137 131 138 139 140 141
343 -5 -5 901 131 136 131 137 131 138 139 140 141
344 -5 -5 901 136 137 140
345 -5 -5 901 137 140
346 -5 -5 901 137
347 122 -5 -5 901 128 129 131 132 134 136 131 137 131 138 139 140 141
348 122 -5 -5 901 131 134 136 131 137 131 138 139 140 141
349 122 -5 -5 901 129 131 134 136 131 137 131 138 139 140 141
350 -5 -5 901
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
248 -154 -154
57 -8 -8
154 1 2 4 6 7 8 9 10 11 12 13 500 15 16 17 19 20 902 22 23 24 25 27 28 32 33 34 36 39 502 41 42 25 44 45 46 17 34 34 47 48 49 50 503 53 54 55 56 57 61 62
19 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62
15 -174 -174
351 903 605 883
304 -104 -104 -104 -104
304 -128 -128 -128 -128
306 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42
275 1 2 6 7 8 9 10 11 12 13 904 904 53 54 61
275 1 2 6 7 8 9 10 11 12 13 905 905 53 54 61
275 1 2 6 7 8 9 10 11 12 13 906 906 53 54 61
352 -48 -48 -48 907 -48
106 1 2 4 6 7 8 9 10 11 12 13 15 908 909 910 24 911 912 913 914 911 44 45 908 914 914 915 53 54 916 61 62
319 122 123 -193 125 128 129 131 132 133 134 135 -193 136 131 137 131 138 139 140 141
320 122 -193 131 -193 136 131 137 131 138 139 140 141
321 -193 131 -193 136 131 137 131 138 139 140 141
322 -193 -193 136 137 140
323 -193 -193 137 140
324 -193 -193 137
325 122 -193 128 129 131 132 134 -193 136 131 137 131 138 139 140 141
326 122 -193 131 134 -193 136 131 137 131 138 139 140 141
327 122 -193 129 131 134 -193 136 131 137 131 138 139 140 141
89 -193 -193
112 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100
3 1 2 4 6 7 8 9 10 11 12 13 15 917 918 919 24 920 921 922 923 42 920 44 45 917 923 923 924 53 54 925 926 61 62
19 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78
15 -175 -175
331 123 -123 -123 125 135
331 123 -126 -126 125 135
331 123 -124 -124 125 135
106 1 2 4 6 7 8 9 10 11 12 13 15 927 928 929 24 930 931 932 933 930 44 45 927 933 933 934 53 54 935 61 62
353 122 123 -71 125 128 129 131 132 133 134 135 -71 136 131 -71 -71 131 138 139 140 141 -71
354 122 -71 131 -71 136 131 -71 -71 131 138 139 140 141 -71
355 -71 131 -71 136 131 -71 -71 131 138 139 140 141 -71
356 -71 -71 136 -71 -71 140 -71
357 -71 -71 -71 -71 140 -71
352 -71 -71 -71 -71 -71
358 122 -71 128 129 131 132 134 -71 136 131 -71 -71 131 138 139 140 141 -71
359 122 -71 131 134 -71 136 131 -71 -71 131 138 139 140 141 -71
360 122 -71 129 131 134 -71 136 131 -71 -71 131 138 139 140 141 -71
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
353 122 123 -72 125 128 129 131 132 133 134 135 -72 136 131 -72 -72 131 138 139 140 141 -72
354 122 -72 131 -72 136 131 -72 -72 131 138 139 140 141 -72
355 -72 131 -72 136 131 -72 -72 131 138 139 140 141 -72
356 -72 -72 136 -72 -72 140 -72
357 -72 -72 -72 -72 140 -72
352 -72 -72 -72 -72 -72
358 122 -72 128 129 131 132 134 -72 136 131 -72 -72 131 138 139 140 141 -72
359 122 -72 131 134 -72 136 131 -72 -72 131 138 139 140 141 -72
360 122 -72 129 131 134 -72 136 131 -72 -72 131 138 139 140 141 -72
"""
NEST = 4294967296
WEIGHTS = {1: 4294967297, 4: 4294967297, 6: 4294967298, 13: 4294967297, 42: 4294967297, 44: 4294967297, 61: 4294967298, 62: 4294967297, 111: 1, 122: 1, 123: 4294967297, 128: 1, 129: 1, 132: 1, 133: 4294967297, 134: 1, 135: 4294967297, 136: 1, 140: 1, 141: 1, 204: 1, 240: 4294967297, 451: 4294967297, 566: 4294967297, 603: 4294967297, 644: 8589934594, 670: 1, 889: 1, 907: 1}
