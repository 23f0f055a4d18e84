"""Generated from grammars/gradcli.lark by grammar.py.  Do not edit."""
# fmt: off
# ruff: noqa
KINDS = {'!=': 'COMPARE', '%': 'MULTIPLY', '%=': 'AUGMENT', '&': '&', '&=': 'AUGMENT', '(': '(', ')': ')', '*': 'MULTIPLY', '**': 'POWER', '**=': 'AUGMENT', '*=': 'AUGMENT', '+': 'ADD', '+=': 'AUGMENT', ',': ',', '-': 'ADD', '-=': 'AUGMENT', '->': '->', '.': '.', '...': '...', '/': 'MULTIPLY', '//': 'MULTIPLY', '//=': 'AUGMENT', '/=': 'AUGMENT', ':': ':', ':=': ':=', ';': ';', '<': 'COMPARE', '<<': 'SHIFT', '<<=': 'AUGMENT', '<=': 'COMPARE', '=': '=', '==': 'COMPARE', '>': 'COMPARE', '>=': 'COMPARE', '>>': 'SHIFT', '>>=': 'AUGMENT', '@': '@', '@=': 'AUGMENT', 'False': 'False', 'None': 'None', 'True': 'True', '[': '[', ']': ']', '^': 'POWER', '^=': 'AUGMENT', 'and': 'and', 'as': 'as', 'assert': 'assert', 'async': 'RESERVED', 'await': 'RESERVED', 'break': 'break', 'class': 'RESERVED', 'continue': 'continue', 'def': 'def', 'del': 'del', 'elif': 'elif', 'else': 'else', 'except': 'except', 'finally': 'finally', 'for': 'for', 'from': 'from', 'global': 'global', 'if': 'if', 'import': 'import', 'in': 'in', 'is': 'is', 'lambda': 'lambda', 'nonlocal': 'nonlocal', 'not': 'not', 'or': 'or', 'pass': 'pass', 'raise': 'raise', 'return': 'return', 'try': 'try', 'while': 'while', 'with': 'with', 'yield': 'RESERVED', '{': '{', '|': '|', '|=': 'AUGMENT', '}': '}', '~': '~'}
PATTERNS = {'NAME': '[^\\W\\d]\\w*', 'NUMBER': '0[xX](?:_?[0-9a-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:[0-9](?:_?[0-9])*\\.?(?:[0-9](?:_?[0-9])*)?|\\.[0-9](?:_?[0-9])*)(?:[eE][-+]?[0-9](?:_?[0-9])*)?(?:[jJ](?!\\w))?', 'STRING': '[rRuU]?(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'FSTRING': '(?:[fF][rR]?|[rR][fF])(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'SIGN': '\\*\\*=|\\.\\.\\.|//=|<<=|>>=|!=|%=|\\&=|\\*\\*|\\*=|\\+=|\\-=|\\->|//|/=|:=|<<|<=|==|>=|>>|@=|\\^=|\\|=|[%\\&\\(\\)\\*\\+,\\-\\./:;<=>@\\[\\]\\^\\{\\|\\}\\~]'}
RULES = (('ands', 3, 'pair'), ('ands', 3, 'append'), ('annotated', 1, 'marker'), ('annotated', 2, 'rest'), ('annotated', 4, 'rest'), ('annotated', 1, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 5, 'parameter'), ('annotated_parameters', 1, 'one'), ('annotated_parameters', 3, 'append'), ('argument', 1, 'first'), ('argument', 1, 'first'), ('argument', 2, 'starred'), ('argument', 3, 'keyword'), ('arguments', 1, 'one'), ('arguments', 3, 'append'), ('atom', 1, 'name'), ('atom', 1, 'number'), ('atom', 1, 'text'), ('atom', 1, 'strings'), ('atom', 1, 'true'), ('atom', 1, 'false'), ('atom', 1, 'none'), ('atom', 1, 'ellipsis'), ('atom', 2, 'empty_tuple'), ('atom', 3, 'group'), ('atom', 3, 'group'), ('atom', 2, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 4, 'comprehension'), ('atom', 2, 'dict'), ('atom', 3, 'dict'), ('atom', 4, 'dict'), ('atom', 4, 'comprehension'), ('attempt', 3, 'block'), ('binding', 3, 'named_expression'), ('bitand', 1, 'first'), ('bitand', 3, 'binary'), ('bitor', 1, 'first'), ('bitor', 3, 'binary'), ('bitors', 3, 'pair'), ('bitors', 3, 'append'), ('block', 2, 'first'), ('block', 3, 'first'), ('block', 4, 'block'), ('branches', 4, 'branch'), ('branches', 5, 'elif'), ('chain', 3, 'pair'), ('chain', 3, 'append'), ('clause', 4, 'clause'), ('clause', 5, 'clause'), ('clauses', 1, 'one'), ('clauses', 2, 'append'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 2, 'words'), ('comparator', 2, 'words'), ('compares', 3, 'triple'), ('compares', 3, 'append_two'), ('comparison', 1, 'first'), ('comparison', 1, 'compare'), ('compound', 1, 'if'), ('compound', 4, 'if_else'), ('compound', 6, 'for'), ('compound', 9, 'for'), ('compound', 4, 'while'), ('compound', 7, 'while'), ('compound', 1, 'first'), ('compound', 2, 'decorated'), ('compound', 4, 'with'), ('compound', 4, 'with'), ('compound', 4, 'try_finally'), ('compound', 1, 'first'), ('compound', 4, 'try_finally'), ('conditions', 2, 'condition'), ('conditions', 3, 'append'), ('conjunction', 1, 'first'), ('conjunction', 1, 'and'), ('decorator', 3, 'decorator'), ('decorators', 1, 'one'), ('decorators', 2, 'append'), ('definition', 7, 'def'), ('definition', 5, 'def'), ('disjunction', 1, 'first'), ('disjunction', 1, 'or'), ('dots', 1, 'first'), ('dots', 1, 'first'), ('dots', 2, 'relative'), ('dots', 2, 'relative'), ('dotted', 1, 'first'), ('dotted', 3, 'dotted'), ('enclosed', 4, 'enclosed'), ('enclosed', 3, 'enclosed'), ('entries', 1, 'one'), ('entries', 3, 'append'), ('entry', 3, 'entry'), ('factor', 1, 'first'), ('factor', 2, 'unary'), ('factor', 2, 'unary'), ('handled', 2, 'try_except'), ('handled', 5, 'try_except'), ('handler', 3, 'handler'), ('handler', 4, 'handler'), ('handler', 6, 'handler'), ('handlers', 1, 'one'), ('handlers', 2, 'append'), ('imported', 1, 'imported'), ('imported', 3, 'imported'), ('imports', 2, 'imports'), ('imports', 3, 'append'), ('index', 1, 'first'), ('index', 2, 'single'), ('index', 1, 'tuple'), ('index', 2, 'tuple'), ('items', 1, 'first'), ('items', 2, 'single'), ('items', 1, 'tuple'), ('items', 2, 'tuple'), ('line', 2, 'first'), ('line', 3, 'first'), ('line', 1, 'one'), ('lines', 1, 'first'), ('lines', 2, 'extend'), ('module', 1, 'import'), ('module', 3, 'import'), ('named', 3, 'named'), ('named', 5, 'named'), ('named', 5, 'named'), ('named', 3, 'named'), ('named', 5, 'named'), ('names', 1, 'one'), ('names', 3, 'append'), ('negation', 1, 'first'), ('negation', 2, 'unary'), ('origin', 1, 'first'), ('origin', 1, 'first'), ('origin', 2, 'relative'), ('ors', 3, 'pair'), ('ors', 3, 'append'), ('parameter', 1, 'parameter'), ('parameter', 3, 'parameter'), ('parameter', 1, 'marker'), ('parameter', 2, 'rest'), ('parameters', 1, 'one'), ('parameters', 3, 'append'), ('postfix', 1, 'first'), ('postfix', 3, 'attribute'), ('postfix', 3, 'call'), ('postfix', 4, 'call'), ('postfix', 5, 'call'), ('postfix', 5, 'call_over'), ('postfix', 4, 'subscript'), ('power', 1, 'first'), ('power', 3, 'power'), ('product', 1, 'first'), ('product', 3, 'binary'), ('product', 3, 'binary'), ('shift', 1, 'first'), ('shift', 3, 'binary'), ('signature', 4, 'signature'), ('signature', 3, 'signature'), ('signature', 2, 'signature'), ('simple', 1, 'expression'), ('simple', 1, 'assign'), ('simple', 3, 'augmented'), ('simple', 3, 'declare'), ('simple', 5, 'declare'), ('simple', 1, 'return'), ('simple', 2, 'return'), ('simple', 1, 'pass'), ('simple', 1, 'break'), ('simple', 1, 'continue'), ('simple', 2, 'assert'), ('simple', 4, 'assert'), ('simple', 2, 'delete'), ('simple', 2, 'global'), ('simple', 2, 'nonlocal'), ('simple', 1, 'raise'), ('simple', 2, 'raise'), ('simple', 4, 'raise'), ('simple', 4, 'import_from'), ('simple', 6, 'import_from'), ('simple', 7, 'import_from'), ('simple', 4, 'import_all'), ('simples', 1, 'one'), ('simples', 3, 'append'), ('simples', 1, 'first'), ('simples', 3, 'extend'), ('start', 1, 'module'), ('start', 2, 'module'), ('start', 2, 'field'), ('string', 1, 'string'), ('string', 1, 'fstring'), ('strings', 2, 'both'), ('strings', 2, 'append'), ('subscript', 1, 'first'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscript', 2, 'slice'), ('subscript', 1, 'slice'), ('subscript', 5, 'slice'), ('subscript', 4, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscripts', 3, 'pair'), ('subscripts', 3, 'append'), ('sum', 1, 'first'), ('sum', 3, 'binary'), ('target', 1, 'first'), ('target', 2, 'single'), ('target', 1, 'tuple'), ('target', 2, 'tuple'), ('test', 1, 'first'), ('test', 5, 'conditional'), ('test', 5, 'lambda'), ('test', 4, 'lambda'), ('test', 3, 'lambda'), ('tested', 1, 'first'), ('tested', 1, 'first'), ('tests', 3, 'pair'), ('tests', 3, 'append'), ('with_item', 1, 'with_item'), ('with_item', 3, 'with_item'), ('withs', 1, 'one'), ('withs', 3, 'append'), ('word', 1, 'name'), ('words', 1, 'one'), ('words', 3, 'append'))
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
: MULTIPLY NAME parameter parameters
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
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction entries entry factor lambda negation not ors postfix power product shift string strings sum test { } ~
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
( ) ... ADD FSTRING False MULTIPLY NAME NUMBER None STRING True [ ands argument arguments atom binding bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test tested { ~
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
) MULTIPLY NAME annotated annotated_parameters
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
( ) ... ADD FSTRING False MULTIPLY NAME NUMBER None STRING True [ ands argument atom binding bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
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
) MULTIPLY NAME annotated
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
2 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25
3 1 2 4 6 7 8 9 10 11 12 13 15 79 80 81 24 82 83 84 85 43 82 46 47 79 85 85 86 55 56 87 88 63 64
4 1 2 4 6 7 8 9 10 11 12 13 89 90 89 90 55 56 63 64
5 1 2 4 6 7 8 9 10 11 12 13 15 91 92 93 24 94 95 96 97 98 43 94 46 47 91 97 97 99 55 56 100 101 59 63 64
6 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198 -198
2 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23
2 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18
2 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19 -19
2 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24
6 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197 -197
2 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
7 1 2 4 6 7 66 9 10 11 12 13 102 15 103 104 105 106 24 107 108 109 110 43 107 46 47 103 110 110 111 55 56 112 113 104 114 63 64
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 115 115 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64
9 -83 -83 -83 -83 -83 -83 -83 -83 -83 116 -83 -83 -83 -83 -83 -83 -83
3 1 2 4 6 7 8 9 10 11 12 13 15 117 118 119 24 120 121 122 123 43 120 46 47 117 123 123 124 55 56 125 126 63 64
10 127 128 129 130 131 -168 132 133 134 135 136 137 138 139 140 -168 141 136 142 136 143 144 145 146
11 147 148 149 150
12 127 129 131 -168 132 135 136 -168 141 136 142 136 143 144 145 146
13 129 131 -168 132 135 136 -168 141 136 142 136 143 144 145 146
14 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 151 152 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67
15 -176 -176
16 -169 153 -169
17 -66 -66 -66 -66 -66 -66 -66 154 -66 -66 -66 -66 154 -66 -66 -66 -66 154 155 144 -66 -66
18 129 131 -168 132 135 -168 141 142 145
19 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126
20 129 131 -168 132 135 -168 142 145
15 -177 -177
21 -85 -85
22 3 156 31 157
23 158
5 1 2 4 6 7 8 9 10 11 12 13 15 159 160 161 24 162 163 164 165 166 43 162 46 47 159 165 165 167 55 56 168 169 59 63 64
24 129 131 -168 132 135 -168 142
25 127 129 131 -168 132 133 134 135 136 137 139 -168 141 136 142 136 143 144 145 146
26 1 2 4 6 7 8 9 10 11 12 13 170 171 172 173 174 170 174 174 175 55 56 176 177 63 64
27 178 178 179 178 179 180
28 181 182 183
29 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 184 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126 -126
30 1 2 4 6 7 66 9 10 11 12 13 15 185 186 187 188 24 189 190 191 192 43 189 46 47 185 192 192 193 55 56 194 186 186 63 64
31 195 195 196
32 197 198 199
33 -168 132 135 -168
34 200 201 202 203 204
35 -194 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 205 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64
28 181 182 206
36 1 2 4 6 7 8 9 10 11 12 13 207 208 209 24 210 211 210 46 207 211 211 212 55 56 213 63 64
37 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 -90 214 -90
15 -175 -175
38 1 2 -183 4 6 7 8 9 10 11 12 13 -183 15 215 216 217 24 218 219 220 221 43 218 46 47 215 221 221 222 55 56 223 224 63 64
39 1 2 -173 4 6 7 8 9 10 11 12 13 -173 15 225 226 227 24 228 229 230 231 232 43 228 46 47 225 231 231 233 55 56 234 235 59 63 64
40 127 129 131 -168 132 135 136 139 -168 141 136 142 136 143 144 145 146
15 -190 -190
15 198 199
41 0
42 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 6 -20 -20 -20 11 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 -20 236 -20 -20
42 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 6 -21 -21 -21 11 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 237 -21 -21
43 127 129 131 -168 132 134 135 136 139 -168 141 136 142 136 143 144 145 146
44 129 131 -168 132 135 -168
45 -122 -122 238 -122 -122 -122 -122 -122
46 239
30 1 2 4 6 7 66 9 10 11 12 13 15 240 241 242 243 24 244 245 246 247 43 244 46 47 240 247 247 248 55 56 249 241 241 63 64
47 250 2 4 6 7 8 9 10 11 12 13 15 251 252 253 24 254 255 256 257 258 43 254 46 47 251 258 258 259 55 56 260 261 262 263 63 64
48 1 2 4 6 7 8 9 10 11 12 13 15 264 265 266 24 267 268 269 270 271 272 43 267 46 47 264 272 272 273 55 56 274 275 63 276 64
4 1 2 4 6 7 8 9 10 11 12 13 277 278 277 278 55 56 63 64
2 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26
49 -18 -18 -18 -18 -18 -18 279 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18
50 127 128 280 129 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
51 281
52 127 280 129 136 141 136 142 136 143 144 145 146
53 280 129 136 141 136 142 136 143 144 145 146
54 280 129 141 142 145
55 280 129 142 145
56 280 129 142
57 127 280 129 133 134 136 137 139 141 136 142 136 143 144 145 146
51 280
58 127 280 129 136 139 141 136 142 136 143 144 145 146
59 127 280 129 134 136 139 141 136 142 136 143 144 145 146
60 280 129
61 127 128 130 133 134 136 137 138 139 140 282 141 136 142 136 143 144 145 146
62 127 136 282 141 136 142 136 143 144 145 146
63 136 282 141 136 142 136 143 144 145 146
64 282 141 142 145
65 282 142 145
66 282 142
67 127 133 134 136 137 139 282 141 136 142 136 143 144 145 146
68 127 136 139 282 141 136 142 136 143 144 145 146
69 127 134 136 139 282 141 136 142 136 143 144 145 146
70 282
2 -103 -103 128 -103 -103 130 -103 -103 -103 -103 -103 -103 -103 -103 138 -103 140 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103
71 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103 -103
72 -196 127 128 129 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
73 -196 127 129 136 141 136 142 136 143 144 145 146
74 -196 129 136 141 136 142 136 143 144 145 146
75 -196 129 141 142 145
76 -196 129 142 145
77 -196 129 142
78 -196 127 129 133 134 136 137 139 141 136 142 136 143 144 145 146
41 -196
79 -196 127 129 136 139 141 136 142 136 143 144 145 146
80 -196 127 129 134 136 139 141 136 142 136 143 144 145 146
81 -196 129
2 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29
82 127 128 283 130 133 134 136 137 138 139 140 284 141 285 286 136 287 142 136 143 144 145 146
83 285 286 287
84 127 283 136 284 141 285 286 136 287 142 136 143 144 145 146
85 283 136 284 141 285 286 136 287 142 136 143 144 145 146
86 283 284 141 285 286 287 142 145
87 283 284 285 286 287 142 145
88 283 284 285 286 287 142
89 127 283 133 134 136 137 139 284 141 285 286 136 287 142 136 143 144 145 146
90 127 283 136 139 284 141 285 286 136 287 142 136 143 144 145 146
91 127 283 134 136 139 284 141 285 286 136 287 142 136 143 144 145 146
92 283 284 285 286 287
93 288 289
35 -195 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 205 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64
36 1 2 4 6 7 8 9 10 11 12 13 290 291 292 24 293 294 293 46 290 294 294 295 55 56 296 63 64
94 127 128 297 130 -178 133 134 136 137 138 139 140 -178 141 136 142 136 143 144 145 146
95 127 297 -178 136 -178 141 136 142 136 143 144 145 146
96 297 -178 136 -178 141 136 142 136 143 144 145 146
97 297 -178 -178 141 142 145
98 297 -178 -178 142 145
99 297 -178 -178 142
100 127 297 -178 133 134 136 137 139 -178 141 136 142 136 143 144 145 146
101 127 297 -178 136 139 -178 141 136 142 136 143 144 145 146
102 127 297 -178 134 136 139 -178 141 136 142 136 143 144 145 146
32 297 -178 -178
103 1 2 4 6 7 8 9 10 11 12 13 298 299 298 299 299 300 55 56 301 63 64
104 1 302 2 4 6 7 303 304 9 10 11 12 13 15 305 306 307 308 309 310 24 311 312 313 314 43 311 46 47 307 314 314 315 55 56 316 308 317 63 64
105 -121 1 -121 2 -121 -121 -121 4 -121 6 7 8 9 10 11 12 13 -121 15 318 319 320 24 321 322 323 324 43 321 46 47 318 324 324 325 55 56 326 327 63 64
23 328
3 1 2 4 6 7 8 9 10 11 12 13 15 329 330 331 24 332 333 334 335 43 332 46 47 329 335 335 336 55 56 337 338 63 64
5 1 2 4 6 7 8 9 10 11 12 13 15 339 340 341 24 342 343 344 345 346 43 342 46 47 339 345 345 347 55 56 348 349 59 63 64
4 1 2 4 6 7 8 9 10 11 12 13 350 351 350 351 55 56 63 64
106 1 2 4 6 7 8 9 10 11 12 13 352 353 352 353 353 55 56 63 64
5 1 2 4 6 7 8 9 10 11 12 13 15 354 355 356 24 357 358 359 360 361 43 357 46 47 354 360 360 362 55 56 363 364 59 63 64
107 1 2 4 6 7 8 9 10 11 12 13 365 366 367 368 365 368 368 369 55 56 370 63 64
4 1 2 4 6 7 8 9 10 11 12 13 371 372 371 372 55 56 63 64
4 1 2 4 6 7 8 9 10 11 12 13 373 374 373 374 55 56 63 64
108 1 2 4 6 7 8 9 10 11 12 13 375 376 375 376 376 55 56 377 63 64
109 1 2 378 4 6 7 8 9 10 11 12 13 15 379 380 381 24 382 383 384 385 386 43 382 46 47 379 385 385 387 55 56 388 389 390 391 63 64
36 1 2 4 6 7 8 9 10 11 12 13 392 393 394 24 395 396 395 46 392 396 396 397 55 56 398 63 64
110 1 2 4 6 7 8 9 10 11 12 13 15 399 400 401 24 402 403 404 405 402 46 47 399 405 405 406 55 56 407 63 64
111 1 2 4 6 7 8 9 10 11 12 13 365 366 367 368 408 365 368 368 369 55 56 370 63 64
112 409
113 1 2 4 6 7 8 9 10 11 12 13 15 410 411 412 24 413 414 415 413 46 410 415 415 416 55 56 417 63 64
114 1 2 4 6 7 8 9 10 11 12 13 418 419 420 418 420 420 421 55 56 422 63 64
115 1 2 423 4 6 7 8 9 10 11 12 13 15 424 425 426 24 427 428 429 430 43 427 46 47 424 430 430 431 55 56 432 433 63 64
46 434
116 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110
117 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 435 147 -105 -105 -105 -105 436 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105 -105
30 1 2 4 6 7 66 9 10 11 12 13 15 437 438 439 440 24 441 442 443 444 43 441 46 47 437 444 444 445 55 56 446 438 438 63 64
46 447
5 1 2 4 6 7 8 9 10 11 12 13 15 448 449 450 24 451 452 453 454 455 43 451 46 47 448 454 454 456 55 56 457 458 59 63 64
107 1 2 4 6 7 8 9 10 11 12 13 459 460 461 462 459 462 462 463 55 56 464 63 64
111 1 2 4 6 7 8 9 10 11 12 13 459 460 461 462 408 459 462 462 463 55 56 464 63 64
21 -86 -86
19 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74
118 465 466
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
119 127 128 467 130 133 134 137 138 139 140 468 146
120 127 467 468 146
121 467 468 146
122 469 -220
123 127 467 133 134 137 139 468 146
124 127 467 139 468 146
125 127 467 134 139 468 146
112 468
126 470 471 472 472 473
127 474 473
128 473
32 -235 -235 -235
32 -236 -236 -236
32 475 -181 -181
46 476
129 127 128 130 477 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
46 477
130 127 477 136 141 136 142 136 143 144 145 146
131 477 136 141 136 142 136 143 144 145 146
132 477 141 142 145
133 477 142 145
134 477 142
135 127 477 133 134 136 137 139 141 136 142 136 143 144 145 146
136 127 477 136 139 141 136 142 136 143 144 145 146
137 127 477 134 136 139 141 136 142 136 143 144 145 146
138 -129 474 -129 -129 478
32 -114 -114 -114
31 195 195 479
139 1 2 4 6 7 8 9 10 11 12 13 480 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 37 40 481 42 43 25 45 46 47 48 17 34 34 49 50 51 482 55 56 57 58 59 63 64
19 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124 -124
3 1 2 4 6 7 8 9 10 11 12 13 15 483 484 485 24 486 487 488 489 43 486 46 47 483 489 489 490 55 56 491 492 63 64
140 -147 -147 493
141 -145 -145 494
142 -149 -149
142 495 496
19 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128
32 475 -182 -182
143 -139 127 128 -139 -139 130 -139 -139 -139 133 134 -139 136 137 138 139 140 -139 -139 -139 -139 136 -139 -139 -139 -139 136 143 144 -139 146 -139
144 -139 127 -139 -139 -139 -139 -139 -139 136 -139 -139 -139 -139 136 -139 -139 -139 -139 136 143 144 -139 146 -139
145 -139 -139 -139 -139 -139 -139 -139 136 -139 -139 -139 -139 136 -139 -139 -139 -139 136 143 144 -139 146 -139
9 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139 -139
146 -139 127 -139 -139 -139 -139 -139 133 134 -139 136 137 139 -139 -139 -139 -139 136 -139 -139 -139 -139 136 143 144 -139 146 -139
147 -139 127 -139 -139 -139 -139 -139 -139 136 139 -139 -139 -139 -139 136 -139 -139 -139 -139 136 143 144 -139 146 -139
148 -139 127 -139 -139 -139 -139 -139 134 -139 136 139 -139 -139 -139 -139 136 -139 -139 -139 -139 136 143 144 -139 146 -139
113 1 2 4 6 7 8 9 10 11 12 13 15 497 498 499 24 500 501 502 500 46 497 502 502 503 55 56 504 63 64
149 127 128 130 -184 133 134 136 137 138 139 140 -184 141 136 505 142 136 143 144 145 146
150 127 -184 136 -184 141 136 505 142 136 143 144 145 146
151 -184 136 -184 141 136 505 142 136 143 144 145 146
152 -184 -184 141 505 142 145
153 -184 -184 505 142 145
154 -184 -184 505 142
155 127 -184 133 134 136 137 139 -184 141 136 505 142 136 143 144 145 146
156 127 -184 136 139 -184 141 136 505 142 136 143 144 145 146
157 127 -184 134 136 139 -184 141 136 505 142 136 143 144 145 146
158 -184 -184 505
94 127 128 129 130 -174 133 134 136 137 138 139 140 -174 141 136 142 136 143 144 145 146
95 127 129 -174 136 -174 141 136 142 136 143 144 145 146
96 129 -174 136 -174 141 136 142 136 143 144 145 146
97 129 -174 -174 141 142 145
98 129 -174 -174 142 145
99 129 -174 -174 142
100 127 129 -174 133 134 136 137 139 -174 141 136 142 136 143 144 145 146
15 -174 -174
101 127 129 -174 136 139 -174 141 136 142 136 143 144 145 146
102 127 129 -174 134 136 139 -174 141 136 142 136 143 144 145 146
32 129 -174 -174
6 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199 -199
6 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200 -200
105 -123 1 -123 2 -123 -123 -123 4 -123 6 7 8 9 10 11 12 13 -123 15 506 507 508 24 509 510 511 512 43 509 46 47 506 512 512 513 55 56 514 515 63 64
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 517 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
129 127 128 130 520 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
46 520
130 127 520 136 141 136 142 136 143 144 145 146
131 520 136 141 136 142 136 143 144 145 146
132 520 141 142 145
133 520 142 145
134 520 142
135 127 520 133 134 136 137 139 141 136 142 136 143 144 145 146
136 127 520 136 139 141 136 142 136 143 144 145 146
137 127 520 134 136 139 141 136 142 136 143 144 145 146
160 1 65 2 4 6 7 66 9 10 11 12 13 15 521 68 522 523 24 524 525 526 527 75 43 528 524 46 47 521 527 527 529 55 56 530 531 532 63 64
161 127 128 -231 130 -231 133 134 136 137 138 139 140 141 533 136 142 136 143 144 145 146
162 127 -231 -231 136 141 533 136 142 136 143 144 145 146
163 -231 -231 136 141 533 136 142 136 143 144 145 146
164 -231 -231 141 533 142 145
165 -231 -231 533 142 145
166 -231 -231 533 142
46 534
167 127 -231 -231 133 134 136 137 139 141 533 136 142 136 143 144 145 146
168 127 -231 -231 136 139 141 533 136 142 136 143 144 145 146
169 127 -231 -231 134 136 139 141 533 136 142 136 143 144 145 146
170 -231 -231 533
142 -233 -233
142 535 536
129 127 128 130 537 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
130 127 537 136 141 136 142 136 143 144 145 146
131 537 136 141 136 142 136 143 144 145 146
132 537 141 142 145
133 537 142 145
134 537 142
171 538 539
172 -99 285 540 287 -99
135 127 537 133 134 136 137 139 141 136 142 136 143 144 145 146
136 127 537 136 139 141 136 142 136 143 144 145 146
137 127 537 134 136 139 141 136 142 136 143 144 145 146
46 537
2 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
2 -104 -104 128 -104 -104 130 -104 -104 -104 -104 -104 -104 -104 -104 138 -104 140 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104
71 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104 -104
3 1 2 4 6 7 8 9 10 11 12 13 15 541 542 543 24 544 545 546 547 43 544 46 47 541 547 547 548 55 56 549 550 63 64
2 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27
2 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28
21 -84 -84
173 1 2 4 6 7 8 9 10 11 12 13 551 15 318 319 320 24 321 322 323 324 43 321 46 47 318 324 324 325 55 56 326 327 63 64
2 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30
174 -56 -56 -56 -56
175 552 553 287
26 1 2 4 6 7 8 9 10 11 12 13 554 555 556 173 557 554 557 557 558 55 56 559 560 63 64
173 1 2 4 6 7 8 9 10 11 12 13 561 15 506 507 508 24 509 510 511 512 43 509 46 47 506 512 512 513 55 56 514 515 63 64
2 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32
143 -2 127 128 -2 -2 130 -2 -2 -2 133 134 -2 136 137 138 139 140 -2 -2 -2 -2 136 -2 -2 -2 -2 136 143 144 -2 146 -2
144 -2 127 -2 -2 -2 -2 -2 -2 136 -2 -2 -2 -2 136 -2 -2 -2 -2 136 143 144 -2 146 -2
145 -2 -2 -2 -2 -2 -2 -2 136 -2 -2 -2 -2 136 -2 -2 -2 -2 136 143 144 -2 146 -2
9 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2
146 -2 127 -2 -2 -2 -2 -2 133 134 -2 136 137 139 -2 -2 -2 -2 136 -2 -2 -2 -2 136 143 144 -2 146 -2
147 -2 127 -2 -2 -2 -2 -2 -2 136 139 -2 -2 -2 -2 136 -2 -2 -2 -2 136 143 144 -2 146 -2
148 -2 127 -2 -2 -2 -2 -2 134 -2 136 139 -2 -2 -2 -2 136 -2 -2 -2 -2 136 143 144 -2 146 -2
3 1 2 4 6 7 8 9 10 11 12 13 15 562 563 564 24 565 566 567 568 43 565 46 47 562 568 568 569 55 56 570 571 63 64
2 -42 -42 128 -42 -42 130 -42 -42 -42 133 134 -42 -42 137 138 139 140 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42
71 -42 -42 -42 -42 -42 -42 -42 133 134 -42 -42 137 139 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42
176 -42 -42 -42 -42 -42 -42 -42 -42 -42 139 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42
177 -42 -42 -42 -42 -42 -42 -42 134 -42 -42 139 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42
2 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153 -153
3 1 2 4 6 7 8 9 10 11 12 13 15 572 573 574 24 575 576 577 578 43 575 46 47 572 578 578 579 55 56 580 581 63 64
178 -18 -18 -18 -18 -18 279 582 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18 -18
60 -16 -16
60 583 584
179 127 128 -16 -16 130 133 134 136 137 138 139 140 141 285 585 136 287 142 136 143 144 145 146
180 -16 -16 285 585 287
181 127 -16 -16 136 141 285 585 136 287 142 136 143 144 145 146
182 -16 -16 136 141 285 585 136 287 142 136 143 144 145 146
183 -16 -16 141 285 585 287 142 145
184 -16 -16 285 585 287 142 145
185 -16 -16 285 585 287 142
186 127 -16 -16 133 134 136 137 139 141 285 585 136 287 142 136 143 144 145 146
187 127 -16 -16 136 139 141 285 585 136 287 142 136 143 144 145 146
188 127 -16 -16 134 136 139 141 285 585 136 287 142 136 143 144 145 146
83 285 585 287
189 -229 127 128 -229 -229 130 -229 -229 -229 133 134 -229 136 137 138 139 140 -229 -229 141 136 142 136 143 144 145 146
190 -229 127 -229 -229 -229 -229 -229 -229 136 -229 -229 141 136 142 136 143 144 145 146
191 -229 -229 -229 -229 -229 -229 -229 136 -229 -229 141 136 142 136 143 144 145 146
192 -229 -229 -229 -229 -229 -229 -229 -229 -229 141 142 145
193 -229 -229 -229 -229 -229 -229 -229 -229 -229 142 145
194 -229 -229 -229 -229 -229 -229 -229 -229 -229 142
195 -229 127 -229 -229 -229 -229 -229 133 134 -229 136 137 139 -229 -229 141 136 142 136 143 144 145 146
196 -229 127 -229 -229 -229 -229 -229 -229 136 139 -229 -229 141 136 142 136 143 144 145 146
197 -229 127 -229 -229 -229 -229 -229 134 -229 136 139 -229 -229 141 136 142 136 143 144 145 146
198 -229 -229 -229 -229 -229 -229 -229 -229 -229
2 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152
199 127 128 130 -171 586 133 134 136 137 138 139 140 -171 141 136 142 136 143 144 145 146
200 127 -171 586 136 -171 141 136 142 136 143 144 145 146
201 -171 586 136 -171 141 136 142 136 143 144 145 146
202 -171 586 -171 141 142 145
203 -171 586 -171 142 145
204 -171 586 -171 142
205 127 -171 586 133 134 136 137 139 -171 141 136 142 136 143 144 145 146
206 127 -171 586 136 139 -171 141 136 142 136 143 144 145 146
207 127 -171 586 134 136 139 -171 141 136 142 136 143 144 145 146
16 -171 586 -171
208 127 128 129 130 -52 -52 133 134 136 137 138 139 140 -52 141 136 142 136 143 144 145 146
209 127 129 -52 -52 136 -52 141 136 142 136 143 144 145 146
210 129 -52 -52 136 -52 141 136 142 136 143 144 145 146
211 129 -52 -52 -52 141 142 145
212 129 -52 -52 -52 142 145
213 129 -52 -52 -52 142
214 127 129 -52 -52 133 134 136 137 139 -52 141 136 142 136 143 144 145 146
16 -52 -52 -52
215 127 129 -52 -52 136 139 -52 141 136 142 136 143 144 145 146
216 127 129 -52 -52 134 136 139 -52 141 136 142 136 143 144 145 146
217 129 -52 -52 -52
2 -162 -162 128 -162 -162 130 -162 -162 -162 -162 -162 -162 -162 -162 138 -162 140 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162
71 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162
2 -217 -217 128 -217 -217 130 -217 -217 -217 133 -217 -217 -217 137 138 -217 140 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217
71 -217 -217 -217 -217 -217 -217 -217 133 -217 -217 -217 137 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217
94 127 128 129 130 -170 133 134 136 137 138 139 140 -170 141 136 142 136 143 144 145 146
95 127 129 -170 136 -170 141 136 142 136 143 144 145 146
96 129 -170 136 -170 141 136 142 136 143 144 145 146
97 129 -170 -170 141 142 145
98 129 -170 -170 142 145
99 129 -170 -170 142
100 127 129 -170 133 134 136 137 139 -170 141 136 142 136 143 144 145 146
15 -170 -170
101 127 129 -170 136 139 -170 141 136 142 136 143 144 145 146
102 127 129 -170 134 136 139 -170 141 136 142 136 143 144 145 146
32 129 -170 -170
2 -63 127 128 -63 -63 130 -63 -63 -63 133 134 -63 -63 137 138 139 140 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 146 -63
218 -63 127 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 146 -63
219 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 146 -63
71 -63 127 -63 -63 -63 -63 -63 133 134 -63 -63 137 139 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 146 -63
176 -63 127 -63 -63 -63 -63 -63 -63 -63 139 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 146 -63
177 -63 127 -63 -63 -63 -63 -63 134 -63 -63 139 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 -63 146 -63
2 -161 -161 128 -161 -161 130 -161 -161 -161 -161 -161 -161 -161 -161 138 -161 140 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161
71 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161
2 -159 -159 128 -159 -159 130 -159 -159 -159 -159 -159 -159 -159 -159 138 -159 140 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159
71 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159
2 -164 -164 128 -164 -164 130 -164 -164 -164 133 134 -164 -164 137 138 -164 140 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164
71 -164 -164 -164 -164 -164 -164 -164 133 134 -164 -164 137 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164
177 -164 -164 -164 -164 -164 -164 -164 134 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164
220 1 -205 2 587 4 6 7 8 9 10 11 12 13 -205 15 588 589 590 24 591 592 593 594 43 591 46 47 588 594 594 595 55 56 596 597 63 64
221 127 128 598 130 599 133 134 136 137 138 139 140 600 141 136 142 136 143 144 145 146
222 127 598 599 136 600 141 136 142 136 143 144 145 146
223 598 599 136 600 141 136 142 136 143 144 145 146
224 598 599 600 141 142 145
225 598 599 600 142 145
226 598 599 600 142
227 127 598 599 133 134 136 137 139 600 141 136 142 136 143 144 145 146
228 600
229 127 598 599 136 139 600 141 136 142 136 143 144 145 146
93 598 600
93 601 -118
230 127 598 599 134 136 139 600 141 136 142 136 143 144 145 146
231 598 599 600
143 -1 127 128 -1 -1 130 -1 -1 -1 133 134 -1 136 137 138 139 140 -1 -1 -1 -1 136 -1 -1 -1 -1 136 143 144 -1 146 -1
144 -1 127 -1 -1 -1 -1 -1 -1 136 -1 -1 -1 -1 136 -1 -1 -1 -1 136 143 144 -1 146 -1
145 -1 -1 -1 -1 -1 -1 -1 136 -1 -1 -1 -1 136 -1 -1 -1 -1 136 143 144 -1 146 -1
9 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
146 -1 127 -1 -1 -1 -1 -1 133 134 -1 136 137 139 -1 -1 -1 -1 136 -1 -1 -1 -1 136 143 144 -1 146 -1
147 -1 127 -1 -1 -1 -1 -1 -1 136 139 -1 -1 -1 -1 136 -1 -1 -1 -1 136 143 144 -1 146 -1
148 -1 127 -1 -1 -1 -1 -1 134 -1 136 139 -1 -1 -1 -1 136 -1 -1 -1 -1 136 143 144 -1 146 -1
232 127 128 130 133 134 136 137 138 139 140 141 136 602 136 143 144 145 146
233 127 136 141 136 602 136 143 144 145 146
234 136 141 136 602 136 143 144 145 146
235 141 602 145
236 602 145
237 602
238 127 133 134 136 137 139 141 136 602 136 143 144 145 146
239 127 136 139 141 136 602 136 143 144 145 146
240 127 134 136 139 141 136 602 136 143 144 145 146
241 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62 -62
241 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61 -61
143 -143 127 128 -143 -143 130 -143 -143 -143 133 134 -143 136 137 138 139 140 -143 -143 141 -143 136 -143 -143 -143 -143 136 143 144 -143 146 -143
144 -143 127 -143 -143 -143 -143 -143 -143 136 -143 -143 141 -143 136 -143 -143 -143 -143 136 143 144 -143 146 -143
145 -143 -143 -143 -143 -143 -143 -143 136 -143 -143 141 -143 136 -143 -143 -143 -143 136 143 144 -143 146 -143
9 -143 -143 -143 -143 -143 -143 -143 -143 -143 141 -143 -143 -143 -143 -143 -143 -143
37 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143
146 -143 127 -143 -143 -143 -143 -143 133 134 -143 136 137 139 -143 -143 141 -143 136 -143 -143 -143 -143 136 143 144 -143 146 -143
147 -143 127 -143 -143 -143 -143 -143 -143 136 139 -143 -143 141 -143 136 -143 -143 -143 -143 136 143 144 -143 146 -143
148 -143 127 -143 -143 -143 -143 -143 134 -143 136 139 -143 -143 141 -143 136 -143 -143 -143 -143 136 143 144 -143 146 -143
2 -44 127 128 -44 -44 130 -44 -44 -44 133 134 -44 -44 137 138 139 140 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44
218 -44 127 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44
71 -44 127 -44 -44 -44 -44 -44 133 134 -44 -44 137 139 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44
176 -44 127 -44 -44 -44 -44 -44 -44 -44 139 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44
177 -44 127 -44 -44 -44 -44 -44 134 -44 -44 139 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 603 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
242 127 128 130 604 133 134 136 137 138 139 140 141 605 136 142 136 143 144 145 146
243 127 604 136 141 605 136 142 136 143 144 145 146
244 604 136 141 605 136 142 136 143 144 145 146
245 604 141 605 142 145
246 604 605 142 145
247 604 605 142
248 127 604 133 134 136 137 139 141 605 136 142 136 143 144 145 146
249 127 604 136 139 141 605 136 142 136 143 144 145 146
250 127 604 134 136 139 141 605 136 142 136 143 144 145 146
251 604 605
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 606 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
46 607
116 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111
129 127 128 130 608 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
46 608
130 127 608 136 141 136 142 136 143 144 145 146
131 608 136 141 136 142 136 143 144 145 146
132 608 141 142 145
133 608 142 145
134 608 142
135 127 608 133 134 136 137 139 141 136 142 136 143 144 145 146
136 127 608 136 139 141 136 142 136 143 144 145 146
137 127 608 134 136 139 141 136 142 136 143 144 145 146
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 609 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
208 127 128 129 130 -53 -53 133 134 136 137 138 139 140 -53 141 136 142 136 143 144 145 146
209 127 129 -53 -53 136 -53 141 136 142 136 143 144 145 146
210 129 -53 -53 136 -53 141 136 142 136 143 144 145 146
211 129 -53 -53 -53 141 142 145
212 129 -53 -53 -53 142 145
213 129 -53 -53 -53 142
214 127 129 -53 -53 133 134 136 137 139 -53 141 136 142 136 143 144 145 146
16 -53 -53 -53
215 127 129 -53 -53 136 139 -53 141 136 142 136 143 144 145 146
216 127 129 -53 -53 134 136 139 -53 141 136 142 136 143 144 145 146
217 129 -53 -53 -53
2 -64 127 128 -64 -64 130 -64 -64 -64 133 134 -64 -64 137 138 139 140 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 146 -64
218 -64 127 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 146 -64
219 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 146 -64
71 -64 127 -64 -64 -64 -64 -64 133 134 -64 -64 137 139 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 146 -64
176 -64 127 -64 -64 -64 -64 -64 -64 -64 139 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 146 -64
177 -64 127 -64 -64 -64 -64 -64 134 -64 -64 139 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 -64 146 -64
252 610 611 612 613 614
253 615 616
254 1 2 4 6 7 8 9 10 11 12 13 617 618 619 620 -219 617 620 620 621 55 56 622 63 64
5 1 2 4 6 7 8 9 10 11 12 13 15 623 624 625 24 626 627 628 629 630 43 626 46 47 623 629 629 631 55 56 632 633 59 63 64
254 1 2 4 6 7 8 9 10 11 12 13 634 635 636 637 -221 634 637 637 638 55 56 639 63 64
255 -93 -93 -93 -93
255 -94 -94 -94 -94
127 474 -142
256 640 641 642 643 644
23 645
257 181 646
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 647 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 648 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
23 649
32 -115 -115 -115
19 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125 -125
32 197 -193 -193
15 -191 -191
258 -226 127 128 -226 -226 130 -226 -226 -226 133 134 -226 136 137 138 139 140 -226 -226 141 -226 136 -226 -226 142 136 143 144 145 146 -226
259 -226 127 -226 -226 -226 -226 -226 -226 136 -226 -226 141 -226 136 -226 -226 142 136 143 144 145 146 -226
260 -226 -226 -226 -226 -226 -226 -226 136 -226 -226 141 -226 136 -226 -226 142 136 143 144 145 146 -226
261 -226 -226 -226 -226 -226 -226 -226 -226 -226 141 -226 -226 -226 142 145 -226
262 -226 -226 -226 -226 -226 -226 -226 -226 -226 -226 -226 -226 142 145 -226
263 -226 -226 -226 -226 -226 -226 -226 -226 -226 -226 -226 -226 142 -226
264 -226 127 -226 -226 -226 -226 -226 133 134 -226 136 137 139 -226 -226 141 -226 136 -226 -226 142 136 143 144 145 146 -226
265 -226 127 -226 -226 -226 -226 -226 -226 136 139 -226 -226 141 -226 136 -226 -226 142 136 143 144 145 146 -226
266 -226 127 -226 -226 -226 -226 -226 134 -226 136 139 -226 -226 141 -226 136 -226 -226 142 136 143 144 145 146 -226
267 -226 -226 -226 -226 -226 -226 -226 -226 -226 -226 -226 -226 -226
142 -148 -148
3 1 2 4 6 7 8 9 10 11 12 13 15 650 651 652 24 653 654 655 656 43 653 46 47 650 656 656 657 55 56 658 659 63 64
268 660 201 202 661
3 1 2 4 6 7 8 9 10 11 12 13 15 662 663 664 24 665 666 667 668 43 665 46 47 662 668 668 669 55 56 670 671 63 64
143 -144 127 128 -144 -144 130 -144 -144 -144 133 134 -144 136 137 138 139 140 -144 -144 141 -144 136 -144 -144 -144 -144 136 143 144 -144 146 -144
144 -144 127 -144 -144 -144 -144 -144 -144 136 -144 -144 141 -144 136 -144 -144 -144 -144 136 143 144 -144 146 -144
145 -144 -144 -144 -144 -144 -144 -144 136 -144 -144 141 -144 136 -144 -144 -144 -144 136 143 144 -144 146 -144
9 -144 -144 -144 -144 -144 -144 -144 -144 -144 141 -144 -144 -144 -144 -144 -144 -144
37 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144 -144
146 -144 127 -144 -144 -144 -144 -144 133 134 -144 136 137 139 -144 -144 141 -144 136 -144 -144 -144 -144 136 143 144 -144 146 -144
147 -144 127 -144 -144 -144 -144 -144 -144 136 139 -144 -144 141 -144 136 -144 -144 -144 -144 136 143 144 -144 146 -144
148 -144 127 -144 -144 -144 -144 -144 134 -144 136 139 -144 -144 141 -144 136 -144 -144 -144 -144 136 143 144 -144 146 -144
3 1 2 4 6 7 8 9 10 11 12 13 15 672 673 674 24 675 676 677 678 43 675 46 47 672 678 678 679 55 56 680 681 63 64
189 -230 127 128 -230 -230 130 -230 -230 -230 133 134 -230 136 137 138 139 140 -230 -230 141 136 142 136 143 144 145 146
190 -230 127 -230 -230 -230 -230 -230 -230 136 -230 -230 141 136 142 136 143 144 145 146
191 -230 -230 -230 -230 -230 -230 -230 136 -230 -230 141 136 142 136 143 144 145 146
192 -230 -230 -230 -230 -230 -230 -230 -230 -230 141 142 145
193 -230 -230 -230 -230 -230 -230 -230 -230 -230 142 145
194 -230 -230 -230 -230 -230 -230 -230 -230 -230 142
195 -230 127 -230 -230 -230 -230 -230 133 134 -230 136 137 139 -230 -230 141 136 142 136 143 144 145 146
196 -230 127 -230 -230 -230 -230 -230 -230 136 139 -230 -230 141 136 142 136 143 144 145 146
197 -230 127 -230 -230 -230 -230 -230 134 -230 136 139 -230 -230 141 136 142 136 143 144 145 146
198 -230 -230 -230 -230 -230 -230 -230 -230 -230
269 682
270 -39 -39
32 197 683 684
15 683 684
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 685 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
271 127 128 280 686 130 133 134 136 137 138 139 140 141 687 136 142 136 143 144 145 146
272 127 280 686 136 141 687 136 142 136 143 144 145 146
273 280 686 136 141 687 136 142 136 143 144 145 146
274 280 686 141 687 142 145
275 280 686 687 142 145
276 280 686 687 142
277 127 280 686 133 134 136 137 139 141 687 136 142 136 143 144 145 146
60 688 689
278 127 280 686 136 139 141 687 136 142 136 143 144 145 146
279 127 280 686 134 136 139 141 687 136 142 136 143 144 145 146
280 280 686 687
60 -122 690
281 1 2 6 7 8 9 10 11 12 13 691 691 55 56 63
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 692 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
282 1 2 4 6 7 8 9 10 11 12 13 15 251 252 253 24 254 255 256 258 43 254 46 47 251 258 258 259 55 56 260 261 693 63 64
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 694 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
3 1 2 4 6 7 8 9 10 11 12 13 15 695 696 697 24 698 699 700 701 43 698 46 47 695 701 701 702 55 56 703 704 63 64
283 1 2 4 6 7 8 9 10 11 12 13 15 264 265 266 24 267 268 269 705 272 43 267 46 47 264 272 272 273 55 56 274 275 63 706 64
2 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36
284 553 287 707
285 127 128 -40 -40 130 -40 133 134 136 137 138 139 140 141 136 -40 142 136 143 144 145 146
286 127 -40 -40 -40 136 141 136 -40 142 136 143 144 145 146
287 -40 -40 -40 136 141 136 -40 142 136 143 144 145 146
288 -40 -40 -40 141 -40 142 145
289 -40 -40 -40 -40 142 145
290 -40 -40 -40 -40 142
291 127 -40 -40 -40 133 134 136 137 139 141 136 -40 142 136 143 144 145 146
292 127 -40 -40 -40 136 139 141 136 -40 142 136 143 144 145 146
293 127 -40 -40 -40 134 136 139 141 136 -40 142 136 143 144 145 146
294 -40 -40 -40 -40
2 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31
2 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34
174 -57 -57 -57 -57
119 127 128 467 130 133 134 137 138 139 140 708 146
120 127 467 708 146
121 467 708 146
123 127 467 133 134 137 139 708 146
124 127 467 139 708 146
125 127 467 134 139 708 146
112 708
2 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33
295 127 128 130 -179 133 134 136 137 138 139 140 -179 141 136 142 136 143 144 145 146
296 127 -179 136 -179 141 136 142 136 143 144 145 146
297 -179 136 -179 141 136 142 136 143 144 145 146
298 -179 -179 141 142 145
299 -179 -179 142 145
300 -179 -179 142
301 127 -179 133 134 136 137 139 -179 141 136 142 136 143 144 145 146
302 127 -179 136 139 -179 141 136 142 136 143 144 145 146
303 127 -179 134 136 139 -179 141 136 142 136 143 144 145 146
15 -179 -179
50 127 128 -14 -14 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
52 127 -14 -14 136 141 136 142 136 143 144 145 146
53 -14 -14 136 141 136 142 136 143 144 145 146
54 -14 -14 141 142 145
55 -14 -14 142 145
56 -14 -14 142
57 127 -14 -14 133 134 136 137 139 141 136 142 136 143 144 145 146
58 127 -14 -14 136 139 141 136 142 136 143 144 145 146
59 127 -14 -14 134 136 139 141 136 142 136 143 144 145 146
60 -14 -14
3 1 2 4 6 7 8 9 10 11 12 13 15 709 710 711 24 712 713 714 715 43 712 46 47 709 715 715 716 55 56 717 718 63 64
2 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154 -154
304 1 719 2 4 6 7 303 304 9 10 11 12 13 15 720 721 720 722 723 24 724 725 726 727 43 724 46 47 721 727 727 728 55 56 729 720 63 64
305 730 553 287
5 1 2 4 6 7 8 9 10 11 12 13 15 731 732 733 24 734 735 736 737 738 43 734 46 47 731 737 737 739 55 56 740 741 59 63 64
306 1 -213 2 4 6 7 8 9 10 11 12 13 -213 15 742 743 744 24 745 746 747 748 43 745 46 47 742 748 748 749 55 56 750 751 63 64
221 127 128 -204 130 752 133 134 136 137 138 139 140 -204 141 136 142 136 143 144 145 146
222 127 -204 752 136 -204 141 136 142 136 143 144 145 146
223 -204 752 136 -204 141 136 142 136 143 144 145 146
224 -204 752 -204 141 142 145
225 -204 752 -204 142 145
226 -204 752 -204 142
227 127 -204 752 133 134 136 137 139 -204 141 136 142 136 143 144 145 146
229 127 -204 752 136 139 -204 141 136 142 136 143 144 145 146
230 127 -204 752 134 136 139 -204 141 136 142 136 143 144 145 146
231 -204 752 -204
307 1 2 378 4 6 7 8 9 10 11 12 13 -117 15 753 754 755 24 756 757 758 759 43 756 46 47 753 759 759 760 55 56 761 762 763 63 64
220 1 -203 2 764 4 6 7 8 9 10 11 12 13 -203 15 765 766 767 24 768 769 770 771 43 768 46 47 765 771 771 772 55 56 773 774 63 64
2 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157 -157
307 1 2 378 4 6 7 8 9 10 11 12 13 -119 15 775 776 777 24 778 779 780 781 43 778 46 47 775 781 781 782 55 56 783 784 785 63 64
3 1 2 4 6 7 8 9 10 11 12 13 15 786 787 788 24 789 790 791 792 43 789 46 47 786 792 792 793 55 56 794 795 63 64
116 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 796 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
23 797
19 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 798 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 799 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
19 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68
253 -167 -167
308 -3 -3 800
309 -6 -6 801 802
60 -10 -10
60 803 804
3 1 2 4 6 7 8 9 10 11 12 13 15 805 806 807 24 808 809 810 811 43 808 46 47 805 811 811 812 55 56 813 814 63 64
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 815 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
119 127 128 -45 130 133 134 137 138 139 140 -45 146
120 127 -45 -45 146
121 -45 -45 146
123 127 -45 133 134 137 139 -45 146
124 127 -45 139 -45 146
125 127 -45 134 139 -45 146
310 127 128 129 130 816 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
311 127 129 816 136 141 136 142 136 143 144 145 146
312 129 816 136 141 136 142 136 143 144 145 146
313 129 816 141 142 145
314 129 816 142 145
315 129 816 142
316 127 129 816 133 134 136 137 139 141 136 142 136 143 144 145 146
46 816
317 127 129 816 136 139 141 136 142 136 143 144 145 146
318 127 129 816 134 136 139 141 136 142 136 143 144 145 146
142 129 816
119 127 128 -46 130 133 134 137 138 139 140 -46 146
120 127 -46 -46 146
121 -46 -46 146
123 127 -46 133 134 137 139 -46 146
124 127 -46 139 -46 146
125 127 -46 134 139 -46 146
319 642 643 817
15 -189 -189
320 -112 -112 -112 -112 818
321 -136 -136 -136 -136
32 819 -186 -186
322 -96 -96 -96 -96 -96 -96
32 -237 -237 -237
19 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79
14 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50 -50
32 -130 -130 -130
310 127 128 -146 130 -146 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
311 127 -146 -146 136 141 136 142 136 143 144 145 146
312 -146 -146 136 141 136 142 136 143 144 145 146
313 -146 -146 141 142 145
314 -146 -146 142 145
315 -146 -146 142
316 127 -146 -146 133 134 136 137 139 141 136 142 136 143 144 145 146
317 127 -146 -146 136 139 141 136 142 136 143 144 145 146
318 127 -146 -146 134 136 139 141 136 142 136 143 144 145 146
142 -146 -146
3 1 2 4 6 7 8 9 10 11 12 13 15 820 821 822 24 823 824 825 826 43 823 46 47 820 826 826 827 55 56 828 829 63 64
142 -150 -150
258 -225 127 128 -225 -225 130 -225 -225 -225 133 134 -225 136 137 138 139 140 -225 -225 141 -225 136 -225 -225 142 136 143 144 145 146 -225
259 -225 127 -225 -225 -225 -225 -225 -225 136 -225 -225 141 -225 136 -225 -225 142 136 143 144 145 146 -225
260 -225 -225 -225 -225 -225 -225 -225 136 -225 -225 141 -225 136 -225 -225 142 136 143 144 145 146 -225
261 -225 -225 -225 -225 -225 -225 -225 -225 -225 141 -225 -225 -225 142 145 -225
262 -225 -225 -225 -225 -225 -225 -225 -225 -225 -225 -225 -225 142 145 -225
263 -225 -225 -225 -225 -225 -225 -225 -225 -225 -225 -225 -225 142 -225
264 -225 127 -225 -225 -225 -225 -225 133 134 -225 136 137 139 -225 -225 141 -225 136 -225 -225 142 136 143 144 145 146 -225
265 -225 127 -225 -225 -225 -225 -225 -225 136 139 -225 -225 141 -225 136 -225 -225 142 136 143 144 145 146 -225
266 -225 127 -225 -225 -225 -225 -225 134 -225 136 139 -225 -225 141 -225 136 -225 -225 142 136 143 144 145 146 -225
267 -225 -225 -225 -225 -225 -225 -225 -225 -225 -225 -225 -225 -225
295 127 128 130 -185 133 134 136 137 138 139 140 -185 141 136 142 136 143 144 145 146
296 127 -185 136 -185 141 136 142 136 143 144 145 146
297 -185 136 -185 141 136 142 136 143 144 145 146
298 -185 -185 141 142 145
299 -185 -185 142 145
300 -185 -185 142
301 127 -185 133 134 136 137 139 -185 141 136 142 136 143 144 145 146
302 127 -185 136 139 -185 141 136 142 136 143 144 145 146
303 127 -185 134 136 139 -185 141 136 142 136 143 144 145 146
15 -185 -185
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 830 830 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64
139 1 2 4 6 7 8 9 10 11 12 13 831 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 37 40 481 42 43 25 45 46 47 48 17 34 34 49 50 51 482 55 56 57 58 59 63 64
323 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47 -47
324 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 832 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71
325 1 -121 2 4 6 7 8 9 10 11 12 13 15 833 834 835 24 836 837 838 839 43 836 46 47 833 839 839 840 55 56 841 842 63 64
281 1 2 6 7 8 9 10 11 12 13 843 843 55 56 63
46 -98
325 1 844 2 4 6 7 8 9 10 11 12 13 15 845 846 847 24 848 849 850 851 43 848 46 47 845 851 851 852 55 56 853 854 63 64
325 1 -123 2 4 6 7 8 9 10 11 12 13 15 855 856 857 24 858 859 860 861 43 858 46 47 855 861 861 862 55 56 863 864 63 64
326 128 -232 130 -232 140
19 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76
142 -234 -234
19 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75
327 127 128 -101 130 133 134 136 137 138 139 140 141 136 -101 142 136 143 144 145 146 -101
328 127 -101 136 141 136 -101 142 136 143 144 145 146 -101
329 -101 136 141 136 -101 142 136 143 144 145 146 -101
330 -101 141 -101 142 145 -101
331 -101 -101 142 145 -101
332 -101 -101 142 -101
333 127 -101 133 134 136 137 139 141 136 -101 142 136 143 144 145 146 -101
334 127 -101 136 139 141 136 -101 142 136 143 144 145 146 -101
335 127 -101 134 136 139 141 136 -101 142 136 143 144 145 146 -101
336 -101 -101 -101
171 -100 -100
2 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
2 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38
110 1 2 4 6 7 8 9 10 11 12 13 15 865 866 867 24 868 869 870 871 868 46 47 865 871 871 872 55 56 873 63 64
50 127 128 -15 -15 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
52 127 -15 -15 136 141 136 142 136 143 144 145 146
53 -15 -15 136 141 136 142 136 143 144 145 146
54 -15 -15 141 142 145
55 -15 -15 142 145
56 -15 -15 142
57 127 -15 -15 133 134 136 137 139 141 136 142 136 143 144 145 146
58 127 -15 -15 136 139 141 136 142 136 143 144 145 146
59 127 -15 -15 134 136 139 141 136 142 136 143 144 145 146
60 -15 -15
2 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155 -155
60 -17 -17
50 127 128 -17 -17 130 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
52 127 -17 -17 136 141 136 142 136 143 144 145 146
53 -17 -17 136 141 136 142 136 143 144 145 146
54 -17 -17 141 142 145
55 -17 -17 142 145
56 -17 -17 142
57 127 -17 -17 133 134 136 137 139 141 136 142 136 143 144 145 146
58 127 -17 -17 136 139 141 136 142 136 143 144 145 146
59 127 -17 -17 134 136 139 141 136 142 136 143 144 145 146
2 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156 -156
94 127 128 129 130 -172 133 134 136 137 138 139 140 -172 141 136 142 136 143 144 145 146
95 127 129 -172 136 -172 141 136 142 136 143 144 145 146
96 129 -172 136 -172 141 136 142 136 143 144 145 146
97 129 -172 -172 141 142 145
98 129 -172 -172 142 145
99 129 -172 -172 142
100 127 129 -172 133 134 136 137 139 -172 141 136 142 136 143 144 145 146
15 -172 -172
101 127 129 -172 136 139 -172 141 136 142 136 143 144 145 146
102 127 129 -172 134 136 139 -172 141 136 142 136 143 144 145 146
32 129 -172 -172
337 127 128 -212 130 133 134 136 137 138 139 140 -212 141 136 142 136 143 144 145 146
338 127 -212 136 -212 141 136 142 136 143 144 145 146
339 -212 136 -212 141 136 142 136 143 144 145 146
340 -212 -212 141 142 145
341 -212 -212 142 145
342 -212 -212 142
343 127 -212 133 134 136 137 139 -212 141 136 142 136 143 144 145 146
344 127 -212 136 139 -212 141 136 142 136 143 144 145 146
345 127 -212 134 136 139 -212 141 136 142 136 143 144 145 146
93 -212 -212
306 1 -211 2 4 6 7 8 9 10 11 12 13 -211 15 874 875 876 24 877 878 879 880 43 877 46 47 874 880 880 881 55 56 882 883 63 64
221 127 128 -214 130 599 133 134 136 137 138 139 140 -214 141 136 142 136 143 144 145 146
222 127 -214 599 136 -214 141 136 142 136 143 144 145 146
223 -214 599 136 -214 141 136 142 136 143 144 145 146
224 -214 599 -214 141 142 145
225 -214 599 -214 142 145
226 -214 599 -214 142
227 127 -214 599 133 134 136 137 139 -214 141 136 142 136 143 144 145 146
229 127 -214 599 136 139 -214 141 136 142 136 143 144 145 146
93 -214 -214
230 127 -214 599 134 136 139 -214 141 136 142 136 143 144 145 146
231 -214 599 -214
306 1 -209 2 4 6 7 8 9 10 11 12 13 -209 15 884 885 886 24 887 888 889 890 43 887 46 47 884 890 890 891 55 56 892 893 63 64
221 127 128 -202 130 894 133 134 136 137 138 139 140 -202 141 136 142 136 143 144 145 146
222 127 -202 894 136 -202 141 136 142 136 143 144 145 146
223 -202 894 136 -202 141 136 142 136 143 144 145 146
224 -202 894 -202 141 142 145
225 -202 894 -202 142 145
226 -202 894 -202 142
227 127 -202 894 133 134 136 137 139 -202 141 136 142 136 143 144 145 146
229 127 -202 894 136 139 -202 141 136 142 136 143 144 145 146
230 127 -202 894 134 136 139 -202 141 136 142 136 143 144 145 146
231 -202 894 -202
221 127 128 -215 130 599 133 134 136 137 138 139 140 -215 141 136 142 136 143 144 145 146
222 127 -215 599 136 -215 141 136 142 136 143 144 145 146
223 -215 599 136 -215 141 136 142 136 143 144 145 146
224 -215 599 -215 141 142 145
225 -215 599 -215 142 145
226 -215 599 -215 142
227 127 -215 599 133 134 136 137 139 -215 141 136 142 136 143 144 145 146
229 127 -215 599 136 139 -215 141 136 142 136 143 144 145 146
93 -215 -215
230 127 -215 599 134 136 139 -215 141 136 142 136 143 144 145 146
231 -215 599 -215
258 -223 127 128 -223 -223 130 -223 -223 -223 133 134 -223 136 137 138 139 140 -223 -223 141 -223 136 -223 -223 142 136 143 144 145 146 -223
259 -223 127 -223 -223 -223 -223 -223 -223 136 -223 -223 141 -223 136 -223 -223 142 136 143 144 145 146 -223
260 -223 -223 -223 -223 -223 -223 -223 136 -223 -223 141 -223 136 -223 -223 142 136 143 144 145 146 -223
261 -223 -223 -223 -223 -223 -223 -223 -223 -223 141 -223 -223 -223 142 145 -223
262 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 142 145 -223
263 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 142 -223
264 -223 127 -223 -223 -223 -223 -223 133 134 -223 136 137 139 -223 -223 141 -223 136 -223 -223 142 136 143 144 145 146 -223
265 -223 127 -223 -223 -223 -223 -223 -223 136 139 -223 -223 141 -223 136 -223 -223 142 136 143 144 145 146 -223
266 -223 127 -223 -223 -223 -223 -223 134 -223 136 139 -223 -223 141 -223 136 -223 -223 142 136 143 144 145 146 -223
267 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223 -223
116 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108
46 895
29 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106 -106
14 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51
346 -4 -4 896
3 1 2 4 6 7 8 9 10 11 12 13 15 897 898 899 24 900 901 902 903 43 900 46 47 897 903 903 904 55 56 905 906 63 64
3 1 2 4 6 7 8 9 10 11 12 13 15 907 908 909 24 910 911 912 913 43 910 46 47 907 913 913 914 55 56 915 916 63 64
253 -166 -166
347 917 611 612 918
129 127 128 130 919 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
130 127 919 136 141 136 142 136 143 144 145 146
131 919 136 141 136 142 136 143 144 145 146
132 919 141 142 145
133 919 142 145
134 919 142
135 127 919 133 134 136 137 139 141 136 142 136 143 144 145 146
136 127 919 136 139 141 136 142 136 143 144 145 146
137 127 919 134 136 139 141 136 142 136 143 144 145 146
46 919
19 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88 -88
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 920 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
60 921 922
23 923
348 642 924
258 -224 127 128 -224 -224 130 -224 -224 -224 133 134 -224 136 137 138 139 140 -224 -224 141 -224 136 -224 -224 142 136 143 144 145 146 -224
259 -224 127 -224 -224 -224 -224 -224 -224 136 -224 -224 141 -224 136 -224 -224 142 136 143 144 145 146 -224
260 -224 -224 -224 -224 -224 -224 -224 136 -224 -224 141 -224 136 -224 -224 142 136 143 144 145 146 -224
261 -224 -224 -224 -224 -224 -224 -224 -224 -224 141 -224 -224 -224 142 145 -224
262 -224 -224 -224 -224 -224 -224 -224 -224 -224 -224 -224 -224 142 145 -224
263 -224 -224 -224 -224 -224 -224 -224 -224 -224 -224 -224 -224 142 -224
264 -224 127 -224 -224 -224 -224 -224 133 134 -224 136 137 139 -224 -224 141 -224 136 -224 -224 142 136 143 144 145 146 -224
265 -224 127 -224 -224 -224 -224 -224 -224 136 139 -224 -224 141 -224 136 -224 -224 142 136 143 144 145 146 -224
266 -224 127 -224 -224 -224 -224 -224 134 -224 136 139 -224 -224 141 -224 136 -224 -224 142 136 143 144 145 146 -224
267 -224 -224 -224 -224 -224 -224 -224 -224 -224 -224 -224 -224 -224
349 1 2 3 4 6 7 8 9 10 11 12 13 925 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 205 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64
323 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48
46 926
271 127 128 -229 -229 130 133 134 136 137 138 139 140 141 927 136 142 136 143 144 145 146
272 127 -229 -229 136 141 927 136 142 136 143 144 145 146
273 -229 -229 136 141 927 136 142 136 143 144 145 146
274 -229 -229 141 927 142 145
275 -229 -229 927 142 145
276 -229 -229 927 142
277 127 -229 -229 133 134 136 137 139 141 927 136 142 136 143 144 145 146
278 127 -229 -229 136 139 141 927 136 142 136 143 144 145 146
279 127 -229 -229 134 136 139 141 927 136 142 136 143 144 145 146
280 -229 -229 927
350 128 -131 -131 130 140
46 -97
271 127 128 -134 -134 130 133 134 136 137 138 139 140 141 928 136 142 136 143 144 145 146
272 127 -134 -134 136 141 928 136 142 136 143 144 145 146
273 -134 -134 136 141 928 136 142 136 143 144 145 146
274 -134 -134 141 928 142 145
275 -134 -134 928 142 145
276 -134 -134 928 142
277 127 -134 -134 133 134 136 137 139 141 928 136 142 136 143 144 145 146
278 127 -134 -134 136 139 141 928 136 142 136 143 144 145 146
279 127 -134 -134 134 136 139 141 928 136 142 136 143 144 145 146
280 -134 -134 928
271 127 128 -230 -230 130 133 134 136 137 138 139 140 141 929 136 142 136 143 144 145 146
272 127 -230 -230 136 141 929 136 142 136 143 144 145 146
273 -230 -230 136 141 929 136 142 136 143 144 145 146
274 -230 -230 141 929 142 145
275 -230 -230 929 142 145
276 -230 -230 929 142
277 127 -230 -230 133 134 136 137 139 141 929 136 142 136 143 144 145 146
278 127 -230 -230 136 139 141 929 136 142 136 143 144 145 146
279 127 -230 -230 134 136 139 141 929 136 142 136 143 144 145 146
280 -230 -230 929
351 127 128 -54 130 133 134 136 137 138 139 140 -54 141 136 930 -54 931 136 143 144 145 146 -54
352 127 -54 136 -54 141 136 930 -54 931 136 143 144 145 146 -54
353 -54 136 -54 141 136 930 -54 931 136 143 144 145 146 -54
354 -54 -54 141 930 -54 931 145 -54
355 -54 -54 930 -54 931 145 -54
356 -54 -54 930 -54 931 -54
357 127 -54 133 134 136 137 139 -54 141 136 930 -54 931 136 143 144 145 146 -54
358 127 -54 136 139 -54 141 136 930 -54 931 136 143 144 145 146 -54
359 127 -54 134 136 139 -54 141 136 930 -54 931 136 143 144 145 146 -54
337 127 128 -210 130 133 134 136 137 138 139 140 -210 141 136 142 136 143 144 145 146
338 127 -210 136 -210 141 136 142 136 143 144 145 146
339 -210 136 -210 141 136 142 136 143 144 145 146
340 -210 -210 141 142 145
341 -210 -210 142 145
342 -210 -210 142
343 127 -210 133 134 136 137 139 -210 141 136 142 136 143 144 145 146
344 127 -210 136 139 -210 141 136 142 136 143 144 145 146
345 127 -210 134 136 139 -210 141 136 142 136 143 144 145 146
93 -210 -210
337 127 128 -208 130 133 134 136 137 138 139 140 -208 141 136 142 136 143 144 145 146
338 127 -208 136 -208 141 136 142 136 143 144 145 146
339 -208 136 -208 141 136 142 136 143 144 145 146
340 -208 -208 141 142 145
341 -208 -208 142 145
342 -208 -208 142
343 127 -208 133 134 136 137 139 -208 141 136 142 136 143 144 145 146
344 127 -208 136 139 -208 141 136 142 136 143 144 145 146
345 127 -208 134 136 139 -208 141 136 142 136 143 144 145 146
93 -208 -208
306 1 -207 2 4 6 7 8 9 10 11 12 13 -207 15 932 933 934 24 935 936 937 938 43 935 46 47 932 938 938 939 55 56 940 941 63 64
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 942 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
3 1 2 4 6 7 8 9 10 11 12 13 15 943 944 945 24 946 947 948 949 43 946 46 47 943 949 949 950 55 56 951 952 63 64
360 127 128 -8 -8 130 953 133 134 136 137 138 139 140 141 136 142 136 143 144 145 146
361 127 -8 -8 953 136 141 136 142 136 143 144 145 146
362 -8 -8 953 136 141 136 142 136 143 144 145 146
363 -8 -8 953 141 142 145
364 -8 -8 953 142 145
365 -8 -8 953 142
366 127 -8 -8 953 133 134 136 137 139 141 136 142 136 143 144 145 146
367 127 -8 -8 953 136 139 141 136 142 136 143 144 145 146
368 127 -8 -8 953 134 136 139 141 136 142 136 143 144 145 146
369 -8 -8 953
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
253 -165 -165
60 -11 -11
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 954 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
324 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 955 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69
15 -187 -187
370 956 642 924
321 -113 -113 -113 -113
321 -137 -137 -137 -137
323 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 957 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
281 1 2 6 7 8 9 10 11 12 13 958 958 55 56 63
281 1 2 6 7 8 9 10 11 12 13 959 959 55 56 63
281 1 2 6 7 8 9 10 11 12 13 960 960 55 56 63
371 -55 -55 -55 961 -55
110 1 2 4 6 7 8 9 10 11 12 13 15 962 963 964 24 965 966 967 968 965 46 47 962 968 968 969 55 56 970 63 64
337 127 128 -206 130 133 134 136 137 138 139 140 -206 141 136 142 136 143 144 145 146
338 127 -206 136 -206 141 136 142 136 143 144 145 146
339 -206 136 -206 141 136 142 136 143 144 145 146
340 -206 -206 141 142 145
341 -206 -206 142 145
342 -206 -206 142
343 127 -206 133 134 136 137 139 -206 141 136 142 136 143 144 145 146
344 127 -206 136 139 -206 141 136 142 136 143 144 145 146
345 127 -206 134 136 139 -206 141 136 142 136 143 144 145 146
93 -206 -206
116 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109
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
3 1 2 4 6 7 8 9 10 11 12 13 15 971 972 973 24 974 975 976 977 43 974 46 47 971 977 977 978 55 56 979 980 63 64
19 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87 -87
46 981
15 -188 -188
19 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72
350 128 -132 -132 130 140
350 128 -135 -135 130 140
350 128 -133 -133 130 140
110 1 2 4 6 7 8 9 10 11 12 13 15 982 983 984 24 985 986 987 988 985 46 47 982 988 988 989 55 56 990 63 64
372 127 128 -80 130 133 134 136 137 138 139 140 -80 141 136 -80 -80 136 143 144 145 146 -80
373 127 -80 136 -80 141 136 -80 -80 136 143 144 145 146 -80
374 -80 136 -80 141 136 -80 -80 136 143 144 145 146 -80
375 -80 -80 141 -80 -80 145 -80
376 -80 -80 -80 -80 145 -80
371 -80 -80 -80 -80 -80
377 127 -80 133 134 136 137 139 -80 141 136 -80 -80 136 143 144 145 146 -80
378 127 -80 136 139 -80 141 136 -80 -80 136 143 144 145 146 -80
379 127 -80 134 136 139 -80 141 136 -80 -80 136 143 144 145 146 -80
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
159 1 2 4 6 7 8 9 10 11 12 13 516 15 16 17 19 20 991 22 23 24 25 27 28 32 33 34 36 37 40 518 42 43 25 45 46 47 48 17 34 34 49 50 51 52 519 55 56 57 58 59 63 64
372 127 128 -81 130 133 134 136 137 138 139 140 -81 141 136 -81 -81 136 143 144 145 146 -81
373 127 -81 136 -81 141 136 -81 -81 136 143 144 145 146 -81
374 -81 136 -81 141 136 -81 -81 136 143 144 145 146 -81
375 -81 -81 141 -81 -81 145 -81
376 -81 -81 -81 -81 145 -81
371 -81 -81 -81 -81 -81
377 127 -81 133 134 136 137 139 -81 141 136 -81 -81 136 143 144 145 146 -81
378 127 -81 136 139 -81 141 136 -81 -81 136 143 144 145 146 -81
379 127 -81 134 136 139 -81 141 136 -81 -81 136 143 144 145 146 -81
19 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70
"""
NEST = 4294967296
WEIGHTS = {1: 4294967297, 4: 4294967297, 6: 4294967298, 13: 4294967297, 43: 4294967297, 46: 4294967297, 63: 4294967298, 64: 4294967297, 116: 1, 127: 1, 128: 4294967297, 133: 1, 134: 1, 137: 1, 138: 4294967297, 139: 1, 140: 4294967297, 141: 1, 145: 1, 146: 1, 214: 1, 250: 4294967297, 465: 4294967297, 602: 4294967297, 640: 4294967297, 682: 8589934594, 708: 1, 931: 1, 961: 1}
