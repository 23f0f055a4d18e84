"""Generated from grammars/gradcli.lark by grammar.py.  Do not edit."""
# fmt: off
# ruff: noqa
KINDS = {'!=': 'COMPARE', '%': 'MULTIPLY', '%=': 'AUGMENT', '&': '&', '&=': 'AUGMENT', '(': '(', ')': ')', '*': 'MULTIPLY', '**': 'POWER', '**=': 'AUGMENT', '*=': 'AUGMENT', '+': 'ADD', '+=': 'AUGMENT', ',': ',', '-': 'ADD', '-=': 'AUGMENT', '->': '->', '.': '.', '...': '...', '/': 'MULTIPLY', '//': 'MULTIPLY', '//=': 'AUGMENT', '/=': 'AUGMENT', ':': ':', ':=': 'RESERVED', ';': ';', '<': 'COMPARE', '<<': 'SHIFT', '<<=': 'AUGMENT', '<=': 'COMPARE', '=': '=', '==': 'COMPARE', '>': 'COMPARE', '>=': 'COMPARE', '>>': 'SHIFT', '>>=': 'AUGMENT', '@': '@', '@=': 'AUGMENT', 'False': 'False', 'None': 'None', 'True': 'True', '[': '[', ']': ']', '^': 'POWER', '^=': 'AUGMENT', 'and': 'and', 'as': 'as', 'assert': 'assert', 'async': 'RESERVED', 'await': 'RESERVED', 'break': 'break', 'class': 'RESERVED', 'continue': 'continue', 'def': 'def', 'del': 'del', 'elif': 'elif', 'else': 'else', 'except': 'except', 'finally': 'finally', 'for': 'for', 'from': 'from', 'global': 'RESERVED', 'if': 'if', 'import': 'import', 'in': 'in', 'is': 'is', 'lambda': 'lambda', 'nonlocal': 'RESERVED', 'not': 'not', 'or': 'or', 'pass': 'pass', 'raise': 'raise', 'return': 'return', 'try': 'try', 'while': 'while', 'with': 'with', 'yield': 'RESERVED', '{': '{', '|': '|', '|=': 'AUGMENT', '}': '}', '~': '~'}
PATTERNS = {'NAME': '[^\\W\\d]\\w*', 'NUMBER': '0[xX](?:_?[0-9a-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:[0-9](?:_?[0-9])*\\.?(?:[0-9](?:_?[0-9])*)?|\\.[0-9](?:_?[0-9])*)(?:[eE][-+]?[0-9](?:_?[0-9])*)?(?:[jJ](?!\\w))?', 'STRING': '[rRuU]?(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'FSTRING': '(?:[fF][rR]?|[rR][fF])(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'SIGN': '\\*\\*=|\\.\\.\\.|//=|<<=|>>=|!=|%=|\\&=|\\*\\*|\\*=|\\+=|\\-=|\\->|//|/=|:=|<<|<=|==|>=|>>|@=|\\^=|\\|=|[%\\&\\(\\)\\*\\+,\\-\\./:;<=>@\\[\\]\\^\\{\\|\\}\\~]'}
RULES = (('ands', 3, 'pair'), ('ands', 3, 'append'), ('annotated', 1, 'marker'), ('annotated', 2, 'rest'), ('annotated', 4, 'rest'), ('annotated', 1, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 5, 'parameter'), ('annotated_parameters', 1, 'one'), ('annotated_parameters', 3, 'append'), ('argument', 1, 'first'), ('argument', 2, 'starred'), ('argument', 3, 'keyword'), ('arguments', 1, 'one'), ('arguments', 3, 'append'), ('atom', 1, 'name'), ('atom', 1, 'number'), ('atom', 1, 'text'), ('atom', 1, 'strings'), ('atom', 1, 'true'), ('atom', 1, 'false'), ('atom', 1, 'none'), ('atom', 1, 'ellipsis'), ('atom', 2, 'empty_tuple'), ('atom', 3, 'group'), ('atom', 2, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 4, 'comprehension'), ('atom', 2, 'dict'), ('atom', 3, 'dict'), ('atom', 4, 'dict'), ('atom', 4, 'comprehension'), ('attempt', 3, 'block'), ('bitand', 1, 'first'), ('bitand', 3, 'binary'), ('bitor', 1, 'first'), ('bitor', 3, 'binary'), ('bitors', 3, 'pair'), ('bitors', 3, 'append'), ('block', 2, 'first'), ('block', 3, 'first'), ('block', 4, 'block'), ('branches', 4, 'branch'), ('branches', 5, 'elif'), ('chain', 3, 'pair'), ('chain', 3, 'append'), ('clause', 4, 'clause'), ('clause', 5, 'clause'), ('clauses', 1, 'one'), ('clauses', 2, 'append'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 2, 'words'), ('comparator', 2, 'words'), ('compares', 3, 'triple'), ('compares', 3, 'append_two'), ('comparison', 1, 'first'), ('comparison', 1, 'compare'), ('compound', 1, 'if'), ('compound', 4, 'if_else'), ('compound', 6, 'for'), ('compound', 9, 'for'), ('compound', 4, 'while'), ('compound', 7, 'while'), ('compound', 1, 'first'), ('compound', 2, 'decorated'), ('compound', 4, 'with'), ('compound', 4, 'with'), ('compound', 4, 'try_finally'), ('compound', 1, 'first'), ('compound', 4, 'try_finally'), ('conditions', 2, 'condition'), ('conditions', 3, 'append'), ('conjunction', 1, 'first'), ('conjunction', 1, 'and'), ('decorator', 3, 'decorator'), ('decorators', 1, 'one'), ('decorators', 2, 'append'), ('definition', 7, 'def'), ('definition', 5, 'def'), ('disjunction', 1, 'first'), ('disjunction', 1, 'or'), ('dots', 1, 'first'), ('dots', 1, 'first'), ('dots', 2, 'relative'), ('dots', 2, 'relative'), ('dotted', 1, 'first'), ('dotted', 3, 'dotted'), ('enclosed', 4, 'enclosed'), ('enclosed', 3, 'enclosed'), ('entries', 1, 'one'), ('entries', 3, 'append'), ('entry', 3, 'entry'), ('factor', 1, 'first'), ('factor', 2, 'unary'), ('factor', 2, 'unary'), ('handled', 2, 'try_except'), ('handled', 5, 'try_except'), ('handler', 3, 'handler'), ('handler', 4, 'handler'), ('handler', 6, 'handler'), ('handlers', 1, 'one'), ('handlers', 2, 'append'), ('imported', 1, 'imported'), ('imported', 3, 'imported'), ('imports', 2, 'imports'), ('imports', 3, 'append'), ('index', 1, 'first'), ('index', 2, 'single'), ('index', 1, 'tuple'), ('index', 2, 'tuple'), ('items', 1, 'first'), ('items', 2, 'single'), ('items', 1, 'tuple'), ('items', 2, 'tuple'), ('line', 2, 'first'), ('line', 3, 'first'), ('line', 1, 'one'), ('lines', 1, 'first'), ('lines', 2, 'extend'), ('module', 1, 'import'), ('module', 3, 'import'), ('named', 3, 'named'), ('named', 5, 'named'), ('named', 5, 'named'), ('named', 3, 'named'), ('named', 5, 'named'), ('names', 1, 'one'), ('names', 3, 'append'), ('negation', 1, 'first'), ('negation', 2, 'unary'), ('origin', 1, 'first'), ('origin', 1, 'first'), ('origin', 2, 'relative'), ('ors', 3, 'pair'), ('ors', 3, 'append'), ('parameter', 1, 'parameter'), ('parameter', 3, 'parameter'), ('parameter', 1, 'marker'), ('parameter', 2, 'rest'), ('parameters', 1, 'one'), ('parameters', 3, 'append'), ('postfix', 1, 'first'), ('postfix', 3, 'attribute'), ('postfix', 3, 'call'), ('postfix', 4, 'call'), ('postfix', 5, 'call'), ('postfix', 5, 'call_over'), ('postfix', 4, 'subscript'), ('power', 1, 'first'), ('power', 3, 'power'), ('product', 1, 'first'), ('product', 3, 'binary'), ('product', 3, 'binary'), ('shift', 1, 'first'), ('shift', 3, 'binary'), ('signature', 4, 'signature'), ('signature', 3, 'signature'), ('signature', 2, 'signature'), ('simple', 1, 'expression'), ('simple', 1, 'assign'), ('simple', 3, 'augmented'), ('simple', 3, 'declare'), ('simple', 5, 'declare'), ('simple', 1, 'return'), ('simple', 2, 'return'), ('simple', 1, 'pass'), ('simple', 1, 'break'), ('simple', 1, 'continue'), ('simple', 2, 'assert'), ('simple', 4, 'assert'), ('simple', 2, 'delete'), ('simple', 1, 'raise'), ('simple', 2, 'raise'), ('simple', 4, 'raise'), ('simple', 4, 'import_from'), ('simple', 6, 'import_from'), ('simple', 7, 'import_from'), ('simple', 4, 'import_all'), ('simples', 1, 'one'), ('simples', 3, 'append'), ('simples', 1, 'first'), ('simples', 3, 'extend'), ('start', 1, 'module'), ('start', 2, 'module'), ('start', 2, 'field'), ('string', 1, 'string'), ('string', 1, 'fstring'), ('strings', 2, 'both'), ('strings', 2, 'append'), ('subscript', 1, 'first'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscript', 2, 'slice'), ('subscript', 1, 'slice'), ('subscript', 5, 'slice'), ('subscript', 4, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscripts', 3, 'pair'), ('subscripts', 3, 'append'), ('sum', 1, 'first'), ('sum', 3, 'binary'), ('target', 1, 'first'), ('target', 2, 'single'), ('target', 1, 'tuple'), ('target', 2, 'tuple'), ('test', 1, 'first'), ('test', 5, 'conditional'), ('test', 5, 'lambda'), ('test', 4, 'lambda'), ('test', 3, 'lambda'), ('tests', 3, 'pair'), ('tests', 3, 'append'), ('with_item', 1, 'with_item'), ('with_item', 3, 'with_item'), ('withs', 1, 'one'), ('withs', 3, 'append'))
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
: MULTIPLY NAME parameter parameters
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
( ) ... ADD FSTRING False MULTIPLY NAME NUMBER None STRING True [ ands argument arguments atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
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
, : NAME
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
) MULTIPLY NAME annotated annotated_parameters
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
: MULTIPLY NAME parameter
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
( ) ... ADD FSTRING False MULTIPLY NAME NUMBER None STRING True [ ands argument atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
) clause for
( , ... ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( ... : ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings subscript sum test { ~
) , NAME
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
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del else for from if import lambda not pass raise return try while with { ~
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
) , :
) MULTIPLY NAME annotated
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
2 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24
3 1 2 4 6 7 8 9 10 11 12 13 15 75 76 77 24 78 79 80 81 42 78 44 45 75 81 81 82 53 54 83 84 61 62
4 1 2 4 6 7 8 9 10 11 12 13 85 86 85 86 53 54 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 87 88 89 24 90 91 92 93 94 42 90 44 45 87 93 93 95 53 54 96 97 57 61 62
6 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193
2 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
2 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17
2 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18
2 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23
6 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192
2 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21
7 1 2 4 6 7 8 9 10 11 12 13 98 15 99 100 101 24 102 103 104 105 42 102 44 45 99 105 105 106 53 54 107 108 109 61 62
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 110 110 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
9 -80 -80 -80 -80 -80 -80 -80 -80 -80 111 -80 -80 -80 -80 -80 -80 -80
3 1 2 4 6 7 8 9 10 11 12 13 15 112 113 114 24 115 116 117 118 42 115 44 45 112 118 118 119 53 54 120 121 61 62
10 122 123 124 125 126 -165 127 128 129 130 131 132 133 134 135 -165 136 131 137 131 138 139 140 141
11 142 143 144 145
12 122 124 126 -165 127 130 131 -165 136 131 137 131 138 139 140 141
13 124 126 -165 127 130 131 -165 136 131 137 131 138 139 140 141
14 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 146 147 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64
15 -173 -173
16 -166 148 -166
17 -63 -63 -63 -63 -63 -63 -63 149 -63 -63 -63 -63 149 -63 -63 -63 -63 149 150 139 -63 -63
18 124 126 -165 127 130 -165 136 137 140
19 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123
20 124 126 -165 127 130 -165 137 140
15 -174 -174
21 -82 -82
22 3 151 31 152
23 153
5 1 2 4 6 7 8 9 10 11 12 13 15 154 155 156 24 157 158 159 160 161 42 157 44 45 154 160 160 162 53 54 163 164 57 61 62
24 124 126 -165 127 130 -165 137
25 122 124 126 -165 127 128 129 130 131 132 134 -165 136 131 137 131 138 139 140 141
26 1 2 4 6 7 8 9 10 11 12 13 165 166 167 168 169 165 169 169 170 53 54 171 172 61 62
27 173 173 174 173 174 175
28 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 176 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123
3 1 2 4 6 7 8 9 10 11 12 13 15 177 178 179 24 180 181 182 183 42 180 44 45 177 183 183 184 53 54 185 186 61 62
29 187 187 188
30 189 190 191
31 -165 127 130 -165
32 192 193 194 195 196
33 -189 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 197 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
34 1 2 4 6 7 8 9 10 11 12 13 198 199 200 24 201 202 201 44 198 202 202 203 53 54 204 61 62
35 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 205 -87
15 -172 -172
36 1 2 -178 4 6 7 8 9 10 11 12 13 -178 15 206 207 208 24 209 210 211 212 42 209 44 45 206 212 212 213 53 54 214 215 61 62
37 1 2 -170 4 6 7 8 9 10 11 12 13 -170 15 216 217 218 24 219 220 221 222 223 42 219 44 45 216 222 222 224 53 54 225 226 57 61 62
38 122 124 126 -165 127 130 131 134 -165 136 131 137 131 138 139 140 141
15 -185 -185
15 190 191
39 0
40 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 6 -19 -19 -19 11 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 227 -19 -19
40 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 6 -20 -20 -20 11 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 228 -20 -20
41 122 124 126 -165 127 129 130 131 134 -165 136 131 137 131 138 139 140 141
42 124 126 -165 127 130 -165
43 -119 -119 229 -119 -119 -119 -119 -119
44 230
3 1 2 4 6 7 8 9 10 11 12 13 15 231 232 233 24 234 235 236 237 42 234 44 45 231 237 237 238 53 54 239 240 61 62
45 241 2 4 6 7 8 9 10 11 12 13 15 242 243 244 24 245 246 247 248 249 42 245 44 45 242 249 249 250 53 54 251 252 253 254 61 62
46 1 2 4 6 7 8 9 10 11 12 13 15 255 256 257 24 258 259 260 261 262 263 42 258 44 45 255 263 263 264 53 54 265 266 61 267 62
4 1 2 4 6 7 8 9 10 11 12 13 268 269 268 269 53 54 61 62
2 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25
47 122 123 270 124 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 270 124 131 136 131 137 131 138 139 140 141
49 270 124 131 136 131 137 131 138 139 140 141
50 270 124 136 137 140
51 270 124 137 140
52 270 124 137
53 122 270 124 128 129 131 132 134 136 131 137 131 138 139 140 141
54 270
55 122 270 124 131 134 136 131 137 131 138 139 140 141
56 122 270 124 129 131 134 136 131 137 131 138 139 140 141
57 270 124
58 122 123 125 128 129 131 132 133 134 135 271 136 131 137 131 138 139 140 141
59 122 131 271 136 131 137 131 138 139 140 141
60 131 271 136 131 137 131 138 139 140 141
61 271 136 137 140
62 271 137 140
63 271 137
64 122 128 129 131 132 134 271 136 131 137 131 138 139 140 141
65 122 131 134 271 136 131 137 131 138 139 140 141
66 122 129 131 134 271 136 131 137 131 138 139 140 141
67 271
2 -100 -100 123 -100 -100 125 -100 -100 -100 -100 -100 -100 -100 -100 133 -100 135 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100
68 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100
69 -191 122 123 124 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
70 -191 122 124 131 136 131 137 131 138 139 140 141
71 -191 124 131 136 131 137 131 138 139 140 141
72 -191 124 136 137 140
73 -191 124 137 140
74 -191 124 137
75 -191 122 124 128 129 131 132 134 136 131 137 131 138 139 140 141
39 -191
76 -191 122 124 131 134 136 131 137 131 138 139 140 141
77 -191 122 124 129 131 134 136 131 137 131 138 139 140 141
78 -191 124
2 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27
79 122 123 272 125 128 129 131 132 133 134 135 273 136 274 275 131 276 137 131 138 139 140 141
80 122 272 131 273 136 274 275 131 276 137 131 138 139 140 141
81 272 131 273 136 274 275 131 276 137 131 138 139 140 141
82 272 273 136 274 275 276 137 140
83 272 273 274 275 276 137 140
84 272 273 274 275 276 137
85 122 272 128 129 131 132 134 273 136 274 275 131 276 137 131 138 139 140 141
86 122 272 131 134 273 136 274 275 131 276 137 131 138 139 140 141
87 122 272 129 131 134 273 136 274 275 131 276 137 131 138 139 140 141
88 272 273 274 275 276
89 277 278
33 -190 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 197 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
34 1 2 4 6 7 8 9 10 11 12 13 279 280 281 24 282 283 282 44 279 283 283 284 53 54 285 61 62
90 122 123 286 125 -175 128 129 131 132 133 134 135 -175 136 131 137 131 138 139 140 141
91 122 286 -175 131 -175 136 131 137 131 138 139 140 141
92 286 -175 131 -175 136 131 137 131 138 139 140 141
93 286 -175 -175 136 137 140
94 286 -175 -175 137 140
95 286 -175 -175 137
96 122 286 -175 128 129 131 132 134 -175 136 131 137 131 138 139 140 141
97 122 286 -175 131 134 -175 136 131 137 131 138 139 140 141
98 122 286 -175 129 131 134 -175 136 131 137 131 138 139 140 141
30 286 -175 -175
99 1 2 4 6 7 8 9 10 11 12 13 287 288 287 288 288 289 53 54 290 61 62
100 1 291 2 4 6 7 292 293 9 10 11 12 13 15 294 295 296 297 298 24 299 300 301 302 42 299 44 45 296 302 302 303 53 54 304 305 61 62
101 -118 1 -118 2 -118 -118 -118 4 -118 6 7 8 9 10 11 12 13 -118 15 306 307 308 24 309 310 311 312 42 309 44 45 306 312 312 313 53 54 314 315 61 62
23 316
3 1 2 4 6 7 8 9 10 11 12 13 15 317 318 319 24 320 321 322 323 42 320 44 45 317 323 323 324 53 54 325 326 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 327 328 329 24 330 331 332 333 334 42 330 44 45 327 333 333 335 53 54 336 337 57 61 62
4 1 2 4 6 7 8 9 10 11 12 13 338 339 338 339 53 54 61 62
102 1 2 4 6 7 8 9 10 11 12 13 340 341 340 341 341 53 54 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 342 343 344 24 345 346 347 348 349 42 345 44 45 342 348 348 350 53 54 351 352 57 61 62
103 1 2 4 6 7 8 9 10 11 12 13 353 354 355 356 353 356 356 357 53 54 358 61 62
4 1 2 4 6 7 8 9 10 11 12 13 359 360 359 360 53 54 61 62
4 1 2 4 6 7 8 9 10 11 12 13 361 362 361 362 53 54 61 62
104 1 2 4 6 7 8 9 10 11 12 13 363 364 363 364 364 53 54 365 61 62
105 1 2 366 4 6 7 8 9 10 11 12 13 15 367 368 369 24 370 371 372 373 374 42 370 44 45 367 373 373 375 53 54 376 377 378 379 61 62
34 1 2 4 6 7 8 9 10 11 12 13 380 381 382 24 383 384 383 44 380 384 384 385 53 54 386 61 62
106 1 2 4 6 7 8 9 10 11 12 13 15 387 388 389 24 390 391 392 393 390 44 45 387 393 393 394 53 54 395 61 62
107 1 2 4 6 7 8 9 10 11 12 13 353 354 355 356 396 353 356 356 357 53 54 358 61 62
108 397
109 1 2 4 6 7 8 9 10 11 12 13 15 398 399 400 24 401 402 403 401 44 398 403 403 404 53 54 405 61 62
110 1 2 4 6 7 8 9 10 11 12 13 406 407 408 406 408 408 409 53 54 410 61 62
111 1 2 411 4 6 7 8 9 10 11 12 13 15 412 413 414 24 415 416 417 418 42 415 44 45 412 418 418 419 53 54 420 421 61 62
44 422
112 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107
113 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 423 142 -102 -102 -102 424 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102
3 1 2 4 6 7 8 9 10 11 12 13 15 425 426 427 24 428 429 430 431 42 428 44 45 425 431 431 432 53 54 433 434 61 62
44 435
5 1 2 4 6 7 8 9 10 11 12 13 15 436 437 438 24 439 440 441 442 443 42 439 44 45 436 442 442 444 53 54 445 446 57 61 62
103 1 2 4 6 7 8 9 10 11 12 13 447 448 449 450 447 450 450 451 53 54 452 61 62
107 1 2 4 6 7 8 9 10 11 12 13 447 448 449 450 396 447 450 450 451 53 54 452 61 62
21 -83 -83
19 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71
114 453 454
90 122 123 124 125 -177 128 129 131 132 133 134 135 -177 136 131 137 131 138 139 140 141
91 122 124 -177 131 -177 136 131 137 131 138 139 140 141
92 124 -177 131 -177 136 131 137 131 138 139 140 141
93 124 -177 -177 136 137 140
94 124 -177 -177 137 140
95 124 -177 -177 137
96 122 124 -177 128 129 131 132 134 -177 136 131 137 131 138 139 140 141
15 -177 -177
97 122 124 -177 131 134 -177 136 131 137 131 138 139 140 141
98 122 124 -177 129 131 134 -177 136 131 137 131 138 139 140 141
30 124 -177 -177
115 122 123 455 125 128 129 132 133 134 135 456 141
116 122 455 456 141
117 455 456 141
118 457 -215
119 122 455 128 129 132 134 456 141
120 122 455 134 456 141
121 122 455 129 134 456 141
108 456
122 458 459 460 460 461
123 462 461
124 461
44 463
125 122 123 125 464 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
126 122 464 131 136 131 137 131 138 139 140 141
127 464 131 136 131 137 131 138 139 140 141
128 464 136 137 140
129 464 137 140
130 464 137
131 122 464 128 129 131 132 134 136 131 137 131 138 139 140 141
132 122 464 131 134 136 131 137 131 138 139 140 141
133 122 464 129 131 134 136 131 137 131 138 139 140 141
44 464
134 -126 462 -126 -126 465
30 -111 -111 -111
29 187 187 466
135 1 2 4 6 7 8 9 10 11 12 13 467 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 39 468 41 42 25 44 45 46 17 34 34 47 48 49 469 53 54 55 56 57 61 62
19 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121
3 1 2 4 6 7 8 9 10 11 12 13 15 470 471 472 24 473 474 475 476 42 473 44 45 470 476 476 477 53 54 478 479 61 62
136 -144 -144 480
137 -142 -142 481
138 -146 -146
138 482 483
19 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125
139 -136 122 123 -136 -136 125 -136 -136 -136 128 129 -136 131 132 133 134 135 -136 -136 -136 -136 131 -136 -136 -136 -136 131 138 139 -136 141 -136
140 -136 122 -136 -136 -136 -136 -136 -136 131 -136 -136 -136 -136 131 -136 -136 -136 -136 131 138 139 -136 141 -136
141 -136 -136 -136 -136 -136 -136 -136 131 -136 -136 -136 -136 131 -136 -136 -136 -136 131 138 139 -136 141 -136
9 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136
142 -136 122 -136 -136 -136 -136 -136 128 129 -136 131 132 134 -136 -136 -136 -136 131 -136 -136 -136 -136 131 138 139 -136 141 -136
143 -136 122 -136 -136 -136 -136 -136 -136 131 134 -136 -136 -136 -136 131 -136 -136 -136 -136 131 138 139 -136 141 -136
144 -136 122 -136 -136 -136 -136 -136 129 -136 131 134 -136 -136 -136 -136 131 -136 -136 -136 -136 131 138 139 -136 141 -136
109 1 2 4 6 7 8 9 10 11 12 13 15 484 485 486 24 487 488 489 487 44 484 489 489 490 53 54 491 61 62
145 122 123 125 -179 128 129 131 132 133 134 135 -179 136 131 492 137 131 138 139 140 141
146 122 -179 131 -179 136 131 492 137 131 138 139 140 141
147 -179 131 -179 136 131 492 137 131 138 139 140 141
148 -179 -179 136 492 137 140
149 -179 -179 492 137 140
150 -179 -179 492 137
151 122 -179 128 129 131 132 134 -179 136 131 492 137 131 138 139 140 141
152 122 -179 131 134 -179 136 131 492 137 131 138 139 140 141
153 122 -179 129 131 134 -179 136 131 492 137 131 138 139 140 141
154 -179 -179 492
90 122 123 124 125 -171 128 129 131 132 133 134 135 -171 136 131 137 131 138 139 140 141
91 122 124 -171 131 -171 136 131 137 131 138 139 140 141
92 124 -171 131 -171 136 131 137 131 138 139 140 141
93 124 -171 -171 136 137 140
94 124 -171 -171 137 140
95 124 -171 -171 137
96 122 124 -171 128 129 131 132 134 -171 136 131 137 131 138 139 140 141
15 -171 -171
97 122 124 -171 131 134 -171 136 131 137 131 138 139 140 141
98 122 124 -171 129 131 134 -171 136 131 137 131 138 139 140 141
30 124 -171 -171
6 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194 -194
6 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195 -195
101 -120 1 -120 2 -120 -120 -120 4 -120 6 7 8 9 10 11 12 13 -120 15 493 494 495 24 496 497 498 499 42 496 44 45 493 499 499 500 53 54 501 502 61 62
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 504 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
125 122 123 125 507 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
126 122 507 131 136 131 137 131 138 139 140 141
127 507 131 136 131 137 131 138 139 140 141
128 507 136 137 140
129 507 137 140
130 507 137
131 122 507 128 129 131 132 134 136 131 137 131 138 139 140 141
132 122 507 131 134 136 131 137 131 138 139 140 141
133 122 507 129 131 134 136 131 137 131 138 139 140 141
44 507
156 1 63 2 4 6 7 8 9 10 11 12 13 15 508 509 510 24 511 512 513 514 71 42 515 511 44 45 508 514 514 516 53 54 517 518 519 61 62
157 122 123 -224 125 -224 128 129 131 132 133 134 135 136 520 131 137 131 138 139 140 141
158 122 -224 -224 131 136 520 131 137 131 138 139 140 141
159 -224 -224 131 136 520 131 137 131 138 139 140 141
160 -224 -224 136 520 137 140
161 -224 -224 520 137 140
162 -224 -224 520 137
44 521
163 122 -224 -224 128 129 131 132 134 136 520 131 137 131 138 139 140 141
164 122 -224 -224 131 134 136 520 131 137 131 138 139 140 141
165 122 -224 -224 129 131 134 136 520 131 137 131 138 139 140 141
166 -224 -224 520
138 -226 -226
138 522 523
125 122 123 125 524 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
126 122 524 131 136 131 137 131 138 139 140 141
127 524 131 136 131 137 131 138 139 140 141
128 524 136 137 140
129 524 137 140
130 524 137
167 525 526
168 -96 274 527 276 -96
131 122 524 128 129 131 132 134 136 131 137 131 138 139 140 141
132 122 524 131 134 136 131 137 131 138 139 140 141
133 122 524 129 131 134 136 131 137 131 138 139 140 141
44 524
2 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33
2 -101 -101 123 -101 -101 125 -101 -101 -101 -101 -101 -101 -101 -101 133 -101 135 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101
68 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101
2 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26
21 -81 -81
169 1 2 4 6 7 8 9 10 11 12 13 528 15 306 307 308 24 309 310 311 312 42 309 44 45 306 312 312 313 53 54 314 315 61 62
2 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28
170 -53 -53 -53 -53
171 529 530 276
26 1 2 4 6 7 8 9 10 11 12 13 531 532 533 168 534 531 534 534 535 53 54 536 537 61 62
169 1 2 4 6 7 8 9 10 11 12 13 538 15 493 494 495 24 496 497 498 499 42 496 44 45 493 499 499 500 53 54 501 502 61 62
2 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30
139 -2 122 123 -2 -2 125 -2 -2 -2 128 129 -2 131 132 133 134 135 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
140 -2 122 -2 -2 -2 -2 -2 -2 131 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
141 -2 -2 -2 -2 -2 -2 -2 131 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
9 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2
142 -2 122 -2 -2 -2 -2 -2 128 129 -2 131 132 134 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
143 -2 122 -2 -2 -2 -2 -2 -2 131 134 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
144 -2 122 -2 -2 -2 -2 -2 129 -2 131 134 -2 -2 -2 -2 131 -2 -2 -2 -2 131 138 139 -2 141 -2
3 1 2 4 6 7 8 9 10 11 12 13 15 539 540 541 24 542 543 544 545 42 542 44 45 539 545 545 546 53 54 547 548 61 62
2 -39 -39 123 -39 -39 125 -39 -39 -39 128 129 -39 -39 132 133 134 135 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39
68 -39 -39 -39 -39 -39 -39 -39 128 129 -39 -39 132 134 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39
172 -39 -39 -39 -39 -39 -39 -39 -39 -39 134 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39
173 -39 -39 -39 -39 -39 -39 -39 129 -39 -39 134 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39
2 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150
3 1 2 4 6 7 8 9 10 11 12 13 15 549 550 551 24 552 553 554 555 42 552 44 45 549 555 555 556 53 54 557 558 61 62
174 -17 -17 -17 -17 -17 559 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17
57 -15 -15
57 560 561
175 122 123 -15 -15 125 128 129 131 132 133 134 135 136 274 562 131 276 137 131 138 139 140 141
176 122 -15 -15 131 136 274 562 131 276 137 131 138 139 140 141
177 -15 -15 131 136 274 562 131 276 137 131 138 139 140 141
178 -15 -15 136 274 562 276 137 140
179 -15 -15 274 562 276 137 140
180 -15 -15 274 562 276 137
181 122 -15 -15 128 129 131 132 134 136 274 562 131 276 137 131 138 139 140 141
182 122 -15 -15 131 134 136 274 562 131 276 137 131 138 139 140 141
183 122 -15 -15 129 131 134 136 274 562 131 276 137 131 138 139 140 141
184 -15 -15 274 562 276
185 -222 122 123 -222 -222 125 -222 -222 -222 128 129 -222 131 132 133 134 135 -222 -222 136 131 137 131 138 139 140 141
186 -222 122 -222 -222 -222 -222 -222 -222 131 -222 -222 136 131 137 131 138 139 140 141
187 -222 -222 -222 -222 -222 -222 -222 131 -222 -222 136 131 137 131 138 139 140 141
188 -222 -222 -222 -222 -222 -222 -222 -222 -222 136 137 140
189 -222 -222 -222 -222 -222 -222 -222 -222 -222 137 140
190 -222 -222 -222 -222 -222 -222 -222 -222 -222 137
191 -222 122 -222 -222 -222 -222 -222 128 129 -222 131 132 134 -222 -222 136 131 137 131 138 139 140 141
192 -222 122 -222 -222 -222 -222 -222 -222 131 134 -222 -222 136 131 137 131 138 139 140 141
193 -222 122 -222 -222 -222 -222 -222 129 -222 131 134 -222 -222 136 131 137 131 138 139 140 141
194 -222 -222 -222 -222 -222 -222 -222 -222 -222
2 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149
195 122 123 125 -168 563 128 129 131 132 133 134 135 -168 136 131 137 131 138 139 140 141
196 122 -168 563 131 -168 136 131 137 131 138 139 140 141
197 -168 563 131 -168 136 131 137 131 138 139 140 141
198 -168 563 -168 136 137 140
199 -168 563 -168 137 140
200 -168 563 -168 137
201 122 -168 563 128 129 131 132 134 -168 136 131 137 131 138 139 140 141
202 122 -168 563 131 134 -168 136 131 137 131 138 139 140 141
203 122 -168 563 129 131 134 -168 136 131 137 131 138 139 140 141
16 -168 563 -168
204 122 123 124 125 -49 -49 128 129 131 132 133 134 135 -49 136 131 137 131 138 139 140 141
205 122 124 -49 -49 131 -49 136 131 137 131 138 139 140 141
206 124 -49 -49 131 -49 136 131 137 131 138 139 140 141
207 124 -49 -49 -49 136 137 140
208 124 -49 -49 -49 137 140
209 124 -49 -49 -49 137
210 122 124 -49 -49 128 129 131 132 134 -49 136 131 137 131 138 139 140 141
16 -49 -49 -49
211 122 124 -49 -49 131 134 -49 136 131 137 131 138 139 140 141
212 122 124 -49 -49 129 131 134 -49 136 131 137 131 138 139 140 141
213 124 -49 -49 -49
2 -159 -159 123 -159 -159 125 -159 -159 -159 -159 -159 -159 -159 -159 133 -159 135 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159
68 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159
2 -212 -212 123 -212 -212 125 -212 -212 -212 128 -212 -212 -212 132 133 -212 135 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212
68 -212 -212 -212 -212 -212 -212 -212 128 -212 -212 -212 132 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212 -212
90 122 123 124 125 -167 128 129 131 132 133 134 135 -167 136 131 137 131 138 139 140 141
91 122 124 -167 131 -167 136 131 137 131 138 139 140 141
92 124 -167 131 -167 136 131 137 131 138 139 140 141
93 124 -167 -167 136 137 140
94 124 -167 -167 137 140
95 124 -167 -167 137
96 122 124 -167 128 129 131 132 134 -167 136 131 137 131 138 139 140 141
15 -167 -167
97 122 124 -167 131 134 -167 136 131 137 131 138 139 140 141
98 122 124 -167 129 131 134 -167 136 131 137 131 138 139 140 141
30 124 -167 -167
2 -60 122 123 -60 -60 125 -60 -60 -60 128 129 -60 -60 132 133 134 135 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 141 -60
214 -60 122 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 141 -60
215 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 141 -60
68 -60 122 -60 -60 -60 -60 -60 128 129 -60 -60 132 134 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 141 -60
172 -60 122 -60 -60 -60 -60 -60 -60 -60 134 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 141 -60
173 -60 122 -60 -60 -60 -60 -60 129 -60 -60 134 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 141 -60
2 -158 -158 123 -158 -158 125 -158 -158 -158 -158 -158 -158 -158 -158 133 -158 135 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158
68 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158
2 -156 -156 123 -156 -156 125 -156 -156 -156 -156 -156 -156 -156 -156 133 -156 135 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156
68 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156
2 -161 -161 123 -161 -161 125 -161 -161 -161 128 129 -161 -161 132 133 -161 135 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161
68 -161 -161 -161 -161 -161 -161 -161 128 129 -161 -161 132 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161
173 -161 -161 -161 -161 -161 -161 -161 129 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161
216 1 -200 2 564 4 6 7 8 9 10 11 12 13 -200 15 565 566 567 24 568 569 570 571 42 568 44 45 565 571 571 572 53 54 573 574 61 62
217 122 123 575 125 576 128 129 131 132 133 134 135 577 136 131 137 131 138 139 140 141
218 122 575 576 131 577 136 131 137 131 138 139 140 141
219 575 576 131 577 136 131 137 131 138 139 140 141
220 575 576 577 136 137 140
221 575 576 577 137 140
222 575 576 577 137
223 122 575 576 128 129 131 132 134 577 136 131 137 131 138 139 140 141
224 577
225 122 575 576 131 134 577 136 131 137 131 138 139 140 141
89 575 577
89 578 -115
226 122 575 576 129 131 134 577 136 131 137 131 138 139 140 141
227 575 576 577
139 -1 122 123 -1 -1 125 -1 -1 -1 128 129 -1 131 132 133 134 135 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
140 -1 122 -1 -1 -1 -1 -1 -1 131 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
141 -1 -1 -1 -1 -1 -1 -1 131 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
9 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
142 -1 122 -1 -1 -1 -1 -1 128 129 -1 131 132 134 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
143 -1 122 -1 -1 -1 -1 -1 -1 131 134 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
144 -1 122 -1 -1 -1 -1 -1 129 -1 131 134 -1 -1 -1 -1 131 -1 -1 -1 -1 131 138 139 -1 141 -1
228 122 123 125 128 129 131 132 133 134 135 136 131 579 131 138 139 140 141
229 122 131 136 131 579 131 138 139 140 141
230 131 136 131 579 131 138 139 140 141
231 136 579 140
232 579 140
233 579
234 122 128 129 131 132 134 136 131 579 131 138 139 140 141
235 122 131 134 136 131 579 131 138 139 140 141
236 122 129 131 134 136 131 579 131 138 139 140 141
237 -59 -59 -59 -59 -59 -59 -59 -59 -59 -59 -59 -59 -59
237 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58
139 -140 122 123 -140 -140 125 -140 -140 -140 128 129 -140 131 132 133 134 135 -140 -140 136 -140 131 -140 -140 -140 -140 131 138 139 -140 141 -140
140 -140 122 -140 -140 -140 -140 -140 -140 131 -140 -140 136 -140 131 -140 -140 -140 -140 131 138 139 -140 141 -140
141 -140 -140 -140 -140 -140 -140 -140 131 -140 -140 136 -140 131 -140 -140 -140 -140 131 138 139 -140 141 -140
9 -140 -140 -140 -140 -140 -140 -140 -140 -140 136 -140 -140 -140 -140 -140 -140 -140
35 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140 -140
142 -140 122 -140 -140 -140 -140 -140 128 129 -140 131 132 134 -140 -140 136 -140 131 -140 -140 -140 -140 131 138 139 -140 141 -140
143 -140 122 -140 -140 -140 -140 -140 -140 131 134 -140 -140 136 -140 131 -140 -140 -140 -140 131 138 139 -140 141 -140
144 -140 122 -140 -140 -140 -140 -140 129 -140 131 134 -140 -140 136 -140 131 -140 -140 -140 -140 131 138 139 -140 141 -140
2 -41 122 123 -41 -41 125 -41 -41 -41 128 129 -41 -41 132 133 134 135 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41
214 -41 122 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41
68 -41 122 -41 -41 -41 -41 -41 128 129 -41 -41 132 134 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41
172 -41 122 -41 -41 -41 -41 -41 -41 -41 134 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41
173 -41 122 -41 -41 -41 -41 -41 129 -41 -41 134 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 580 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
238 122 123 125 581 128 129 131 132 133 134 135 136 582 131 137 131 138 139 140 141
239 122 581 131 136 582 131 137 131 138 139 140 141
240 581 131 136 582 131 137 131 138 139 140 141
241 581 136 582 137 140
242 581 582 137 140
243 581 582 137
244 122 581 128 129 131 132 134 136 582 131 137 131 138 139 140 141
245 122 581 131 134 136 582 131 137 131 138 139 140 141
246 122 581 129 131 134 136 582 131 137 131 138 139 140 141
247 581 582
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 583 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
44 584
112 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108
125 122 123 125 585 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
126 122 585 131 136 131 137 131 138 139 140 141
127 585 131 136 131 137 131 138 139 140 141
128 585 136 137 140
129 585 137 140
130 585 137
131 122 585 128 129 131 132 134 136 131 137 131 138 139 140 141
132 122 585 131 134 136 131 137 131 138 139 140 141
133 122 585 129 131 134 136 131 137 131 138 139 140 141
44 585
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 586 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
204 122 123 124 125 -50 -50 128 129 131 132 133 134 135 -50 136 131 137 131 138 139 140 141
205 122 124 -50 -50 131 -50 136 131 137 131 138 139 140 141
206 124 -50 -50 131 -50 136 131 137 131 138 139 140 141
207 124 -50 -50 -50 136 137 140
208 124 -50 -50 -50 137 140
209 124 -50 -50 -50 137
210 122 124 -50 -50 128 129 131 132 134 -50 136 131 137 131 138 139 140 141
16 -50 -50 -50
211 122 124 -50 -50 131 134 -50 136 131 137 131 138 139 140 141
212 122 124 -50 -50 129 131 134 -50 136 131 137 131 138 139 140 141
213 124 -50 -50 -50
2 -61 122 123 -61 -61 125 -61 -61 -61 128 129 -61 -61 132 133 134 135 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 141 -61
214 -61 122 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 141 -61
215 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 141 -61
68 -61 122 -61 -61 -61 -61 -61 128 129 -61 -61 132 134 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 141 -61
172 -61 122 -61 -61 -61 -61 -61 -61 -61 134 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 141 -61
173 -61 122 -61 -61 -61 -61 -61 129 -61 -61 134 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 141 -61
248 587 588 589 590 591
249 592 593
250 1 2 4 6 7 8 9 10 11 12 13 594 595 596 597 -214 594 597 597 598 53 54 599 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 600 601 602 24 603 604 605 606 607 42 603 44 45 600 606 606 608 53 54 609 610 57 61 62
250 1 2 4 6 7 8 9 10 11 12 13 611 612 613 614 -216 611 614 614 615 53 54 616 61 62
251 -90 -90 -90 -90
251 -91 -91 -91 -91
123 462 -139
252 617 618 619 620 621
23 622
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 623 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 624 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
23 625
30 -112 -112 -112
19 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122 -122
30 189 -188 -188
15 -186 -186
253 -221 122 123 -221 -221 125 -221 -221 -221 128 129 -221 131 132 133 134 135 -221 -221 136 -221 131 -221 -221 137 131 138 139 140 141 -221
254 -221 122 -221 -221 -221 -221 -221 -221 131 -221 -221 136 -221 131 -221 -221 137 131 138 139 140 141 -221
255 -221 -221 -221 -221 -221 -221 -221 131 -221 -221 136 -221 131 -221 -221 137 131 138 139 140 141 -221
256 -221 -221 -221 -221 -221 -221 -221 -221 -221 136 -221 -221 -221 137 140 -221
257 -221 -221 -221 -221 -221 -221 -221 -221 -221 -221 -221 -221 137 140 -221
258 -221 -221 -221 -221 -221 -221 -221 -221 -221 -221 -221 -221 137 -221
259 -221 122 -221 -221 -221 -221 -221 128 129 -221 131 132 134 -221 -221 136 -221 131 -221 -221 137 131 138 139 140 141 -221
260 -221 122 -221 -221 -221 -221 -221 -221 131 134 -221 -221 136 -221 131 -221 -221 137 131 138 139 140 141 -221
261 -221 122 -221 -221 -221 -221 -221 129 -221 131 134 -221 -221 136 -221 131 -221 -221 137 131 138 139 140 141 -221
262 -221 -221 -221 -221 -221 -221 -221 -221 -221 -221 -221 -221 -221
138 -145 -145
3 1 2 4 6 7 8 9 10 11 12 13 15 626 627 628 24 629 630 631 632 42 629 44 45 626 632 632 633 53 54 634 635 61 62
263 636 193 194 637
3 1 2 4 6 7 8 9 10 11 12 13 15 638 639 640 24 641 642 643 644 42 641 44 45 638 644 644 645 53 54 646 647 61 62
139 -141 122 123 -141 -141 125 -141 -141 -141 128 129 -141 131 132 133 134 135 -141 -141 136 -141 131 -141 -141 -141 -141 131 138 139 -141 141 -141
140 -141 122 -141 -141 -141 -141 -141 -141 131 -141 -141 136 -141 131 -141 -141 -141 -141 131 138 139 -141 141 -141
141 -141 -141 -141 -141 -141 -141 -141 131 -141 -141 136 -141 131 -141 -141 -141 -141 131 138 139 -141 141 -141
9 -141 -141 -141 -141 -141 -141 -141 -141 -141 136 -141 -141 -141 -141 -141 -141 -141
35 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141 -141
142 -141 122 -141 -141 -141 -141 -141 128 129 -141 131 132 134 -141 -141 136 -141 131 -141 -141 -141 -141 131 138 139 -141 141 -141
143 -141 122 -141 -141 -141 -141 -141 -141 131 134 -141 -141 136 -141 131 -141 -141 -141 -141 131 138 139 -141 141 -141
144 -141 122 -141 -141 -141 -141 -141 129 -141 131 134 -141 -141 136 -141 131 -141 -141 -141 -141 131 138 139 -141 141 -141
3 1 2 4 6 7 8 9 10 11 12 13 15 648 649 650 24 651 652 653 654 42 651 44 45 648 654 654 655 53 54 656 657 61 62
185 -223 122 123 -223 -223 125 -223 -223 -223 128 129 -223 131 132 133 134 135 -223 -223 136 131 137 131 138 139 140 141
186 -223 122 -223 -223 -223 -223 -223 -223 131 -223 -223 136 131 137 131 138 139 140 141
187 -223 -223 -223 -223 -223 -223 -223 131 -223 -223 136 131 137 131 138 139 140 141
188 -223 -223 -223 -223 -223 -223 -223 -223 -223 136 137 140
189 -223 -223 -223 -223 -223 -223 -223 -223 -223 137 140
190 -223 -223 -223 -223 -223 -223 -223 -223 -223 137
191 -223 122 -223 -223 -223 -223 -223 128 129 -223 131 132 134 -223 -223 136 131 137 131 138 139 140 141
192 -223 122 -223 -223 -223 -223 -223 -223 131 134 -223 -223 136 131 137 131 138 139 140 141
193 -223 122 -223 -223 -223 -223 -223 129 -223 131 134 -223 -223 136 131 137 131 138 139 140 141
194 -223 -223 -223 -223 -223 -223 -223 -223 -223
264 658
265 -37 -37
30 189 659 660
15 659 660
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 661 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
266 122 123 270 662 125 128 129 131 132 133 134 135 136 663 131 137 131 138 139 140 141
267 122 270 662 131 136 663 131 137 131 138 139 140 141
268 270 662 131 136 663 131 137 131 138 139 140 141
269 270 662 136 663 137 140
270 270 662 663 137 140
271 270 662 663 137
272 122 270 662 128 129 131 132 134 136 663 131 137 131 138 139 140 141
57 664 665
273 122 270 662 131 134 136 663 131 137 131 138 139 140 141
274 122 270 662 129 131 134 136 663 131 137 131 138 139 140 141
275 270 662 663
57 -119 666
276 1 2 6 7 8 9 10 11 12 13 667 667 53 54 61
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 668 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
277 1 2 4 6 7 8 9 10 11 12 13 15 242 243 244 24 245 246 247 249 42 245 44 45 242 249 249 250 53 54 251 252 669 61 62
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 670 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
3 1 2 4 6 7 8 9 10 11 12 13 15 671 672 673 24 674 675 676 677 42 674 44 45 671 677 677 678 53 54 679 680 61 62
278 1 2 4 6 7 8 9 10 11 12 13 15 255 256 257 24 258 259 260 681 263 42 258 44 45 255 263 263 264 53 54 265 266 61 682 62
2 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34
279 530 276 683
2 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29
2 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32
170 -54 -54 -54 -54
115 122 123 455 125 128 129 132 133 134 135 684 141
116 122 455 684 141
117 455 684 141
119 122 455 128 129 132 134 684 141
120 122 455 134 684 141
121 122 455 129 134 684 141
108 684
2 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31
280 122 123 125 -176 128 129 131 132 133 134 135 -176 136 131 137 131 138 139 140 141
281 122 -176 131 -176 136 131 137 131 138 139 140 141
282 -176 131 -176 136 131 137 131 138 139 140 141
283 -176 -176 136 137 140
284 -176 -176 137 140
285 -176 -176 137
286 122 -176 128 129 131 132 134 -176 136 131 137 131 138 139 140 141
287 122 -176 131 134 -176 136 131 137 131 138 139 140 141
288 122 -176 129 131 134 -176 136 131 137 131 138 139 140 141
15 -176 -176
47 122 123 -13 -13 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 -13 -13 131 136 131 137 131 138 139 140 141
49 -13 -13 131 136 131 137 131 138 139 140 141
50 -13 -13 136 137 140
51 -13 -13 137 140
52 -13 -13 137
53 122 -13 -13 128 129 131 132 134 136 131 137 131 138 139 140 141
55 122 -13 -13 131 134 136 131 137 131 138 139 140 141
56 122 -13 -13 129 131 134 136 131 137 131 138 139 140 141
57 -13 -13
3 1 2 4 6 7 8 9 10 11 12 13 15 685 686 687 24 688 689 690 691 42 688 44 45 685 691 691 692 53 54 693 694 61 62
2 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151
289 1 695 2 4 6 7 292 293 9 10 11 12 13 15 696 697 698 699 24 700 701 702 703 42 700 44 45 697 703 703 704 53 54 705 696 61 62
290 706 530 276
5 1 2 4 6 7 8 9 10 11 12 13 15 707 708 709 24 710 711 712 713 714 42 710 44 45 707 713 713 715 53 54 716 717 57 61 62
291 1 -208 2 4 6 7 8 9 10 11 12 13 -208 15 718 719 720 24 721 722 723 724 42 721 44 45 718 724 724 725 53 54 726 727 61 62
217 122 123 -199 125 728 128 129 131 132 133 134 135 -199 136 131 137 131 138 139 140 141
218 122 -199 728 131 -199 136 131 137 131 138 139 140 141
219 -199 728 131 -199 136 131 137 131 138 139 140 141
220 -199 728 -199 136 137 140
221 -199 728 -199 137 140
222 -199 728 -199 137
223 122 -199 728 128 129 131 132 134 -199 136 131 137 131 138 139 140 141
225 122 -199 728 131 134 -199 136 131 137 131 138 139 140 141
226 122 -199 728 129 131 134 -199 136 131 137 131 138 139 140 141
227 -199 728 -199
292 1 2 366 4 6 7 8 9 10 11 12 13 -114 15 729 730 731 24 732 733 734 735 42 732 44 45 729 735 735 736 53 54 737 738 739 61 62
216 1 -198 2 740 4 6 7 8 9 10 11 12 13 -198 15 741 742 743 24 744 745 746 747 42 744 44 45 741 747 747 748 53 54 749 750 61 62
2 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154
292 1 2 366 4 6 7 8 9 10 11 12 13 -116 15 751 752 753 24 754 755 756 757 42 754 44 45 751 757 757 758 53 54 759 760 761 61 62
3 1 2 4 6 7 8 9 10 11 12 13 15 762 763 764 24 765 766 767 768 42 765 44 45 762 768 768 769 53 54 770 771 61 62
112 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 772 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
23 773
19 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 774 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 775 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
19 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65
249 -164 -164
293 -3 -3 776
294 -6 -6 777 778
57 -10 -10
57 779 780
3 1 2 4 6 7 8 9 10 11 12 13 15 781 782 783 24 784 785 786 787 42 784 44 45 781 787 787 788 53 54 789 790 61 62
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 791 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
115 122 123 -42 125 128 129 132 133 134 135 -42 141
116 122 -42 -42 141
117 -42 -42 141
119 122 -42 128 129 132 134 -42 141
120 122 -42 134 -42 141
121 122 -42 129 134 -42 141
295 122 123 124 125 792 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
296 122 124 792 131 136 131 137 131 138 139 140 141
297 124 792 131 136 131 137 131 138 139 140 141
298 124 792 136 137 140
299 124 792 137 140
300 124 792 137
301 122 124 792 128 129 131 132 134 136 131 137 131 138 139 140 141
44 792
302 122 124 792 131 134 136 131 137 131 138 139 140 141
303 122 124 792 129 131 134 136 131 137 131 138 139 140 141
138 124 792
115 122 123 -43 125 128 129 132 133 134 135 -43 141
116 122 -43 -43 141
117 -43 -43 141
119 122 -43 128 129 132 134 -43 141
120 122 -43 134 -43 141
121 122 -43 129 134 -43 141
304 619 620 793
15 -184 -184
305 -109 -109 -109 -109 794
306 -133 -133 -133 -133
30 795 -181 -181
307 -93 -93 -93 -93 -93 -93
19 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76
14 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47
30 -127 -127 -127
295 122 123 -143 125 -143 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
296 122 -143 -143 131 136 131 137 131 138 139 140 141
297 -143 -143 131 136 131 137 131 138 139 140 141
298 -143 -143 136 137 140
299 -143 -143 137 140
300 -143 -143 137
301 122 -143 -143 128 129 131 132 134 136 131 137 131 138 139 140 141
302 122 -143 -143 131 134 136 131 137 131 138 139 140 141
303 122 -143 -143 129 131 134 136 131 137 131 138 139 140 141
138 -143 -143
3 1 2 4 6 7 8 9 10 11 12 13 15 796 797 798 24 799 800 801 802 42 799 44 45 796 802 802 803 53 54 804 805 61 62
138 -147 -147
253 -220 122 123 -220 -220 125 -220 -220 -220 128 129 -220 131 132 133 134 135 -220 -220 136 -220 131 -220 -220 137 131 138 139 140 141 -220
254 -220 122 -220 -220 -220 -220 -220 -220 131 -220 -220 136 -220 131 -220 -220 137 131 138 139 140 141 -220
255 -220 -220 -220 -220 -220 -220 -220 131 -220 -220 136 -220 131 -220 -220 137 131 138 139 140 141 -220
256 -220 -220 -220 -220 -220 -220 -220 -220 -220 136 -220 -220 -220 137 140 -220
257 -220 -220 -220 -220 -220 -220 -220 -220 -220 -220 -220 -220 137 140 -220
258 -220 -220 -220 -220 -220 -220 -220 -220 -220 -220 -220 -220 137 -220
259 -220 122 -220 -220 -220 -220 -220 128 129 -220 131 132 134 -220 -220 136 -220 131 -220 -220 137 131 138 139 140 141 -220
260 -220 122 -220 -220 -220 -220 -220 -220 131 134 -220 -220 136 -220 131 -220 -220 137 131 138 139 140 141 -220
261 -220 122 -220 -220 -220 -220 -220 129 -220 131 134 -220 -220 136 -220 131 -220 -220 137 131 138 139 140 141 -220
262 -220 -220 -220 -220 -220 -220 -220 -220 -220 -220 -220 -220 -220
280 122 123 125 -180 128 129 131 132 133 134 135 -180 136 131 137 131 138 139 140 141
281 122 -180 131 -180 136 131 137 131 138 139 140 141
282 -180 131 -180 136 131 137 131 138 139 140 141
283 -180 -180 136 137 140
284 -180 -180 137 140
285 -180 -180 137
286 122 -180 128 129 131 132 134 -180 136 131 137 131 138 139 140 141
287 122 -180 131 134 -180 136 131 137 131 138 139 140 141
288 122 -180 129 131 134 -180 136 131 137 131 138 139 140 141
15 -180 -180
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 806 806 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
135 1 2 4 6 7 8 9 10 11 12 13 807 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 39 468 41 42 25 44 45 46 17 34 34 47 48 49 469 53 54 55 56 57 61 62
308 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44
309 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 808 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68
310 1 -118 2 4 6 7 8 9 10 11 12 13 15 809 810 811 24 812 813 814 815 42 812 44 45 809 815 815 816 53 54 817 818 61 62
276 1 2 6 7 8 9 10 11 12 13 819 819 53 54 61
44 -95
310 1 820 2 4 6 7 8 9 10 11 12 13 15 821 822 823 24 824 825 826 827 42 824 44 45 821 827 827 828 53 54 829 830 61 62
310 1 -120 2 4 6 7 8 9 10 11 12 13 15 831 832 833 24 834 835 836 837 42 834 44 45 831 837 837 838 53 54 839 840 61 62
311 123 -225 125 -225 135
19 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73
138 -227 -227
19 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72
312 122 123 -98 125 128 129 131 132 133 134 135 136 131 -98 137 131 138 139 140 141 -98
313 122 -98 131 136 131 -98 137 131 138 139 140 141 -98
314 -98 131 136 131 -98 137 131 138 139 140 141 -98
315 -98 136 -98 137 140 -98
316 -98 -98 137 140 -98
317 -98 -98 137 -98
318 122 -98 128 129 131 132 134 136 131 -98 137 131 138 139 140 141 -98
319 122 -98 131 134 136 131 -98 137 131 138 139 140 141 -98
320 122 -98 129 131 134 136 131 -98 137 131 138 139 140 141 -98
321 -98 -98 -98
167 -97 -97
2 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
2 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36
106 1 2 4 6 7 8 9 10 11 12 13 15 841 842 843 24 844 845 846 847 844 44 45 841 847 847 848 53 54 849 61 62
47 122 123 -14 -14 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 -14 -14 131 136 131 137 131 138 139 140 141
49 -14 -14 131 136 131 137 131 138 139 140 141
50 -14 -14 136 137 140
51 -14 -14 137 140
52 -14 -14 137
53 122 -14 -14 128 129 131 132 134 136 131 137 131 138 139 140 141
55 122 -14 -14 131 134 136 131 137 131 138 139 140 141
56 122 -14 -14 129 131 134 136 131 137 131 138 139 140 141
57 -14 -14
2 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152
57 -16 -16
47 122 123 -16 -16 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 -16 -16 131 136 131 137 131 138 139 140 141
49 -16 -16 131 136 131 137 131 138 139 140 141
50 -16 -16 136 137 140
51 -16 -16 137 140
52 -16 -16 137
53 122 -16 -16 128 129 131 132 134 136 131 137 131 138 139 140 141
55 122 -16 -16 131 134 136 131 137 131 138 139 140 141
56 122 -16 -16 129 131 134 136 131 137 131 138 139 140 141
2 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153
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
322 122 123 -207 125 128 129 131 132 133 134 135 -207 136 131 137 131 138 139 140 141
323 122 -207 131 -207 136 131 137 131 138 139 140 141
324 -207 131 -207 136 131 137 131 138 139 140 141
325 -207 -207 136 137 140
326 -207 -207 137 140
327 -207 -207 137
328 122 -207 128 129 131 132 134 -207 136 131 137 131 138 139 140 141
329 122 -207 131 134 -207 136 131 137 131 138 139 140 141
330 122 -207 129 131 134 -207 136 131 137 131 138 139 140 141
89 -207 -207
291 1 -206 2 4 6 7 8 9 10 11 12 13 -206 15 850 851 852 24 853 854 855 856 42 853 44 45 850 856 856 857 53 54 858 859 61 62
217 122 123 -209 125 576 128 129 131 132 133 134 135 -209 136 131 137 131 138 139 140 141
218 122 -209 576 131 -209 136 131 137 131 138 139 140 141
219 -209 576 131 -209 136 131 137 131 138 139 140 141
220 -209 576 -209 136 137 140
221 -209 576 -209 137 140
222 -209 576 -209 137
223 122 -209 576 128 129 131 132 134 -209 136 131 137 131 138 139 140 141
225 122 -209 576 131 134 -209 136 131 137 131 138 139 140 141
89 -209 -209
226 122 -209 576 129 131 134 -209 136 131 137 131 138 139 140 141
227 -209 576 -209
291 1 -204 2 4 6 7 8 9 10 11 12 13 -204 15 860 861 862 24 863 864 865 866 42 863 44 45 860 866 866 867 53 54 868 869 61 62
217 122 123 -197 125 870 128 129 131 132 133 134 135 -197 136 131 137 131 138 139 140 141
218 122 -197 870 131 -197 136 131 137 131 138 139 140 141
219 -197 870 131 -197 136 131 137 131 138 139 140 141
220 -197 870 -197 136 137 140
221 -197 870 -197 137 140
222 -197 870 -197 137
223 122 -197 870 128 129 131 132 134 -197 136 131 137 131 138 139 140 141
225 122 -197 870 131 134 -197 136 131 137 131 138 139 140 141
226 122 -197 870 129 131 134 -197 136 131 137 131 138 139 140 141
227 -197 870 -197
217 122 123 -210 125 576 128 129 131 132 133 134 135 -210 136 131 137 131 138 139 140 141
218 122 -210 576 131 -210 136 131 137 131 138 139 140 141
219 -210 576 131 -210 136 131 137 131 138 139 140 141
220 -210 576 -210 136 137 140
221 -210 576 -210 137 140
222 -210 576 -210 137
223 122 -210 576 128 129 131 132 134 -210 136 131 137 131 138 139 140 141
225 122 -210 576 131 134 -210 136 131 137 131 138 139 140 141
89 -210 -210
226 122 -210 576 129 131 134 -210 136 131 137 131 138 139 140 141
227 -210 576 -210
253 -218 122 123 -218 -218 125 -218 -218 -218 128 129 -218 131 132 133 134 135 -218 -218 136 -218 131 -218 -218 137 131 138 139 140 141 -218
254 -218 122 -218 -218 -218 -218 -218 -218 131 -218 -218 136 -218 131 -218 -218 137 131 138 139 140 141 -218
255 -218 -218 -218 -218 -218 -218 -218 131 -218 -218 136 -218 131 -218 -218 137 131 138 139 140 141 -218
256 -218 -218 -218 -218 -218 -218 -218 -218 -218 136 -218 -218 -218 137 140 -218
257 -218 -218 -218 -218 -218 -218 -218 -218 -218 -218 -218 -218 137 140 -218
258 -218 -218 -218 -218 -218 -218 -218 -218 -218 -218 -218 -218 137 -218
259 -218 122 -218 -218 -218 -218 -218 128 129 -218 131 132 134 -218 -218 136 -218 131 -218 -218 137 131 138 139 140 141 -218
260 -218 122 -218 -218 -218 -218 -218 -218 131 134 -218 -218 136 -218 131 -218 -218 137 131 138 139 140 141 -218
261 -218 122 -218 -218 -218 -218 -218 129 -218 131 134 -218 -218 136 -218 131 -218 -218 137 131 138 139 140 141 -218
262 -218 -218 -218 -218 -218 -218 -218 -218 -218 -218 -218 -218 -218
112 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105
44 871
28 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103
14 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48
331 -4 -4 872
3 1 2 4 6 7 8 9 10 11 12 13 15 873 874 875 24 876 877 878 879 42 876 44 45 873 879 879 880 53 54 881 882 61 62
3 1 2 4 6 7 8 9 10 11 12 13 15 883 884 885 24 886 887 888 889 42 886 44 45 883 889 889 890 53 54 891 892 61 62
249 -163 -163
332 893 588 589 894
125 122 123 125 895 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
126 122 895 131 136 131 137 131 138 139 140 141
127 895 131 136 131 137 131 138 139 140 141
128 895 136 137 140
129 895 137 140
130 895 137
131 122 895 128 129 131 132 134 136 131 137 131 138 139 140 141
132 122 895 131 134 136 131 137 131 138 139 140 141
133 122 895 129 131 134 136 131 137 131 138 139 140 141
44 895
19 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 896 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
57 897 898
23 899
333 619 900
253 -219 122 123 -219 -219 125 -219 -219 -219 128 129 -219 131 132 133 134 135 -219 -219 136 -219 131 -219 -219 137 131 138 139 140 141 -219
254 -219 122 -219 -219 -219 -219 -219 -219 131 -219 -219 136 -219 131 -219 -219 137 131 138 139 140 141 -219
255 -219 -219 -219 -219 -219 -219 -219 131 -219 -219 136 -219 131 -219 -219 137 131 138 139 140 141 -219
256 -219 -219 -219 -219 -219 -219 -219 -219 -219 136 -219 -219 -219 137 140 -219
257 -219 -219 -219 -219 -219 -219 -219 -219 -219 -219 -219 -219 137 140 -219
258 -219 -219 -219 -219 -219 -219 -219 -219 -219 -219 -219 -219 137 -219
259 -219 122 -219 -219 -219 -219 -219 128 129 -219 131 132 134 -219 -219 136 -219 131 -219 -219 137 131 138 139 140 141 -219
260 -219 122 -219 -219 -219 -219 -219 -219 131 134 -219 -219 136 -219 131 -219 -219 137 131 138 139 140 141 -219
261 -219 122 -219 -219 -219 -219 -219 129 -219 131 134 -219 -219 136 -219 131 -219 -219 137 131 138 139 140 141 -219
262 -219 -219 -219 -219 -219 -219 -219 -219 -219 -219 -219 -219 -219
334 1 2 3 4 6 7 8 9 10 11 12 13 901 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 197 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
308 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45
44 902
266 122 123 -222 -222 125 128 129 131 132 133 134 135 136 903 131 137 131 138 139 140 141
267 122 -222 -222 131 136 903 131 137 131 138 139 140 141
268 -222 -222 131 136 903 131 137 131 138 139 140 141
269 -222 -222 136 903 137 140
270 -222 -222 903 137 140
271 -222 -222 903 137
272 122 -222 -222 128 129 131 132 134 136 903 131 137 131 138 139 140 141
273 122 -222 -222 131 134 136 903 131 137 131 138 139 140 141
274 122 -222 -222 129 131 134 136 903 131 137 131 138 139 140 141
275 -222 -222 903
335 123 -128 -128 125 135
44 -94
266 122 123 -131 -131 125 128 129 131 132 133 134 135 136 904 131 137 131 138 139 140 141
267 122 -131 -131 131 136 904 131 137 131 138 139 140 141
268 -131 -131 131 136 904 131 137 131 138 139 140 141
269 -131 -131 136 904 137 140
270 -131 -131 904 137 140
271 -131 -131 904 137
272 122 -131 -131 128 129 131 132 134 136 904 131 137 131 138 139 140 141
273 122 -131 -131 131 134 136 904 131 137 131 138 139 140 141
274 122 -131 -131 129 131 134 136 904 131 137 131 138 139 140 141
275 -131 -131 904
266 122 123 -223 -223 125 128 129 131 132 133 134 135 136 905 131 137 131 138 139 140 141
267 122 -223 -223 131 136 905 131 137 131 138 139 140 141
268 -223 -223 131 136 905 131 137 131 138 139 140 141
269 -223 -223 136 905 137 140
270 -223 -223 905 137 140
271 -223 -223 905 137
272 122 -223 -223 128 129 131 132 134 136 905 131 137 131 138 139 140 141
273 122 -223 -223 131 134 136 905 131 137 131 138 139 140 141
274 122 -223 -223 129 131 134 136 905 131 137 131 138 139 140 141
275 -223 -223 905
336 122 123 -51 125 128 129 131 132 133 134 135 -51 136 131 906 -51 907 131 138 139 140 141 -51
337 122 -51 131 -51 136 131 906 -51 907 131 138 139 140 141 -51
338 -51 131 -51 136 131 906 -51 907 131 138 139 140 141 -51
339 -51 -51 136 906 -51 907 140 -51
340 -51 -51 906 -51 907 140 -51
341 -51 -51 906 -51 907 -51
342 122 -51 128 129 131 132 134 -51 136 131 906 -51 907 131 138 139 140 141 -51
343 122 -51 131 134 -51 136 131 906 -51 907 131 138 139 140 141 -51
344 122 -51 129 131 134 -51 136 131 906 -51 907 131 138 139 140 141 -51
322 122 123 -205 125 128 129 131 132 133 134 135 -205 136 131 137 131 138 139 140 141
323 122 -205 131 -205 136 131 137 131 138 139 140 141
324 -205 131 -205 136 131 137 131 138 139 140 141
325 -205 -205 136 137 140
326 -205 -205 137 140
327 -205 -205 137
328 122 -205 128 129 131 132 134 -205 136 131 137 131 138 139 140 141
329 122 -205 131 134 -205 136 131 137 131 138 139 140 141
330 122 -205 129 131 134 -205 136 131 137 131 138 139 140 141
89 -205 -205
322 122 123 -203 125 128 129 131 132 133 134 135 -203 136 131 137 131 138 139 140 141
323 122 -203 131 -203 136 131 137 131 138 139 140 141
324 -203 131 -203 136 131 137 131 138 139 140 141
325 -203 -203 136 137 140
326 -203 -203 137 140
327 -203 -203 137
328 122 -203 128 129 131 132 134 -203 136 131 137 131 138 139 140 141
329 122 -203 131 134 -203 136 131 137 131 138 139 140 141
330 122 -203 129 131 134 -203 136 131 137 131 138 139 140 141
89 -203 -203
291 1 -202 2 4 6 7 8 9 10 11 12 13 -202 15 908 909 910 24 911 912 913 914 42 911 44 45 908 914 914 915 53 54 916 917 61 62
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 918 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
3 1 2 4 6 7 8 9 10 11 12 13 15 919 920 921 24 922 923 924 925 42 922 44 45 919 925 925 926 53 54 927 928 61 62
345 122 123 -8 -8 125 929 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
346 122 -8 -8 929 131 136 131 137 131 138 139 140 141
347 -8 -8 929 131 136 131 137 131 138 139 140 141
348 -8 -8 929 136 137 140
349 -8 -8 929 137 140
350 -8 -8 929 137
351 122 -8 -8 929 128 129 131 132 134 136 131 137 131 138 139 140 141
352 122 -8 -8 929 131 134 136 131 137 131 138 139 140 141
353 122 -8 -8 929 129 131 134 136 131 137 131 138 139 140 141
354 -8 -8 929
47 122 123 -7 -7 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 -7 -7 131 136 131 137 131 138 139 140 141
49 -7 -7 131 136 131 137 131 138 139 140 141
50 -7 -7 136 137 140
51 -7 -7 137 140
52 -7 -7 137
53 122 -7 -7 128 129 131 132 134 136 131 137 131 138 139 140 141
55 122 -7 -7 131 134 136 131 137 131 138 139 140 141
56 122 -7 -7 129 131 134 136 131 137 131 138 139 140 141
57 -7 -7
249 -162 -162
57 -11 -11
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 930 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
309 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 931 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66
15 -182 -182
355 932 619 900
306 -110 -110 -110 -110
306 -134 -134 -134 -134
308 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 933 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
276 1 2 6 7 8 9 10 11 12 13 934 934 53 54 61
276 1 2 6 7 8 9 10 11 12 13 935 935 53 54 61
276 1 2 6 7 8 9 10 11 12 13 936 936 53 54 61
356 -52 -52 -52 937 -52
106 1 2 4 6 7 8 9 10 11 12 13 15 938 939 940 24 941 942 943 944 941 44 45 938 944 944 945 53 54 946 61 62
322 122 123 -201 125 128 129 131 132 133 134 135 -201 136 131 137 131 138 139 140 141
323 122 -201 131 -201 136 131 137 131 138 139 140 141
324 -201 131 -201 136 131 137 131 138 139 140 141
325 -201 -201 136 137 140
326 -201 -201 137 140
327 -201 -201 137
328 122 -201 128 129 131 132 134 -201 136 131 137 131 138 139 140 141
329 122 -201 131 134 -201 136 131 137 131 138 139 140 141
330 122 -201 129 131 134 -201 136 131 137 131 138 139 140 141
89 -201 -201
112 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106
47 122 123 -5 -5 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 -5 -5 131 136 131 137 131 138 139 140 141
49 -5 -5 131 136 131 137 131 138 139 140 141
50 -5 -5 136 137 140
51 -5 -5 137 140
52 -5 -5 137
53 122 -5 -5 128 129 131 132 134 136 131 137 131 138 139 140 141
55 122 -5 -5 131 134 136 131 137 131 138 139 140 141
56 122 -5 -5 129 131 134 136 131 137 131 138 139 140 141
57 -5 -5
3 1 2 4 6 7 8 9 10 11 12 13 15 947 948 949 24 950 951 952 953 42 950 44 45 947 953 953 954 53 54 955 956 61 62
19 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84
44 957
15 -183 -183
19 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69
335 123 -129 -129 125 135
335 123 -132 -132 125 135
335 123 -130 -130 125 135
106 1 2 4 6 7 8 9 10 11 12 13 15 958 959 960 24 961 962 963 964 961 44 45 958 964 964 965 53 54 966 61 62
357 122 123 -77 125 128 129 131 132 133 134 135 -77 136 131 -77 -77 131 138 139 140 141 -77
358 122 -77 131 -77 136 131 -77 -77 131 138 139 140 141 -77
359 -77 131 -77 136 131 -77 -77 131 138 139 140 141 -77
360 -77 -77 136 -77 -77 140 -77
361 -77 -77 -77 -77 140 -77
356 -77 -77 -77 -77 -77
362 122 -77 128 129 131 132 134 -77 136 131 -77 -77 131 138 139 140 141 -77
363 122 -77 131 134 -77 136 131 -77 -77 131 138 139 140 141 -77
364 122 -77 129 131 134 -77 136 131 -77 -77 131 138 139 140 141 -77
47 122 123 -9 -9 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
48 122 -9 -9 131 136 131 137 131 138 139 140 141
49 -9 -9 131 136 131 137 131 138 139 140 141
50 -9 -9 136 137 140
51 -9 -9 137 140
52 -9 -9 137
53 122 -9 -9 128 129 131 132 134 136 131 137 131 138 139 140 141
55 122 -9 -9 131 134 136 131 137 131 138 139 140 141
56 122 -9 -9 129 131 134 136 131 137 131 138 139 140 141
57 -9 -9
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 967 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
357 122 123 -78 125 128 129 131 132 133 134 135 -78 136 131 -78 -78 131 138 139 140 141 -78
358 122 -78 131 -78 136 131 -78 -78 131 138 139 140 141 -78
359 -78 131 -78 136 131 -78 -78 131 138 139 140 141 -78
360 -78 -78 136 -78 -78 140 -78
361 -78 -78 -78 -78 140 -78
356 -78 -78 -78 -78 -78
362 122 -78 128 129 131 132 134 -78 136 131 -78 -78 131 138 139 140 141 -78
363 122 -78 131 134 -78 136 131 -78 -78 131 138 139 140 141 -78
364 122 -78 129 131 134 -78 136 131 -78 -78 131 138 139 140 141 -78
19 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67
"""
NEST = 4294967296
WEIGHTS = {1: 4294967297, 4: 4294967297, 6: 4294967298, 13: 4294967297, 42: 4294967297, 44: 4294967297, 61: 4294967298, 62: 4294967297, 111: 1, 122: 1, 123: 4294967297, 128: 1, 129: 1, 132: 1, 133: 4294967297, 134: 1, 135: 4294967297, 136: 1, 140: 1, 141: 1, 205: 1, 241: 4294967297, 453: 4294967297, 579: 4294967297, 617: 4294967297, 658: 8589934594, 684: 1, 907: 1, 937: 1}
