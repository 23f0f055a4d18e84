"""Generated from grammars/gradcli.lark by grammar.py.  Do not edit."""
# fmt: off
# ruff: noqa
KINDS = {'!=': 'COMPARE', '%': 'MULTIPLY', '%=': 'AUGMENT', '&': '&', '&=': 'AUGMENT', '(': '(', ')': ')', '*': 'MULTIPLY', '**': 'POWER', '**=': 'AUGMENT', '*=': 'AUGMENT', '+': 'ADD', '+=': 'AUGMENT', ',': ',', '-': 'ADD', '-=': 'AUGMENT', '->': '->', '.': '.', '...': '...', '/': 'MULTIPLY', '//': 'MULTIPLY', '//=': 'AUGMENT', '/=': 'AUGMENT', ':': ':', ':=': ':=', ';': ';', '<': 'COMPARE', '<<': 'SHIFT', '<<=': 'AUGMENT', '<=': 'COMPARE', '=': '=', '==': 'COMPARE', '>': 'COMPARE', '>=': 'COMPARE', '>>': 'SHIFT', '>>=': 'AUGMENT', '@': '@', '@=': 'AUGMENT', 'False': 'False', 'None': 'None', 'True': 'True', '[': '[', ']': ']', '^': 'POWER', '^=': 'AUGMENT', 'and': 'and', 'as': 'as', 'assert': 'assert', 'async': 'RESERVED', 'await': 'RESERVED', 'break': 'break', 'class': 'RESERVED', 'continue': 'continue', 'def': 'def', 'del': 'del', 'elif': 'elif', 'else': 'else', 'except': 'except', 'finally': 'finally', 'for': 'for', 'from': 'from', 'global': 'global', 'if': 'if', 'import': 'import', 'in': 'in', 'is': 'is', 'lambda': 'lambda', 'nonlocal': 'nonlocal', 'not': 'not', 'or': 'or', 'pass': 'pass', 'raise': 'raise', 'return': 'return', 'try': 'try', 'while': 'while', 'with': 'with', 'yield': 'yield', '{': '{', '|': '|', '|=': 'AUGMENT', '}': '}', '~': '~'}
PATTERNS = {'NAME': '[^\\W\\d]\\w*', 'NUMBER': '0[xX](?:_?[0-9a-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:[0-9](?:_?[0-9])*\\.?(?:[0-9](?:_?[0-9])*)?|\\.[0-9](?:_?[0-9])*)(?:[eE][-+]?[0-9](?:_?[0-9])*)?(?:[jJ](?!\\w))?', 'STRING': '[rRuU]?(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'FSTRING': '(?:[fF][rR]?|[rR][fF])(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'SIGN': '\\*\\*=|\\.\\.\\.|//=|<<=|>>=|!=|%=|\\&=|\\*\\*|\\*=|\\+=|\\-=|\\->|//|/=|:=|<<|<=|==|>=|>>|@=|\\^=|\\|=|[%\\&\\(\\)\\*\\+,\\-\\./:;<=>@\\[\\]\\^\\{\\|\\}\\~]'}
RULES = (('ands', 3, 'pair'), ('ands', 3, 'append'), ('annotated', 1, 'marker'), ('annotated', 2, 'rest'), ('annotated', 4, 'rest'), ('annotated', 2, 'options'), ('annotated', 4, 'options'), ('annotated', 1, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 5, 'parameter'), ('annotated_parameters', 1, 'one'), ('annotated_parameters', 3, 'append'), ('argument', 1, 'first'), ('argument', 1, 'first'), ('argument', 2, 'starred'), ('argument', 2, 'spread'), ('argument', 3, 'keyword'), ('arguments', 1, 'one'), ('arguments', 3, 'append'), ('atom', 1, 'name'), ('atom', 1, 'number'), ('atom', 1, 'text'), ('atom', 1, 'strings'), ('atom', 1, 'true'), ('atom', 1, 'false'), ('atom', 1, 'none'), ('atom', 1, 'ellipsis'), ('atom', 2, 'empty_tuple'), ('atom', 3, 'group'), ('atom', 4, 'generator'), ('atom', 3, 'group'), ('atom', 2, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 4, 'comprehension'), ('atom', 2, 'dict'), ('atom', 3, 'dict'), ('atom', 4, 'dict'), ('atom', 4, 'comprehension'), ('attempt', 3, 'block'), ('binding', 3, 'named_expression'), ('bitand', 1, 'first'), ('bitand', 3, 'binary'), ('bitor', 1, 'first'), ('bitor', 3, 'binary'), ('bitors', 3, 'pair'), ('bitors', 3, 'append'), ('block', 2, 'first'), ('block', 3, 'first'), ('block', 4, 'block'), ('branches', 4, 'branch'), ('branches', 5, 'elif'), ('chain', 3, 'pair'), ('chain', 3, 'append'), ('clause', 4, 'clause'), ('clause', 5, 'clause'), ('clauses', 1, 'one'), ('clauses', 2, 'append'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 2, 'words'), ('comparator', 2, 'words'), ('compares', 3, 'triple'), ('compares', 3, 'append_two'), ('comparison', 1, 'first'), ('comparison', 1, 'compare'), ('compound', 1, 'if'), ('compound', 4, 'if_else'), ('compound', 6, 'for'), ('compound', 9, 'for'), ('compound', 4, 'while'), ('compound', 7, 'while'), ('compound', 1, 'first'), ('compound', 2, 'decorated'), ('compound', 4, 'with'), ('compound', 4, 'with'), ('compound', 4, 'try_finally'), ('compound', 1, 'first'), ('compound', 4, 'try_finally'), ('conditions', 2, 'condition'), ('conditions', 3, 'append'), ('conjunction', 1, 'first'), ('conjunction', 1, 'and'), ('decorator', 3, 'decorator'), ('decorators', 1, 'one'), ('decorators', 2, 'append'), ('definition', 7, 'def'), ('definition', 5, 'def'), ('disjunction', 1, 'first'), ('disjunction', 1, 'or'), ('dots', 1, 'first'), ('dots', 1, 'first'), ('dots', 2, 'relative'), ('dots', 2, 'relative'), ('dotted', 1, 'first'), ('dotted', 3, 'dotted'), ('enclosed', 4, 'enclosed'), ('enclosed', 3, 'enclosed'), ('entries', 1, 'one'), ('entries', 3, 'append'), ('entry', 3, 'entry'), ('factor', 1, 'first'), ('factor', 2, 'unary'), ('factor', 2, 'unary'), ('handled', 2, 'try_except'), ('handled', 5, 'try_except'), ('handler', 3, 'handler'), ('handler', 4, 'handler'), ('handler', 6, 'handler'), ('handlers', 1, 'one'), ('handlers', 2, 'append'), ('imported', 1, 'imported'), ('imported', 3, 'imported'), ('imports', 2, 'imports'), ('imports', 3, 'append'), ('index', 1, 'first'), ('index', 2, 'single'), ('index', 1, 'tuple'), ('index', 2, 'tuple'), ('items', 1, 'first'), ('items', 2, 'single'), ('items', 1, 'tuple'), ('items', 2, 'tuple'), ('line', 2, 'first'), ('line', 3, 'first'), ('line', 1, 'one'), ('lines', 1, 'first'), ('lines', 2, 'extend'), ('module', 1, 'import'), ('module', 3, 'import'), ('named', 3, 'named'), ('named', 5, 'named'), ('named', 5, 'named'), ('named', 3, 'named'), ('named', 5, 'named'), ('names', 1, 'one'), ('names', 3, 'append'), ('negation', 1, 'first'), ('negation', 2, 'unary'), ('origin', 1, 'first'), ('origin', 1, 'first'), ('origin', 2, 'relative'), ('ors', 3, 'pair'), ('ors', 3, 'append'), ('parameter', 1, 'parameter'), ('parameter', 3, 'parameter'), ('parameter', 1, 'marker'), ('parameter', 2, 'rest'), ('parameter', 2, 'options'), ('parameters', 1, 'one'), ('parameters', 3, 'append'), ('part', 1, 'first'), ('part', 2, 'merged'), ('postfix', 1, 'first'), ('postfix', 3, 'attribute'), ('postfix', 3, 'call'), ('postfix', 4, 'call'), ('postfix', 5, 'call'), ('postfix', 5, 'call_over'), ('postfix', 4, 'subscript'), ('power', 1, 'first'), ('power', 3, 'power'), ('product', 1, 'first'), ('product', 3, 'binary'), ('product', 3, 'binary'), ('shift', 1, 'first'), ('shift', 3, 'binary'), ('signature', 4, 'signature'), ('signature', 3, 'signature'), ('signature', 2, 'signature'), ('simple', 1, 'expression'), ('simple', 1, 'assign'), ('simple', 3, 'augmented'), ('simple', 3, 'declare'), ('simple', 5, 'declare'), ('simple', 1, 'return'), ('simple', 2, 'return'), ('simple', 1, 'yield'), ('simple', 2, 'yield'), ('simple', 3, 'yield_from'), ('simple', 1, 'pass'), ('simple', 1, 'break'), ('simple', 1, 'continue'), ('simple', 2, 'assert'), ('simple', 4, 'assert'), ('simple', 2, 'delete'), ('simple', 2, 'global'), ('simple', 2, 'nonlocal'), ('simple', 1, 'raise'), ('simple', 2, 'raise'), ('simple', 4, 'raise'), ('simple', 4, 'import_from'), ('simple', 6, 'import_from'), ('simple', 7, 'import_from'), ('simple', 4, 'import_all'), ('simples', 1, 'one'), ('simples', 3, 'append'), ('simples', 1, 'first'), ('simples', 3, 'extend'), ('start', 1, 'module'), ('start', 2, 'module'), ('start', 2, 'field'), ('string', 1, 'string'), ('string', 1, 'fstring'), ('strings', 2, 'both'), ('strings', 2, 'append'), ('subscript', 1, 'first'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscript', 2, 'slice'), ('subscript', 1, 'slice'), ('subscript', 5, 'slice'), ('subscript', 4, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscripts', 3, 'pair'), ('subscripts', 3, 'append'), ('sum', 1, 'first'), ('sum', 3, 'binary'), ('target', 1, 'first'), ('target', 2, 'single'), ('target', 1, 'tuple'), ('target', 2, 'tuple'), ('test', 1, 'first'), ('test', 5, 'conditional'), ('test', 5, 'lambda'), ('test', 4, 'lambda'), ('test', 3, 'lambda'), ('tested', 1, 'first'), ('tested', 1, 'first'), ('tests', 3, 'pair'), ('tests', 3, 'append'), ('with_item', 1, 'with_item'), ('with_item', 3, 'with_item'), ('withs', 1, 'one'), ('withs', 3, 'append'), ('word', 1, 'name'), ('words', 1, 'one'), ('words', 3, 'append'))
SYMBOLS = """\
( ... @ ADD FIELD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from global handled if import imports items lambda line lines negation nonlocal not ors pass postfix power product raise return shift simple simples start string strings sum test tests try while with yield { ~
( ) ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom binding bitand bitor compares comparison conjunction disjunction factor items lambda negation not ors postfix power product shift string strings sum test tested tests { ~
$END & ( ) , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ ] _NEWLINE and as else for from if in is not or | }
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom factor postfix power string strings { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor items lambda negation not ors postfix power product shift string strings sum test tests { ~
$END & ( ) , . : ; = @ ADD AUGMENT COMPARE FSTRING MULTIPLY POWER SHIFT STRING [ ] _NEWLINE and as else for from if in is not or | }
( ... ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom binding bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test tested tests { ~
( ... @ ADD FSTRING False NAME NUMBER None STRING True [ ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from global handled if import imports items lambda line lines negation nonlocal not ors pass postfix power product raise return shift simple simples string strings sum test tests try while with yield { ~
$END ) , : ; = AUGMENT ] _NEWLINE and as else for from if or }
& ( , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
except finally handler handlers
& , : ; = AUGMENT COMPARE _NEWLINE and comparator if in is not or |
, : ; = AUGMENT COMPARE _NEWLINE and comparator if in is not or |
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del elif else for from global if import lambda nonlocal not pass raise return try while with yield { ~
; _NEWLINE
; = _NEWLINE
$END ) , : ; = AUGMENT COMPARE ] _NEWLINE and as comparator else for from if in is not or }
, : ; = AUGMENT _NEWLINE and if or
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del for from global if import lambda nonlocal not pass raise return try while with yield { ~
, : ; = AUGMENT _NEWLINE if or
@ def
@ decorator def definition
NAME
, : ; = AUGMENT _NEWLINE if
& , : ; = @ ADD AUGMENT COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand bitor bitors factor postfix power product shift string strings sum target { ~
. ... NAME dots dotted origin
NAME word words
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del finally for from global if import lambda nonlocal not pass raise return try while with yield { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom binding bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test tested { ~
NAME dotted module
, ; _NEWLINE
; = AUGMENT _NEWLINE
: MULTIPLY NAME POWER parameter parameters
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from global handled if import imports items lambda line negation nonlocal not ors pass postfix power product raise return shift simple simples string strings sum test tests try while with yield { ~
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
( ... ; ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands atom bitand bitor compares comparison conjunction disjunction factor from items lambda negation not ors postfix power product shift string strings sum test tests { ~
( ... ADD FSTRING False NAME NUMBER None POWER STRING True [ ands atom bitand bitor compares comparison conjunction disjunction entries entry factor lambda negation not ors part postfix power product shift string strings sum test { } ~
& ( ) , . : := @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and as for if in is not or |
& ( ) , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and clause clauses comparator for if in is not or |
) clause clauses for
& ) , COMPARE and clause clauses comparator for if in is not or |
) , COMPARE and clause clauses comparator for if in is not or |
) , and clause clauses for if or
) , clause clauses for if or
) , clause clauses for if
& ) , @ ADD COMPARE MULTIPLY SHIFT and clause clauses comparator for if in is not or |
)
& ) , COMPARE SHIFT and clause clauses comparator for if in is not or |
& ) , ADD COMPARE SHIFT and clause clauses comparator for if in is not or |
) , clause clauses for
clause clauses for
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
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del else except finally for from global if import lambda nonlocal not pass raise return try while with yield { ~
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del else except finally for from global handler if import lambda nonlocal not pass raise return try while with yield { ~
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
( ... ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands assert atom bitand bitor break chain compares comparison conjunction continue del disjunction factor from global import imports items lambda negation nonlocal not ors pass postfix power product raise return shift simple string strings sum test tests yield { ~
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
( ... ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands assert atom bitand bitor block break chain compares comparison conjunction continue del disjunction factor from global import imports items lambda negation nonlocal not ors pass postfix power product raise return shift simple simples string strings sum test tests yield { ~
( ) ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom binding bitand bitor compares comparison conjunction disjunction factor items lambda named negation not ors postfix power product shift string strings sum test tested tests { ~
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
) ] for }
) clause for
( ... ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
] clause for
$END & ) , : ; = AUGMENT COMPARE SHIFT ] _NEWLINE and as else for from if in is not or | }
$END & ) , : ; = ADD AUGMENT COMPARE SHIFT ] _NEWLINE and as else for from if in is not or | }
& ( ) , . := = @ ADD COMPARE MULTIPLY POWER SHIFT [ and for if in is not or |
) ,
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
& ( ) , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and as clause clauses comparator for if in is not or |
& ) , COMPARE and as clause clauses comparator for if in is not or |
) , COMPARE and as clause clauses comparator for if in is not or |
) , and as clause clauses for if or
) , as clause clauses for if or
) , as clause clauses for if
& ) , @ ADD COMPARE MULTIPLY SHIFT and as clause clauses comparator for if in is not or |
& ) , COMPARE SHIFT and as clause clauses comparator for if in is not or |
& ) , ADD COMPARE SHIFT and as clause clauses comparator for if in is not or |
) , as clause clauses for
( ... FSTRING False NAME NUMBER None STRING True [ atom postfix string strings {
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test with_item { ~
& ( . ; @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
& ; COMPARE _NEWLINE and comparator if in is not or |
; COMPARE _NEWLINE and comparator if in is not or |
; _NEWLINE and if or
; _NEWLINE if or
; _NEWLINE if
& ; @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
& ; COMPARE SHIFT _NEWLINE and comparator if in is not or |
& ; ADD COMPARE SHIFT _NEWLINE and comparator if in is not or |
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
& ( ) , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator if in is not or |
& ) , COMPARE and comparator if in is not or |
) , COMPARE and comparator if in is not or |
) , and if or
) , if or
) , if
& ) , @ ADD COMPARE MULTIPLY SHIFT and comparator if in is not or |
& ) , COMPARE SHIFT and comparator if in is not or |
& ) , ADD COMPARE SHIFT and comparator if in is not or |
( ) ... ADD FSTRING False MULTIPLY NAME NUMBER None POWER STRING True [ ands argument atom binding bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
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
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del elif else except finally for from global if import lambda nonlocal not pass raise return try while with yield { ~
$END ( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del else for from global if import lambda nonlocal not pass raise return try while with yield { ~
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
( ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from global handled if import imports items lambda line negation nonlocal not ors pass postfix power product raise return shift simple simples string strings sum test tests try while with yield { ~
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
0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 44 44 25 45 46 47 48 17 34 34 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65
1 1 66 2 4 6 7 67 9 10 11 12 13 15 68 69 70 71 24 72 73 74 75 76 43 72 46 47 68 75 75 77 55 56 78 79 80 59 64 65
2 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28
3 1 2 4 6 7 8 9 10 11 12 13 15 81 82 83 24 84 85 86 87 43 84 46 47 81 87 87 88 55 56 89 90 64 65
4 1 2 4 6 7 8 9 10 11 12 13 91 92 91 92 55 56 64 65
5 1 2 4 6 7 8 9 10 11 12 13 15 93 94 95 24 96 97 98 99 100 43 96 46 47 93 99 99 101 55 56 102 103 59 64 65
6 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208 -208
2 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26
2 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21
2 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
2 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27
6 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207 -207
2 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25
7 1 2 4 6 7 67 9 10 11 12 13 104 15 105 106 107 108 24 109 110 111 112 43 109 46 47 105 112 112 113 55 56 114 115 106 116 64 65
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 117 117 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64 65
9 -87 -87 -87 -87 -87 -87 -87 -87 -87 118 -87 -87 -87 -87 -87 -87 -87
3 1 2 4 6 7 8 9 10 11 12 13 15 119 120 121 24 122 123 124 125 43 122 46 47 119 125 125 126 55 56 127 128 64 65
10 129 130 131 132 133 -175 134 135 136 137 138 139 140 141 142 -175 143 138 144 138 145 146 147 148
11 149 150 151 152
12 129 131 133 -175 134 137 138 -175 143 138 144 138 145 146 147 148
13 131 133 -175 134 137 138 -175 143 138 144 138 145 146 147 148
14 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 153 154 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71
15 -186 -186
16 -176 155 -176
17 -70 -70 -70 -70 -70 -70 -70 156 -70 -70 -70 -70 156 -70 -70 -70 -70 156 157 146 -70 -70
18 131 133 -175 134 137 -175 143 144 147
19 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130
20 131 133 -175 134 137 -175 144 147
15 -187 -187
21 -89 -89
22 3 158 31 159
23 160
5 1 2 4 6 7 8 9 10 11 12 13 15 161 162 163 24 164 165 166 167 168 43 164 46 47 161 167 167 169 55 56 170 171 59 64 65
24 131 133 -175 134 137 -175 144
25 129 131 133 -175 134 135 136 137 138 139 141 -175 143 138 144 138 145 146 147 148
26 1 2 4 6 7 8 9 10 11 12 13 172 173 174 175 176 172 176 176 177 55 56 178 179 64 65
27 180 180 181 180 181 182
28 183 184 185
29 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 186 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130 -130
30 1 2 4 6 7 67 9 10 11 12 13 15 187 188 189 190 24 191 192 193 194 43 191 46 47 187 194 194 195 55 56 196 188 188 64 65
31 197 197 198
32 199 200 201
33 -175 134 137 -175
34 202 203 204 205 206 207
35 -204 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 208 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64 65
28 183 184 209
36 1 2 4 6 7 8 9 10 11 12 13 210 211 212 24 213 214 213 46 210 214 214 215 55 56 216 64 65
37 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 217 -94
15 -185 -185
38 1 2 -193 4 6 7 8 9 10 11 12 13 -193 15 218 219 220 24 221 222 223 224 43 221 46 47 218 224 224 225 55 56 226 227 64 65
39 1 2 -180 4 6 7 8 9 10 11 12 13 -180 15 228 229 230 24 231 232 233 234 235 43 231 46 47 228 234 234 236 55 56 237 238 59 64 65
40 129 131 133 -175 134 137 138 141 -175 143 138 144 138 145 146 147 148
15 -200 -200
15 200 201
41 0
42 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 6 -23 -23 -23 11 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 239 -23 -23
42 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 6 -24 -24 -24 11 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 240 -24 -24
43 129 131 133 -175 134 136 137 138 141 -175 143 138 144 138 145 146 147 148
44 131 133 -175 134 137 -175
45 -126 -126 241 -126 -126 -126 -126 -126
46 242
30 1 2 4 6 7 67 9 10 11 12 13 15 243 244 245 246 24 247 248 249 250 43 247 46 47 243 250 250 251 55 56 252 244 244 64 65
47 253 2 4 6 7 8 9 10 11 12 13 15 254 255 256 24 257 258 259 260 261 43 257 46 47 254 261 261 262 55 56 263 264 265 266 64 65
48 1 2 -182 4 6 7 8 9 10 11 12 13 -182 15 267 268 269 24 270 271 272 273 274 275 43 270 46 47 267 273 273 276 55 56 277 278 59 64 65
49 1 2 4 6 7 8 9 10 279 11 12 13 15 280 281 282 24 283 284 285 286 287 288 43 283 46 47 289 280 288 288 290 55 56 291 292 64 293 65
4 1 2 4 6 7 8 9 10 11 12 13 294 295 294 295 55 56 64 65
2 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29
50 -21 -21 -21 -21 -21 -21 296 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21
51 129 130 297 131 132 135 136 138 139 140 141 142 143 298 299 138 300 144 138 145 146 147 148
52 301 298 299 300
53 129 297 131 138 143 298 299 138 300 144 138 145 146 147 148
54 297 131 138 143 298 299 138 300 144 138 145 146 147 148
55 297 131 143 298 299 300 144 147
56 297 131 298 299 300 144 147
57 297 131 298 299 300 144
58 129 297 131 135 136 138 139 141 143 298 299 138 300 144 138 145 146 147 148
59 297
60 129 297 131 138 141 143 298 299 138 300 144 138 145 146 147 148
61 129 297 131 136 138 141 143 298 299 138 300 144 138 145 146 147 148
62 297 131 298 299 300
63 298 299 300
64 129 130 132 135 136 138 139 140 141 142 302 143 138 144 138 145 146 147 148
65 129 138 302 143 138 144 138 145 146 147 148
66 138 302 143 138 144 138 145 146 147 148
67 302 143 144 147
68 302 144 147
69 302 144
70 129 135 136 138 139 141 302 143 138 144 138 145 146 147 148
71 129 138 141 302 143 138 144 138 145 146 147 148
72 129 136 138 141 302 143 138 144 138 145 146 147 148
73 302
2 -107 -107 130 -107 -107 132 -107 -107 -107 -107 -107 -107 -107 -107 140 -107 142 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107
74 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107 -107
75 -206 129 130 131 132 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
76 -206 129 131 138 143 138 144 138 145 146 147 148
77 -206 131 138 143 138 144 138 145 146 147 148
78 -206 131 143 144 147
79 -206 131 144 147
80 -206 131 144
81 -206 129 131 135 136 138 139 141 143 138 144 138 145 146 147 148
41 -206
82 -206 129 131 138 141 143 138 144 138 145 146 147 148
83 -206 129 131 136 138 141 143 138 144 138 145 146 147 148
84 -206 131
2 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33
85 129 130 303 132 135 136 138 139 140 141 142 304 143 298 305 138 300 144 138 145 146 147 148
63 298 305 300
86 129 303 138 304 143 298 305 138 300 144 138 145 146 147 148
87 303 138 304 143 298 305 138 300 144 138 145 146 147 148
88 303 304 143 298 305 300 144 147
89 303 304 298 305 300 144 147
90 303 304 298 305 300 144
91 129 303 135 136 138 139 141 304 143 298 305 138 300 144 138 145 146 147 148
92 129 303 138 141 304 143 298 305 138 300 144 138 145 146 147 148
93 129 303 136 138 141 304 143 298 305 138 300 144 138 145 146 147 148
94 303 304 298 305 300
95 306 307
35 -205 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 208 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64 65
36 1 2 4 6 7 8 9 10 11 12 13 308 309 310 24 311 312 311 46 308 312 312 313 55 56 314 64 65
96 129 130 315 132 -188 135 136 138 139 140 141 142 -188 143 138 144 138 145 146 147 148
97 129 315 -188 138 -188 143 138 144 138 145 146 147 148
98 315 -188 138 -188 143 138 144 138 145 146 147 148
99 315 -188 -188 143 144 147
100 315 -188 -188 144 147
101 315 -188 -188 144
102 129 315 -188 135 136 138 139 141 -188 143 138 144 138 145 146 147 148
103 129 315 -188 138 141 -188 143 138 144 138 145 146 147 148
104 129 315 -188 136 138 141 -188 143 138 144 138 145 146 147 148
32 315 -188 -188
105 1 2 4 6 7 8 9 10 11 12 13 316 317 316 317 317 318 55 56 319 64 65
106 1 320 2 4 6 7 321 322 9 10 323 11 12 13 15 324 325 326 327 328 329 24 330 331 332 333 43 330 46 47 326 333 333 334 55 56 335 327 336 64 65
107 -125 1 -125 2 -125 -125 -125 4 -125 6 7 8 9 10 11 12 13 -125 15 337 338 339 24 340 341 342 343 43 340 46 47 337 343 343 344 55 56 345 346 64 65
23 347
3 1 2 4 6 7 8 9 10 11 12 13 15 348 349 350 24 351 352 353 354 43 351 46 47 348 354 354 355 55 56 356 357 64 65
5 1 2 4 6 7 8 9 10 11 12 13 15 358 359 360 24 361 362 363 364 365 43 361 46 47 358 364 364 366 55 56 367 368 59 64 65
4 1 2 4 6 7 8 9 10 11 12 13 369 370 369 370 55 56 64 65
108 1 2 4 6 7 8 9 10 11 12 13 371 372 371 372 372 55 56 64 65
5 1 2 4 6 7 8 9 10 11 12 13 15 373 374 375 24 376 377 378 379 380 43 376 46 47 373 379 379 381 55 56 382 383 59 64 65
109 1 2 4 6 7 8 9 10 11 12 13 384 385 386 387 384 387 387 388 55 56 389 64 65
4 1 2 4 6 7 8 9 10 11 12 13 390 391 390 391 55 56 64 65
4 1 2 4 6 7 8 9 10 11 12 13 392 393 392 393 55 56 64 65
110 1 2 4 6 7 8 9 10 11 12 13 394 395 394 395 395 55 56 396 64 65
111 1 2 397 4 6 7 8 9 10 11 12 13 15 398 399 400 24 401 402 403 404 405 43 401 46 47 398 404 404 406 55 56 407 408 409 410 64 65
36 1 2 4 6 7 8 9 10 11 12 13 411 412 413 24 414 415 414 46 411 415 415 416 55 56 417 64 65
112 1 2 4 6 7 8 9 10 11 12 13 15 418 419 420 24 421 422 423 424 421 46 47 418 424 424 425 55 56 426 64 65
113 1 2 4 6 7 8 9 10 11 12 13 384 385 386 387 427 384 387 387 388 55 56 389 64 65
114 428
115 1 2 4 6 7 8 9 10 11 12 13 15 429 430 431 24 432 433 434 432 46 429 434 434 435 55 56 436 64 65
116 1 2 4 6 7 8 9 10 11 12 13 437 438 439 437 439 439 440 55 56 441 64 65
117 1 2 442 4 6 7 8 9 10 11 12 13 15 443 444 445 24 446 447 448 449 43 446 46 47 443 449 449 450 55 56 451 452 64 65
46 453
118 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114
119 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 454 149 -109 -109 -109 -109 455 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109 -109
30 1 2 4 6 7 67 9 10 11 12 13 15 456 457 458 459 24 460 461 462 463 43 460 46 47 456 463 463 464 55 56 465 457 457 64 65
46 466
5 1 2 4 6 7 8 9 10 11 12 13 15 467 468 469 24 470 471 472 473 474 43 470 46 47 467 473 473 475 55 56 476 477 59 64 65
109 1 2 4 6 7 8 9 10 11 12 13 478 479 480 481 478 481 481 482 55 56 483 64 65
113 1 2 4 6 7 8 9 10 11 12 13 478 479 480 481 427 478 481 481 482 55 56 483 64 65
21 -90 -90
19 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78
120 484 485
96 129 130 131 132 -190 135 136 138 139 140 141 142 -190 143 138 144 138 145 146 147 148
97 129 131 -190 138 -190 143 138 144 138 145 146 147 148
98 131 -190 138 -190 143 138 144 138 145 146 147 148
99 131 -190 -190 143 144 147
100 131 -190 -190 144 147
101 131 -190 -190 144
102 129 131 -190 135 136 138 139 141 -190 143 138 144 138 145 146 147 148
15 -190 -190
103 129 131 -190 138 141 -190 143 138 144 138 145 146 147 148
104 129 131 -190 136 138 141 -190 143 138 144 138 145 146 147 148
32 131 -190 -190
121 129 130 486 132 135 136 139 140 141 142 487 148
122 129 486 487 148
123 486 487 148
124 488 -230
125 129 486 135 136 139 141 487 148
126 129 486 141 487 148
127 129 486 136 141 487 148
114 487
128 489 490 491 491 492
129 493 492
130 492
32 -245 -245 -245
32 -246 -246 -246
32 494 -191 -191
46 495
131 129 130 132 496 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
46 496
132 129 496 138 143 138 144 138 145 146 147 148
133 496 138 143 138 144 138 145 146 147 148
134 496 143 144 147
135 496 144 147
136 496 144
137 129 496 135 136 138 139 141 143 138 144 138 145 146 147 148
138 129 496 138 141 143 138 144 138 145 146 147 148
139 129 496 136 138 141 143 138 144 138 145 146 147 148
140 -133 493 -133 -133 497
32 -118 -118 -118
31 197 197 498
141 1 2 4 6 7 8 9 10 11 12 13 499 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 37 40 500 42 43 25 45 46 47 48 17 34 34 49 50 51 501 55 56 57 58 59 63 64 65
19 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128 -128
3 1 2 4 6 7 8 9 10 11 12 13 15 502 503 504 24 505 506 507 508 43 505 46 47 502 508 508 509 55 56 510 511 64 65
142 -151 -151 512
143 -149 -149 513
23 514
144 -154 -154
144 515 516
19 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132
32 494 -192 -192
145 -143 129 130 -143 -143 132 -143 -143 -143 135 136 -143 138 139 140 141 142 -143 -143 -143 -143 138 -143 -143 -143 -143 138 145 146 -143 148 -143
146 -143 129 -143 -143 -143 -143 -143 -143 138 -143 -143 -143 -143 138 -143 -143 -143 -143 138 145 146 -143 148 -143
147 -143 -143 -143 -143 -143 -143 -143 138 -143 -143 -143 -143 138 -143 -143 -143 -143 138 145 146 -143 148 -143
9 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143 -143
148 -143 129 -143 -143 -143 -143 -143 135 136 -143 138 139 141 -143 -143 -143 -143 138 -143 -143 -143 -143 138 145 146 -143 148 -143
149 -143 129 -143 -143 -143 -143 -143 -143 138 141 -143 -143 -143 -143 138 -143 -143 -143 -143 138 145 146 -143 148 -143
150 -143 129 -143 -143 -143 -143 -143 136 -143 138 141 -143 -143 -143 -143 138 -143 -143 -143 -143 138 145 146 -143 148 -143
115 1 2 4 6 7 8 9 10 11 12 13 15 517 518 519 24 520 521 522 520 46 517 522 522 523 55 56 524 64 65
151 129 130 132 -194 135 136 138 139 140 141 142 -194 143 138 525 144 138 145 146 147 148
152 129 -194 138 -194 143 138 525 144 138 145 146 147 148
153 -194 138 -194 143 138 525 144 138 145 146 147 148
154 -194 -194 143 525 144 147
155 -194 -194 525 144 147
156 -194 -194 525 144
157 129 -194 135 136 138 139 141 -194 143 138 525 144 138 145 146 147 148
158 129 -194 138 141 -194 143 138 525 144 138 145 146 147 148
159 129 -194 136 138 141 -194 143 138 525 144 138 145 146 147 148
160 -194 -194 525
96 129 130 131 132 -181 135 136 138 139 140 141 142 -181 143 138 144 138 145 146 147 148
97 129 131 -181 138 -181 143 138 144 138 145 146 147 148
98 131 -181 138 -181 143 138 144 138 145 146 147 148
99 131 -181 -181 143 144 147
100 131 -181 -181 144 147
101 131 -181 -181 144
102 129 131 -181 135 136 138 139 141 -181 143 138 144 138 145 146 147 148
15 -181 -181
103 129 131 -181 138 141 -181 143 138 144 138 145 146 147 148
104 129 131 -181 136 138 141 -181 143 138 144 138 145 146 147 148
32 131 -181 -181
6 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209 -209
6 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210 -210
107 -127 1 -127 2 -127 -127 -127 4 -127 6 7 8 9 10 11 12 13 -127 15 526 527 528 24 529 530 531 532 43 529 46 47 526 532 532 533 55 56 534 535 64 65
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 537 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
131 129 130 132 540 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
46 540
132 129 540 138 143 138 144 138 145 146 147 148
133 540 138 143 138 144 138 145 146 147 148
134 540 143 144 147
135 540 144 147
136 540 144
137 129 540 135 136 138 139 141 143 138 144 138 145 146 147 148
138 129 540 138 141 143 138 144 138 145 146 147 148
139 129 540 136 138 141 143 138 144 138 145 146 147 148
162 1 66 2 4 6 7 67 9 10 11 12 13 15 541 69 542 543 24 544 545 546 547 76 43 548 544 46 47 541 547 547 549 55 56 550 551 80 552 64 65
163 129 130 -241 132 -241 135 136 138 139 140 141 142 143 553 138 144 138 145 146 147 148
164 129 -241 -241 138 143 553 138 144 138 145 146 147 148
165 -241 -241 138 143 553 138 144 138 145 146 147 148
166 -241 -241 143 553 144 147
167 -241 -241 553 144 147
168 -241 -241 553 144
46 554
169 129 -241 -241 135 136 138 139 141 143 553 138 144 138 145 146 147 148
170 129 -241 -241 138 141 143 553 138 144 138 145 146 147 148
171 129 -241 -241 136 138 141 143 553 138 144 138 145 146 147 148
172 -241 -241 553
144 -243 -243
144 555 556
96 129 130 131 132 -183 135 136 138 139 140 141 142 -183 143 138 144 138 145 146 147 148
97 129 131 -183 138 -183 143 138 144 138 145 146 147 148
98 131 -183 138 -183 143 138 144 138 145 146 147 148
99 131 -183 -183 143 144 147
100 131 -183 -183 144 147
101 131 -183 -183 144
102 129 131 -183 135 136 138 139 141 -183 143 138 144 138 145 146 147 148
3 1 2 4 6 7 8 9 10 11 12 13 15 557 558 559 24 560 561 562 563 43 560 46 47 557 563 563 564 55 56 565 566 64 65
15 -183 -183
103 129 131 -183 138 141 -183 143 138 144 138 145 146 147 148
104 129 131 -183 136 138 141 -183 143 138 144 138 145 146 147 148
32 131 -183 -183
109 1 2 4 6 7 8 9 10 11 12 13 567 568 569 570 567 570 570 571 55 56 572 64 65
131 129 130 132 573 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
132 129 573 138 143 138 144 138 145 146 147 148
133 573 138 143 138 144 138 145 146 147 148
134 573 143 144 147
135 573 144 147
136 573 144
173 574 575
174 -103 298 576 300 -103
137 129 573 135 136 138 139 141 143 138 144 138 145 146 147 148
173 -103 -103
138 129 573 138 141 143 138 144 138 145 146 147 148
139 129 573 136 138 141 143 138 144 138 145 146 147 148
46 573
2 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39
2 -108 -108 130 -108 -108 132 -108 -108 -108 -108 -108 -108 -108 -108 140 -108 142 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108
74 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108 -108
3 1 2 4 6 7 8 9 10 11 12 13 15 577 578 579 24 580 581 582 583 43 580 46 47 577 583 583 584 55 56 585 586 64 65
2 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30
175 -60 -60 -60 -60
176 587 588 300
26 1 2 4 6 7 8 9 10 11 12 13 589 590 591 175 592 589 592 592 593 55 56 594 595 64 65
2 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32
21 -88 -88
177 1 2 4 6 7 8 9 10 11 12 13 596 15 337 338 339 24 340 341 342 343 43 340 46 47 337 343 343 344 55 56 345 346 64 65
2 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34
178 597 588 300
177 1 2 4 6 7 8 9 10 11 12 13 598 15 526 527 528 24 529 530 531 532 43 529 46 47 526 532 532 533 55 56 534 535 64 65
2 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36
145 -2 129 130 -2 -2 132 -2 -2 -2 135 136 -2 138 139 140 141 142 -2 -2 -2 -2 138 -2 -2 -2 -2 138 145 146 -2 148 -2
146 -2 129 -2 -2 -2 -2 -2 -2 138 -2 -2 -2 -2 138 -2 -2 -2 -2 138 145 146 -2 148 -2
147 -2 -2 -2 -2 -2 -2 -2 138 -2 -2 -2 -2 138 -2 -2 -2 -2 138 145 146 -2 148 -2
9 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2
148 -2 129 -2 -2 -2 -2 -2 135 136 -2 138 139 141 -2 -2 -2 -2 138 -2 -2 -2 -2 138 145 146 -2 148 -2
149 -2 129 -2 -2 -2 -2 -2 -2 138 141 -2 -2 -2 -2 138 -2 -2 -2 -2 138 145 146 -2 148 -2
150 -2 129 -2 -2 -2 -2 -2 136 -2 138 141 -2 -2 -2 -2 138 -2 -2 -2 -2 138 145 146 -2 148 -2
3 1 2 4 6 7 8 9 10 11 12 13 15 599 600 601 24 602 603 604 605 43 602 46 47 599 605 605 606 55 56 607 608 64 65
2 -46 -46 130 -46 -46 132 -46 -46 -46 135 136 -46 -46 139 140 141 142 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46
74 -46 -46 -46 -46 -46 -46 -46 135 136 -46 -46 139 141 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46
179 -46 -46 -46 -46 -46 -46 -46 -46 -46 141 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46
180 -46 -46 -46 -46 -46 -46 -46 136 -46 -46 141 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46 -46
2 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160 -160
3 1 2 4 6 7 8 9 10 11 12 13 15 609 610 611 24 612 613 614 615 43 612 46 47 609 615 615 616 55 56 617 618 64 65
181 -21 -21 -21 -21 -21 296 619 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21 -21
3 1 2 4 6 7 8 9 10 11 12 13 15 620 621 622 24 623 624 625 626 43 623 46 47 620 626 626 627 55 56 628 629 64 65
182 -19 -19
182 630 631
51 129 130 -19 -19 132 135 136 138 139 140 141 142 143 298 632 138 300 144 138 145 146 147 148
62 -19 -19 298 632 300
53 129 -19 -19 138 143 298 632 138 300 144 138 145 146 147 148
54 -19 -19 138 143 298 632 138 300 144 138 145 146 147 148
55 -19 -19 143 298 632 300 144 147
56 -19 -19 298 632 300 144 147
57 -19 -19 298 632 300 144
58 129 -19 -19 135 136 138 139 141 143 298 632 138 300 144 138 145 146 147 148
60 129 -19 -19 138 141 143 298 632 138 300 144 138 145 146 147 148
61 129 -19 -19 136 138 141 143 298 632 138 300 144 138 145 146 147 148
63 298 632 300
183 -239 129 130 -239 -239 132 -239 -239 -239 135 136 -239 138 139 140 141 142 -239 -239 143 138 144 138 145 146 147 148
184 -239 129 -239 -239 -239 -239 -239 -239 138 -239 -239 143 138 144 138 145 146 147 148
185 -239 -239 -239 -239 -239 -239 -239 138 -239 -239 143 138 144 138 145 146 147 148
186 -239 -239 -239 -239 -239 -239 -239 -239 -239 143 144 147
187 -239 -239 -239 -239 -239 -239 -239 -239 -239 144 147
188 -239 -239 -239 -239 -239 -239 -239 -239 -239 144
189 -239 129 -239 -239 -239 -239 -239 135 136 -239 138 139 141 -239 -239 143 138 144 138 145 146 147 148
190 -239 129 -239 -239 -239 -239 -239 -239 138 141 -239 -239 143 138 144 138 145 146 147 148
191 -239 129 -239 -239 -239 -239 -239 136 -239 138 141 -239 -239 143 138 144 138 145 146 147 148
192 -239 -239 -239 -239 -239 -239 -239 -239 -239
2 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159 -159
193 129 130 132 -178 633 135 136 138 139 140 141 142 -178 143 138 144 138 145 146 147 148
194 129 -178 633 138 -178 143 138 144 138 145 146 147 148
195 -178 633 138 -178 143 138 144 138 145 146 147 148
196 -178 633 -178 143 144 147
197 -178 633 -178 144 147
198 -178 633 -178 144
199 129 -178 633 135 136 138 139 141 -178 143 138 144 138 145 146 147 148
200 129 -178 633 138 141 -178 143 138 144 138 145 146 147 148
201 129 -178 633 136 138 141 -178 143 138 144 138 145 146 147 148
16 -178 633 -178
202 129 130 131 132 -56 -56 135 136 138 139 140 141 142 -56 143 138 144 138 145 146 147 148
203 129 131 -56 -56 138 -56 143 138 144 138 145 146 147 148
204 131 -56 -56 138 -56 143 138 144 138 145 146 147 148
205 131 -56 -56 -56 143 144 147
206 131 -56 -56 -56 144 147
207 131 -56 -56 -56 144
208 129 131 -56 -56 135 136 138 139 141 -56 143 138 144 138 145 146 147 148
16 -56 -56 -56
209 129 131 -56 -56 138 141 -56 143 138 144 138 145 146 147 148
210 129 131 -56 -56 136 138 141 -56 143 138 144 138 145 146 147 148
211 131 -56 -56 -56
2 -169 -169 130 -169 -169 132 -169 -169 -169 -169 -169 -169 -169 -169 140 -169 142 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169
74 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169
2 -227 -227 130 -227 -227 132 -227 -227 -227 135 -227 -227 -227 139 140 -227 142 -227 -227 -227 -227 -227 -227 -227 -227 -227 -227 -227 -227 -227 -227
74 -227 -227 -227 -227 -227 -227 -227 135 -227 -227 -227 139 -227 -227 -227 -227 -227 -227 -227 -227 -227 -227 -227 -227 -227 -227 -227
96 129 130 131 132 -177 135 136 138 139 140 141 142 -177 143 138 144 138 145 146 147 148
97 129 131 -177 138 -177 143 138 144 138 145 146 147 148
98 131 -177 138 -177 143 138 144 138 145 146 147 148
99 131 -177 -177 143 144 147
100 131 -177 -177 144 147
101 131 -177 -177 144
102 129 131 -177 135 136 138 139 141 -177 143 138 144 138 145 146 147 148
15 -177 -177
103 129 131 -177 138 141 -177 143 138 144 138 145 146 147 148
104 129 131 -177 136 138 141 -177 143 138 144 138 145 146 147 148
32 131 -177 -177
2 -67 129 130 -67 -67 132 -67 -67 -67 135 136 -67 -67 139 140 141 142 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 148 -67
212 -67 129 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 148 -67
213 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 148 -67
74 -67 129 -67 -67 -67 -67 -67 135 136 -67 -67 139 141 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 148 -67
179 -67 129 -67 -67 -67 -67 -67 -67 -67 141 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 148 -67
180 -67 129 -67 -67 -67 -67 -67 136 -67 -67 141 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 -67 148 -67
2 -168 -168 130 -168 -168 132 -168 -168 -168 -168 -168 -168 -168 -168 140 -168 142 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168
74 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168
2 -166 -166 130 -166 -166 132 -166 -166 -166 -166 -166 -166 -166 -166 140 -166 142 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166
74 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166
2 -171 -171 130 -171 -171 132 -171 -171 -171 135 136 -171 -171 139 140 -171 142 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171
74 -171 -171 -171 -171 -171 -171 -171 135 136 -171 -171 139 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171
180 -171 -171 -171 -171 -171 -171 -171 136 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171
214 1 -215 2 634 4 6 7 8 9 10 11 12 13 -215 15 635 636 637 24 638 639 640 641 43 638 46 47 635 641 641 642 55 56 643 644 64 65
215 129 130 645 132 646 135 136 138 139 140 141 142 647 143 138 144 138 145 146 147 148
216 129 645 646 138 647 143 138 144 138 145 146 147 148
217 645 646 138 647 143 138 144 138 145 146 147 148
218 645 646 647 143 144 147
219 645 646 647 144 147
220 645 646 647 144
221 129 645 646 135 136 138 139 141 647 143 138 144 138 145 146 147 148
222 647
223 129 645 646 138 141 647 143 138 144 138 145 146 147 148
95 645 647
95 648 -122
224 129 645 646 136 138 141 647 143 138 144 138 145 146 147 148
225 645 646 647
145 -1 129 130 -1 -1 132 -1 -1 -1 135 136 -1 138 139 140 141 142 -1 -1 -1 -1 138 -1 -1 -1 -1 138 145 146 -1 148 -1
146 -1 129 -1 -1 -1 -1 -1 -1 138 -1 -1 -1 -1 138 -1 -1 -1 -1 138 145 146 -1 148 -1
147 -1 -1 -1 -1 -1 -1 -1 138 -1 -1 -1 -1 138 -1 -1 -1 -1 138 145 146 -1 148 -1
9 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
148 -1 129 -1 -1 -1 -1 -1 135 136 -1 138 139 141 -1 -1 -1 -1 138 -1 -1 -1 -1 138 145 146 -1 148 -1
149 -1 129 -1 -1 -1 -1 -1 -1 138 141 -1 -1 -1 -1 138 -1 -1 -1 -1 138 145 146 -1 148 -1
150 -1 129 -1 -1 -1 -1 -1 136 -1 138 141 -1 -1 -1 -1 138 -1 -1 -1 -1 138 145 146 -1 148 -1
226 129 130 132 135 136 138 139 140 141 142 143 138 649 138 145 146 147 148
227 129 138 143 138 649 138 145 146 147 148
228 138 143 138 649 138 145 146 147 148
229 143 649 147
230 649 147
231 649
232 129 135 136 138 139 141 143 138 649 138 145 146 147 148
233 129 138 141 143 138 649 138 145 146 147 148
234 129 136 138 141 143 138 649 138 145 146 147 148
235 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66 -66
235 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65 -65
145 -147 129 130 -147 -147 132 -147 -147 -147 135 136 -147 138 139 140 141 142 -147 -147 143 -147 138 -147 -147 -147 -147 138 145 146 -147 148 -147
146 -147 129 -147 -147 -147 -147 -147 -147 138 -147 -147 143 -147 138 -147 -147 -147 -147 138 145 146 -147 148 -147
147 -147 -147 -147 -147 -147 -147 -147 138 -147 -147 143 -147 138 -147 -147 -147 -147 138 145 146 -147 148 -147
9 -147 -147 -147 -147 -147 -147 -147 -147 -147 143 -147 -147 -147 -147 -147 -147 -147
37 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147
148 -147 129 -147 -147 -147 -147 -147 135 136 -147 138 139 141 -147 -147 143 -147 138 -147 -147 -147 -147 138 145 146 -147 148 -147
149 -147 129 -147 -147 -147 -147 -147 -147 138 141 -147 -147 143 -147 138 -147 -147 -147 -147 138 145 146 -147 148 -147
150 -147 129 -147 -147 -147 -147 -147 136 -147 138 141 -147 -147 143 -147 138 -147 -147 -147 -147 138 145 146 -147 148 -147
2 -48 129 130 -48 -48 132 -48 -48 -48 135 136 -48 -48 139 140 141 142 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48
212 -48 129 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48
74 -48 129 -48 -48 -48 -48 -48 135 136 -48 -48 139 141 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48
179 -48 129 -48 -48 -48 -48 -48 -48 -48 141 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48
180 -48 129 -48 -48 -48 -48 -48 136 -48 -48 141 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48 -48
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 650 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
236 129 130 132 651 135 136 138 139 140 141 142 143 652 138 144 138 145 146 147 148
237 129 651 138 143 652 138 144 138 145 146 147 148
238 651 138 143 652 138 144 138 145 146 147 148
239 651 143 652 144 147
240 651 652 144 147
241 651 652 144
242 129 651 135 136 138 139 141 143 652 138 144 138 145 146 147 148
243 129 651 138 141 143 652 138 144 138 145 146 147 148
244 129 651 136 138 141 143 652 138 144 138 145 146 147 148
245 651 652
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 653 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
46 654
118 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115
131 129 130 132 655 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
46 655
132 129 655 138 143 138 144 138 145 146 147 148
133 655 138 143 138 144 138 145 146 147 148
134 655 143 144 147
135 655 144 147
136 655 144
137 129 655 135 136 138 139 141 143 138 144 138 145 146 147 148
138 129 655 138 141 143 138 144 138 145 146 147 148
139 129 655 136 138 141 143 138 144 138 145 146 147 148
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 656 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
202 129 130 131 132 -57 -57 135 136 138 139 140 141 142 -57 143 138 144 138 145 146 147 148
203 129 131 -57 -57 138 -57 143 138 144 138 145 146 147 148
204 131 -57 -57 138 -57 143 138 144 138 145 146 147 148
205 131 -57 -57 -57 143 144 147
206 131 -57 -57 -57 144 147
207 131 -57 -57 -57 144
208 129 131 -57 -57 135 136 138 139 141 -57 143 138 144 138 145 146 147 148
16 -57 -57 -57
209 129 131 -57 -57 138 141 -57 143 138 144 138 145 146 147 148
210 129 131 -57 -57 136 138 141 -57 143 138 144 138 145 146 147 148
211 131 -57 -57 -57
2 -68 129 130 -68 -68 132 -68 -68 -68 135 136 -68 -68 139 140 141 142 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 148 -68
212 -68 129 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 148 -68
213 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 148 -68
74 -68 129 -68 -68 -68 -68 -68 135 136 -68 -68 139 141 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 148 -68
179 -68 129 -68 -68 -68 -68 -68 -68 -68 141 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 148 -68
180 -68 129 -68 -68 -68 -68 -68 136 -68 -68 141 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 148 -68
246 657 658 659 660 661 662
247 663 664
248 1 2 4 6 7 8 9 10 11 12 13 665 666 667 668 -229 665 668 668 669 55 56 670 64 65
5 1 2 4 6 7 8 9 10 11 12 13 15 671 672 673 24 674 675 676 677 678 43 674 46 47 671 677 677 679 55 56 680 681 59 64 65
248 1 2 4 6 7 8 9 10 11 12 13 682 683 684 685 -231 682 685 685 686 55 56 687 64 65
249 -97 -97 -97 -97
249 -98 -98 -98 -98
129 493 -146
250 688 689 690 691 692
23 693
251 183 694
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 695 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 696 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
23 697
32 -119 -119 -119
19 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129 -129
32 199 -203 -203
15 -201 -201
252 -236 129 130 -236 -236 132 -236 -236 -236 135 136 -236 138 139 140 141 142 -236 -236 143 -236 138 -236 -236 144 138 145 146 147 148 -236
253 -236 129 -236 -236 -236 -236 -236 -236 138 -236 -236 143 -236 138 -236 -236 144 138 145 146 147 148 -236
254 -236 -236 -236 -236 -236 -236 -236 138 -236 -236 143 -236 138 -236 -236 144 138 145 146 147 148 -236
255 -236 -236 -236 -236 -236 -236 -236 -236 -236 143 -236 -236 -236 144 147 -236
256 -236 -236 -236 -236 -236 -236 -236 -236 -236 -236 -236 -236 144 147 -236
257 -236 -236 -236 -236 -236 -236 -236 -236 -236 -236 -236 -236 144 -236
258 -236 129 -236 -236 -236 -236 -236 135 136 -236 138 139 141 -236 -236 143 -236 138 -236 -236 144 138 145 146 147 148 -236
259 -236 129 -236 -236 -236 -236 -236 -236 138 141 -236 -236 143 -236 138 -236 -236 144 138 145 146 147 148 -236
260 -236 129 -236 -236 -236 -236 -236 136 -236 138 141 -236 -236 143 -236 138 -236 -236 144 138 145 146 147 148 -236
261 -236 -236 -236 -236 -236 -236 -236 -236 -236 -236 -236 -236 -236
144 -152 -152
3 1 2 4 6 7 8 9 10 11 12 13 15 698 699 700 24 701 702 703 704 43 701 46 47 698 704 704 705 55 56 706 707 64 65
144 -153 -153
262 708 203 204 205 709
3 1 2 4 6 7 8 9 10 11 12 13 15 710 711 712 24 713 714 715 716 43 713 46 47 710 716 716 717 55 56 718 719 64 65
145 -148 129 130 -148 -148 132 -148 -148 -148 135 136 -148 138 139 140 141 142 -148 -148 143 -148 138 -148 -148 -148 -148 138 145 146 -148 148 -148
146 -148 129 -148 -148 -148 -148 -148 -148 138 -148 -148 143 -148 138 -148 -148 -148 -148 138 145 146 -148 148 -148
147 -148 -148 -148 -148 -148 -148 -148 138 -148 -148 143 -148 138 -148 -148 -148 -148 138 145 146 -148 148 -148
9 -148 -148 -148 -148 -148 -148 -148 -148 -148 143 -148 -148 -148 -148 -148 -148 -148
37 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148 -148
148 -148 129 -148 -148 -148 -148 -148 135 136 -148 138 139 141 -148 -148 143 -148 138 -148 -148 -148 -148 138 145 146 -148 148 -148
149 -148 129 -148 -148 -148 -148 -148 -148 138 141 -148 -148 143 -148 138 -148 -148 -148 -148 138 145 146 -148 148 -148
150 -148 129 -148 -148 -148 -148 -148 136 -148 138 141 -148 -148 143 -148 138 -148 -148 -148 -148 138 145 146 -148 148 -148
3 1 2 4 6 7 8 9 10 11 12 13 15 720 721 722 24 723 724 725 726 43 723 46 47 720 726 726 727 55 56 728 729 64 65
183 -240 129 130 -240 -240 132 -240 -240 -240 135 136 -240 138 139 140 141 142 -240 -240 143 138 144 138 145 146 147 148
184 -240 129 -240 -240 -240 -240 -240 -240 138 -240 -240 143 138 144 138 145 146 147 148
185 -240 -240 -240 -240 -240 -240 -240 138 -240 -240 143 138 144 138 145 146 147 148
186 -240 -240 -240 -240 -240 -240 -240 -240 -240 143 144 147
187 -240 -240 -240 -240 -240 -240 -240 -240 -240 144 147
188 -240 -240 -240 -240 -240 -240 -240 -240 -240 144
189 -240 129 -240 -240 -240 -240 -240 135 136 -240 138 139 141 -240 -240 143 138 144 138 145 146 147 148
190 -240 129 -240 -240 -240 -240 -240 -240 138 141 -240 -240 143 138 144 138 145 146 147 148
191 -240 129 -240 -240 -240 -240 -240 136 -240 138 141 -240 -240 143 138 144 138 145 146 147 148
192 -240 -240 -240 -240 -240 -240 -240 -240 -240
263 730
264 -43 -43
32 199 731 732
15 731 732
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 733 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
265 129 130 297 734 132 135 136 138 139 140 141 142 143 735 298 299 138 300 144 138 145 146 147 148
266 129 297 734 138 143 735 298 299 138 300 144 138 145 146 147 148
267 297 734 138 143 735 298 299 138 300 144 138 145 146 147 148
268 297 734 143 735 298 299 300 144 147
269 297 734 735 298 299 300 144 147
270 297 734 735 298 299 300 144
271 129 297 734 135 136 138 139 141 143 735 298 299 138 300 144 138 145 146 147 148
182 736 737
272 129 297 734 138 141 143 735 298 299 138 300 144 138 145 146 147 148
273 129 297 734 136 138 141 143 735 298 299 138 300 144 138 145 146 147 148
274 297 734 735 298 299 300
182 -126 738
275 1 2 6 7 8 9 10 11 12 13 739 739 55 56 64
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 740 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
276 1 2 4 6 7 8 9 10 11 12 13 15 254 255 256 24 257 258 259 261 43 257 46 47 254 261 261 262 55 56 263 264 741 64 65
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 742 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
277 129 130 132 -184 135 136 138 139 140 141 142 -184 143 138 144 138 145 146 147 148
278 129 -184 138 -184 143 138 144 138 145 146 147 148
279 -184 138 -184 143 138 144 138 145 146 147 148
280 -184 -184 143 144 147
281 -184 -184 144 147
282 -184 -184 144
283 129 -184 135 136 138 139 141 -184 143 138 144 138 145 146 147 148
284 129 -184 138 141 -184 143 138 144 138 145 146 147 148
285 129 -184 136 138 141 -184 143 138 144 138 145 146 147 148
15 -184 -184
286 129 130 -157 132 135 136 139 140 141 142 148 -157
287 129 -157 148 -157
288 -157 148 -157
289 129 -157 135 136 139 141 148 -157
290 129 -157 141 148 -157
291 129 -157 136 141 148 -157
3 1 2 4 6 7 8 9 10 11 12 13 15 743 744 745 24 746 747 748 749 43 746 46 47 743 749 749 750 55 56 751 752 64 65
292 1 2 4 6 7 8 9 10 279 11 12 13 15 280 281 282 24 283 284 285 753 288 43 283 46 47 753 280 288 288 290 55 56 291 292 64 754 65
2 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40
293 588 300 755
294 129 130 -44 -44 132 -44 135 136 138 139 140 141 142 143 138 -44 144 138 145 146 147 148
295 129 -44 -44 -44 138 143 138 -44 144 138 145 146 147 148
296 -44 -44 -44 138 143 138 -44 144 138 145 146 147 148
297 -44 -44 -44 143 -44 144 147
298 -44 -44 -44 -44 144 147
299 -44 -44 -44 -44 144
300 129 -44 -44 -44 135 136 138 139 141 143 138 -44 144 138 145 146 147 148
301 129 -44 -44 -44 138 141 143 138 -44 144 138 145 146 147 148
302 129 -44 -44 -44 136 138 141 143 138 -44 144 138 145 146 147 148
303 -44 -44 -44 -44
2 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31
175 -61 -61 -61 -61
121 129 130 486 132 135 136 139 140 141 142 756 148
122 129 486 756 148
123 486 756 148
125 129 486 135 136 139 141 756 148
126 129 486 141 756 148
127 129 486 136 141 756 148
114 756
2 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
2 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38
2 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
277 129 130 132 -189 135 136 138 139 140 141 142 -189 143 138 144 138 145 146 147 148
278 129 -189 138 -189 143 138 144 138 145 146 147 148
279 -189 138 -189 143 138 144 138 145 146 147 148
280 -189 -189 143 144 147
281 -189 -189 144 147
282 -189 -189 144
283 129 -189 135 136 138 139 141 -189 143 138 144 138 145 146 147 148
284 129 -189 138 141 -189 143 138 144 138 145 146 147 148
285 129 -189 136 138 141 -189 143 138 144 138 145 146 147 148
15 -189 -189
304 129 130 -16 -16 132 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
305 129 -16 -16 138 143 138 144 138 145 146 147 148
306 -16 -16 138 143 138 144 138 145 146 147 148
307 -16 -16 143 144 147
308 -16 -16 144 147
309 -16 -16 144
310 129 -16 -16 135 136 138 139 141 143 138 144 138 145 146 147 148
311 129 -16 -16 138 141 143 138 144 138 145 146 147 148
312 129 -16 -16 136 138 141 143 138 144 138 145 146 147 148
182 -16 -16
3 1 2 4 6 7 8 9 10 11 12 13 15 757 758 759 24 760 761 762 763 43 760 46 47 757 763 763 764 55 56 765 766 64 65
304 129 130 -17 -17 132 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
305 129 -17 -17 138 143 138 144 138 145 146 147 148
306 -17 -17 138 143 138 144 138 145 146 147 148
307 -17 -17 143 144 147
308 -17 -17 144 147
309 -17 -17 144
310 129 -17 -17 135 136 138 139 141 143 138 144 138 145 146 147 148
311 129 -17 -17 138 141 143 138 144 138 145 146 147 148
312 129 -17 -17 136 138 141 143 138 144 138 145 146 147 148
182 -17 -17
2 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161 -161
313 1 767 2 4 6 7 321 322 9 10 323 11 12 13 15 768 769 768 770 771 24 772 773 774 775 43 772 46 47 769 775 775 776 55 56 777 768 64 65
176 778 588 300
5 1 2 4 6 7 8 9 10 11 12 13 15 779 780 781 24 782 783 784 785 786 43 782 46 47 779 785 785 787 55 56 788 789 59 64 65
314 1 -223 2 4 6 7 8 9 10 11 12 13 -223 15 790 791 792 24 793 794 795 796 43 793 46 47 790 796 796 797 55 56 798 799 64 65
215 129 130 -214 132 800 135 136 138 139 140 141 142 -214 143 138 144 138 145 146 147 148
216 129 -214 800 138 -214 143 138 144 138 145 146 147 148
217 -214 800 138 -214 143 138 144 138 145 146 147 148
218 -214 800 -214 143 144 147
219 -214 800 -214 144 147
220 -214 800 -214 144
221 129 -214 800 135 136 138 139 141 -214 143 138 144 138 145 146 147 148
223 129 -214 800 138 141 -214 143 138 144 138 145 146 147 148
224 129 -214 800 136 138 141 -214 143 138 144 138 145 146 147 148
225 -214 800 -214
315 1 2 397 4 6 7 8 9 10 11 12 13 -121 15 801 802 803 24 804 805 806 807 43 804 46 47 801 807 807 808 55 56 809 810 811 64 65
214 1 -213 2 812 4 6 7 8 9 10 11 12 13 -213 15 813 814 815 24 816 817 818 819 43 816 46 47 813 819 819 820 55 56 821 822 64 65
2 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164
315 1 2 397 4 6 7 8 9 10 11 12 13 -123 15 823 824 825 24 826 827 828 829 43 826 46 47 823 829 829 830 55 56 831 832 833 64 65
3 1 2 4 6 7 8 9 10 11 12 13 15 834 835 836 24 837 838 839 840 43 837 46 47 834 840 840 841 55 56 842 843 64 65
118 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 844 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
23 845
19 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 846 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 847 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
19 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72 -72
247 -174 -174
316 -3 -3 848
317 -8 -8 849 850
23 851
182 -12 -12
182 852 853
3 1 2 4 6 7 8 9 10 11 12 13 15 854 855 856 24 857 858 859 860 43 857 46 47 854 860 860 861 55 56 862 863 64 65
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 864 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
121 129 130 -49 132 135 136 139 140 141 142 -49 148
122 129 -49 -49 148
123 -49 -49 148
125 129 -49 135 136 139 141 -49 148
126 129 -49 141 -49 148
127 129 -49 136 141 -49 148
318 129 130 131 132 865 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
319 129 131 865 138 143 138 144 138 145 146 147 148
320 131 865 138 143 138 144 138 145 146 147 148
321 131 865 143 144 147
322 131 865 144 147
323 131 865 144
324 129 131 865 135 136 138 139 141 143 138 144 138 145 146 147 148
46 865
325 129 131 865 138 141 143 138 144 138 145 146 147 148
326 129 131 865 136 138 141 143 138 144 138 145 146 147 148
144 131 865
121 129 130 -50 132 135 136 139 140 141 142 -50 148
122 129 -50 -50 148
123 -50 -50 148
125 129 -50 135 136 139 141 -50 148
126 129 -50 141 -50 148
127 129 -50 136 141 -50 148
327 690 691 866
15 -199 -199
328 -116 -116 -116 -116 867
329 -140 -140 -140 -140
32 868 -196 -196
330 -100 -100 -100 -100 -100 -100
32 -247 -247 -247
19 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83
14 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54
32 -134 -134 -134
318 129 130 -150 132 -150 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
319 129 -150 -150 138 143 138 144 138 145 146 147 148
320 -150 -150 138 143 138 144 138 145 146 147 148
321 -150 -150 143 144 147
322 -150 -150 144 147
323 -150 -150 144
324 129 -150 -150 135 136 138 139 141 143 138 144 138 145 146 147 148
325 129 -150 -150 138 141 143 138 144 138 145 146 147 148
326 129 -150 -150 136 138 141 143 138 144 138 145 146 147 148
144 -150 -150
3 1 2 4 6 7 8 9 10 11 12 13 15 869 870 871 24 872 873 874 875 43 872 46 47 869 875 875 876 55 56 877 878 64 65
144 -155 -155
252 -235 129 130 -235 -235 132 -235 -235 -235 135 136 -235 138 139 140 141 142 -235 -235 143 -235 138 -235 -235 144 138 145 146 147 148 -235
253 -235 129 -235 -235 -235 -235 -235 -235 138 -235 -235 143 -235 138 -235 -235 144 138 145 146 147 148 -235
254 -235 -235 -235 -235 -235 -235 -235 138 -235 -235 143 -235 138 -235 -235 144 138 145 146 147 148 -235
255 -235 -235 -235 -235 -235 -235 -235 -235 -235 143 -235 -235 -235 144 147 -235
256 -235 -235 -235 -235 -235 -235 -235 -235 -235 -235 -235 -235 144 147 -235
257 -235 -235 -235 -235 -235 -235 -235 -235 -235 -235 -235 -235 144 -235
258 -235 129 -235 -235 -235 -235 -235 135 136 -235 138 139 141 -235 -235 143 -235 138 -235 -235 144 138 145 146 147 148 -235
259 -235 129 -235 -235 -235 -235 -235 -235 138 141 -235 -235 143 -235 138 -235 -235 144 138 145 146 147 148 -235
260 -235 129 -235 -235 -235 -235 -235 136 -235 138 141 -235 -235 143 -235 138 -235 -235 144 138 145 146 147 148 -235
261 -235 -235 -235 -235 -235 -235 -235 -235 -235 -235 -235 -235 -235
277 129 130 132 -195 135 136 138 139 140 141 142 -195 143 138 144 138 145 146 147 148
278 129 -195 138 -195 143 138 144 138 145 146 147 148
279 -195 138 -195 143 138 144 138 145 146 147 148
280 -195 -195 143 144 147
281 -195 -195 144 147
282 -195 -195 144
283 129 -195 135 136 138 139 141 -195 143 138 144 138 145 146 147 148
284 129 -195 138 141 -195 143 138 144 138 145 146 147 148
285 129 -195 136 138 141 -195 143 138 144 138 145 146 147 148
15 -195 -195
8 1 2 3 4 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 879 879 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64 65
141 1 2 4 6 7 8 9 10 11 12 13 880 15 16 17 19 20 22 23 24 25 27 28 32 33 34 36 37 40 500 42 43 25 45 46 47 48 17 34 34 49 50 51 501 55 56 57 58 59 63 64 65
331 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51
332 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 881 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75
333 1 -125 2 4 6 7 8 9 10 11 12 13 15 882 883 884 24 885 886 887 888 43 885 46 47 882 888 888 889 55 56 890 891 64 65
275 1 2 6 7 8 9 10 11 12 13 892 892 55 56 64
46 -102
333 1 893 2 4 6 7 8 9 10 11 12 13 15 894 895 896 24 897 898 899 900 43 897 46 47 894 900 900 901 55 56 902 903 64 65
333 1 -127 2 4 6 7 8 9 10 11 12 13 15 904 905 906 24 907 908 909 910 43 907 46 47 904 910 910 911 55 56 912 913 64 65
334 130 -242 132 -242 142
19 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80 -80
144 -244 -244
19 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79
335 129 130 -105 132 135 136 138 139 140 141 142 143 138 -105 144 138 145 146 147 148 -105
336 129 -105 138 143 138 -105 144 138 145 146 147 148 -105
337 -105 138 143 138 -105 144 138 145 146 147 148 -105
338 -105 143 -105 144 147 -105
339 -105 -105 144 147 -105
340 -105 -105 144 -105
341 129 -105 135 136 138 139 141 143 138 -105 144 138 145 146 147 148 -105
342 129 -105 138 141 143 138 -105 144 138 145 146 147 148 -105
343 129 -105 136 138 141 143 138 -105 144 138 145 146 147 148 -105
344 -105 -105 -105
173 -104 -104
2 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41
2 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42
112 1 2 4 6 7 8 9 10 11 12 13 15 914 915 916 24 917 918 919 920 917 46 47 914 920 920 921 55 56 922 64 65
304 129 130 -18 -18 132 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
305 129 -18 -18 138 143 138 144 138 145 146 147 148
306 -18 -18 138 143 138 144 138 145 146 147 148
307 -18 -18 143 144 147
308 -18 -18 144 147
309 -18 -18 144
310 129 -18 -18 135 136 138 139 141 143 138 144 138 145 146 147 148
311 129 -18 -18 138 141 143 138 144 138 145 146 147 148
312 129 -18 -18 136 138 141 143 138 144 138 145 146 147 148
182 -18 -18
2 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162 -162
182 -20 -20
304 129 130 -20 -20 132 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
305 129 -20 -20 138 143 138 144 138 145 146 147 148
306 -20 -20 138 143 138 144 138 145 146 147 148
307 -20 -20 143 144 147
308 -20 -20 144 147
309 -20 -20 144
310 129 -20 -20 135 136 138 139 141 143 138 144 138 145 146 147 148
311 129 -20 -20 138 141 143 138 144 138 145 146 147 148
312 129 -20 -20 136 138 141 143 138 144 138 145 146 147 148
2 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163 -163
96 129 130 131 132 -179 135 136 138 139 140 141 142 -179 143 138 144 138 145 146 147 148
97 129 131 -179 138 -179 143 138 144 138 145 146 147 148
98 131 -179 138 -179 143 138 144 138 145 146 147 148
99 131 -179 -179 143 144 147
100 131 -179 -179 144 147
101 131 -179 -179 144
102 129 131 -179 135 136 138 139 141 -179 143 138 144 138 145 146 147 148
15 -179 -179
103 129 131 -179 138 141 -179 143 138 144 138 145 146 147 148
104 129 131 -179 136 138 141 -179 143 138 144 138 145 146 147 148
32 131 -179 -179
345 129 130 -222 132 135 136 138 139 140 141 142 -222 143 138 144 138 145 146 147 148
346 129 -222 138 -222 143 138 144 138 145 146 147 148
347 -222 138 -222 143 138 144 138 145 146 147 148
348 -222 -222 143 144 147
349 -222 -222 144 147
350 -222 -222 144
351 129 -222 135 136 138 139 141 -222 143 138 144 138 145 146 147 148
352 129 -222 138 141 -222 143 138 144 138 145 146 147 148
353 129 -222 136 138 141 -222 143 138 144 138 145 146 147 148
95 -222 -222
314 1 -221 2 4 6 7 8 9 10 11 12 13 -221 15 923 924 925 24 926 927 928 929 43 926 46 47 923 929 929 930 55 56 931 932 64 65
215 129 130 -224 132 646 135 136 138 139 140 141 142 -224 143 138 144 138 145 146 147 148
216 129 -224 646 138 -224 143 138 144 138 145 146 147 148
217 -224 646 138 -224 143 138 144 138 145 146 147 148
218 -224 646 -224 143 144 147
219 -224 646 -224 144 147
220 -224 646 -224 144
221 129 -224 646 135 136 138 139 141 -224 143 138 144 138 145 146 147 148
223 129 -224 646 138 141 -224 143 138 144 138 145 146 147 148
95 -224 -224
224 129 -224 646 136 138 141 -224 143 138 144 138 145 146 147 148
225 -224 646 -224
314 1 -219 2 4 6 7 8 9 10 11 12 13 -219 15 933 934 935 24 936 937 938 939 43 936 46 47 933 939 939 940 55 56 941 942 64 65
215 129 130 -212 132 943 135 136 138 139 140 141 142 -212 143 138 144 138 145 146 147 148
216 129 -212 943 138 -212 143 138 144 138 145 146 147 148
217 -212 943 138 -212 143 138 144 138 145 146 147 148
218 -212 943 -212 143 144 147
219 -212 943 -212 144 147
220 -212 943 -212 144
221 129 -212 943 135 136 138 139 141 -212 143 138 144 138 145 146 147 148
223 129 -212 943 138 141 -212 143 138 144 138 145 146 147 148
224 129 -212 943 136 138 141 -212 143 138 144 138 145 146 147 148
225 -212 943 -212
215 129 130 -225 132 646 135 136 138 139 140 141 142 -225 143 138 144 138 145 146 147 148
216 129 -225 646 138 -225 143 138 144 138 145 146 147 148
217 -225 646 138 -225 143 138 144 138 145 146 147 148
218 -225 646 -225 143 144 147
219 -225 646 -225 144 147
220 -225 646 -225 144
221 129 -225 646 135 136 138 139 141 -225 143 138 144 138 145 146 147 148
223 129 -225 646 138 141 -225 143 138 144 138 145 146 147 148
95 -225 -225
224 129 -225 646 136 138 141 -225 143 138 144 138 145 146 147 148
225 -225 646 -225
252 -233 129 130 -233 -233 132 -233 -233 -233 135 136 -233 138 139 140 141 142 -233 -233 143 -233 138 -233 -233 144 138 145 146 147 148 -233
253 -233 129 -233 -233 -233 -233 -233 -233 138 -233 -233 143 -233 138 -233 -233 144 138 145 146 147 148 -233
254 -233 -233 -233 -233 -233 -233 -233 138 -233 -233 143 -233 138 -233 -233 144 138 145 146 147 148 -233
255 -233 -233 -233 -233 -233 -233 -233 -233 -233 143 -233 -233 -233 144 147 -233
256 -233 -233 -233 -233 -233 -233 -233 -233 -233 -233 -233 -233 144 147 -233
257 -233 -233 -233 -233 -233 -233 -233 -233 -233 -233 -233 -233 144 -233
258 -233 129 -233 -233 -233 -233 -233 135 136 -233 138 139 141 -233 -233 143 -233 138 -233 -233 144 138 145 146 147 148 -233
259 -233 129 -233 -233 -233 -233 -233 -233 138 141 -233 -233 143 -233 138 -233 -233 144 138 145 146 147 148 -233
260 -233 129 -233 -233 -233 -233 -233 136 -233 138 141 -233 -233 143 -233 138 -233 -233 144 138 145 146 147 148 -233
261 -233 -233 -233 -233 -233 -233 -233 -233 -233 -233 -233 -233 -233
118 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112
46 944
29 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110
14 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55
354 -4 -4 945
3 1 2 4 6 7 8 9 10 11 12 13 15 946 947 948 24 949 950 951 952 43 949 46 47 946 952 952 953 55 56 954 955 64 65
3 1 2 4 6 7 8 9 10 11 12 13 15 956 957 958 24 959 960 961 962 43 959 46 47 956 962 962 963 55 56 964 965 64 65
354 -6 -6 966
247 -173 -173
355 967 658 659 660 968
131 129 130 132 969 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
132 129 969 138 143 138 144 138 145 146 147 148
133 969 138 143 138 144 138 145 146 147 148
134 969 143 144 147
135 969 144 147
136 969 144
137 129 969 135 136 138 139 141 143 138 144 138 145 146 147 148
138 129 969 138 141 143 138 144 138 145 146 147 148
139 129 969 136 138 141 143 138 144 138 145 146 147 148
46 969
19 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92 -92
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 970 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
182 971 972
23 973
356 690 974
252 -234 129 130 -234 -234 132 -234 -234 -234 135 136 -234 138 139 140 141 142 -234 -234 143 -234 138 -234 -234 144 138 145 146 147 148 -234
253 -234 129 -234 -234 -234 -234 -234 -234 138 -234 -234 143 -234 138 -234 -234 144 138 145 146 147 148 -234
254 -234 -234 -234 -234 -234 -234 -234 138 -234 -234 143 -234 138 -234 -234 144 138 145 146 147 148 -234
255 -234 -234 -234 -234 -234 -234 -234 -234 -234 143 -234 -234 -234 144 147 -234
256 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 144 147 -234
257 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 144 -234
258 -234 129 -234 -234 -234 -234 -234 135 136 -234 138 139 141 -234 -234 143 -234 138 -234 -234 144 138 145 146 147 148 -234
259 -234 129 -234 -234 -234 -234 -234 -234 138 141 -234 -234 143 -234 138 -234 -234 144 138 145 146 147 148 -234
260 -234 129 -234 -234 -234 -234 -234 136 -234 138 141 -234 -234 143 -234 138 -234 -234 144 138 145 146 147 148 -234
261 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234
357 1 2 3 4 6 7 8 9 10 11 12 13 975 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 26 32 33 34 35 36 37 38 39 40 41 42 43 208 25 45 46 47 48 17 34 34 49 50 51 52 53 55 56 57 58 59 60 61 62 63 64 65
331 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52 -52
46 976
358 129 130 -239 -239 132 135 136 138 139 140 141 142 143 977 138 144 138 145 146 147 148
359 129 -239 -239 138 143 977 138 144 138 145 146 147 148
360 -239 -239 138 143 977 138 144 138 145 146 147 148
361 -239 -239 143 977 144 147
362 -239 -239 977 144 147
363 -239 -239 977 144
364 129 -239 -239 135 136 138 139 141 143 977 138 144 138 145 146 147 148
365 129 -239 -239 138 141 143 977 138 144 138 145 146 147 148
366 129 -239 -239 136 138 141 143 977 138 144 138 145 146 147 148
367 -239 -239 977
368 130 -135 -135 132 142
46 -101
358 129 130 -138 -138 132 135 136 138 139 140 141 142 143 978 138 144 138 145 146 147 148
359 129 -138 -138 138 143 978 138 144 138 145 146 147 148
360 -138 -138 138 143 978 138 144 138 145 146 147 148
361 -138 -138 143 978 144 147
362 -138 -138 978 144 147
363 -138 -138 978 144
364 129 -138 -138 135 136 138 139 141 143 978 138 144 138 145 146 147 148
365 129 -138 -138 138 141 143 978 138 144 138 145 146 147 148
366 129 -138 -138 136 138 141 143 978 138 144 138 145 146 147 148
367 -138 -138 978
358 129 130 -240 -240 132 135 136 138 139 140 141 142 143 979 138 144 138 145 146 147 148
359 129 -240 -240 138 143 979 138 144 138 145 146 147 148
360 -240 -240 138 143 979 138 144 138 145 146 147 148
361 -240 -240 143 979 144 147
362 -240 -240 979 144 147
363 -240 -240 979 144
364 129 -240 -240 135 136 138 139 141 143 979 138 144 138 145 146 147 148
365 129 -240 -240 138 141 143 979 138 144 138 145 146 147 148
366 129 -240 -240 136 138 141 143 979 138 144 138 145 146 147 148
367 -240 -240 979
369 129 130 -58 132 135 136 138 139 140 141 142 -58 143 138 980 -58 981 138 145 146 147 148 -58
370 129 -58 138 -58 143 138 980 -58 981 138 145 146 147 148 -58
371 -58 138 -58 143 138 980 -58 981 138 145 146 147 148 -58
372 -58 -58 143 980 -58 981 147 -58
373 -58 -58 980 -58 981 147 -58
374 -58 -58 980 -58 981 -58
375 129 -58 135 136 138 139 141 -58 143 138 980 -58 981 138 145 146 147 148 -58
376 129 -58 138 141 -58 143 138 980 -58 981 138 145 146 147 148 -58
377 129 -58 136 138 141 -58 143 138 980 -58 981 138 145 146 147 148 -58
345 129 130 -220 132 135 136 138 139 140 141 142 -220 143 138 144 138 145 146 147 148
346 129 -220 138 -220 143 138 144 138 145 146 147 148
347 -220 138 -220 143 138 144 138 145 146 147 148
348 -220 -220 143 144 147
349 -220 -220 144 147
350 -220 -220 144
351 129 -220 135 136 138 139 141 -220 143 138 144 138 145 146 147 148
352 129 -220 138 141 -220 143 138 144 138 145 146 147 148
353 129 -220 136 138 141 -220 143 138 144 138 145 146 147 148
95 -220 -220
345 129 130 -218 132 135 136 138 139 140 141 142 -218 143 138 144 138 145 146 147 148
346 129 -218 138 -218 143 138 144 138 145 146 147 148
347 -218 138 -218 143 138 144 138 145 146 147 148
348 -218 -218 143 144 147
349 -218 -218 144 147
350 -218 -218 144
351 129 -218 135 136 138 139 141 -218 143 138 144 138 145 146 147 148
352 129 -218 138 141 -218 143 138 144 138 145 146 147 148
353 129 -218 136 138 141 -218 143 138 144 138 145 146 147 148
95 -218 -218
314 1 -217 2 4 6 7 8 9 10 11 12 13 -217 15 982 983 984 24 985 986 987 988 43 985 46 47 982 988 988 989 55 56 990 991 64 65
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 992 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
3 1 2 4 6 7 8 9 10 11 12 13 15 993 994 995 24 996 997 998 999 43 996 46 47 993 999 999 1000 55 56 1001 1002 64 65
378 129 130 -10 -10 132 1003 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
379 129 -10 -10 1003 138 143 138 144 138 145 146 147 148
380 -10 -10 1003 138 143 138 144 138 145 146 147 148
381 -10 -10 1003 143 144 147
382 -10 -10 1003 144 147
383 -10 -10 1003 144
384 129 -10 -10 1003 135 136 138 139 141 143 138 144 138 145 146 147 148
385 129 -10 -10 1003 138 141 143 138 144 138 145 146 147 148
386 129 -10 -10 1003 136 138 141 143 138 144 138 145 146 147 148
387 -10 -10 1003
304 129 130 -9 -9 132 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
305 129 -9 -9 138 143 138 144 138 145 146 147 148
306 -9 -9 138 143 138 144 138 145 146 147 148
307 -9 -9 143 144 147
308 -9 -9 144 147
309 -9 -9 144
310 129 -9 -9 135 136 138 139 141 143 138 144 138 145 146 147 148
311 129 -9 -9 138 141 143 138 144 138 145 146 147 148
312 129 -9 -9 136 138 141 143 138 144 138 145 146 147 148
182 -9 -9
3 1 2 4 6 7 8 9 10 11 12 13 15 1004 1005 1006 24 1007 1008 1009 1010 43 1007 46 47 1004 1010 1010 1011 55 56 1012 1013 64 65
247 -172 -172
182 -13 -13
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 1014 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
332 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 1015 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73 -73
15 -197 -197
388 1016 690 974
329 -117 -117 -117 -117
329 -141 -141 -141 -141
331 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53 -53
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 1017 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
275 1 2 6 7 8 9 10 11 12 13 1018 1018 55 56 64
275 1 2 6 7 8 9 10 11 12 13 1019 1019 55 56 64
275 1 2 6 7 8 9 10 11 12 13 1020 1020 55 56 64
389 -59 -59 -59 1021 -59
112 1 2 4 6 7 8 9 10 11 12 13 15 1022 1023 1024 24 1025 1026 1027 1028 1025 46 47 1022 1028 1028 1029 55 56 1030 64 65
345 129 130 -216 132 135 136 138 139 140 141 142 -216 143 138 144 138 145 146 147 148
346 129 -216 138 -216 143 138 144 138 145 146 147 148
347 -216 138 -216 143 138 144 138 145 146 147 148
348 -216 -216 143 144 147
349 -216 -216 144 147
350 -216 -216 144
351 129 -216 135 136 138 139 141 -216 143 138 144 138 145 146 147 148
352 129 -216 138 141 -216 143 138 144 138 145 146 147 148
353 129 -216 136 138 141 -216 143 138 144 138 145 146 147 148
95 -216 -216
118 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113
304 129 130 -5 -5 132 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
305 129 -5 -5 138 143 138 144 138 145 146 147 148
306 -5 -5 138 143 138 144 138 145 146 147 148
307 -5 -5 143 144 147
308 -5 -5 144 147
309 -5 -5 144
310 129 -5 -5 135 136 138 139 141 143 138 144 138 145 146 147 148
311 129 -5 -5 138 141 143 138 144 138 145 146 147 148
312 129 -5 -5 136 138 141 143 138 144 138 145 146 147 148
182 -5 -5
3 1 2 4 6 7 8 9 10 11 12 13 15 1031 1032 1033 24 1034 1035 1036 1037 43 1034 46 47 1031 1037 1037 1038 55 56 1039 1040 64 65
304 129 130 -7 -7 132 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
305 129 -7 -7 138 143 138 144 138 145 146 147 148
306 -7 -7 138 143 138 144 138 145 146 147 148
307 -7 -7 143 144 147
308 -7 -7 144 147
309 -7 -7 144
310 129 -7 -7 135 136 138 139 141 143 138 144 138 145 146 147 148
311 129 -7 -7 138 141 143 138 144 138 145 146 147 148
312 129 -7 -7 136 138 141 143 138 144 138 145 146 147 148
182 -7 -7
19 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91 -91
46 1041
15 -198 -198
19 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76
368 130 -136 -136 132 142
368 130 -139 -139 132 142
368 130 -137 -137 132 142
112 1 2 4 6 7 8 9 10 11 12 13 15 1042 1043 1044 24 1045 1046 1047 1048 1045 46 47 1042 1048 1048 1049 55 56 1050 64 65
390 129 130 -84 132 135 136 138 139 140 141 142 -84 143 138 -84 -84 138 145 146 147 148 -84
391 129 -84 138 -84 143 138 -84 -84 138 145 146 147 148 -84
392 -84 138 -84 143 138 -84 -84 138 145 146 147 148 -84
393 -84 -84 143 -84 -84 147 -84
394 -84 -84 -84 -84 147 -84
389 -84 -84 -84 -84 -84
395 129 -84 135 136 138 139 141 -84 143 138 -84 -84 138 145 146 147 148 -84
396 129 -84 138 141 -84 143 138 -84 -84 138 145 146 147 148 -84
397 129 -84 136 138 141 -84 143 138 -84 -84 138 145 146 147 148 -84
304 129 130 -11 -11 132 135 136 138 139 140 141 142 143 138 144 138 145 146 147 148
305 129 -11 -11 138 143 138 144 138 145 146 147 148
306 -11 -11 138 143 138 144 138 145 146 147 148
307 -11 -11 143 144 147
308 -11 -11 144 147
309 -11 -11 144
310 129 -11 -11 135 136 138 139 141 143 138 144 138 145 146 147 148
311 129 -11 -11 138 141 143 138 144 138 145 146 147 148
312 129 -11 -11 136 138 141 143 138 144 138 145 146 147 148
182 -11 -11
161 1 2 4 6 7 8 9 10 11 12 13 536 15 16 17 19 20 1051 22 23 24 25 27 28 32 33 34 36 37 40 538 42 43 25 45 46 47 48 17 34 34 49 50 51 52 539 55 56 57 58 59 63 64 65
390 129 130 -85 132 135 136 138 139 140 141 142 -85 143 138 -85 -85 138 145 146 147 148 -85
391 129 -85 138 -85 143 138 -85 -85 138 145 146 147 148 -85
392 -85 138 -85 143 138 -85 -85 138 145 146 147 148 -85
393 -85 -85 143 -85 -85 147 -85
394 -85 -85 -85 -85 147 -85
389 -85 -85 -85 -85 -85
395 129 -85 135 136 138 139 141 -85 143 138 -85 -85 138 145 146 147 148 -85
396 129 -85 138 141 -85 143 138 -85 -85 138 145 146 147 148 -85
397 129 -85 136 138 141 -85 143 138 -85 -85 138 145 146 147 148 -85
19 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74
"""
NEST = 4294967296
WEIGHTS = {1: 4294967297, 4: 4294967297, 6: 4294967298, 13: 4294967297, 43: 4294967297, 46: 4294967297, 64: 4294967298, 65: 4294967297, 118: 1, 129: 1, 130: 4294967297, 135: 1, 136: 1, 139: 1, 140: 4294967297, 141: 1, 142: 4294967297, 143: 1, 147: 1, 148: 1, 217: 1, 253: 4294967297, 484: 4294967297, 649: 4294967297, 688: 4294967297, 730: 8589934594, 756: 1, 981: 1, 1021: 1}
