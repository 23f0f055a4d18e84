"""Generated from grammars/gradcli.lark by grammar.py.  Do not edit."""
# fmt: off
# ruff: noqa
KINDS = {'!=': 'COMPARE', '%': 'MULTIPLY', '%=': 'AUGMENT', '&': '&', '&=': 'AUGMENT', '(': '(', ')': ')', '*': 'MULTIPLY', '**': 'POWER', '**=': 'AUGMENT', '*=': 'AUGMENT', '+': 'ADD', '+=': 'AUGMENT', ',': ',', '-': 'ADD', '-=': 'AUGMENT', '->': '->', '.': '.', '...': '...', '/': 'MULTIPLY', '//': 'MULTIPLY', '//=': 'AUGMENT', '/=': 'AUGMENT', ':': ':', ':=': 'RESERVED', ';': ';', '<': 'COMPARE', '<<': 'SHIFT', '<<=': 'AUGMENT', '<=': 'COMPARE', '=': '=', '==': 'COMPARE', '>': 'COMPARE', '>=': 'COMPARE', '>>': 'SHIFT', '>>=': 'AUGMENT', '@': '@', '@=': 'AUGMENT', 'False': 'False', 'None': 'None', 'True': 'True', '[': '[', ']': ']', '^': 'POWER', '^=': 'AUGMENT', 'and': 'and', 'as': 'as', 'assert': 'assert', 'async': 'RESERVED', 'await': 'RESERVED', 'break': 'break', 'class': 'RESERVED', 'continue': 'continue', 'def': 'def', 'del': 'del', 'elif': 'elif', 'else': 'else', 'except': 'except', 'finally': 'finally', 'for': 'for', 'from': 'from', 'global': 'RESERVED', 'if': 'if', 'import': 'import', 'in': 'in', 'is': 'is', 'lambda': 'lambda', 'nonlocal': 'RESERVED', 'not': 'not', 'or': 'or', 'pass': 'pass', 'raise': 'raise', 'return': 'return', 'try': 'try', 'while': 'while', 'with': 'with', 'yield': 'RESERVED', '{': '{', '|': '|', '|=': 'AUGMENT', '}': '}', '~': '~'}
PATTERNS = {'NAME': '[^\\W\\d]\\w*', 'NUMBER': '0[xX](?:_?[0-9a-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:[0-9](?:_?[0-9])*\\.?(?:[0-9](?:_?[0-9])*)?|\\.[0-9](?:_?[0-9])*)(?:[eE][-+]?[0-9](?:_?[0-9])*)?(?:[jJ](?!\\w))?', 'STRING': '[rRuU]?(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'FSTRING': '(?:[fF][rR]?|[rR][fF])(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'SIGN': '\\*\\*=|\\.\\.\\.|//=|<<=|>>=|!=|%=|\\&=|\\*\\*|\\*=|\\+=|\\-=|\\->|//|/=|:=|<<|<=|==|>=|>>|@=|\\^=|\\|=|[%\\&\\(\\)\\*\\+,\\-\\./:;<=>@\\[\\]\\^\\{\\|\\}\\~]'}
RULES = (('ands', 3, 'pair'), ('ands', 3, 'append'), ('annotated', 1, 'marker'), ('annotated', 2, 'rest'), ('annotated', 4, 'rest'), ('annotated', 1, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 5, 'parameter'), ('annotated_parameters', 1, 'one'), ('annotated_parameters', 3, 'append'), ('argument', 1, 'first'), ('argument', 2, 'starred'), ('argument', 3, 'keyword'), ('arguments', 1, 'one'), ('arguments', 3, 'append'), ('atom', 1, 'name'), ('atom', 1, 'number'), ('atom', 1, 'text'), ('atom', 1, 'strings'), ('atom', 1, 'true'), ('atom', 1, 'false'), ('atom', 1, 'none'), ('atom', 1, 'ellipsis'), ('atom', 2, 'empty_tuple'), ('atom', 3, 'group'), ('atom', 2, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 4, 'comprehension'), ('atom', 2, 'dict'), ('atom', 3, 'dict'), ('atom', 4, 'dict'), ('atom', 4, 'comprehension'), ('attempt', 3, 'block'), ('bitand', 1, 'first'), ('bitand', 3, 'binary'), ('bitor', 1, 'first'), ('bitor', 3, 'binary'), ('bitors', 3, 'pair'), ('bitors', 3, 'append'), ('block', 2, 'first'), ('block', 3, 'first'), ('block', 4, 'block'), ('branches', 4, 'branch'), ('branches', 5, 'elif'), ('chain', 3, 'pair'), ('chain', 3, 'append'), ('clause', 4, 'clause'), ('clause', 5, 'clause'), ('clauses', 1, 'one'), ('clauses', 2, 'append'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 2, 'words'), ('comparator', 2, 'words'), ('compares', 3, 'triple'), ('compares', 3, 'append_two'), ('comparison', 1, 'first'), ('comparison', 1, 'compare'), ('compound', 1, 'if'), ('compound', 4, 'if_else'), ('compound', 6, 'for'), ('compound', 4, 'while'), ('compound', 1, 'first'), ('compound', 2, 'decorated'), ('compound', 4, 'with'), ('compound', 4, 'with'), ('compound', 4, 'try_finally'), ('compound', 1, 'first'), ('compound', 4, 'try_finally'), ('conditions', 2, 'condition'), ('conditions', 3, 'append'), ('conjunction', 1, 'first'), ('conjunction', 1, 'and'), ('decorator', 3, 'decorator'), ('decorators', 1, 'one'), ('decorators', 2, 'append'), ('definition', 7, 'def'), ('definition', 5, 'def'), ('disjunction', 1, 'first'), ('disjunction', 1, 'or'), ('dots', 1, 'first'), ('dots', 1, 'first'), ('dots', 2, 'relative'), ('dots', 2, 'relative'), ('dotted', 1, 'first'), ('dotted', 3, 'dotted'), ('enclosed', 4, 'enclosed'), ('enclosed', 3, 'enclosed'), ('entries', 1, 'one'), ('entries', 3, 'append'), ('entry', 3, 'entry'), ('factor', 1, 'first'), ('factor', 2, 'unary'), ('factor', 2, 'unary'), ('handled', 2, 'try_except'), ('handled', 5, 'try_except'), ('handler', 3, 'handler'), ('handler', 4, 'handler'), ('handler', 6, 'handler'), ('handlers', 1, 'one'), ('handlers', 2, 'append'), ('imported', 1, 'imported'), ('imported', 3, 'imported'), ('imports', 2, 'imports'), ('imports', 3, 'append'), ('index', 1, 'first'), ('index', 2, 'single'), ('index', 1, 'tuple'), ('index', 2, 'tuple'), ('items', 1, 'first'), ('items', 2, 'single'), ('items', 1, 'tuple'), ('items', 2, 'tuple'), ('line', 2, 'first'), ('line', 3, 'first'), ('line', 1, 'one'), ('lines', 1, 'first'), ('lines', 2, 'extend'), ('module', 1, 'import'), ('module', 3, 'import'), ('named', 3, 'named'), ('named', 5, 'named'), ('named', 5, 'named'), ('named', 3, 'named'), ('named', 5, 'named'), ('names', 1, 'one'), ('names', 3, 'append'), ('negation', 1, 'first'), ('negation', 2, 'unary'), ('origin', 1, 'first'), ('origin', 1, 'first'), ('origin', 2, 'relative'), ('ors', 3, 'pair'), ('ors', 3, 'append'), ('parameter', 1, 'parameter'), ('parameter', 3, 'parameter'), ('parameter', 1, 'marker'), ('parameter', 2, 'rest'), ('parameters', 1, 'one'), ('parameters', 3, 'append'), ('postfix', 1, 'first'), ('postfix', 3, 'attribute'), ('postfix', 3, 'call'), ('postfix', 4, 'call'), ('postfix', 5, 'call'), ('postfix', 5, 'call_over'), ('postfix', 4, 'subscript'), ('power', 1, 'first'), ('power', 3, 'power'), ('product', 1, 'first'), ('product', 3, 'binary'), ('product', 3, 'binary'), ('shift', 1, 'first'), ('shift', 3, 'binary'), ('signature', 4, 'signature'), ('signature', 3, 'signature'), ('signature', 2, 'signature'), ('simple', 1, 'expression'), ('simple', 1, 'assign'), ('simple', 3, 'augmented'), ('simple', 3, 'declare'), ('simple', 5, 'declare'), ('simple', 1, 'return'), ('simple', 2, 'return'), ('simple', 1, 'pass'), ('simple', 1, 'break'), ('simple', 1, 'continue'), ('simple', 2, 'assert'), ('simple', 4, 'assert'), ('simple', 2, 'delete'), ('simple', 1, 'raise'), ('simple', 2, 'raise'), ('simple', 4, 'raise'), ('simple', 4, 'import_from'), ('simple', 6, 'import_from'), ('simple', 7, 'import_from'), ('simple', 4, 'import_all'), ('simples', 1, 'one'), ('simples', 3, 'append'), ('simples', 1, 'first'), ('simples', 3, 'extend'), ('start', 1, 'module'), ('start', 2, 'module'), ('start', 2, 'field'), ('string', 1, 'string'), ('string', 1, 'fstring'), ('strings', 2, 'both'), ('strings', 2, 'append'), ('subscript', 1, 'first'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscript', 2, 'slice'), ('subscript', 1, 'slice'), ('subscript', 5, 'slice'), ('subscript', 4, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscripts', 3, 'pair'), ('subscripts', 3, 'append'), ('sum', 1, 'first'), ('sum', 3, 'binary'), ('target', 1, 'first'), ('target', 2, 'single'), ('target', 1, 'tuple'), ('target', 2, 'tuple'), ('test', 1, 'first'), ('test', 5, 'conditional'), ('test', 5, 'lambda'), ('test', 4, 'lambda'), ('test', 3, 'lambda'), ('tests', 3, 'pair'), ('tests', 3, 'append'), ('with_item', 1, 'with_item'), ('with_item', 3, 'with_item'), ('withs', 1, 'one'), ('withs', 3, 'append'))
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
6 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191 -191
2 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
2 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17 -17
2 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18
2 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23
6 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190 -190
2 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21
7 1 2 4 6 7 8 9 10 11 12 13 98 15 99 100 101 24 102 103 104 105 42 102 44 45 99 105 105 106 53 54 107 108 109 61 62
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 110 110 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
9 -78 -78 -78 -78 -78 -78 -78 -78 -78 111 -78 -78 -78 -78 -78 -78 -78
3 1 2 4 6 7 8 9 10 11 12 13 15 112 113 114 24 115 116 117 118 42 115 44 45 112 118 118 119 53 54 120 121 61 62
10 122 123 124 125 126 -163 127 128 129 130 131 132 133 134 135 -163 136 131 137 131 138 139 140 141
11 142 143 144 145
12 122 124 126 -163 127 130 131 -163 136 131 137 131 138 139 140 141
13 124 126 -163 127 130 131 -163 136 131 137 131 138 139 140 141
14 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 146 147 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64
15 -171 -171
16 -164 148 -164
17 -63 -63 -63 -63 -63 -63 -63 149 -63 -63 -63 -63 149 -63 -63 -63 -63 149 150 139 -63 -63
18 124 126 -163 127 130 -163 136 137 140
19 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121
20 124 126 -163 127 130 -163 137 140
15 -172 -172
21 -80 -80
22 3 151 31 152
23 153
5 1 2 4 6 7 8 9 10 11 12 13 15 154 155 156 24 157 158 159 160 161 42 157 44 45 154 160 160 162 53 54 163 164 57 61 62
24 124 126 -163 127 130 -163 137
25 122 124 126 -163 127 128 129 130 131 132 134 -163 136 131 137 131 138 139 140 141
26 1 2 4 6 7 8 9 10 11 12 13 165 166 167 168 169 165 169 169 170 53 54 171 172 61 62
27 173 173 174 173 174 175
28 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 176 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121 -121
3 1 2 4 6 7 8 9 10 11 12 13 15 177 178 179 24 180 181 182 183 42 180 44 45 177 183 183 184 53 54 185 186 61 62
29 187 187 188
30 189 190 191
31 -163 127 130 -163
32 192 193 194 195 196
33 -187 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 197 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
34 1 2 4 6 7 8 9 10 11 12 13 198 199 200 24 201 202 201 44 198 202 202 203 53 54 204 61 62
35 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 -85 205 -85
15 -170 -170
36 1 2 -176 4 6 7 8 9 10 11 12 13 -176 15 206 207 208 24 209 210 211 212 42 209 44 45 206 212 212 213 53 54 214 215 61 62
37 1 2 -168 4 6 7 8 9 10 11 12 13 -168 15 216 217 218 24 219 220 221 222 223 42 219 44 45 216 222 222 224 53 54 225 226 57 61 62
38 122 124 126 -163 127 130 131 134 -163 136 131 137 131 138 139 140 141
15 -183 -183
15 190 191
39 0
40 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 6 -19 -19 -19 11 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 227 -19 -19
40 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 6 -20 -20 -20 11 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 228 -20 -20
41 122 124 126 -163 127 129 130 131 134 -163 136 131 137 131 138 139 140 141
42 124 126 -163 127 130 -163
43 -117 -117 229 -117 -117 -117 -117 -117
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
2 -98 -98 123 -98 -98 125 -98 -98 -98 -98 -98 -98 -98 -98 133 -98 135 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98
68 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98 -98
69 -189 122 123 124 125 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
70 -189 122 124 131 136 131 137 131 138 139 140 141
71 -189 124 131 136 131 137 131 138 139 140 141
72 -189 124 136 137 140
73 -189 124 137 140
74 -189 124 137
75 -189 122 124 128 129 131 132 134 136 131 137 131 138 139 140 141
39 -189
76 -189 122 124 131 134 136 131 137 131 138 139 140 141
77 -189 122 124 129 131 134 136 131 137 131 138 139 140 141
78 -189 124
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
33 -188 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 197 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
34 1 2 4 6 7 8 9 10 11 12 13 279 280 281 24 282 283 282 44 279 283 283 284 53 54 285 61 62
90 122 123 286 125 -173 128 129 131 132 133 134 135 -173 136 131 137 131 138 139 140 141
91 122 286 -173 131 -173 136 131 137 131 138 139 140 141
92 286 -173 131 -173 136 131 137 131 138 139 140 141
93 286 -173 -173 136 137 140
94 286 -173 -173 137 140
95 286 -173 -173 137
96 122 286 -173 128 129 131 132 134 -173 136 131 137 131 138 139 140 141
97 122 286 -173 131 134 -173 136 131 137 131 138 139 140 141
98 122 286 -173 129 131 134 -173 136 131 137 131 138 139 140 141
30 286 -173 -173
99 1 2 4 6 7 8 9 10 11 12 13 287 288 287 288 288 289 53 54 290 61 62
100 1 291 2 4 6 7 292 293 9 10 11 12 13 15 294 295 296 297 298 24 299 300 301 302 42 299 44 45 296 302 302 303 53 54 304 305 61 62
101 -116 1 -116 2 -116 -116 -116 4 -116 6 7 8 9 10 11 12 13 -116 15 306 307 308 24 309 310 311 312 42 309 44 45 306 312 312 313 53 54 314 315 61 62
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
112 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105
113 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 423 142 -100 -100 -100 424 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100 -100
3 1 2 4 6 7 8 9 10 11 12 13 15 425 426 427 24 428 429 430 431 42 428 44 45 425 431 431 432 53 54 433 434 61 62
44 435
5 1 2 4 6 7 8 9 10 11 12 13 15 436 437 438 24 439 440 441 442 443 42 439 44 45 436 442 442 444 53 54 445 446 57 61 62
103 1 2 4 6 7 8 9 10 11 12 13 447 448 449 450 447 450 450 451 53 54 452 61 62
107 1 2 4 6 7 8 9 10 11 12 13 447 448 449 450 396 447 450 450 451 53 54 452 61 62
21 -81 -81
19 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69
114 453 454
90 122 123 124 125 -175 128 129 131 132 133 134 135 -175 136 131 137 131 138 139 140 141
91 122 124 -175 131 -175 136 131 137 131 138 139 140 141
92 124 -175 131 -175 136 131 137 131 138 139 140 141
93 124 -175 -175 136 137 140
94 124 -175 -175 137 140
95 124 -175 -175 137
96 122 124 -175 128 129 131 132 134 -175 136 131 137 131 138 139 140 141
15 -175 -175
97 122 124 -175 131 134 -175 136 131 137 131 138 139 140 141
98 122 124 -175 129 131 134 -175 136 131 137 131 138 139 140 141
30 124 -175 -175
115 122 123 455 125 128 129 132 133 134 135 456 141
116 122 455 456 141
117 455 456 141
118 457 -213
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
134 -124 462 -124 -124 465
30 -109 -109 -109
29 187 187 466
135 1 2 4 6 7 8 9 10 11 12 13 467 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 39 468 41 42 25 44 45 46 17 34 34 47 48 49 469 53 54 55 56 57 61 62
19 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119 -119
3 1 2 4 6 7 8 9 10 11 12 13 15 470 471 472 24 473 474 475 476 42 473 44 45 470 476 476 477 53 54 478 479 61 62
136 -142 -142 480
137 -140 -140 481
138 -144 -144
138 482 483
19 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123 -123
139 -134 122 123 -134 -134 125 -134 -134 -134 128 129 -134 131 132 133 134 135 -134 -134 -134 -134 131 -134 -134 -134 -134 131 138 139 -134 141 -134
140 -134 122 -134 -134 -134 -134 -134 -134 131 -134 -134 -134 -134 131 -134 -134 -134 -134 131 138 139 -134 141 -134
141 -134 -134 -134 -134 -134 -134 -134 131 -134 -134 -134 -134 131 -134 -134 -134 -134 131 138 139 -134 141 -134
9 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134
142 -134 122 -134 -134 -134 -134 -134 128 129 -134 131 132 134 -134 -134 -134 -134 131 -134 -134 -134 -134 131 138 139 -134 141 -134
143 -134 122 -134 -134 -134 -134 -134 -134 131 134 -134 -134 -134 -134 131 -134 -134 -134 -134 131 138 139 -134 141 -134
144 -134 122 -134 -134 -134 -134 -134 129 -134 131 134 -134 -134 -134 -134 131 -134 -134 -134 -134 131 138 139 -134 141 -134
109 1 2 4 6 7 8 9 10 11 12 13 15 484 485 486 24 487 488 489 487 44 484 489 489 490 53 54 491 61 62
145 122 123 125 -177 128 129 131 132 133 134 135 -177 136 131 492 137 131 138 139 140 141
146 122 -177 131 -177 136 131 492 137 131 138 139 140 141
147 -177 131 -177 136 131 492 137 131 138 139 140 141
148 -177 -177 136 492 137 140
149 -177 -177 492 137 140
150 -177 -177 492 137
151 122 -177 128 129 131 132 134 -177 136 131 492 137 131 138 139 140 141
152 122 -177 131 134 -177 136 131 492 137 131 138 139 140 141
153 122 -177 129 131 134 -177 136 131 492 137 131 138 139 140 141
154 -177 -177 492
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
6 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192 -192
6 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193 -193
101 -118 1 -118 2 -118 -118 -118 4 -118 6 7 8 9 10 11 12 13 -118 15 493 494 495 24 496 497 498 499 42 496 44 45 493 499 499 500 53 54 501 502 61 62
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
157 122 123 -222 125 -222 128 129 131 132 133 134 135 136 520 131 137 131 138 139 140 141
158 122 -222 -222 131 136 520 131 137 131 138 139 140 141
159 -222 -222 131 136 520 131 137 131 138 139 140 141
160 -222 -222 136 520 137 140
161 -222 -222 520 137 140
162 -222 -222 520 137
44 521
163 122 -222 -222 128 129 131 132 134 136 520 131 137 131 138 139 140 141
164 122 -222 -222 131 134 136 520 131 137 131 138 139 140 141
165 122 -222 -222 129 131 134 136 520 131 137 131 138 139 140 141
166 -222 -222 520
138 -224 -224
138 522 523
125 122 123 125 524 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
126 122 524 131 136 131 137 131 138 139 140 141
127 524 131 136 131 137 131 138 139 140 141
128 524 136 137 140
129 524 137 140
130 524 137
167 525 526
168 -94 274 527 276 -94
131 122 524 128 129 131 132 134 136 131 137 131 138 139 140 141
132 122 524 131 134 136 131 137 131 138 139 140 141
133 122 524 129 131 134 136 131 137 131 138 139 140 141
44 524
2 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33
2 -99 -99 123 -99 -99 125 -99 -99 -99 -99 -99 -99 -99 -99 133 -99 135 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99
68 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99 -99
2 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26
21 -79 -79
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
2 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148
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
185 -220 122 123 -220 -220 125 -220 -220 -220 128 129 -220 131 132 133 134 135 -220 -220 136 131 137 131 138 139 140 141
186 -220 122 -220 -220 -220 -220 -220 -220 131 -220 -220 136 131 137 131 138 139 140 141
187 -220 -220 -220 -220 -220 -220 -220 131 -220 -220 136 131 137 131 138 139 140 141
188 -220 -220 -220 -220 -220 -220 -220 -220 -220 136 137 140
189 -220 -220 -220 -220 -220 -220 -220 -220 -220 137 140
190 -220 -220 -220 -220 -220 -220 -220 -220 -220 137
191 -220 122 -220 -220 -220 -220 -220 128 129 -220 131 132 134 -220 -220 136 131 137 131 138 139 140 141
192 -220 122 -220 -220 -220 -220 -220 -220 131 134 -220 -220 136 131 137 131 138 139 140 141
193 -220 122 -220 -220 -220 -220 -220 129 -220 131 134 -220 -220 136 131 137 131 138 139 140 141
194 -220 -220 -220 -220 -220 -220 -220 -220 -220
2 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147
195 122 123 125 -166 563 128 129 131 132 133 134 135 -166 136 131 137 131 138 139 140 141
196 122 -166 563 131 -166 136 131 137 131 138 139 140 141
197 -166 563 131 -166 136 131 137 131 138 139 140 141
198 -166 563 -166 136 137 140
199 -166 563 -166 137 140
200 -166 563 -166 137
201 122 -166 563 128 129 131 132 134 -166 136 131 137 131 138 139 140 141
202 122 -166 563 131 134 -166 136 131 137 131 138 139 140 141
203 122 -166 563 129 131 134 -166 136 131 137 131 138 139 140 141
16 -166 563 -166
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
2 -157 -157 123 -157 -157 125 -157 -157 -157 -157 -157 -157 -157 -157 133 -157 135 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157
68 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157
2 -210 -210 123 -210 -210 125 -210 -210 -210 128 -210 -210 -210 132 133 -210 135 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210
68 -210 -210 -210 -210 -210 -210 -210 128 -210 -210 -210 132 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210
90 122 123 124 125 -165 128 129 131 132 133 134 135 -165 136 131 137 131 138 139 140 141
91 122 124 -165 131 -165 136 131 137 131 138 139 140 141
92 124 -165 131 -165 136 131 137 131 138 139 140 141
93 124 -165 -165 136 137 140
94 124 -165 -165 137 140
95 124 -165 -165 137
96 122 124 -165 128 129 131 132 134 -165 136 131 137 131 138 139 140 141
15 -165 -165
97 122 124 -165 131 134 -165 136 131 137 131 138 139 140 141
98 122 124 -165 129 131 134 -165 136 131 137 131 138 139 140 141
30 124 -165 -165
2 -60 122 123 -60 -60 125 -60 -60 -60 128 129 -60 -60 132 133 134 135 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 141 -60
214 -60 122 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 141 -60
215 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 141 -60
68 -60 122 -60 -60 -60 -60 -60 128 129 -60 -60 132 134 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 141 -60
172 -60 122 -60 -60 -60 -60 -60 -60 -60 134 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 141 -60
173 -60 122 -60 -60 -60 -60 -60 129 -60 -60 134 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 -60 141 -60
2 -156 -156 123 -156 -156 125 -156 -156 -156 -156 -156 -156 -156 -156 133 -156 135 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156
68 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156
2 -154 -154 123 -154 -154 125 -154 -154 -154 -154 -154 -154 -154 -154 133 -154 135 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154
68 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154
2 -159 -159 123 -159 -159 125 -159 -159 -159 128 129 -159 -159 132 133 -159 135 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159
68 -159 -159 -159 -159 -159 -159 -159 128 129 -159 -159 132 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159
173 -159 -159 -159 -159 -159 -159 -159 129 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159
216 1 -198 2 564 4 6 7 8 9 10 11 12 13 -198 15 565 566 567 24 568 569 570 571 42 568 44 45 565 571 571 572 53 54 573 574 61 62
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
89 578 -113
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
139 -138 122 123 -138 -138 125 -138 -138 -138 128 129 -138 131 132 133 134 135 -138 -138 136 -138 131 -138 -138 -138 -138 131 138 139 -138 141 -138
140 -138 122 -138 -138 -138 -138 -138 -138 131 -138 -138 136 -138 131 -138 -138 -138 -138 131 138 139 -138 141 -138
141 -138 -138 -138 -138 -138 -138 -138 131 -138 -138 136 -138 131 -138 -138 -138 -138 131 138 139 -138 141 -138
9 -138 -138 -138 -138 -138 -138 -138 -138 -138 136 -138 -138 -138 -138 -138 -138 -138
35 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138 -138
142 -138 122 -138 -138 -138 -138 -138 128 129 -138 131 132 134 -138 -138 136 -138 131 -138 -138 -138 -138 131 138 139 -138 141 -138
143 -138 122 -138 -138 -138 -138 -138 -138 131 134 -138 -138 136 -138 131 -138 -138 -138 -138 131 138 139 -138 141 -138
144 -138 122 -138 -138 -138 -138 -138 129 -138 131 134 -138 -138 136 -138 131 -138 -138 -138 -138 131 138 139 -138 141 -138
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
112 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106
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
250 1 2 4 6 7 8 9 10 11 12 13 594 595 596 597 -212 594 597 597 598 53 54 599 61 62
5 1 2 4 6 7 8 9 10 11 12 13 15 600 601 602 24 603 604 605 606 607 42 603 44 45 600 606 606 608 53 54 609 610 57 61 62
250 1 2 4 6 7 8 9 10 11 12 13 611 612 613 614 -214 611 614 614 615 53 54 616 61 62
251 -88 -88 -88 -88
251 -89 -89 -89 -89
123 462 -137
252 617 618 619 620 621
23 622
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 623 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 624 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
23 625
30 -110 -110 -110
19 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120 -120
30 189 -186 -186
15 -184 -184
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
138 -143 -143
3 1 2 4 6 7 8 9 10 11 12 13 15 626 627 628 24 629 630 631 632 42 629 44 45 626 632 632 633 53 54 634 635 61 62
263 636 193 194 637
3 1 2 4 6 7 8 9 10 11 12 13 15 638 639 640 24 641 642 643 644 42 641 44 45 638 644 644 645 53 54 646 647 61 62
139 -139 122 123 -139 -139 125 -139 -139 -139 128 129 -139 131 132 133 134 135 -139 -139 136 -139 131 -139 -139 -139 -139 131 138 139 -139 141 -139
140 -139 122 -139 -139 -139 -139 -139 -139 131 -139 -139 136 -139 131 -139 -139 -139 -139 131 138 139 -139 141 -139
141 -139 -139 -139 -139 -139 -139 -139 131 -139 -139 136 -139 131 -139 -139 -139 -139 131 138 139 -139 141 -139
9 -139 -139 -139 -139 -139 -139 -139 -139 -139 136 -139 -139 -139 -139 -139 -139 -139
35 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139
142 -139 122 -139 -139 -139 -139 -139 128 129 -139 131 132 134 -139 -139 136 -139 131 -139 -139 -139 -139 131 138 139 -139 141 -139
143 -139 122 -139 -139 -139 -139 -139 -139 131 134 -139 -139 136 -139 131 -139 -139 -139 -139 131 138 139 -139 141 -139
144 -139 122 -139 -139 -139 -139 -139 129 -139 131 134 -139 -139 136 -139 131 -139 -139 -139 -139 131 138 139 -139 141 -139
3 1 2 4 6 7 8 9 10 11 12 13 15 648 649 650 24 651 652 653 654 42 651 44 45 648 654 654 655 53 54 656 657 61 62
185 -221 122 123 -221 -221 125 -221 -221 -221 128 129 -221 131 132 133 134 135 -221 -221 136 131 137 131 138 139 140 141
186 -221 122 -221 -221 -221 -221 -221 -221 131 -221 -221 136 131 137 131 138 139 140 141
187 -221 -221 -221 -221 -221 -221 -221 131 -221 -221 136 131 137 131 138 139 140 141
188 -221 -221 -221 -221 -221 -221 -221 -221 -221 136 137 140
189 -221 -221 -221 -221 -221 -221 -221 -221 -221 137 140
190 -221 -221 -221 -221 -221 -221 -221 -221 -221 137
191 -221 122 -221 -221 -221 -221 -221 128 129 -221 131 132 134 -221 -221 136 131 137 131 138 139 140 141
192 -221 122 -221 -221 -221 -221 -221 -221 131 134 -221 -221 136 131 137 131 138 139 140 141
193 -221 122 -221 -221 -221 -221 -221 129 -221 131 134 -221 -221 136 131 137 131 138 139 140 141
194 -221 -221 -221 -221 -221 -221 -221 -221 -221
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
57 -117 666
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
280 122 123 125 -174 128 129 131 132 133 134 135 -174 136 131 137 131 138 139 140 141
281 122 -174 131 -174 136 131 137 131 138 139 140 141
282 -174 131 -174 136 131 137 131 138 139 140 141
283 -174 -174 136 137 140
284 -174 -174 137 140
285 -174 -174 137
286 122 -174 128 129 131 132 134 -174 136 131 137 131 138 139 140 141
287 122 -174 131 134 -174 136 131 137 131 138 139 140 141
288 122 -174 129 131 134 -174 136 131 137 131 138 139 140 141
15 -174 -174
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
2 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149 -149
289 1 695 2 4 6 7 292 293 9 10 11 12 13 15 696 697 698 699 24 700 701 702 703 42 700 44 45 697 703 703 704 53 54 705 696 61 62
290 706 530 276
5 1 2 4 6 7 8 9 10 11 12 13 15 707 708 709 24 710 711 712 713 714 42 710 44 45 707 713 713 715 53 54 716 717 57 61 62
291 1 -206 2 4 6 7 8 9 10 11 12 13 -206 15 718 719 720 24 721 722 723 724 42 721 44 45 718 724 724 725 53 54 726 727 61 62
217 122 123 -197 125 728 128 129 131 132 133 134 135 -197 136 131 137 131 138 139 140 141
218 122 -197 728 131 -197 136 131 137 131 138 139 140 141
219 -197 728 131 -197 136 131 137 131 138 139 140 141
220 -197 728 -197 136 137 140
221 -197 728 -197 137 140
222 -197 728 -197 137
223 122 -197 728 128 129 131 132 134 -197 136 131 137 131 138 139 140 141
225 122 -197 728 131 134 -197 136 131 137 131 138 139 140 141
226 122 -197 728 129 131 134 -197 136 131 137 131 138 139 140 141
227 -197 728 -197
292 1 2 366 4 6 7 8 9 10 11 12 13 -112 15 729 730 731 24 732 733 734 735 42 732 44 45 729 735 735 736 53 54 737 738 739 61 62
216 1 -196 2 740 4 6 7 8 9 10 11 12 13 -196 15 741 742 743 24 744 745 746 747 42 744 44 45 741 747 747 748 53 54 749 750 61 62
2 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152
292 1 2 366 4 6 7 8 9 10 11 12 13 -114 15 751 752 753 24 754 755 756 757 42 754 44 45 751 757 757 758 53 54 759 760 761 61 62
3 1 2 4 6 7 8 9 10 11 12 13 15 762 763 764 24 765 766 767 768 42 765 44 45 762 768 768 769 53 54 770 771 61 62
112 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102 -102
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 772 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
23 773
19 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 774 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 775 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
19 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65
249 -162 -162
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
15 -182 -182
305 -107 -107 -107 -107 794
306 -131 -131 -131 -131
30 795 -179 -179
307 -91 -91 -91 -91 -91 -91
19 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74
14 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47
30 -125 -125 -125
295 122 123 -141 125 -141 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
296 122 -141 -141 131 136 131 137 131 138 139 140 141
297 -141 -141 131 136 131 137 131 138 139 140 141
298 -141 -141 136 137 140
299 -141 -141 137 140
300 -141 -141 137
301 122 -141 -141 128 129 131 132 134 136 131 137 131 138 139 140 141
302 122 -141 -141 131 134 136 131 137 131 138 139 140 141
303 122 -141 -141 129 131 134 136 131 137 131 138 139 140 141
138 -141 -141
3 1 2 4 6 7 8 9 10 11 12 13 15 796 797 798 24 799 800 801 802 42 799 44 45 796 802 802 803 53 54 804 805 61 62
138 -145 -145
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
280 122 123 125 -178 128 129 131 132 133 134 135 -178 136 131 137 131 138 139 140 141
281 122 -178 131 -178 136 131 137 131 138 139 140 141
282 -178 131 -178 136 131 137 131 138 139 140 141
283 -178 -178 136 137 140
284 -178 -178 137 140
285 -178 -178 137
286 122 -178 128 129 131 132 134 -178 136 131 137 131 138 139 140 141
287 122 -178 131 134 -178 136 131 137 131 138 139 140 141
288 122 -178 129 131 134 -178 136 131 137 131 138 139 140 141
15 -178 -178
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 806 806 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
135 1 2 4 6 7 8 9 10 11 12 13 807 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 39 468 41 42 25 44 45 46 17 34 34 47 48 49 469 53 54 55 56 57 61 62
308 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44
19 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67
309 1 -116 2 4 6 7 8 9 10 11 12 13 15 808 809 810 24 811 812 813 814 42 811 44 45 808 814 814 815 53 54 816 817 61 62
276 1 2 6 7 8 9 10 11 12 13 818 818 53 54 61
44 -93
309 1 819 2 4 6 7 8 9 10 11 12 13 15 820 821 822 24 823 824 825 826 42 823 44 45 820 826 826 827 53 54 828 829 61 62
309 1 -118 2 4 6 7 8 9 10 11 12 13 15 830 831 832 24 833 834 835 836 42 833 44 45 830 836 836 837 53 54 838 839 61 62
310 123 -223 125 -223 135
19 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71
138 -225 -225
19 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70
311 122 123 -96 125 128 129 131 132 133 134 135 136 131 -96 137 131 138 139 140 141 -96
312 122 -96 131 136 131 -96 137 131 138 139 140 141 -96
313 -96 131 136 131 -96 137 131 138 139 140 141 -96
314 -96 136 -96 137 140 -96
315 -96 -96 137 140 -96
316 -96 -96 137 -96
317 122 -96 128 129 131 132 134 136 131 -96 137 131 138 139 140 141 -96
318 122 -96 131 134 136 131 -96 137 131 138 139 140 141 -96
319 122 -96 129 131 134 136 131 -96 137 131 138 139 140 141 -96
320 -96 -96 -96
167 -95 -95
2 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
2 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36
106 1 2 4 6 7 8 9 10 11 12 13 15 840 841 842 24 843 844 845 846 843 44 45 840 846 846 847 53 54 848 61 62
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
2 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150 -150
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
2 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151
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
321 122 123 -205 125 128 129 131 132 133 134 135 -205 136 131 137 131 138 139 140 141
322 122 -205 131 -205 136 131 137 131 138 139 140 141
323 -205 131 -205 136 131 137 131 138 139 140 141
324 -205 -205 136 137 140
325 -205 -205 137 140
326 -205 -205 137
327 122 -205 128 129 131 132 134 -205 136 131 137 131 138 139 140 141
328 122 -205 131 134 -205 136 131 137 131 138 139 140 141
329 122 -205 129 131 134 -205 136 131 137 131 138 139 140 141
89 -205 -205
291 1 -204 2 4 6 7 8 9 10 11 12 13 -204 15 849 850 851 24 852 853 854 855 42 852 44 45 849 855 855 856 53 54 857 858 61 62
217 122 123 -207 125 576 128 129 131 132 133 134 135 -207 136 131 137 131 138 139 140 141
218 122 -207 576 131 -207 136 131 137 131 138 139 140 141
219 -207 576 131 -207 136 131 137 131 138 139 140 141
220 -207 576 -207 136 137 140
221 -207 576 -207 137 140
222 -207 576 -207 137
223 122 -207 576 128 129 131 132 134 -207 136 131 137 131 138 139 140 141
225 122 -207 576 131 134 -207 136 131 137 131 138 139 140 141
89 -207 -207
226 122 -207 576 129 131 134 -207 136 131 137 131 138 139 140 141
227 -207 576 -207
291 1 -202 2 4 6 7 8 9 10 11 12 13 -202 15 859 860 861 24 862 863 864 865 42 862 44 45 859 865 865 866 53 54 867 868 61 62
217 122 123 -195 125 869 128 129 131 132 133 134 135 -195 136 131 137 131 138 139 140 141
218 122 -195 869 131 -195 136 131 137 131 138 139 140 141
219 -195 869 131 -195 136 131 137 131 138 139 140 141
220 -195 869 -195 136 137 140
221 -195 869 -195 137 140
222 -195 869 -195 137
223 122 -195 869 128 129 131 132 134 -195 136 131 137 131 138 139 140 141
225 122 -195 869 131 134 -195 136 131 137 131 138 139 140 141
226 122 -195 869 129 131 134 -195 136 131 137 131 138 139 140 141
227 -195 869 -195
217 122 123 -208 125 576 128 129 131 132 133 134 135 -208 136 131 137 131 138 139 140 141
218 122 -208 576 131 -208 136 131 137 131 138 139 140 141
219 -208 576 131 -208 136 131 137 131 138 139 140 141
220 -208 576 -208 136 137 140
221 -208 576 -208 137 140
222 -208 576 -208 137
223 122 -208 576 128 129 131 132 134 -208 136 131 137 131 138 139 140 141
225 122 -208 576 131 134 -208 136 131 137 131 138 139 140 141
89 -208 -208
226 122 -208 576 129 131 134 -208 136 131 137 131 138 139 140 141
227 -208 576 -208
253 -216 122 123 -216 -216 125 -216 -216 -216 128 129 -216 131 132 133 134 135 -216 -216 136 -216 131 -216 -216 137 131 138 139 140 141 -216
254 -216 122 -216 -216 -216 -216 -216 -216 131 -216 -216 136 -216 131 -216 -216 137 131 138 139 140 141 -216
255 -216 -216 -216 -216 -216 -216 -216 131 -216 -216 136 -216 131 -216 -216 137 131 138 139 140 141 -216
256 -216 -216 -216 -216 -216 -216 -216 -216 -216 136 -216 -216 -216 137 140 -216
257 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 137 140 -216
258 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 137 -216
259 -216 122 -216 -216 -216 -216 -216 128 129 -216 131 132 134 -216 -216 136 -216 131 -216 -216 137 131 138 139 140 141 -216
260 -216 122 -216 -216 -216 -216 -216 -216 131 134 -216 -216 136 -216 131 -216 -216 137 131 138 139 140 141 -216
261 -216 122 -216 -216 -216 -216 -216 129 -216 131 134 -216 -216 136 -216 131 -216 -216 137 131 138 139 140 141 -216
262 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216
112 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103
44 870
28 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101 -101
14 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48
330 -4 -4 871
3 1 2 4 6 7 8 9 10 11 12 13 15 872 873 874 24 875 876 877 878 42 875 44 45 872 878 878 879 53 54 880 881 61 62
3 1 2 4 6 7 8 9 10 11 12 13 15 882 883 884 24 885 886 887 888 42 885 44 45 882 888 888 889 53 54 890 891 61 62
249 -161 -161
331 892 588 589 893
125 122 123 125 894 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
126 122 894 131 136 131 137 131 138 139 140 141
127 894 131 136 131 137 131 138 139 140 141
128 894 136 137 140
129 894 137 140
130 894 137
131 122 894 128 129 131 132 134 136 131 137 131 138 139 140 141
132 122 894 131 134 136 131 137 131 138 139 140 141
133 122 894 129 131 134 136 131 137 131 138 139 140 141
44 894
19 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 895 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
57 896 897
23 898
332 619 899
253 -217 122 123 -217 -217 125 -217 -217 -217 128 129 -217 131 132 133 134 135 -217 -217 136 -217 131 -217 -217 137 131 138 139 140 141 -217
254 -217 122 -217 -217 -217 -217 -217 -217 131 -217 -217 136 -217 131 -217 -217 137 131 138 139 140 141 -217
255 -217 -217 -217 -217 -217 -217 -217 131 -217 -217 136 -217 131 -217 -217 137 131 138 139 140 141 -217
256 -217 -217 -217 -217 -217 -217 -217 -217 -217 136 -217 -217 -217 137 140 -217
257 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 137 140 -217
258 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 137 -217
259 -217 122 -217 -217 -217 -217 -217 128 129 -217 131 132 134 -217 -217 136 -217 131 -217 -217 137 131 138 139 140 141 -217
260 -217 122 -217 -217 -217 -217 -217 -217 131 134 -217 -217 136 -217 131 -217 -217 137 131 138 139 140 141 -217
261 -217 122 -217 -217 -217 -217 -217 129 -217 131 134 -217 -217 136 -217 131 -217 -217 137 131 138 139 140 141 -217
262 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217
333 1 2 3 4 6 7 8 9 10 11 12 13 900 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 197 25 44 45 46 17 34 34 47 48 49 50 51 53 54 55 56 57 58 59 60 61 62
308 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45
266 122 123 -220 -220 125 128 129 131 132 133 134 135 136 901 131 137 131 138 139 140 141
267 122 -220 -220 131 136 901 131 137 131 138 139 140 141
268 -220 -220 131 136 901 131 137 131 138 139 140 141
269 -220 -220 136 901 137 140
270 -220 -220 901 137 140
271 -220 -220 901 137
272 122 -220 -220 128 129 131 132 134 136 901 131 137 131 138 139 140 141
273 122 -220 -220 131 134 136 901 131 137 131 138 139 140 141
274 122 -220 -220 129 131 134 136 901 131 137 131 138 139 140 141
275 -220 -220 901
334 123 -126 -126 125 135
44 -92
266 122 123 -129 -129 125 128 129 131 132 133 134 135 136 902 131 137 131 138 139 140 141
267 122 -129 -129 131 136 902 131 137 131 138 139 140 141
268 -129 -129 131 136 902 131 137 131 138 139 140 141
269 -129 -129 136 902 137 140
270 -129 -129 902 137 140
271 -129 -129 902 137
272 122 -129 -129 128 129 131 132 134 136 902 131 137 131 138 139 140 141
273 122 -129 -129 131 134 136 902 131 137 131 138 139 140 141
274 122 -129 -129 129 131 134 136 902 131 137 131 138 139 140 141
275 -129 -129 902
266 122 123 -221 -221 125 128 129 131 132 133 134 135 136 903 131 137 131 138 139 140 141
267 122 -221 -221 131 136 903 131 137 131 138 139 140 141
268 -221 -221 131 136 903 131 137 131 138 139 140 141
269 -221 -221 136 903 137 140
270 -221 -221 903 137 140
271 -221 -221 903 137
272 122 -221 -221 128 129 131 132 134 136 903 131 137 131 138 139 140 141
273 122 -221 -221 131 134 136 903 131 137 131 138 139 140 141
274 122 -221 -221 129 131 134 136 903 131 137 131 138 139 140 141
275 -221 -221 903
335 122 123 -51 125 128 129 131 132 133 134 135 -51 136 131 904 -51 905 131 138 139 140 141 -51
336 122 -51 131 -51 136 131 904 -51 905 131 138 139 140 141 -51
337 -51 131 -51 136 131 904 -51 905 131 138 139 140 141 -51
338 -51 -51 136 904 -51 905 140 -51
339 -51 -51 904 -51 905 140 -51
340 -51 -51 904 -51 905 -51
341 122 -51 128 129 131 132 134 -51 136 131 904 -51 905 131 138 139 140 141 -51
342 122 -51 131 134 -51 136 131 904 -51 905 131 138 139 140 141 -51
343 122 -51 129 131 134 -51 136 131 904 -51 905 131 138 139 140 141 -51
321 122 123 -203 125 128 129 131 132 133 134 135 -203 136 131 137 131 138 139 140 141
322 122 -203 131 -203 136 131 137 131 138 139 140 141
323 -203 131 -203 136 131 137 131 138 139 140 141
324 -203 -203 136 137 140
325 -203 -203 137 140
326 -203 -203 137
327 122 -203 128 129 131 132 134 -203 136 131 137 131 138 139 140 141
328 122 -203 131 134 -203 136 131 137 131 138 139 140 141
329 122 -203 129 131 134 -203 136 131 137 131 138 139 140 141
89 -203 -203
321 122 123 -201 125 128 129 131 132 133 134 135 -201 136 131 137 131 138 139 140 141
322 122 -201 131 -201 136 131 137 131 138 139 140 141
323 -201 131 -201 136 131 137 131 138 139 140 141
324 -201 -201 136 137 140
325 -201 -201 137 140
326 -201 -201 137
327 122 -201 128 129 131 132 134 -201 136 131 137 131 138 139 140 141
328 122 -201 131 134 -201 136 131 137 131 138 139 140 141
329 122 -201 129 131 134 -201 136 131 137 131 138 139 140 141
89 -201 -201
291 1 -200 2 4 6 7 8 9 10 11 12 13 -200 15 906 907 908 24 909 910 911 912 42 909 44 45 906 912 912 913 53 54 914 915 61 62
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 916 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
3 1 2 4 6 7 8 9 10 11 12 13 15 917 918 919 24 920 921 922 923 42 920 44 45 917 923 923 924 53 54 925 926 61 62
344 122 123 -8 -8 125 927 128 129 131 132 133 134 135 136 131 137 131 138 139 140 141
345 122 -8 -8 927 131 136 131 137 131 138 139 140 141
346 -8 -8 927 131 136 131 137 131 138 139 140 141
347 -8 -8 927 136 137 140
348 -8 -8 927 137 140
349 -8 -8 927 137
350 122 -8 -8 927 128 129 131 132 134 136 131 137 131 138 139 140 141
351 122 -8 -8 927 131 134 136 131 137 131 138 139 140 141
352 122 -8 -8 927 129 131 134 136 131 137 131 138 139 140 141
353 -8 -8 927
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
249 -160 -160
57 -11 -11
155 1 2 4 6 7 8 9 10 11 12 13 503 15 16 17 19 20 928 22 23 24 25 27 28 32 33 34 36 39 505 41 42 25 44 45 46 17 34 34 47 48 49 50 506 53 54 55 56 57 61 62
19 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66
15 -180 -180
354 929 619 899
306 -108 -108 -108 -108
306 -132 -132 -132 -132
308 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46
276 1 2 6 7 8 9 10 11 12 13 930 930 53 54 61
276 1 2 6 7 8 9 10 11 12 13 931 931 53 54 61
276 1 2 6 7 8 9 10 11 12 13 932 932 53 54 61
355 -52 -52 -52 933 -52
106 1 2 4 6 7 8 9 10 11 12 13 15 934 935 936 24 937 938 939 940 937 44 45 934 940 940 941 53 54 942 61 62
321 122 123 -199 125 128 129 131 132 133 134 135 -199 136 131 137 131 138 139 140 141
322 122 -199 131 -199 136 131 137 131 138 139 140 141
323 -199 131 -199 136 131 137 131 138 139 140 141
324 -199 -199 136 137 140
325 -199 -199 137 140
326 -199 -199 137
327 122 -199 128 129 131 132 134 -199 136 131 137 131 138 139 140 141
328 122 -199 131 134 -199 136 131 137 131 138 139 140 141
329 122 -199 129 131 134 -199 136 131 137 131 138 139 140 141
89 -199 -199
112 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104
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
3 1 2 4 6 7 8 9 10 11 12 13 15 943 944 945 24 946 947 948 949 42 946 44 45 943 949 949 950 53 54 951 952 61 62
19 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82
15 -181 -181
334 123 -127 -127 125 135
334 123 -130 -130 125 135
334 123 -128 -128 125 135
106 1 2 4 6 7 8 9 10 11 12 13 15 953 954 955 24 956 957 958 959 956 44 45 953 959 959 960 53 54 961 61 62
356 122 123 -75 125 128 129 131 132 133 134 135 -75 136 131 -75 -75 131 138 139 140 141 -75
357 122 -75 131 -75 136 131 -75 -75 131 138 139 140 141 -75
358 -75 131 -75 136 131 -75 -75 131 138 139 140 141 -75
359 -75 -75 136 -75 -75 140 -75
360 -75 -75 -75 -75 140 -75
355 -75 -75 -75 -75 -75
361 122 -75 128 129 131 132 134 -75 136 131 -75 -75 131 138 139 140 141 -75
362 122 -75 131 134 -75 136 131 -75 -75 131 138 139 140 141 -75
363 122 -75 129 131 134 -75 136 131 -75 -75 131 138 139 140 141 -75
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
356 122 123 -76 125 128 129 131 132 133 134 135 -76 136 131 -76 -76 131 138 139 140 141 -76
357 122 -76 131 -76 136 131 -76 -76 131 138 139 140 141 -76
358 -76 131 -76 136 131 -76 -76 131 138 139 140 141 -76
359 -76 -76 136 -76 -76 140 -76
360 -76 -76 -76 -76 140 -76
355 -76 -76 -76 -76 -76
361 122 -76 128 129 131 132 134 -76 136 131 -76 -76 131 138 139 140 141 -76
362 122 -76 131 134 -76 136 131 -76 -76 131 138 139 140 141 -76
363 122 -76 129 131 134 -76 136 131 -76 -76 131 138 139 140 141 -76
"""
NEST = 4294967296
WEIGHTS = {1: 4294967297, 4: 4294967297, 6: 4294967298, 13: 4294967297, 42: 4294967297, 44: 4294967297, 61: 4294967298, 62: 4294967297, 111: 1, 122: 1, 123: 4294967297, 128: 1, 129: 1, 132: 1, 133: 4294967297, 134: 1, 135: 4294967297, 136: 1, 140: 1, 141: 1, 205: 1, 241: 4294967297, 453: 4294967297, 579: 4294967297, 617: 4294967297, 658: 8589934594, 684: 1, 905: 1, 933: 1}
