"""Generated from grammars/gradcli.lark by grammar.py.  Do not edit."""
# fmt: off
# ruff: noqa
KINDS = {'!=': 'COMPARE', '%': 'MULTIPLY', '%=': 'AUGMENT', '&': '&', '&=': 'AUGMENT', '(': '(', ')': ')', '*': 'MULTIPLY', '**': 'POWER', '**=': 'AUGMENT', '*=': 'AUGMENT', '+': 'ADD', '+=': 'AUGMENT', ',': ',', '-': 'ADD', '-=': 'AUGMENT', '->': '->', '.': '.', '...': '...', '/': 'MULTIPLY', '//': 'MULTIPLY', '//=': 'AUGMENT', '/=': 'AUGMENT', ':': ':', ':=': ':=', ';': ';', '<': 'COMPARE', '<<': 'SHIFT', '<<=': 'AUGMENT', '<=': 'COMPARE', '=': '=', '==': 'COMPARE', '>': 'COMPARE', '>=': 'COMPARE', '>>': 'SHIFT', '>>=': 'AUGMENT', '@': '@', '@=': 'AUGMENT', 'False': 'False', 'None': 'None', 'True': 'True', '[': '[', ']': ']', '^': 'POWER', '^=': 'AUGMENT', 'and': 'and', 'as': 'as', 'assert': 'assert', 'async': 'RESERVED', 'await': 'RESERVED', 'break': 'break', 'class': 'RESERVED', 'continue': 'continue', 'def': 'def', 'del': 'del', 'elif': 'elif', 'else': 'else', 'except': 'except', 'finally': 'finally', 'for': 'for', 'from': 'from', 'global': 'global', 'if': 'if', 'import': 'import', 'in': 'in', 'is': 'is', 'lambda': 'lambda', 'nonlocal': 'nonlocal', 'not': 'not', 'or': 'or', 'pass': 'pass', 'raise': 'raise', 'return': 'return', 'try': 'try', 'while': 'while', 'with': 'with', 'yield': 'RESERVED', '{': '{', '|': '|', '|=': 'AUGMENT', '}': '}', '~': '~'}
PATTERNS = {'NAME': '[^\\W\\d]\\w*', 'NUMBER': '0[xX](?:_?[0-9a-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:[0-9](?:_?[0-9])*\\.?(?:[0-9](?:_?[0-9])*)?|\\.[0-9](?:_?[0-9])*)(?:[eE][-+]?[0-9](?:_?[0-9])*)?(?:[jJ](?!\\w))?', 'STRING': '[rRuU]?(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'FSTRING': '(?:[fF][rR]?|[rR][fF])(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'SIGN': '\\*\\*=|\\.\\.\\.|//=|<<=|>>=|!=|%=|\\&=|\\*\\*|\\*=|\\+=|\\-=|\\->|//|/=|:=|<<|<=|==|>=|>>|@=|\\^=|\\|=|[%\\&\\(\\)\\*\\+,\\-\\./:;<=>@\\[\\]\\^\\{\\|\\}\\~]'}
RULES = (('ands', 3, 'pair'), ('ands', 3, 'append'), ('annotated', 1, 'marker'), ('annotated', 2, 'rest'), ('annotated', 4, 'rest'), ('annotated', 2, 'options'), ('annotated', 4, 'options'), ('annotated', 1, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 5, 'parameter'), ('annotated_parameters', 1, 'one'), ('annotated_parameters', 3, 'append'), ('argument', 1, 'first'), ('argument', 1, 'first'), ('argument', 2, 'starred'), ('argument', 2, 'spread'), ('argument', 3, 'keyword'), ('arguments', 1, 'one'), ('arguments', 3, 'append'), ('atom', 1, 'name'), ('atom', 1, 'number'), ('atom', 1, 'text'), ('atom', 1, 'strings'), ('atom', 1, 'true'), ('atom', 1, 'false'), ('atom', 1, 'none'), ('atom', 1, 'ellipsis'), ('atom', 2, 'empty_tuple'), ('atom', 3, 'group'), ('atom', 3, 'group'), ('atom', 2, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 4, 'comprehension'), ('atom', 2, 'dict'), ('atom', 3, 'dict'), ('atom', 4, 'dict'), ('atom', 4, 'comprehension'), ('attempt', 3, 'block'), ('binding', 3, 'named_expression'), ('bitand', 1, 'first'), ('bitand', 3, 'binary'), ('bitor', 1, 'first'), ('bitor', 3, 'binary'), ('bitors', 3, 'pair'), ('bitors', 3, 'append'), ('block', 2, 'first'), ('block', 3, 'first'), ('block', 4, 'block'), ('branches', 4, 'branch'), ('branches', 5, 'elif'), ('chain', 3, 'pair'), ('chain', 3, 'append'), ('clause', 4, 'clause'), ('clause', 5, 'clause'), ('clauses', 1, 'one'), ('clauses', 2, 'append'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 2, 'words'), ('comparator', 2, 'words'), ('compares', 3, 'triple'), ('compares', 3, 'append_two'), ('comparison', 1, 'first'), ('comparison', 1, 'compare'), ('compound', 1, 'if'), ('compound', 4, 'if_else'), ('compound', 6, 'for'), ('compound', 9, 'for'), ('compound', 4, 'while'), ('compound', 7, 'while'), ('compound', 1, 'first'), ('compound', 2, 'decorated'), ('compound', 4, 'with'), ('compound', 4, 'with'), ('compound', 4, 'try_finally'), ('compound', 1, 'first'), ('compound', 4, 'try_finally'), ('conditions', 2, 'condition'), ('conditions', 3, 'append'), ('conjunction', 1, 'first'), ('conjunction', 1, 'and'), ('decorator', 3, 'decorator'), ('decorators', 1, 'one'), ('decorators', 2, 'append'), ('definition', 7, 'def'), ('definition', 5, 'def'), ('disjunction', 1, 'first'), ('disjunction', 1, 'or'), ('dots', 1, 'first'), ('dots', 1, 'first'), ('dots', 2, 'relative'), ('dots', 2, 'relative'), ('dotted', 1, 'first'), ('dotted', 3, 'dotted'), ('enclosed', 4, 'enclosed'), ('enclosed', 3, 'enclosed'), ('entries', 1, 'one'), ('entries', 3, 'append'), ('entry', 3, 'entry'), ('factor', 1, 'first'), ('factor', 2, 'unary'), ('factor', 2, 'unary'), ('handled', 2, 'try_except'), ('handled', 5, 'try_except'), ('handler', 3, 'handler'), ('handler', 4, 'handler'), ('handler', 6, 'handler'), ('handlers', 1, 'one'), ('handlers', 2, 'append'), ('imported', 1, 'imported'), ('imported', 3, 'imported'), ('imports', 2, 'imports'), ('imports', 3, 'append'), ('index', 1, 'first'), ('index', 2, 'single'), ('index', 1, 'tuple'), ('index', 2, 'tuple'), ('items', 1, 'first'), ('items', 2, 'single'), ('items', 1, 'tuple'), ('items', 2, 'tuple'), ('line', 2, 'first'), ('line', 3, 'first'), ('line', 1, 'one'), ('lines', 1, 'first'), ('lines', 2, 'extend'), ('module', 1, 'import'), ('module', 3, 'import'), ('named', 3, 'named'), ('named', 5, 'named'), ('named', 5, 'named'), ('named', 3, 'named'), ('named', 5, 'named'), ('names', 1, 'one'), ('names', 3, 'append'), ('negation', 1, 'first'), ('negation', 2, 'unary'), ('origin', 1, 'first'), ('origin', 1, 'first'), ('origin', 2, 'relative'), ('ors', 3, 'pair'), ('ors', 3, 'append'), ('parameter', 1, 'parameter'), ('parameter', 3, 'parameter'), ('parameter', 1, 'marker'), ('parameter', 2, 'rest'), ('parameter', 2, 'options'), ('parameters', 1, 'one'), ('parameters', 3, 'append'), ('part', 1, 'first'), ('part', 2, 'merged'), ('postfix', 1, 'first'), ('postfix', 3, 'attribute'), ('postfix', 3, 'call'), ('postfix', 4, 'call'), ('postfix', 5, 'call'), ('postfix', 5, 'call_over'), ('postfix', 4, 'subscript'), ('power', 1, 'first'), ('power', 3, 'power'), ('product', 1, 'first'), ('product', 3, 'binary'), ('product', 3, 'binary'), ('shift', 1, 'first'), ('shift', 3, 'binary'), ('signature', 4, 'signature'), ('signature', 3, 'signature'), ('signature', 2, 'signature'), ('simple', 1, 'expression'), ('simple', 1, 'assign'), ('simple', 3, 'augmented'), ('simple', 3, 'declare'), ('simple', 5, 'declare'), ('simple', 1, 'return'), ('simple', 2, 'return'), ('simple', 1, 'pass'), ('simple', 1, 'break'), ('simple', 1, 'continue'), ('simple', 2, 'assert'), ('simple', 4, 'assert'), ('simple', 2, 'delete'), ('simple', 2, 'global'), ('simple', 2, 'nonlocal'), ('simple', 1, 'raise'), ('simple', 2, 'raise'), ('simple', 4, 'raise'), ('simple', 4, 'import_from'), ('simple', 6, 'import_from'), ('simple', 7, 'import_from'), ('simple', 4, 'import_all'), ('simples', 1, 'one'), ('simples', 3, 'append'), ('simples', 1, 'first'), ('simples', 3, 'extend'), ('start', 1, 'module'), ('start', 2, 'module'), ('start', 2, 'field'), ('string', 1, 'string'), ('string', 1, 'fstring'), ('strings', 2, 'both'), ('strings', 2, 'append'), ('subscript', 1, 'first'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscript', 2, 'slice'), ('subscript', 1, 'slice'), ('subscript', 5, 'slice'), ('subscript', 4, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscripts', 3, 'pair'), ('subscripts', 3, 'append'), ('sum', 1, 'first'), ('sum', 3, 'binary'), ('target', 1, 'first'), ('target', 2, 'single'), ('target', 1, 'tuple'), ('target', 2, 'tuple'), ('test', 1, 'first'), ('test', 5, 'conditional'), ('test', 5, 'lambda'), ('test', 4, 'lambda'), ('test', 3, 'lambda'), ('tested', 1, 'first'), ('tested', 1, 'first'), ('tests', 3, 'pair'), ('tests', 3, 'append'), ('with_item', 1, 'with_item'), ('with_item', 3, 'with_item'), ('withs', 1, 'one'), ('withs', 3, 'append'), ('word', 1, 'name'), ('words', 1, 'one'), ('words', 3, 'append'))
SYMBOLS = """\
( ... @ ADD FIELD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from global handled if import imports items lambda line lines negation nonlocal not ors pass postfix power product raise return shift simple simples start string strings sum test tests try while with { ~
( ) ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom binding bitand bitor compares comparison conjunction disjunction factor items lambda negation not ors postfix power product shift string strings sum test tests { ~
$END & ( ) , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ ] _NEWLINE and as else for from if in is not or | }
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom factor postfix power string strings { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor items lambda negation not ors postfix power product shift string strings sum test tests { ~
$END & ( ) , . : ; = @ ADD AUGMENT COMPARE FSTRING MULTIPLY POWER SHIFT STRING [ ] _NEWLINE and as else for from if in is not or | }
( ... ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom binding bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test tested tests { ~
( ... @ ADD FSTRING False NAME NUMBER None STRING True [ ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from global handled if import imports items lambda line lines negation nonlocal not ors pass postfix power product raise return shift simple simples string strings sum test tests try while with { ~
$END ) , : ; = AUGMENT ] _NEWLINE and as else for from if or }
& ( , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
except finally handler handlers
& , : ; = AUGMENT COMPARE _NEWLINE and comparator if in is not or |
, : ; = AUGMENT COMPARE _NEWLINE and comparator if in is not or |
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del elif else for from global if import lambda nonlocal not pass raise return try while with { ~
; _NEWLINE
; = _NEWLINE
$END ) , : ; = AUGMENT COMPARE ] _NEWLINE and as comparator else for from if in is not or }
, : ; = AUGMENT _NEWLINE and if or
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del for from global if import lambda nonlocal not pass raise return try while with { ~
, : ; = AUGMENT _NEWLINE if or
@ def
@ decorator def definition
NAME
, : ; = AUGMENT _NEWLINE if
& , : ; = @ ADD AUGMENT COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand bitor bitors factor postfix power product shift string strings sum target { ~
. ... NAME dots dotted origin
NAME word words
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del finally for from global if import lambda nonlocal not pass raise return try while with { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom binding bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test tested { ~
NAME dotted module
, ; _NEWLINE
; = AUGMENT _NEWLINE
: MULTIPLY NAME POWER parameter parameters
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from global handled if import imports items lambda line negation nonlocal not ors pass postfix power product raise return shift simple simples string strings sum test tests try while with { ~
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
( ... ADD FSTRING False NAME NUMBER None POWER STRING True [ ands atom bitand bitor compares comparison conjunction disjunction entries entry factor lambda negation not ors part postfix power product shift string strings sum test { } ~
& ( ) , . : := @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and as for if in is not or |
& ( ) , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator if in is not or |
)
& ) , COMPARE and comparator if in is not or |
) , COMPARE and comparator if in is not or |
) , and if or
) , if or
) , if
& ) , @ ADD COMPARE MULTIPLY SHIFT and comparator if in is not or |
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
clause clauses for
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
( ) ... ADD FSTRING False MULTIPLY NAME NUMBER None POWER STRING True [ ands argument arguments atom binding bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test tested { ~
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
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del else except finally for from global if import lambda nonlocal not pass raise return try while with { ~
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del else except finally for from global handler if import lambda nonlocal not pass raise return try while with { ~
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
( ... ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands assert atom bitand bitor break chain compares comparison conjunction continue del disjunction factor from global import imports items lambda negation nonlocal not ors pass postfix power product raise return shift simple string strings sum test tests { ~
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
( ... ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands assert atom bitand bitor block break chain compares comparison conjunction continue del disjunction factor from global import imports items lambda negation nonlocal not ors pass postfix power product raise return shift simple simples string strings sum test tests { ~
( ) ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom binding bitand bitor compares comparison conjunction disjunction factor items lambda named negation not ors postfix power product shift string strings sum test tests { ~
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
& ( ) , . := = @ ADD COMPARE MULTIPLY POWER SHIFT [ and for if in is not or |
& ( ) , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and clause clauses comparator for if in is not or |
) , clause clauses for
& ) , COMPARE and clause clauses comparator for if in is not or |
) , COMPARE and clause clauses comparator for if in is not or |
) , and clause clauses for if or
) , clause clauses for if or
) , clause clauses for if
& ) , @ ADD COMPARE MULTIPLY SHIFT and clause clauses comparator for if in is not or |
& ) , COMPARE SHIFT and clause clauses comparator for if in is not or |
& ) , ADD COMPARE SHIFT and clause clauses comparator for if in is not or |
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
) MULTIPLY NAME POWER annotated annotated_parameters
-> :
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand bitor factor in postfix power product shift string strings sum { ~
. ... NAME import
( MULTIPLY NAME imported names
NAME word
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
: MULTIPLY NAME POWER parameter
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
& ( , . @ ADD MULTIPLY POWER SHIFT [ | }
& , | }
, | }
& , @ ADD MULTIPLY SHIFT | }
& , SHIFT | }
& , ADD SHIFT | }
( ... ADD FSTRING False NAME NUMBER None POWER STRING True [ ands atom bitand bitor compares comparison conjunction disjunction entry factor lambda negation not ors part postfix power product shift string strings sum test { } ~
clause for }
& ( ) , . : @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator for if in is not or |
& ) , : COMPARE and comparator for if in is not or |
) , : COMPARE and comparator for if in is not or |
) , : and for if or
) , : for if or
) , : for if
& ) , : @ ADD COMPARE MULTIPLY SHIFT and comparator for if in is not or |
& ) , : COMPARE SHIFT and comparator for if in is not or |
& ) , : ADD COMPARE SHIFT and comparator for if in is not or |
) , : for
& ( . ; @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
& ; COMPARE _NEWLINE and comparator if in is not or |
; COMPARE _NEWLINE and comparator if in is not or |
; _NEWLINE and if or
; _NEWLINE if or
; _NEWLINE if
& ; @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
& ; COMPARE SHIFT _NEWLINE and comparator if in is not or |
& ; ADD COMPARE SHIFT _NEWLINE and comparator if in is not or |
( ) ... ADD FSTRING False MULTIPLY NAME NUMBER None POWER STRING True [ ands argument atom binding bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
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
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del elif else except finally for from global if import lambda nonlocal not pass raise return try while with { ~
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del else for from global if import lambda nonlocal not pass raise return try while with { ~
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
) MULTIPLY NAME POWER annotated
NAME imported
( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from global handled if import imports items lambda line negation nonlocal not ors pass postfix power product raise return shift simple simples string strings sum test tests try while with { ~
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
0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 44 44 25 45 46 47 48 17 34 34 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64
1 1 65 2 4 6 7 66 9 10 11 12 13 15 67 68 69 70 24 71 72 73 74 75 43 71 46 47 67 74 74 76 55 56 77 78 59 63 64
2 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28
3 1 2 4 6 7 8 9 10 11 12 13 15 79 80 81 24 82 83 84 85 43 82 46 47 79 85 85 86 55 56 87 88 63 64
4 1 2 4 6 7 8 9 10 11 12 13 89 90 89 90 55 56 63 64
5 1 2 4 6 7 8 9 10 11 12 13 15 91 92 93 24 94 95 96 97 98 43 94 46 47 91 97 97 99 55 56 100 101 59 63 64
6 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204 -204
2 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26
2 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21
2 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
2 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27
6 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203 -203
2 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25
7 1 2 4 6 7 66 9 10 11 12 13 102 15 103 104 105 106 24 107 108 109 110 43 107 46 47 103 110 110 111 55 56 112 113 104 114 63 64
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 115 115 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64
9 -86 -86 -86 -86 -86 -86 -86 -86 -86 116 -86 -86 -86 -86 -86 -86 -86
3 1 2 4 6 7 8 9 10 11 12 13 15 117 118 119 24 120 121 122 123 43 120 46 47 117 123 123 124 55 56 125 126 63 64
10 127 128 129 130 131 -174 132 133 134 135 136 137 138 139 140 -174 141 136 142 136 143 144 145 146
11 147 148 149 150
12 127 129 131 -174 132 135 136 -174 141 136 142 136 143 144 145 146
13 129 131 -174 132 135 136 -174 141 136 142 136 143 144 145 146
14 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 151 152 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70
15 -182 -182
16 -175 153 -175
17 -69 -69 -69 -69 -69 -69 -69 154 -69 -69 -69 -69 154 -69 -69 -69 -69 154 155 144 -69 -69
18 129 131 -174 132 135 -174 141 142 145
19 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129
20 129 131 -174 132 135 -174 142 145
15 -183 -183
21 -88 -88
22 3 156 31 157
23 158
5 1 2 4 6 7 8 9 10 11 12 13 15 159 160 161 24 162 163 164 165 166 43 162 46 47 159 165 165 167 55 56 168 169 59 63 64
24 129 131 -174 132 135 -174 142
25 127 129 131 -174 132 133 134 135 136 137 139 -174 141 136 142 136 143 144 145 146
26 1 2 4 6 7 8 9 10 11 12 13 170 171 172 173 174 170 174 174 175 55 56 176 177 63 64
27 178 178 179 178 179 180
28 181 182 183
29 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 184 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129
30 1 2 4 6 7 66 9 10 11 12 13 15 185 186 187 188 24 189 190 191 192 43 189 46 47 185 192 192 193 55 56 194 186 186 63 64
31 195 195 196
32 197 198 199
33 -174 132 135 -174
34 200 201 202 203 204 205
35 -200 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 206 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64
28 181 182 207
36 1 2 4 6 7 8 9 10 11 12 13 208 209 210 24 211 212 211 46 208 212 212 213 55 56 214 63 64
37 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 -93 215 -93
15 -181 -181
38 1 2 -189 4 6 7 8 9 10 11 12 13 -189 15 216 217 218 24 219 220 221 222 43 219 46 47 216 222 222 223 55 56 224 225 63 64
39 1 2 -179 4 6 7 8 9 10 11 12 13 -179 15 226 227 228 24 229 230 231 232 233 43 229 46 47 226 232 232 234 55 56 235 236 59 63 64
40 127 129 131 -174 132 135 136 139 -174 141 136 142 136 143 144 145 146
15 -196 -196
15 198 199
41 0
42 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 6 -23 -23 -23 11 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 237 -23 -23
42 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 6 -24 -24 -24 11 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 238 -24 -24
43 127 129 131 -174 132 134 135 136 139 -174 141 136 142 136 143 144 145 146
44 129 131 -174 132 135 -174
45 -125 -125 239 -125 -125 -125 -125 -125
46 240
30 1 2 4 6 7 66 9 10 11 12 13 15 241 242 243 244 24 245 246 247 248 43 245 46 47 241 248 248 249 55 56 250 242 242 63 64
47 251 2 4 6 7 8 9 10 11 12 13 15 252 253 254 24 255 256 257 258 259 43 255 46 47 252 259 259 260 55 56 261 262 263 264 63 64
48 1 2 4 6 7 8 9 10 265 11 12 13 15 266 267 268 24 269 270 271 272 273 274 43 269 46 47 275 266 274 274 276 55 56 277 278 63 279 64
4 1 2 4 6 7 8 9 10 11 12 13 280 281 280 281 55 56 63 64
2 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29
49 -21 -21 -21 -21 -21 -21 282 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21
50 127 128 283 129 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
51 284
52 127 283 129 136 141 136 142 136 143 144 145 146
53 283 129 136 141 136 142 136 143 144 145 146
54 283 129 141 142 145
55 283 129 142 145
56 283 129 142
57 127 283 129 133 134 136 137 139 141 136 142 136 143 144 145 146
51 283
58 127 283 129 136 139 141 136 142 136 143 144 145 146
59 127 283 129 134 136 139 141 136 142 136 143 144 145 146
60 283 129
61 127 128 130 133 134 136 137 138 139 140 285 141 136 142 136 143 144 145 146
62 127 136 285 141 136 142 136 143 144 145 146
63 136 285 141 136 142 136 143 144 145 146
64 285 141 142 145
65 285 142 145
66 285 142
67 127 133 134 136 137 139 285 141 136 142 136 143 144 145 146
68 127 136 139 285 141 136 142 136 143 144 145 146
69 127 134 136 139 285 141 136 142 136 143 144 145 146
70 285
2 -106 -106 128 -106 -106 130 -106 -106 -106 -106 -106 -106 -106 -106 138 -106 140 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106
71 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106
72 -202 127 128 129 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
73 -202 127 129 136 141 136 142 136 143 144 145 146
74 -202 129 136 141 136 142 136 143 144 145 146
75 -202 129 141 142 145
76 -202 129 142 145
77 -202 129 142
78 -202 127 129 133 134 136 137 139 141 136 142 136 143 144 145 146
41 -202
79 -202 127 129 136 139 141 136 142 136 143 144 145 146
80 -202 127 129 134 136 139 141 136 142 136 143 144 145 146
81 -202 129
2 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32
82 127 128 286 130 133 134 136 137 138 139 140 287 141 288 289 136 290 142 136 143 144 145 146
83 288 289 290
84 127 286 136 287 141 288 289 136 290 142 136 143 144 145 146
85 286 136 287 141 288 289 136 290 142 136 143 144 145 146
86 286 287 141 288 289 290 142 145
87 286 287 288 289 290 142 145
88 286 287 288 289 290 142
89 127 286 133 134 136 137 139 287 141 288 289 136 290 142 136 143 144 145 146
90 127 286 136 139 287 141 288 289 136 290 142 136 143 144 145 146
91 127 286 134 136 139 287 141 288 289 136 290 142 136 143 144 145 146
92 286 287 288 289 290
93 291 292
35 -201 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 206 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64
36 1 2 4 6 7 8 9 10 11 12 13 293 294 295 24 296 297 296 46 293 297 297 298 55 56 299 63 64
94 127 128 300 130 -184 133 134 136 137 138 139 140 -184 141 136 142 136 143 144 145 146
95 127 300 -184 136 -184 141 136 142 136 143 144 145 146
96 300 -184 136 -184 141 136 142 136 143 144 145 146
97 300 -184 -184 141 142 145
98 300 -184 -184 142 145
99 300 -184 -184 142
100 127 300 -184 133 134 136 137 139 -184 141 136 142 136 143 144 145 146
101 127 300 -184 136 139 -184 141 136 142 136 143 144 145 146
102 127 300 -184 134 136 139 -184 141 136 142 136 143 144 145 146
32 300 -184 -184
103 1 2 4 6 7 8 9 10 11 12 13 301 302 301 302 302 303 55 56 304 63 64
104 1 305 2 4 6 7 306 307 9 10 308 11 12 13 15 309 310 311 312 313 314 24 315 316 317 318 43 315 46 47 311 318 318 319 55 56 320 312 321 63 64
105 -124 1 -124 2 -124 -124 -124 4 -124 6 7 8 9 10 11 12 13 -124 15 322 323 324 24 325 326 327 328 43 325 46 47 322 328 328 329 55 56 330 331 63 64
23 332
3 1 2 4 6 7 8 9 10 11 12 13 15 333 334 335 24 336 337 338 339 43 336 46 47 333 339 339 340 55 56 341 342 63 64
5 1 2 4 6 7 8 9 10 11 12 13 15 343 344 345 24 346 347 348 349 350 43 346 46 47 343 349 349 351 55 56 352 353 59 63 64
4 1 2 4 6 7 8 9 10 11 12 13 354 355 354 355 55 56 63 64
106 1 2 4 6 7 8 9 10 11 12 13 356 357 356 357 357 55 56 63 64
5 1 2 4 6 7 8 9 10 11 12 13 15 358 359 360 24 361 362 363 364 365 43 361 46 47 358 364 364 366 55 56 367 368 59 63 64
107 1 2 4 6 7 8 9 10 11 12 13 369 370 371 372 369 372 372 373 55 56 374 63 64
4 1 2 4 6 7 8 9 10 11 12 13 375 376 375 376 55 56 63 64
4 1 2 4 6 7 8 9 10 11 12 13 377 378 377 378 55 56 63 64
108 1 2 4 6 7 8 9 10 11 12 13 379 380 379 380 380 55 56 381 63 64
109 1 2 382 4 6 7 8 9 10 11 12 13 15 383 384 385 24 386 387 388 389 390 43 386 46 47 383 389 389 391 55 56 392 393 394 395 63 64
36 1 2 4 6 7 8 9 10 11 12 13 396 397 398 24 399 400 399 46 396 400 400 401 55 56 402 63 64
110 1 2 4 6 7 8 9 10 11 12 13 15 403 404 405 24 406 407 408 409 406 46 47 403 409 409 410 55 56 411 63 64
111 1 2 4 6 7 8 9 10 11 12 13 369 370 371 372 412 369 372 372 373 55 56 374 63 64
112 413
113 1 2 4 6 7 8 9 10 11 12 13 15 414 415 416 24 417 418 419 417 46 414 419 419 420 55 56 421 63 64
114 1 2 4 6 7 8 9 10 11 12 13 422 423 424 422 424 424 425 55 56 426 63 64
115 1 2 427 4 6 7 8 9 10 11 12 13 15 428 429 430 24 431 432 433 434 43 431 46 47 428 434 434 435 55 56 436 437 63 64
46 438
116 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113
117 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 439 147 -108 -108 -108 -108 440 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108
30 1 2 4 6 7 66 9 10 11 12 13 15 441 442 443 444 24 445 446 447 448 43 445 46 47 441 448 448 449 55 56 450 442 442 63 64
46 451
5 1 2 4 6 7 8 9 10 11 12 13 15 452 453 454 24 455 456 457 458 459 43 455 46 47 452 458 458 460 55 56 461 462 59 63 64
107 1 2 4 6 7 8 9 10 11 12 13 463 464 465 466 463 466 466 467 55 56 468 63 64
111 1 2 4 6 7 8 9 10 11 12 13 463 464 465 466 412 463 466 466 467 55 56 468 63 64
21 -89 -89
19 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77
118 469 470
94 127 128 129 130 -186 133 134 136 137 138 139 140 -186 141 136 142 136 143 144 145 146
95 127 129 -186 136 -186 141 136 142 136 143 144 145 146
96 129 -186 136 -186 141 136 142 136 143 144 145 146
97 129 -186 -186 141 142 145
98 129 -186 -186 142 145
99 129 -186 -186 142
100 127 129 -186 133 134 136 137 139 -186 141 136 142 136 143 144 145 146
15 -186 -186
101 127 129 -186 136 139 -186 141 136 142 136 143 144 145 146
102 127 129 -186 134 136 139 -186 141 136 142 136 143 144 145 146
32 129 -186 -186
119 127 128 471 130 133 134 137 138 139 140 472 146
120 127 471 472 146
121 471 472 146
122 473 -226
123 127 471 133 134 137 139 472 146
124 127 471 139 472 146
125 127 471 134 139 472 146
112 472
126 474 475 476 476 477
127 478 477
128 477
32 -241 -241 -241
32 -242 -242 -242
32 479 -187 -187
46 480
129 127 128 130 481 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
46 481
130 127 481 136 141 136 142 136 143 144 145 146
131 481 136 141 136 142 136 143 144 145 146
132 481 141 142 145
133 481 142 145
134 481 142
135 127 481 133 134 136 137 139 141 136 142 136 143 144 145 146
136 127 481 136 139 141 136 142 136 143 144 145 146
137 127 481 134 136 139 141 136 142 136 143 144 145 146
138 -132 478 -132 -132 482
32 -117 -117 -117
31 195 195 483
139 1 2 4 6 7 8 9 10 11 12 13 484 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 37 40 485 42 43 25 45 46 47 48 17 34 34 49 50 51 486 55 56 57 58 59 63 64
19 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127 -127
3 1 2 4 6 7 8 9 10 11 12 13 15 487 488 489 24 490 491 492 493 43 490 46 47 487 493 493 494 55 56 495 496 63 64
140 -150 -150 497
141 -148 -148 498
23 499
142 -153 -153
142 500 501
19 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131 -131
32 479 -188 -188
143 -142 127 128 -142 -142 130 -142 -142 -142 133 134 -142 136 137 138 139 140 -142 -142 -142 -142 136 -142 -142 -142 -142 136 143 144 -142 146 -142
144 -142 127 -142 -142 -142 -142 -142 -142 136 -142 -142 -142 -142 136 -142 -142 -142 -142 136 143 144 -142 146 -142
145 -142 -142 -142 -142 -142 -142 -142 136 -142 -142 -142 -142 136 -142 -142 -142 -142 136 143 144 -142 146 -142
9 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142 -142
146 -142 127 -142 -142 -142 -142 -142 133 134 -142 136 137 139 -142 -142 -142 -142 136 -142 -142 -142 -142 136 143 144 -142 146 -142
147 -142 127 -142 -142 -142 -142 -142 -142 136 139 -142 -142 -142 -142 136 -142 -142 -142 -142 136 143 144 -142 146 -142
148 -142 127 -142 -142 -142 -142 -142 134 -142 136 139 -142 -142 -142 -142 136 -142 -142 -142 -142 136 143 144 -142 146 -142
113 1 2 4 6 7 8 9 10 11 12 13 15 502 503 504 24 505 506 507 505 46 502 507 507 508 55 56 509 63 64
149 127 128 130 -190 133 134 136 137 138 139 140 -190 141 136 510 142 136 143 144 145 146
150 127 -190 136 -190 141 136 510 142 136 143 144 145 146
151 -190 136 -190 141 136 510 142 136 143 144 145 146
152 -190 -190 141 510 142 145
153 -190 -190 510 142 145
154 -190 -190 510 142
155 127 -190 133 134 136 137 139 -190 141 136 510 142 136 143 144 145 146
156 127 -190 136 139 -190 141 136 510 142 136 143 144 145 146
157 127 -190 134 136 139 -190 141 136 510 142 136 143 144 145 146
158 -190 -190 510
94 127 128 129 130 -180 133 134 136 137 138 139 140 -180 141 136 142 136 143 144 145 146
95 127 129 -180 136 -180 141 136 142 136 143 144 145 146
96 129 -180 136 -180 141 136 142 136 143 144 145 146
97 129 -180 -180 141 142 145
98 129 -180 -180 142 145
99 129 -180 -180 142
100 127 129 -180 133 134 136 137 139 -180 141 136 142 136 143 144 145 146
15 -180 -180
101 127 129 -180 136 139 -180 141 136 142 136 143 144 145 146
102 127 129 -180 134 136 139 -180 141 136 142 136 143 144 145 146
32 129 -180 -180
6 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205 -205
6 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206 -206
105 -126 1 -126 2 -126 -126 -126 4 -126 6 7 8 9 10 11 12 13 -126 15 511 512 513 24 514 515 516 517 43 514 46 47 511 517 517 518 55 56 519 520 63 64
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 522 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
129 127 128 130 525 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
46 525
130 127 525 136 141 136 142 136 143 144 145 146
131 525 136 141 136 142 136 143 144 145 146
132 525 141 142 145
133 525 142 145
134 525 142
135 127 525 133 134 136 137 139 141 136 142 136 143 144 145 146
136 127 525 136 139 141 136 142 136 143 144 145 146
137 127 525 134 136 139 141 136 142 136 143 144 145 146
160 1 65 2 4 6 7 66 9 10 11 12 13 15 526 68 527 528 24 529 530 531 532 75 43 533 529 46 47 526 532 532 534 55 56 535 536 537 63 64
161 127 128 -237 130 -237 133 134 136 137 138 139 140 141 538 136 142 136 143 144 145 146
162 127 -237 -237 136 141 538 136 142 136 143 144 145 146
163 -237 -237 136 141 538 136 142 136 143 144 145 146
164 -237 -237 141 538 142 145
165 -237 -237 538 142 145
166 -237 -237 538 142
46 539
167 127 -237 -237 133 134 136 137 139 141 538 136 142 136 143 144 145 146
168 127 -237 -237 136 139 141 538 136 142 136 143 144 145 146
169 127 -237 -237 134 136 139 141 538 136 142 136 143 144 145 146
170 -237 -237 538
142 -239 -239
142 540 541
107 1 2 4 6 7 8 9 10 11 12 13 542 543 544 545 542 545 545 546 55 56 547 63 64
129 127 128 130 548 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
130 127 548 136 141 136 142 136 143 144 145 146
131 548 136 141 136 142 136 143 144 145 146
132 548 141 142 145
133 548 142 145
134 548 142
171 549 550
172 -102 288 551 290 -102
135 127 548 133 134 136 137 139 141 136 142 136 143 144 145 146
171 -102 -102
136 127 548 136 139 141 136 142 136 143 144 145 146
137 127 548 134 136 139 141 136 142 136 143 144 145 146
46 548
2 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38
2 -107 -107 128 -107 -107 130 -107 -107 -107 -107 -107 -107 -107 -107 138 -107 140 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107
71 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107
3 1 2 4 6 7 8 9 10 11 12 13 15 552 553 554 24 555 556 557 558 43 555 46 47 552 558 558 559 55 56 560 561 63 64
2 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30
2 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31
21 -87 -87
173 1 2 4 6 7 8 9 10 11 12 13 562 15 322 323 324 24 325 326 327 328 43 325 46 47 322 328 328 329 55 56 330 331 63 64
2 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33
174 -59 -59 -59 -59
175 563 564 290
26 1 2 4 6 7 8 9 10 11 12 13 565 566 567 173 568 565 568 568 569 55 56 570 571 63 64
173 1 2 4 6 7 8 9 10 11 12 13 572 15 511 512 513 24 514 515 516 517 43 514 46 47 511 517 517 518 55 56 519 520 63 64
2 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
143 -2 127 128 -2 -2 130 -2 -2 -2 133 134 -2 136 137 138 139 140 -2 -2 -2 -2 136 -2 -2 -2 -2 136 143 144 -2 146 -2
144 -2 127 -2 -2 -2 -2 -2 -2 136 -2 -2 -2 -2 136 -2 -2 -2 -2 136 143 144 -2 146 -2
145 -2 -2 -2 -2 -2 -2 -2 136 -2 -2 -2 -2 136 -2 -2 -2 -2 136 143 144 -2 146 -2
9 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2
146 -2 127 -2 -2 -2 -2 -2 133 134 -2 136 137 139 -2 -2 -2 -2 136 -2 -2 -2 -2 136 143 144 -2 146 -2
147 -2 127 -2 -2 -2 -2 -2 -2 136 139 -2 -2 -2 -2 136 -2 -2 -2 -2 136 143 144 -2 146 -2
148 -2 127 -2 -2 -2 -2 -2 134 -2 136 139 -2 -2 -2 -2 136 -2 -2 -2 -2 136 143 144 -2 146 -2
3 1 2 4 6 7 8 9 10 11 12 13 15 573 574 575 24 576 577 578 579 43 576 46 47 573 579 579 580 55 56 581 582 63 64
2 -45 -45 128 -45 -45 130 -45 -45 -45 133 134 -45 -45 137 138 139 140 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45
71 -45 -45 -45 -45 -45 -45 -45 133 134 -45 -45 137 139 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45
176 -45 -45 -45 -45 -45 -45 -45 -45 -45 139 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45
177 -45 -45 -45 -45 -45 -45 -45 134 -45 -45 139 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45
2 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159
3 1 2 4 6 7 8 9 10 11 12 13 15 583 584 585 24 586 587 588 589 43 586 46 47 583 589 589 590 55 56 591 592 63 64
178 -21 -21 -21 -21 -21 282 593 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21
3 1 2 4 6 7 8 9 10 11 12 13 15 594 595 596 24 597 598 599 600 43 597 46 47 594 600 600 601 55 56 602 603 63 64
60 -19 -19
60 604 605
179 127 128 -19 -19 130 133 134 136 137 138 139 140 141 288 606 136 290 142 136 143 144 145 146
180 -19 -19 288 606 290
181 127 -19 -19 136 141 288 606 136 290 142 136 143 144 145 146
182 -19 -19 136 141 288 606 136 290 142 136 143 144 145 146
183 -19 -19 141 288 606 290 142 145
184 -19 -19 288 606 290 142 145
185 -19 -19 288 606 290 142
186 127 -19 -19 133 134 136 137 139 141 288 606 136 290 142 136 143 144 145 146
187 127 -19 -19 136 139 141 288 606 136 290 142 136 143 144 145 146
188 127 -19 -19 134 136 139 141 288 606 136 290 142 136 143 144 145 146
83 288 606 290
189 -235 127 128 -235 -235 130 -235 -235 -235 133 134 -235 136 137 138 139 140 -235 -235 141 136 142 136 143 144 145 146
190 -235 127 -235 -235 -235 -235 -235 -235 136 -235 -235 141 136 142 136 143 144 145 146
191 -235 -235 -235 -235 -235 -235 -235 136 -235 -235 141 136 142 136 143 144 145 146
192 -235 -235 -235 -235 -235 -235 -235 -235 -235 141 142 145
193 -235 -235 -235 -235 -235 -235 -235 -235 -235 142 145
194 -235 -235 -235 -235 -235 -235 -235 -235 -235 142
195 -235 127 -235 -235 -235 -235 -235 133 134 -235 136 137 139 -235 -235 141 136 142 136 143 144 145 146
196 -235 127 -235 -235 -235 -235 -235 -235 136 139 -235 -235 141 136 142 136 143 144 145 146
197 -235 127 -235 -235 -235 -235 -235 134 -235 136 139 -235 -235 141 136 142 136 143 144 145 146
198 -235 -235 -235 -235 -235 -235 -235 -235 -235
2 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158 -158
199 127 128 130 -177 607 133 134 136 137 138 139 140 -177 141 136 142 136 143 144 145 146
200 127 -177 607 136 -177 141 136 142 136 143 144 145 146
201 -177 607 136 -177 141 136 142 136 143 144 145 146
202 -177 607 -177 141 142 145
203 -177 607 -177 142 145
204 -177 607 -177 142
205 127 -177 607 133 134 136 137 139 -177 141 136 142 136 143 144 145 146
206 127 -177 607 136 139 -177 141 136 142 136 143 144 145 146
207 127 -177 607 134 136 139 -177 141 136 142 136 143 144 145 146
16 -177 607 -177
208 127 128 129 130 -55 -55 133 134 136 137 138 139 140 -55 141 136 142 136 143 144 145 146
209 127 129 -55 -55 136 -55 141 136 142 136 143 144 145 146
210 129 -55 -55 136 -55 141 136 142 136 143 144 145 146
211 129 -55 -55 -55 141 142 145
212 129 -55 -55 -55 142 145
213 129 -55 -55 -55 142
214 127 129 -55 -55 133 134 136 137 139 -55 141 136 142 136 143 144 145 146
16 -55 -55 -55
215 127 129 -55 -55 136 139 -55 141 136 142 136 143 144 145 146
216 127 129 -55 -55 134 136 139 -55 141 136 142 136 143 144 145 146
217 129 -55 -55 -55
2 -168 -168 128 -168 -168 130 -168 -168 -168 -168 -168 -168 -168 -168 138 -168 140 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168
71 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168
2 -223 -223 128 -223 -223 130 -223 -223 -223 133 -223 -223 -223 137 138 -223 140 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223
71 -223 -223 -223 -223 -223 -223 -223 133 -223 -223 -223 137 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223
94 127 128 129 130 -176 133 134 136 137 138 139 140 -176 141 136 142 136 143 144 145 146
95 127 129 -176 136 -176 141 136 142 136 143 144 145 146
96 129 -176 136 -176 141 136 142 136 143 144 145 146
97 129 -176 -176 141 142 145
98 129 -176 -176 142 145
99 129 -176 -176 142
100 127 129 -176 133 134 136 137 139 -176 141 136 142 136 143 144 145 146
15 -176 -176
101 127 129 -176 136 139 -176 141 136 142 136 143 144 145 146
102 127 129 -176 134 136 139 -176 141 136 142 136 143 144 145 146
32 129 -176 -176
2 -66 127 128 -66 -66 130 -66 -66 -66 133 134 -66 -66 137 138 139 140 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 146 -66
218 -66 127 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 146 -66
219 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 146 -66
71 -66 127 -66 -66 -66 -66 -66 133 134 -66 -66 137 139 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 146 -66
176 -66 127 -66 -66 -66 -66 -66 -66 -66 139 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 146 -66
177 -66 127 -66 -66 -66 -66 -66 134 -66 -66 139 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 146 -66
2 -167 -167 128 -167 -167 130 -167 -167 -167 -167 -167 -167 -167 -167 138 -167 140 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167
71 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167
2 -165 -165 128 -165 -165 130 -165 -165 -165 -165 -165 -165 -165 -165 138 -165 140 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165
71 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165
2 -170 -170 128 -170 -170 130 -170 -170 -170 133 134 -170 -170 137 138 -170 140 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170
71 -170 -170 -170 -170 -170 -170 -170 133 134 -170 -170 137 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170
177 -170 -170 -170 -170 -170 -170 -170 134 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170 -170
220 1 -211 2 608 4 6 7 8 9 10 11 12 13 -211 15 609 610 611 24 612 613 614 615 43 612 46 47 609 615 615 616 55 56 617 618 63 64
221 127 128 619 130 620 133 134 136 137 138 139 140 621 141 136 142 136 143 144 145 146
222 127 619 620 136 621 141 136 142 136 143 144 145 146
223 619 620 136 621 141 136 142 136 143 144 145 146
224 619 620 621 141 142 145
225 619 620 621 142 145
226 619 620 621 142
227 127 619 620 133 134 136 137 139 621 141 136 142 136 143 144 145 146
228 621
229 127 619 620 136 139 621 141 136 142 136 143 144 145 146
93 619 621
93 622 -121
230 127 619 620 134 136 139 621 141 136 142 136 143 144 145 146
231 619 620 621
143 -1 127 128 -1 -1 130 -1 -1 -1 133 134 -1 136 137 138 139 140 -1 -1 -1 -1 136 -1 -1 -1 -1 136 143 144 -1 146 -1
144 -1 127 -1 -1 -1 -1 -1 -1 136 -1 -1 -1 -1 136 -1 -1 -1 -1 136 143 144 -1 146 -1
145 -1 -1 -1 -1 -1 -1 -1 136 -1 -1 -1 -1 136 -1 -1 -1 -1 136 143 144 -1 146 -1
9 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
146 -1 127 -1 -1 -1 -1 -1 133 134 -1 136 137 139 -1 -1 -1 -1 136 -1 -1 -1 -1 136 143 144 -1 146 -1
147 -1 127 -1 -1 -1 -1 -1 -1 136 139 -1 -1 -1 -1 136 -1 -1 -1 -1 136 143 144 -1 146 -1
148 -1 127 -1 -1 -1 -1 -1 134 -1 136 139 -1 -1 -1 -1 136 -1 -1 -1 -1 136 143 144 -1 146 -1
232 127 128 130 133 134 136 137 138 139 140 141 136 623 136 143 144 145 146
233 127 136 141 136 623 136 143 144 145 146
234 136 141 136 623 136 143 144 145 146
235 141 623 145
236 623 145
237 623
238 127 133 134 136 137 139 141 136 623 136 143 144 145 146
239 127 136 139 141 136 623 136 143 144 145 146
240 127 134 136 139 141 136 623 136 143 144 145 146
241 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65
241 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64
143 -146 127 128 -146 -146 130 -146 -146 -146 133 134 -146 136 137 138 139 140 -146 -146 141 -146 136 -146 -146 -146 -146 136 143 144 -146 146 -146
144 -146 127 -146 -146 -146 -146 -146 -146 136 -146 -146 141 -146 136 -146 -146 -146 -146 136 143 144 -146 146 -146
145 -146 -146 -146 -146 -146 -146 -146 136 -146 -146 141 -146 136 -146 -146 -146 -146 136 143 144 -146 146 -146
9 -146 -146 -146 -146 -146 -146 -146 -146 -146 141 -146 -146 -146 -146 -146 -146 -146
37 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146 -146
146 -146 127 -146 -146 -146 -146 -146 133 134 -146 136 137 139 -146 -146 141 -146 136 -146 -146 -146 -146 136 143 144 -146 146 -146
147 -146 127 -146 -146 -146 -146 -146 -146 136 139 -146 -146 141 -146 136 -146 -146 -146 -146 136 143 144 -146 146 -146
148 -146 127 -146 -146 -146 -146 -146 134 -146 136 139 -146 -146 141 -146 136 -146 -146 -146 -146 136 143 144 -146 146 -146
2 -47 127 128 -47 -47 130 -47 -47 -47 133 134 -47 -47 137 138 139 140 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47
218 -47 127 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47
71 -47 127 -47 -47 -47 -47 -47 133 134 -47 -47 137 139 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47
176 -47 127 -47 -47 -47 -47 -47 -47 -47 139 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47
177 -47 127 -47 -47 -47 -47 -47 134 -47 -47 139 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 624 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
242 127 128 130 625 133 134 136 137 138 139 140 141 626 136 142 136 143 144 145 146
243 127 625 136 141 626 136 142 136 143 144 145 146
244 625 136 141 626 136 142 136 143 144 145 146
245 625 141 626 142 145
246 625 626 142 145
247 625 626 142
248 127 625 133 134 136 137 139 141 626 136 142 136 143 144 145 146
249 127 625 136 139 141 626 136 142 136 143 144 145 146
250 127 625 134 136 139 141 626 136 142 136 143 144 145 146
251 625 626
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 627 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
46 628
116 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114
129 127 128 130 629 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
46 629
130 127 629 136 141 136 142 136 143 144 145 146
131 629 136 141 136 142 136 143 144 145 146
132 629 141 142 145
133 629 142 145
134 629 142
135 127 629 133 134 136 137 139 141 136 142 136 143 144 145 146
136 127 629 136 139 141 136 142 136 143 144 145 146
137 127 629 134 136 139 141 136 142 136 143 144 145 146
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 630 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
208 127 128 129 130 -56 -56 133 134 136 137 138 139 140 -56 141 136 142 136 143 144 145 146
209 127 129 -56 -56 136 -56 141 136 142 136 143 144 145 146
210 129 -56 -56 136 -56 141 136 142 136 143 144 145 146
211 129 -56 -56 -56 141 142 145
212 129 -56 -56 -56 142 145
213 129 -56 -56 -56 142
214 127 129 -56 -56 133 134 136 137 139 -56 141 136 142 136 143 144 145 146
16 -56 -56 -56
215 127 129 -56 -56 136 139 -56 141 136 142 136 143 144 145 146
216 127 129 -56 -56 134 136 139 -56 141 136 142 136 143 144 145 146
217 129 -56 -56 -56
2 -67 127 128 -67 -67 130 -67 -67 -67 133 134 -67 -67 137 138 139 140 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 146 -67
218 -67 127 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 146 -67
219 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 146 -67
71 -67 127 -67 -67 -67 -67 -67 133 134 -67 -67 137 139 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 146 -67
176 -67 127 -67 -67 -67 -67 -67 -67 -67 139 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 146 -67
177 -67 127 -67 -67 -67 -67 -67 134 -67 -67 139 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 146 -67
252 631 632 633 634 635 636
253 637 638
254 1 2 4 6 7 8 9 10 11 12 13 639 640 641 642 -225 639 642 642 643 55 56 644 63 64
5 1 2 4 6 7 8 9 10 11 12 13 15 645 646 647 24 648 649 650 651 652 43 648 46 47 645 651 651 653 55 56 654 655 59 63 64
254 1 2 4 6 7 8 9 10 11 12 13 656 657 658 659 -227 656 659 659 660 55 56 661 63 64
255 -96 -96 -96 -96
255 -97 -97 -97 -97
127 478 -145
256 662 663 664 665 666
23 667
257 181 668
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 669 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 670 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
23 671
32 -118 -118 -118
19 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128
32 197 -199 -199
15 -197 -197
258 -232 127 128 -232 -232 130 -232 -232 -232 133 134 -232 136 137 138 139 140 -232 -232 141 -232 136 -232 -232 142 136 143 144 145 146 -232
259 -232 127 -232 -232 -232 -232 -232 -232 136 -232 -232 141 -232 136 -232 -232 142 136 143 144 145 146 -232
260 -232 -232 -232 -232 -232 -232 -232 136 -232 -232 141 -232 136 -232 -232 142 136 143 144 145 146 -232
261 -232 -232 -232 -232 -232 -232 -232 -232 -232 141 -232 -232 -232 142 145 -232
262 -232 -232 -232 -232 -232 -232 -232 -232 -232 -232 -232 -232 142 145 -232
263 -232 -232 -232 -232 -232 -232 -232 -232 -232 -232 -232 -232 142 -232
264 -232 127 -232 -232 -232 -232 -232 133 134 -232 136 137 139 -232 -232 141 -232 136 -232 -232 142 136 143 144 145 146 -232
265 -232 127 -232 -232 -232 -232 -232 -232 136 139 -232 -232 141 -232 136 -232 -232 142 136 143 144 145 146 -232
266 -232 127 -232 -232 -232 -232 -232 134 -232 136 139 -232 -232 141 -232 136 -232 -232 142 136 143 144 145 146 -232
267 -232 -232 -232 -232 -232 -232 -232 -232 -232 -232 -232 -232 -232
142 -151 -151
3 1 2 4 6 7 8 9 10 11 12 13 15 672 673 674 24 675 676 677 678 43 675 46 47 672 678 678 679 55 56 680 681 63 64
142 -152 -152
268 682 201 202 203 683
3 1 2 4 6 7 8 9 10 11 12 13 15 684 685 686 24 687 688 689 690 43 687 46 47 684 690 690 691 55 56 692 693 63 64
143 -147 127 128 -147 -147 130 -147 -147 -147 133 134 -147 136 137 138 139 140 -147 -147 141 -147 136 -147 -147 -147 -147 136 143 144 -147 146 -147
144 -147 127 -147 -147 -147 -147 -147 -147 136 -147 -147 141 -147 136 -147 -147 -147 -147 136 143 144 -147 146 -147
145 -147 -147 -147 -147 -147 -147 -147 136 -147 -147 141 -147 136 -147 -147 -147 -147 136 143 144 -147 146 -147
9 -147 -147 -147 -147 -147 -147 -147 -147 -147 141 -147 -147 -147 -147 -147 -147 -147
37 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147
146 -147 127 -147 -147 -147 -147 -147 133 134 -147 136 137 139 -147 -147 141 -147 136 -147 -147 -147 -147 136 143 144 -147 146 -147
147 -147 127 -147 -147 -147 -147 -147 -147 136 139 -147 -147 141 -147 136 -147 -147 -147 -147 136 143 144 -147 146 -147
148 -147 127 -147 -147 -147 -147 -147 134 -147 136 139 -147 -147 141 -147 136 -147 -147 -147 -147 136 143 144 -147 146 -147
3 1 2 4 6 7 8 9 10 11 12 13 15 694 695 696 24 697 698 699 700 43 697 46 47 694 700 700 701 55 56 702 703 63 64
189 -236 127 128 -236 -236 130 -236 -236 -236 133 134 -236 136 137 138 139 140 -236 -236 141 136 142 136 143 144 145 146
190 -236 127 -236 -236 -236 -236 -236 -236 136 -236 -236 141 136 142 136 143 144 145 146
191 -236 -236 -236 -236 -236 -236 -236 136 -236 -236 141 136 142 136 143 144 145 146
192 -236 -236 -236 -236 -236 -236 -236 -236 -236 141 142 145
193 -236 -236 -236 -236 -236 -236 -236 -236 -236 142 145
194 -236 -236 -236 -236 -236 -236 -236 -236 -236 142
195 -236 127 -236 -236 -236 -236 -236 133 134 -236 136 137 139 -236 -236 141 136 142 136 143 144 145 146
196 -236 127 -236 -236 -236 -236 -236 -236 136 139 -236 -236 141 136 142 136 143 144 145 146
197 -236 127 -236 -236 -236 -236 -236 134 -236 136 139 -236 -236 141 136 142 136 143 144 145 146
198 -236 -236 -236 -236 -236 -236 -236 -236 -236
269 704
270 -42 -42
32 197 705 706
15 705 706
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 707 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
271 127 128 283 708 130 133 134 136 137 138 139 140 141 709 136 142 136 143 144 145 146
272 127 283 708 136 141 709 136 142 136 143 144 145 146
273 283 708 136 141 709 136 142 136 143 144 145 146
274 283 708 141 709 142 145
275 283 708 709 142 145
276 283 708 709 142
277 127 283 708 133 134 136 137 139 141 709 136 142 136 143 144 145 146
60 710 711
278 127 283 708 136 139 141 709 136 142 136 143 144 145 146
279 127 283 708 134 136 139 141 709 136 142 136 143 144 145 146
280 283 708 709
60 -125 712
281 1 2 6 7 8 9 10 11 12 13 713 713 55 56 63
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 714 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
282 1 2 4 6 7 8 9 10 11 12 13 15 252 253 254 24 255 256 257 259 43 255 46 47 252 259 259 260 55 56 261 262 715 63 64
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 716 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
283 127 128 -156 130 133 134 137 138 139 140 146 -156
284 127 -156 146 -156
285 -156 146 -156
286 127 -156 133 134 137 139 146 -156
287 127 -156 139 146 -156
288 127 -156 134 139 146 -156
3 1 2 4 6 7 8 9 10 11 12 13 15 717 718 719 24 720 721 722 723 43 720 46 47 717 723 723 724 55 56 725 726 63 64
289 1 2 4 6 7 8 9 10 265 11 12 13 15 266 267 268 24 269 270 271 727 274 43 269 46 47 727 266 274 274 276 55 56 277 278 63 728 64
2 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39
290 564 290 729
291 127 128 -43 -43 130 -43 133 134 136 137 138 139 140 141 136 -43 142 136 143 144 145 146
292 127 -43 -43 -43 136 141 136 -43 142 136 143 144 145 146
293 -43 -43 -43 136 141 136 -43 142 136 143 144 145 146
294 -43 -43 -43 141 -43 142 145
295 -43 -43 -43 -43 142 145
296 -43 -43 -43 -43 142
297 127 -43 -43 -43 133 134 136 137 139 141 136 -43 142 136 143 144 145 146
298 127 -43 -43 -43 136 139 141 136 -43 142 136 143 144 145 146
299 127 -43 -43 -43 134 136 139 141 136 -43 142 136 143 144 145 146
300 -43 -43 -43 -43
2 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34
2 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
174 -60 -60 -60 -60
119 127 128 471 130 133 134 137 138 139 140 730 146
120 127 471 730 146
121 471 730 146
123 127 471 133 134 137 139 730 146
124 127 471 139 730 146
125 127 471 134 139 730 146
112 730
2 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36
301 127 128 130 -185 133 134 136 137 138 139 140 -185 141 136 142 136 143 144 145 146
302 127 -185 136 -185 141 136 142 136 143 144 145 146
303 -185 136 -185 141 136 142 136 143 144 145 146
304 -185 -185 141 142 145
305 -185 -185 142 145
306 -185 -185 142
307 127 -185 133 134 136 137 139 -185 141 136 142 136 143 144 145 146
308 127 -185 136 139 -185 141 136 142 136 143 144 145 146
309 127 -185 134 136 139 -185 141 136 142 136 143 144 145 146
15 -185 -185
50 127 128 -16 -16 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
52 127 -16 -16 136 141 136 142 136 143 144 145 146
53 -16 -16 136 141 136 142 136 143 144 145 146
54 -16 -16 141 142 145
55 -16 -16 142 145
56 -16 -16 142
57 127 -16 -16 133 134 136 137 139 141 136 142 136 143 144 145 146
58 127 -16 -16 136 139 141 136 142 136 143 144 145 146
59 127 -16 -16 134 136 139 141 136 142 136 143 144 145 146
60 -16 -16
3 1 2 4 6 7 8 9 10 11 12 13 15 731 732 733 24 734 735 736 737 43 734 46 47 731 737 737 738 55 56 739 740 63 64
50 127 128 -17 -17 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
52 127 -17 -17 136 141 136 142 136 143 144 145 146
53 -17 -17 136 141 136 142 136 143 144 145 146
54 -17 -17 141 142 145
55 -17 -17 142 145
56 -17 -17 142
57 127 -17 -17 133 134 136 137 139 141 136 142 136 143 144 145 146
58 127 -17 -17 136 139 141 136 142 136 143 144 145 146
59 127 -17 -17 134 136 139 141 136 142 136 143 144 145 146
60 -17 -17
2 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160
310 1 741 2 4 6 7 306 307 9 10 308 11 12 13 15 742 743 742 744 745 24 746 747 748 749 43 746 46 47 743 749 749 750 55 56 751 742 63 64
311 752 564 290
5 1 2 4 6 7 8 9 10 11 12 13 15 753 754 755 24 756 757 758 759 760 43 756 46 47 753 759 759 761 55 56 762 763 59 63 64
312 1 -219 2 4 6 7 8 9 10 11 12 13 -219 15 764 765 766 24 767 768 769 770 43 767 46 47 764 770 770 771 55 56 772 773 63 64
221 127 128 -210 130 774 133 134 136 137 138 139 140 -210 141 136 142 136 143 144 145 146
222 127 -210 774 136 -210 141 136 142 136 143 144 145 146
223 -210 774 136 -210 141 136 142 136 143 144 145 146
224 -210 774 -210 141 142 145
225 -210 774 -210 142 145
226 -210 774 -210 142
227 127 -210 774 133 134 136 137 139 -210 141 136 142 136 143 144 145 146
229 127 -210 774 136 139 -210 141 136 142 136 143 144 145 146
230 127 -210 774 134 136 139 -210 141 136 142 136 143 144 145 146
231 -210 774 -210
313 1 2 382 4 6 7 8 9 10 11 12 13 -120 15 775 776 777 24 778 779 780 781 43 778 46 47 775 781 781 782 55 56 783 784 785 63 64
220 1 -209 2 786 4 6 7 8 9 10 11 12 13 -209 15 787 788 789 24 790 791 792 793 43 790 46 47 787 793 793 794 55 56 795 796 63 64
2 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163
313 1 2 382 4 6 7 8 9 10 11 12 13 -122 15 797 798 799 24 800 801 802 803 43 800 46 47 797 803 803 804 55 56 805 806 807 63 64
3 1 2 4 6 7 8 9 10 11 12 13 15 808 809 810 24 811 812 813 814 43 811 46 47 808 814 814 815 55 56 816 817 63 64
116 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 818 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
23 819
19 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 820 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 821 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
19 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71
253 -173 -173
314 -3 -3 822
315 -8 -8 823 824
23 825
60 -12 -12
60 826 827
3 1 2 4 6 7 8 9 10 11 12 13 15 828 829 830 24 831 832 833 834 43 831 46 47 828 834 834 835 55 56 836 837 63 64
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 838 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
119 127 128 -48 130 133 134 137 138 139 140 -48 146
120 127 -48 -48 146
121 -48 -48 146
123 127 -48 133 134 137 139 -48 146
124 127 -48 139 -48 146
125 127 -48 134 139 -48 146
316 127 128 129 130 839 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
317 127 129 839 136 141 136 142 136 143 144 145 146
318 129 839 136 141 136 142 136 143 144 145 146
319 129 839 141 142 145
320 129 839 142 145
321 129 839 142
322 127 129 839 133 134 136 137 139 141 136 142 136 143 144 145 146
46 839
323 127 129 839 136 139 141 136 142 136 143 144 145 146
324 127 129 839 134 136 139 141 136 142 136 143 144 145 146
142 129 839
119 127 128 -49 130 133 134 137 138 139 140 -49 146
120 127 -49 -49 146
121 -49 -49 146
123 127 -49 133 134 137 139 -49 146
124 127 -49 139 -49 146
125 127 -49 134 139 -49 146
325 664 665 840
15 -195 -195
326 -115 -115 -115 -115 841
327 -139 -139 -139 -139
32 842 -192 -192
328 -99 -99 -99 -99 -99 -99
32 -243 -243 -243
19 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82
14 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53
32 -133 -133 -133
316 127 128 -149 130 -149 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
317 127 -149 -149 136 141 136 142 136 143 144 145 146
318 -149 -149 136 141 136 142 136 143 144 145 146
319 -149 -149 141 142 145
320 -149 -149 142 145
321 -149 -149 142
322 127 -149 -149 133 134 136 137 139 141 136 142 136 143 144 145 146
323 127 -149 -149 136 139 141 136 142 136 143 144 145 146
324 127 -149 -149 134 136 139 141 136 142 136 143 144 145 146
142 -149 -149
3 1 2 4 6 7 8 9 10 11 12 13 15 843 844 845 24 846 847 848 849 43 846 46 47 843 849 849 850 55 56 851 852 63 64
142 -154 -154
258 -231 127 128 -231 -231 130 -231 -231 -231 133 134 -231 136 137 138 139 140 -231 -231 141 -231 136 -231 -231 142 136 143 144 145 146 -231
259 -231 127 -231 -231 -231 -231 -231 -231 136 -231 -231 141 -231 136 -231 -231 142 136 143 144 145 146 -231
260 -231 -231 -231 -231 -231 -231 -231 136 -231 -231 141 -231 136 -231 -231 142 136 143 144 145 146 -231
261 -231 -231 -231 -231 -231 -231 -231 -231 -231 141 -231 -231 -231 142 145 -231
262 -231 -231 -231 -231 -231 -231 -231 -231 -231 -231 -231 -231 142 145 -231
263 -231 -231 -231 -231 -231 -231 -231 -231 -231 -231 -231 -231 142 -231
264 -231 127 -231 -231 -231 -231 -231 133 134 -231 136 137 139 -231 -231 141 -231 136 -231 -231 142 136 143 144 145 146 -231
265 -231 127 -231 -231 -231 -231 -231 -231 136 139 -231 -231 141 -231 136 -231 -231 142 136 143 144 145 146 -231
266 -231 127 -231 -231 -231 -231 -231 134 -231 136 139 -231 -231 141 -231 136 -231 -231 142 136 143 144 145 146 -231
267 -231 -231 -231 -231 -231 -231 -231 -231 -231 -231 -231 -231 -231
301 127 128 130 -191 133 134 136 137 138 139 140 -191 141 136 142 136 143 144 145 146
302 127 -191 136 -191 141 136 142 136 143 144 145 146
303 -191 136 -191 141 136 142 136 143 144 145 146
304 -191 -191 141 142 145
305 -191 -191 142 145
306 -191 -191 142
307 127 -191 133 134 136 137 139 -191 141 136 142 136 143 144 145 146
308 127 -191 136 139 -191 141 136 142 136 143 144 145 146
309 127 -191 134 136 139 -191 141 136 142 136 143 144 145 146
15 -191 -191
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 853 853 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64
139 1 2 4 6 7 8 9 10 11 12 13 854 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 37 40 485 42 43 25 45 46 47 48 17 34 34 49 50 51 486 55 56 57 58 59 63 64
329 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50
330 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 855 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74
331 1 -124 2 4 6 7 8 9 10 11 12 13 15 856 857 858 24 859 860 861 862 43 859 46 47 856 862 862 863 55 56 864 865 63 64
281 1 2 6 7 8 9 10 11 12 13 866 866 55 56 63
46 -101
331 1 867 2 4 6 7 8 9 10 11 12 13 15 868 869 870 24 871 872 873 874 43 871 46 47 868 874 874 875 55 56 876 877 63 64
331 1 -126 2 4 6 7 8 9 10 11 12 13 15 878 879 880 24 881 882 883 884 43 881 46 47 878 884 884 885 55 56 886 887 63 64
332 128 -238 130 -238 140
19 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79
142 -240 -240
19 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78
333 127 128 -104 130 133 134 136 137 138 139 140 141 136 -104 142 136 143 144 145 146 -104
334 127 -104 136 141 136 -104 142 136 143 144 145 146 -104
335 -104 136 141 136 -104 142 136 143 144 145 146 -104
336 -104 141 -104 142 145 -104
337 -104 -104 142 145 -104
338 -104 -104 142 -104
339 127 -104 133 134 136 137 139 141 136 -104 142 136 143 144 145 146 -104
340 127 -104 136 139 141 136 -104 142 136 143 144 145 146 -104
341 127 -104 134 136 139 141 136 -104 142 136 143 144 145 146 -104
342 -104 -104 -104
171 -103 -103
2 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40
2 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41
110 1 2 4 6 7 8 9 10 11 12 13 15 888 889 890 24 891 892 893 894 891 46 47 888 894 894 895 55 56 896 63 64
50 127 128 -18 -18 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
52 127 -18 -18 136 141 136 142 136 143 144 145 146
53 -18 -18 136 141 136 142 136 143 144 145 146
54 -18 -18 141 142 145
55 -18 -18 142 145
56 -18 -18 142
57 127 -18 -18 133 134 136 137 139 141 136 142 136 143 144 145 146
58 127 -18 -18 136 139 141 136 142 136 143 144 145 146
59 127 -18 -18 134 136 139 141 136 142 136 143 144 145 146
60 -18 -18
2 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161
60 -20 -20
50 127 128 -20 -20 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
52 127 -20 -20 136 141 136 142 136 143 144 145 146
53 -20 -20 136 141 136 142 136 143 144 145 146
54 -20 -20 141 142 145
55 -20 -20 142 145
56 -20 -20 142
57 127 -20 -20 133 134 136 137 139 141 136 142 136 143 144 145 146
58 127 -20 -20 136 139 141 136 142 136 143 144 145 146
59 127 -20 -20 134 136 139 141 136 142 136 143 144 145 146
2 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162
94 127 128 129 130 -178 133 134 136 137 138 139 140 -178 141 136 142 136 143 144 145 146
95 127 129 -178 136 -178 141 136 142 136 143 144 145 146
96 129 -178 136 -178 141 136 142 136 143 144 145 146
97 129 -178 -178 141 142 145
98 129 -178 -178 142 145
99 129 -178 -178 142
100 127 129 -178 133 134 136 137 139 -178 141 136 142 136 143 144 145 146
15 -178 -178
101 127 129 -178 136 139 -178 141 136 142 136 143 144 145 146
102 127 129 -178 134 136 139 -178 141 136 142 136 143 144 145 146
32 129 -178 -178
343 127 128 -218 130 133 134 136 137 138 139 140 -218 141 136 142 136 143 144 145 146
344 127 -218 136 -218 141 136 142 136 143 144 145 146
345 -218 136 -218 141 136 142 136 143 144 145 146
346 -218 -218 141 142 145
347 -218 -218 142 145
348 -218 -218 142
349 127 -218 133 134 136 137 139 -218 141 136 142 136 143 144 145 146
350 127 -218 136 139 -218 141 136 142 136 143 144 145 146
351 127 -218 134 136 139 -218 141 136 142 136 143 144 145 146
93 -218 -218
312 1 -217 2 4 6 7 8 9 10 11 12 13 -217 15 897 898 899 24 900 901 902 903 43 900 46 47 897 903 903 904 55 56 905 906 63 64
221 127 128 -220 130 620 133 134 136 137 138 139 140 -220 141 136 142 136 143 144 145 146
222 127 -220 620 136 -220 141 136 142 136 143 144 145 146
223 -220 620 136 -220 141 136 142 136 143 144 145 146
224 -220 620 -220 141 142 145
225 -220 620 -220 142 145
226 -220 620 -220 142
227 127 -220 620 133 134 136 137 139 -220 141 136 142 136 143 144 145 146
229 127 -220 620 136 139 -220 141 136 142 136 143 144 145 146
93 -220 -220
230 127 -220 620 134 136 139 -220 141 136 142 136 143 144 145 146
231 -220 620 -220
312 1 -215 2 4 6 7 8 9 10 11 12 13 -215 15 907 908 909 24 910 911 912 913 43 910 46 47 907 913 913 914 55 56 915 916 63 64
221 127 128 -208 130 917 133 134 136 137 138 139 140 -208 141 136 142 136 143 144 145 146
222 127 -208 917 136 -208 141 136 142 136 143 144 145 146
223 -208 917 136 -208 141 136 142 136 143 144 145 146
224 -208 917 -208 141 142 145
225 -208 917 -208 142 145
226 -208 917 -208 142
227 127 -208 917 133 134 136 137 139 -208 141 136 142 136 143 144 145 146
229 127 -208 917 136 139 -208 141 136 142 136 143 144 145 146
230 127 -208 917 134 136 139 -208 141 136 142 136 143 144 145 146
231 -208 917 -208
221 127 128 -221 130 620 133 134 136 137 138 139 140 -221 141 136 142 136 143 144 145 146
222 127 -221 620 136 -221 141 136 142 136 143 144 145 146
223 -221 620 136 -221 141 136 142 136 143 144 145 146
224 -221 620 -221 141 142 145
225 -221 620 -221 142 145
226 -221 620 -221 142
227 127 -221 620 133 134 136 137 139 -221 141 136 142 136 143 144 145 146
229 127 -221 620 136 139 -221 141 136 142 136 143 144 145 146
93 -221 -221
230 127 -221 620 134 136 139 -221 141 136 142 136 143 144 145 146
231 -221 620 -221
258 -229 127 128 -229 -229 130 -229 -229 -229 133 134 -229 136 137 138 139 140 -229 -229 141 -229 136 -229 -229 142 136 143 144 145 146 -229
259 -229 127 -229 -229 -229 -229 -229 -229 136 -229 -229 141 -229 136 -229 -229 142 136 143 144 145 146 -229
260 -229 -229 -229 -229 -229 -229 -229 136 -229 -229 141 -229 136 -229 -229 142 136 143 144 145 146 -229
261 -229 -229 -229 -229 -229 -229 -229 -229 -229 141 -229 -229 -229 142 145 -229
262 -229 -229 -229 -229 -229 -229 -229 -229 -229 -229 -229 -229 142 145 -229
263 -229 -229 -229 -229 -229 -229 -229 -229 -229 -229 -229 -229 142 -229
264 -229 127 -229 -229 -229 -229 -229 133 134 -229 136 137 139 -229 -229 141 -229 136 -229 -229 142 136 143 144 145 146 -229
265 -229 127 -229 -229 -229 -229 -229 -229 136 139 -229 -229 141 -229 136 -229 -229 142 136 143 144 145 146 -229
266 -229 127 -229 -229 -229 -229 -229 134 -229 136 139 -229 -229 141 -229 136 -229 -229 142 136 143 144 145 146 -229
267 -229 -229 -229 -229 -229 -229 -229 -229 -229 -229 -229 -229 -229
116 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111
46 918
29 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109
14 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54
352 -4 -4 919
3 1 2 4 6 7 8 9 10 11 12 13 15 920 921 922 24 923 924 925 926 43 923 46 47 920 926 926 927 55 56 928 929 63 64
3 1 2 4 6 7 8 9 10 11 12 13 15 930 931 932 24 933 934 935 936 43 933 46 47 930 936 936 937 55 56 938 939 63 64
352 -6 -6 940
253 -172 -172
353 941 632 633 634 942
129 127 128 130 943 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
130 127 943 136 141 136 142 136 143 144 145 146
131 943 136 141 136 142 136 143 144 145 146
132 943 141 142 145
133 943 142 145
134 943 142
135 127 943 133 134 136 137 139 141 136 142 136 143 144 145 146
136 127 943 136 139 141 136 142 136 143 144 145 146
137 127 943 134 136 139 141 136 142 136 143 144 145 146
46 943
19 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 944 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
60 945 946
23 947
354 664 948
258 -230 127 128 -230 -230 130 -230 -230 -230 133 134 -230 136 137 138 139 140 -230 -230 141 -230 136 -230 -230 142 136 143 144 145 146 -230
259 -230 127 -230 -230 -230 -230 -230 -230 136 -230 -230 141 -230 136 -230 -230 142 136 143 144 145 146 -230
260 -230 -230 -230 -230 -230 -230 -230 136 -230 -230 141 -230 136 -230 -230 142 136 143 144 145 146 -230
261 -230 -230 -230 -230 -230 -230 -230 -230 -230 141 -230 -230 -230 142 145 -230
262 -230 -230 -230 -230 -230 -230 -230 -230 -230 -230 -230 -230 142 145 -230
263 -230 -230 -230 -230 -230 -230 -230 -230 -230 -230 -230 -230 142 -230
264 -230 127 -230 -230 -230 -230 -230 133 134 -230 136 137 139 -230 -230 141 -230 136 -230 -230 142 136 143 144 145 146 -230
265 -230 127 -230 -230 -230 -230 -230 -230 136 139 -230 -230 141 -230 136 -230 -230 142 136 143 144 145 146 -230
266 -230 127 -230 -230 -230 -230 -230 134 -230 136 139 -230 -230 141 -230 136 -230 -230 142 136 143 144 145 146 -230
267 -230 -230 -230 -230 -230 -230 -230 -230 -230 -230 -230 -230 -230
355 1 2 3 4 6 7 8 9 10 11 12 13 949 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 206 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64
329 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51
46 950
271 127 128 -235 -235 130 133 134 136 137 138 139 140 141 951 136 142 136 143 144 145 146
272 127 -235 -235 136 141 951 136 142 136 143 144 145 146
273 -235 -235 136 141 951 136 142 136 143 144 145 146
274 -235 -235 141 951 142 145
275 -235 -235 951 142 145
276 -235 -235 951 142
277 127 -235 -235 133 134 136 137 139 141 951 136 142 136 143 144 145 146
278 127 -235 -235 136 139 141 951 136 142 136 143 144 145 146
279 127 -235 -235 134 136 139 141 951 136 142 136 143 144 145 146
280 -235 -235 951
356 128 -134 -134 130 140
46 -100
271 127 128 -137 -137 130 133 134 136 137 138 139 140 141 952 136 142 136 143 144 145 146
272 127 -137 -137 136 141 952 136 142 136 143 144 145 146
273 -137 -137 136 141 952 136 142 136 143 144 145 146
274 -137 -137 141 952 142 145
275 -137 -137 952 142 145
276 -137 -137 952 142
277 127 -137 -137 133 134 136 137 139 141 952 136 142 136 143 144 145 146
278 127 -137 -137 136 139 141 952 136 142 136 143 144 145 146
279 127 -137 -137 134 136 139 141 952 136 142 136 143 144 145 146
280 -137 -137 952
271 127 128 -236 -236 130 133 134 136 137 138 139 140 141 953 136 142 136 143 144 145 146
272 127 -236 -236 136 141 953 136 142 136 143 144 145 146
273 -236 -236 136 141 953 136 142 136 143 144 145 146
274 -236 -236 141 953 142 145
275 -236 -236 953 142 145
276 -236 -236 953 142
277 127 -236 -236 133 134 136 137 139 141 953 136 142 136 143 144 145 146
278 127 -236 -236 136 139 141 953 136 142 136 143 144 145 146
279 127 -236 -236 134 136 139 141 953 136 142 136 143 144 145 146
280 -236 -236 953
357 127 128 -57 130 133 134 136 137 138 139 140 -57 141 136 954 -57 955 136 143 144 145 146 -57
358 127 -57 136 -57 141 136 954 -57 955 136 143 144 145 146 -57
359 -57 136 -57 141 136 954 -57 955 136 143 144 145 146 -57
360 -57 -57 141 954 -57 955 145 -57
361 -57 -57 954 -57 955 145 -57
362 -57 -57 954 -57 955 -57
363 127 -57 133 134 136 137 139 -57 141 136 954 -57 955 136 143 144 145 146 -57
364 127 -57 136 139 -57 141 136 954 -57 955 136 143 144 145 146 -57
365 127 -57 134 136 139 -57 141 136 954 -57 955 136 143 144 145 146 -57
343 127 128 -216 130 133 134 136 137 138 139 140 -216 141 136 142 136 143 144 145 146
344 127 -216 136 -216 141 136 142 136 143 144 145 146
345 -216 136 -216 141 136 142 136 143 144 145 146
346 -216 -216 141 142 145
347 -216 -216 142 145
348 -216 -216 142
349 127 -216 133 134 136 137 139 -216 141 136 142 136 143 144 145 146
350 127 -216 136 139 -216 141 136 142 136 143 144 145 146
351 127 -216 134 136 139 -216 141 136 142 136 143 144 145 146
93 -216 -216
343 127 128 -214 130 133 134 136 137 138 139 140 -214 141 136 142 136 143 144 145 146
344 127 -214 136 -214 141 136 142 136 143 144 145 146
345 -214 136 -214 141 136 142 136 143 144 145 146
346 -214 -214 141 142 145
347 -214 -214 142 145
348 -214 -214 142
349 127 -214 133 134 136 137 139 -214 141 136 142 136 143 144 145 146
350 127 -214 136 139 -214 141 136 142 136 143 144 145 146
351 127 -214 134 136 139 -214 141 136 142 136 143 144 145 146
93 -214 -214
312 1 -213 2 4 6 7 8 9 10 11 12 13 -213 15 956 957 958 24 959 960 961 962 43 959 46 47 956 962 962 963 55 56 964 965 63 64
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 966 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
3 1 2 4 6 7 8 9 10 11 12 13 15 967 968 969 24 970 971 972 973 43 970 46 47 967 973 973 974 55 56 975 976 63 64
366 127 128 -10 -10 130 977 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
367 127 -10 -10 977 136 141 136 142 136 143 144 145 146
368 -10 -10 977 136 141 136 142 136 143 144 145 146
369 -10 -10 977 141 142 145
370 -10 -10 977 142 145
371 -10 -10 977 142
372 127 -10 -10 977 133 134 136 137 139 141 136 142 136 143 144 145 146
373 127 -10 -10 977 136 139 141 136 142 136 143 144 145 146
374 127 -10 -10 977 134 136 139 141 136 142 136 143 144 145 146
375 -10 -10 977
50 127 128 -9 -9 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
52 127 -9 -9 136 141 136 142 136 143 144 145 146
53 -9 -9 136 141 136 142 136 143 144 145 146
54 -9 -9 141 142 145
55 -9 -9 142 145
56 -9 -9 142
57 127 -9 -9 133 134 136 137 139 141 136 142 136 143 144 145 146
58 127 -9 -9 136 139 141 136 142 136 143 144 145 146
59 127 -9 -9 134 136 139 141 136 142 136 143 144 145 146
60 -9 -9
3 1 2 4 6 7 8 9 10 11 12 13 15 978 979 980 24 981 982 983 984 43 981 46 47 978 984 984 985 55 56 986 987 63 64
253 -171 -171
60 -13 -13
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 988 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
330 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 989 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72
15 -193 -193
376 990 664 948
327 -116 -116 -116 -116
327 -140 -140 -140 -140
329 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 991 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
281 1 2 6 7 8 9 10 11 12 13 992 992 55 56 63
281 1 2 6 7 8 9 10 11 12 13 993 993 55 56 63
281 1 2 6 7 8 9 10 11 12 13 994 994 55 56 63
377 -58 -58 -58 995 -58
110 1 2 4 6 7 8 9 10 11 12 13 15 996 997 998 24 999 1000 1001 1002 999 46 47 996 1002 1002 1003 55 56 1004 63 64
343 127 128 -212 130 133 134 136 137 138 139 140 -212 141 136 142 136 143 144 145 146
344 127 -212 136 -212 141 136 142 136 143 144 145 146
345 -212 136 -212 141 136 142 136 143 144 145 146
346 -212 -212 141 142 145
347 -212 -212 142 145
348 -212 -212 142
349 127 -212 133 134 136 137 139 -212 141 136 142 136 143 144 145 146
350 127 -212 136 139 -212 141 136 142 136 143 144 145 146
351 127 -212 134 136 139 -212 141 136 142 136 143 144 145 146
93 -212 -212
116 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112
50 127 128 -5 -5 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
52 127 -5 -5 136 141 136 142 136 143 144 145 146
53 -5 -5 136 141 136 142 136 143 144 145 146
54 -5 -5 141 142 145
55 -5 -5 142 145
56 -5 -5 142
57 127 -5 -5 133 134 136 137 139 141 136 142 136 143 144 145 146
58 127 -5 -5 136 139 141 136 142 136 143 144 145 146
59 127 -5 -5 134 136 139 141 136 142 136 143 144 145 146
60 -5 -5
3 1 2 4 6 7 8 9 10 11 12 13 15 1005 1006 1007 24 1008 1009 1010 1011 43 1008 46 47 1005 1011 1011 1012 55 56 1013 1014 63 64
50 127 128 -7 -7 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
52 127 -7 -7 136 141 136 142 136 143 144 145 146
53 -7 -7 136 141 136 142 136 143 144 145 146
54 -7 -7 141 142 145
55 -7 -7 142 145
56 -7 -7 142
57 127 -7 -7 133 134 136 137 139 141 136 142 136 143 144 145 146
58 127 -7 -7 136 139 141 136 142 136 143 144 145 146
59 127 -7 -7 134 136 139 141 136 142 136 143 144 145 146
60 -7 -7
19 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90
46 1015
15 -194 -194
19 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75
356 128 -135 -135 130 140
356 128 -138 -138 130 140
356 128 -136 -136 130 140
110 1 2 4 6 7 8 9 10 11 12 13 15 1016 1017 1018 24 1019 1020 1021 1022 1019 46 47 1016 1022 1022 1023 55 56 1024 63 64
378 127 128 -83 130 133 134 136 137 138 139 140 -83 141 136 -83 -83 136 143 144 145 146 -83
379 127 -83 136 -83 141 136 -83 -83 136 143 144 145 146 -83
380 -83 136 -83 141 136 -83 -83 136 143 144 145 146 -83
381 -83 -83 141 -83 -83 145 -83
382 -83 -83 -83 -83 145 -83
377 -83 -83 -83 -83 -83
383 127 -83 133 134 136 137 139 -83 141 136 -83 -83 136 143 144 145 146 -83
384 127 -83 136 139 -83 141 136 -83 -83 136 143 144 145 146 -83
385 127 -83 134 136 139 -83 141 136 -83 -83 136 143 144 145 146 -83
50 127 128 -11 -11 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
52 127 -11 -11 136 141 136 142 136 143 144 145 146
53 -11 -11 136 141 136 142 136 143 144 145 146
54 -11 -11 141 142 145
55 -11 -11 142 145
56 -11 -11 142
57 127 -11 -11 133 134 136 137 139 141 136 142 136 143 144 145 146
58 127 -11 -11 136 139 141 136 142 136 143 144 145 146
59 127 -11 -11 134 136 139 141 136 142 136 143 144 145 146
60 -11 -11
159 1 2 4 6 7 8 9 10 11 12 13 521 15 16 17 19 20 1025 22 23 24 25 27 28 32 33 34 36 37 40 523 42 43 25 45 46 47 48 17 34 34 49 50 51 52 524 55 56 57 58 59 63 64
378 127 128 -84 130 133 134 136 137 138 139 140 -84 141 136 -84 -84 136 143 144 145 146 -84
379 127 -84 136 -84 141 136 -84 -84 136 143 144 145 146 -84
380 -84 136 -84 141 136 -84 -84 136 143 144 145 146 -84
381 -84 -84 141 -84 -84 145 -84
382 -84 -84 -84 -84 145 -84
377 -84 -84 -84 -84 -84
383 127 -84 133 134 136 137 139 -84 141 136 -84 -84 136 143 144 145 146 -84
384 127 -84 136 139 -84 141 136 -84 -84 136 143 144 145 146 -84
385 127 -84 134 136 139 -84 141 136 -84 -84 136 143 144 145 146 -84
19 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73
"""
NEST = 4294967296
WEIGHTS = {1: 4294967297, 4: 4294967297, 6: 4294967298, 13: 4294967297, 43: 4294967297, 46: 4294967297, 63: 4294967298, 64: 4294967297, 116: 1, 127: 1, 128: 4294967297, 133: 1, 134: 1, 137: 1, 138: 4294967297, 139: 1, 140: 4294967297, 141: 1, 145: 1, 146: 1, 215: 1, 251: 4294967297, 469: 4294967297, 623: 4294967297, 662: 4294967297, 704: 8589934594, 730: 1, 955: 1, 995: 1}
