"""Generated from grammars/gradcli.lark by grammar.py.  Do not edit."""
# fmt: off
# ruff: noqa
KINDS = {'!=': 'COMPARE', '%': 'MULTIPLY', '%=': 'AUGMENT', '&': '&', '&=': 'AUGMENT', '(': '(', ')': ')', '*': '*', '**': 'POWER', '**=': 'AUGMENT', '*=': 'AUGMENT', '+': 'ADD', '+=': 'AUGMENT', ',': ',', '-': 'ADD', '-=': 'AUGMENT', '->': '->', '.': '.', '...': '...', '/': 'MULTIPLY', '//': 'MULTIPLY', '//=': 'AUGMENT', '/=': 'AUGMENT', ':': ':', ':=': ':=', ';': ';', '<': 'COMPARE', '<<': 'SHIFT', '<<=': 'AUGMENT', '<=': 'COMPARE', '=': '=', '==': 'COMPARE', '>': 'COMPARE', '>=': 'COMPARE', '>>': 'SHIFT', '>>=': 'AUGMENT', '@': '@', '@=': 'AUGMENT', 'False': 'False', 'None': 'None', 'True': 'True', '[': '[', ']': ']', '^': 'POWER', '^=': 'AUGMENT', 'and': 'and', 'as': 'as', 'assert': 'assert', 'async': 'RESERVED', 'await': 'RESERVED', 'break': 'break', 'class': 'RESERVED', 'continue': 'continue', 'def': 'def', 'del': 'del', 'elif': 'elif', 'else': 'else', 'except': 'except', 'finally': 'finally', 'for': 'for', 'from': 'from', 'global': 'global', 'if': 'if', 'import': 'import', 'in': 'in', 'is': 'is', 'lambda': 'lambda', 'nonlocal': 'nonlocal', 'not': 'not', 'or': 'or', 'pass': 'pass', 'raise': 'raise', 'return': 'return', 'try': 'try', 'while': 'while', 'with': 'with', 'yield': 'yield', '{': '{', '|': '|', '|=': 'AUGMENT', '}': '}', '~': '~'}
PATTERNS = {'NAME': '[^\\W\\d]\\w*', 'NUMBER': '0[xX](?:_?[0-9a-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:[0-9](?:_?[0-9])*\\.?(?:[0-9](?:_?[0-9])*)?|\\.[0-9](?:_?[0-9])*)(?:[eE][-+]?[0-9](?:_?[0-9])*)?(?:[jJ](?!\\w))?', 'STRING': '[rRuU]?(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'FSTRING': '(?:[fF][rR]?|[rR][fF])(?:"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?!"")(?:[^"\\\\\n]|\\\\.)*"|\'(?!\'\')(?:[^\'\\\\\n]|\\\\.)*\')', 'SIGN': '\\*\\*=|\\.\\.\\.|//=|<<=|>>=|!=|%=|\\&=|\\*\\*|\\*=|\\+=|\\-=|\\->|//|/=|:=|<<|<=|==|>=|>>|@=|\\^=|\\|=|[%\\&\\(\\)\\*\\+,\\-\\./:;<=>@\\[\\]\\^\\{\\|\\}\\~]'}
RULES = (('ands', 3, 'pair'), ('ands', 3, 'append'), ('annotated', 1, 'marker'), ('annotated', 1, 'marker'), ('annotated', 2, 'rest'), ('annotated', 4, 'rest'), ('annotated', 2, 'options'), ('annotated', 4, 'options'), ('annotated', 1, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 3, 'parameter'), ('annotated', 5, 'parameter'), ('annotated_parameters', 1, 'one'), ('annotated_parameters', 3, 'append'), ('argument', 1, 'first'), ('argument', 1, 'first'), ('argument', 2, 'starred'), ('argument', 2, 'spread'), ('argument', 3, 'keyword'), ('arguments', 1, 'one'), ('arguments', 3, 'append'), ('atom', 1, 'name'), ('atom', 1, 'number'), ('atom', 1, 'text'), ('atom', 1, 'strings'), ('atom', 1, 'true'), ('atom', 1, 'false'), ('atom', 1, 'none'), ('atom', 1, 'ellipsis'), ('atom', 2, 'empty_tuple'), ('atom', 3, 'group'), ('atom', 4, 'generator'), ('atom', 3, 'group'), ('atom', 2, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 4, 'comprehension'), ('atom', 2, 'dict'), ('atom', 3, 'dict'), ('atom', 4, 'dict'), ('atom', 4, 'comprehension'), ('attempt', 3, 'block'), ('binding', 3, 'named_expression'), ('bitand', 1, 'first'), ('bitand', 3, 'binary'), ('bitor', 1, 'first'), ('bitor', 3, 'binary'), ('bitors', 3, 'pair'), ('bitors', 3, 'append'), ('block', 2, 'first'), ('block', 3, 'first'), ('block', 4, 'block'), ('branches', 4, 'branch'), ('branches', 5, 'elif'), ('chain', 3, 'pair'), ('chain', 3, 'append'), ('clause', 4, 'clause'), ('clause', 5, 'clause'), ('clauses', 1, 'one'), ('clauses', 2, 'append'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 2, 'words'), ('comparator', 2, 'words'), ('compares', 3, 'triple'), ('compares', 3, 'append_two'), ('comparison', 1, 'first'), ('comparison', 1, 'compare'), ('compound', 1, 'if'), ('compound', 4, 'if_else'), ('compound', 6, 'for'), ('compound', 9, 'for'), ('compound', 4, 'while'), ('compound', 7, 'while'), ('compound', 1, 'first'), ('compound', 2, 'decorated'), ('compound', 4, 'with'), ('compound', 4, 'with'), ('compound', 4, 'try_finally'), ('compound', 1, 'first'), ('compound', 4, 'try_finally'), ('conditions', 2, 'condition'), ('conditions', 3, 'append'), ('conjunction', 1, 'first'), ('conjunction', 1, 'and'), ('decorator', 3, 'decorator'), ('decorators', 1, 'one'), ('decorators', 2, 'append'), ('definition', 7, 'def'), ('definition', 5, 'def'), ('disjunction', 1, 'first'), ('disjunction', 1, 'or'), ('dots', 1, 'first'), ('dots', 1, 'first'), ('dots', 2, 'relative'), ('dots', 2, 'relative'), ('dotted', 1, 'first'), ('dotted', 3, 'dotted'), ('enclosed', 4, 'enclosed'), ('enclosed', 3, 'enclosed'), ('entries', 1, 'one'), ('entries', 3, 'append'), ('entry', 3, 'entry'), ('factor', 1, 'first'), ('factor', 2, 'unary'), ('factor', 2, 'unary'), ('handled', 2, 'try_except'), ('handled', 5, 'try_except'), ('handler', 3, 'handler'), ('handler', 4, 'handler'), ('handler', 6, 'handler'), ('handlers', 1, 'one'), ('handlers', 2, 'append'), ('imported', 1, 'imported'), ('imported', 3, 'imported'), ('imports', 2, 'imports'), ('imports', 3, 'append'), ('index', 1, 'first'), ('index', 2, 'single'), ('index', 1, 'tuple'), ('index', 2, 'tuple'), ('items', 1, 'first'), ('items', 2, 'single'), ('items', 2, 'single'), ('items', 1, 'tuple'), ('items', 2, 'tuple'), ('line', 2, 'first'), ('line', 3, 'first'), ('line', 1, 'one'), ('lines', 1, 'first'), ('lines', 2, 'extend'), ('module', 1, 'import'), ('module', 3, 'import'), ('named', 3, 'named'), ('named', 5, 'named'), ('named', 5, 'named'), ('named', 3, 'named'), ('named', 5, 'named'), ('names', 1, 'one'), ('names', 3, 'append'), ('negation', 1, 'first'), ('negation', 2, 'unary'), ('origin', 1, 'first'), ('origin', 1, 'first'), ('origin', 2, 'relative'), ('ors', 3, 'pair'), ('ors', 3, 'append'), ('parameter', 1, 'parameter'), ('parameter', 3, 'parameter'), ('parameter', 1, 'marker'), ('parameter', 1, 'marker'), ('parameter', 2, 'rest'), ('parameter', 2, 'options'), ('parameters', 1, 'one'), ('parameters', 3, 'append'), ('part', 1, 'first'), ('part', 2, 'merged'), ('postfix', 1, 'first'), ('postfix', 3, 'attribute'), ('postfix', 3, 'call'), ('postfix', 4, 'call'), ('postfix', 5, 'call'), ('postfix', 5, 'call_over'), ('postfix', 4, 'subscript'), ('power', 1, 'first'), ('power', 3, 'power'), ('product', 1, 'first'), ('product', 3, 'binary'), ('product', 3, 'binary'), ('product', 3, 'binary'), ('shift', 1, 'first'), ('shift', 3, 'binary'), ('signature', 4, 'signature'), ('signature', 3, 'signature'), ('signature', 2, 'signature'), ('simple', 1, 'expression'), ('simple', 1, 'assign'), ('simple', 3, 'augmented'), ('simple', 3, 'declare'), ('simple', 5, 'declare'), ('simple', 1, 'return'), ('simple', 2, 'return'), ('simple', 1, 'yield'), ('simple', 2, 'yield'), ('simple', 3, 'yield_from'), ('simple', 1, 'pass'), ('simple', 1, 'break'), ('simple', 1, 'continue'), ('simple', 2, 'assert'), ('simple', 4, 'assert'), ('simple', 2, 'delete'), ('simple', 2, 'global'), ('simple', 2, 'nonlocal'), ('simple', 1, 'raise'), ('simple', 2, 'raise'), ('simple', 4, 'raise'), ('simple', 4, 'import_from'), ('simple', 6, 'import_from'), ('simple', 7, 'import_from'), ('simple', 4, 'import_all'), ('simples', 1, 'one'), ('simples', 3, 'append'), ('simples', 1, 'first'), ('simples', 3, 'extend'), ('star', 2, 'starred'), ('start', 1, 'module'), ('start', 2, 'module'), ('start', 2, 'field'), ('string', 1, 'string'), ('string', 1, 'fstring'), ('strings', 2, 'both'), ('strings', 2, 'append'), ('subscript', 1, 'first'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscript', 2, 'slice'), ('subscript', 1, 'slice'), ('subscript', 5, 'slice'), ('subscript', 4, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscripts', 3, 'pair'), ('subscripts', 3, 'append'), ('sum', 1, 'first'), ('sum', 3, 'binary'), ('target', 1, 'first'), ('target', 2, 'single'), ('target', 1, 'tuple'), ('target', 2, 'tuple'), ('test', 1, 'first'), ('test', 5, 'conditional'), ('test', 5, 'lambda'), ('test', 4, 'lambda'), ('test', 3, 'lambda'), ('tested', 1, 'first'), ('tested', 1, 'first'), ('tests', 3, 'pair'), ('tests', 3, 'pair'), ('tests', 3, 'pair'), ('tests', 3, 'pair'), ('tests', 3, 'append'), ('tests', 3, 'append'), ('with_item', 1, 'with_item'), ('with_item', 3, 'with_item'), ('withs', 1, 'one'), ('withs', 3, 'append'), ('word', 1, 'name'), ('words', 1, 'one'), ('words', 3, 'append'))
SYMBOLS = """\
( * ... @ ADD FIELD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from global handled if import imports items lambda line lines negation nonlocal not ors pass postfix power product raise return shift simple simples star start string strings sum test tests try while with yield { ~
( ) * ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom binding bitand bitor compares comparison conjunction disjunction factor items lambda negation not ors postfix power product shift star string strings sum test tested tests { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand bitor factor postfix power product shift string strings sum { ~
$END & ( ) * , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ ] _NEWLINE and as else for from if in is not or | }
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom factor postfix power string strings { ~
( * ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor items lambda negation not ors postfix power product shift star string strings sum test tests { ~
$END & ( ) * , . : ; = @ ADD AUGMENT COMPARE FSTRING MULTIPLY POWER SHIFT STRING [ ] _NEWLINE and as else for from if in is not or | }
( * ... ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom binding bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift star string strings sum test tested tests { ~
( * ... @ ADD FSTRING False NAME NUMBER None STRING True [ ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from global handled if import imports items lambda line lines negation nonlocal not ors pass postfix power product raise return shift simple simples star string strings sum test tests try while with yield { ~
$END ) , : ; = AUGMENT ] _NEWLINE and as else for from if or }
& ( * , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
except finally handler handlers
& , : ; = AUGMENT COMPARE _NEWLINE and comparator if in is not or |
, : ; = AUGMENT COMPARE _NEWLINE and comparator if in is not or |
$END ( * ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del elif else for from global if import lambda nonlocal not pass raise return try while with yield { ~
; _NEWLINE
; = _NEWLINE
$END ) , : ; = AUGMENT COMPARE ] _NEWLINE and as comparator else for from if in is not or }
, : ; = AUGMENT _NEWLINE and if or
$END ( * ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del for from global if import lambda nonlocal not pass raise return try while with yield { ~
, : ; = AUGMENT _NEWLINE if or
@ def
@ decorator def definition
NAME
, : ; = AUGMENT _NEWLINE if
& * , : ; = @ ADD AUGMENT COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand bitor bitors factor postfix power product shift string strings sum target { ~
. ... NAME dots dotted origin
NAME word words
$END ( * ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del finally for from global if import lambda nonlocal not pass raise return try while with yield { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom binding bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test tested { ~
NAME dotted module
, ; _NEWLINE
; = AUGMENT _NEWLINE
* : MULTIPLY NAME POWER parameter parameters
$END ( * ... @ ADD FSTRING False NAME NUMBER None STRING True [ ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from global handled if import imports items lambda line negation nonlocal not ors pass postfix power product raise return shift simple simples star string strings sum test tests try while with yield { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand bitor compares comparison factor negation not postfix power product shift string strings sum { ~
$END ) , : ; = AUGMENT ] _NEWLINE as else for from if or }
( ... ; ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( * ... ; ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands atom bitand bitor compares comparison conjunction disjunction factor items lambda negation not ors postfix power product shift star string strings sum test tests { ~
& , : ; = AUGMENT COMPARE SHIFT _NEWLINE and comparator if in is not or |
,
$END
$END & ( ) * , . : ; = @ ADD AUGMENT COMPARE FSTRING MULTIPLY POWER SHIFT STRING [ ] _NEWLINE and as else for from if in is not or string | }
& , : ; = ADD AUGMENT COMPARE SHIFT _NEWLINE and comparator if in is not or |
, : ; = AUGMENT _NEWLINE
$END ) , : ; = AUGMENT _NEWLINE
:
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction enclosed factor lambda negation not ors postfix power product shift string strings sum test with_item withs { ~
( * ... ; ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands atom bitand bitor compares comparison conjunction disjunction factor from items lambda negation not ors postfix power product shift star string strings sum test tests { ~
( ... ADD FSTRING False NAME NUMBER None POWER STRING True [ ands atom bitand bitor compares comparison conjunction disjunction entries entry factor lambda negation not ors part postfix power product shift string strings sum test { } ~
& ( ) * , . : := @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and as for if in is not or |
& ( ) * , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and clause clauses comparator for if in is not or |
) clause clauses for
& ) , COMPARE and clause clauses comparator for if in is not or |
) , COMPARE and clause clauses comparator for if in is not or |
) , and clause clauses for if or
) , clause clauses for if or
) , clause clauses for if
& ) * , @ ADD COMPARE MULTIPLY SHIFT and clause clauses comparator for if in is not or |
)
& ) , COMPARE SHIFT and clause clauses comparator for if in is not or |
& ) , ADD COMPARE SHIFT and clause clauses comparator for if in is not or |
) , clause clauses for
clause clauses for
$END & ( ) * , . : ; = @ ADD AUGMENT MULTIPLY POWER SHIFT [ ] _NEWLINE |
$END & ) , : ; = AUGMENT ] _NEWLINE |
$END ) , : ; = AUGMENT ] _NEWLINE |
$END & ) * , : ; = @ ADD AUGMENT MULTIPLY SHIFT ] _NEWLINE |
$END & ) , : ; = AUGMENT SHIFT ] _NEWLINE |
$END & ) , : ; = ADD AUGMENT SHIFT ] _NEWLINE |
& ( * . @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
& COMPARE _NEWLINE and comparator if in is not or |
COMPARE _NEWLINE and comparator if in is not or |
_NEWLINE and if or
_NEWLINE if or
_NEWLINE if
& * @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
& COMPARE SHIFT _NEWLINE and comparator if in is not or |
& ADD COMPARE SHIFT _NEWLINE and comparator if in is not or |
_NEWLINE
$END & ) * , : ; = @ ADD AUGMENT COMPARE MULTIPLY SHIFT ] _NEWLINE and as else for from if in is not or | }
$END & ( * , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator if in is not or |
$END & , COMPARE and comparator if in is not or |
$END , COMPARE and comparator if in is not or |
$END , and if or
$END , if or
$END , if
$END & * , @ ADD COMPARE MULTIPLY SHIFT and comparator if in is not or |
$END & , COMPARE SHIFT and comparator if in is not or |
$END & , ADD COMPARE SHIFT and comparator if in is not or |
$END ,
& ( * , . @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and clause clauses comparator for if in is not or |
& , COMPARE ] and clause clauses comparator for if in is not or |
, COMPARE ] and clause clauses comparator for if in is not or |
, ] and clause clauses for if or
, ] clause clauses for if or
, ] clause clauses for if
& * , @ ADD COMPARE MULTIPLY SHIFT ] and clause clauses comparator for if in is not or |
& , COMPARE SHIFT ] and clause clauses comparator for if in is not or |
, ]
& , ADD COMPARE SHIFT ] and clause clauses comparator for if in is not or |
, ] clause clauses for
& ( * , . ; @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
& , ; COMPARE _NEWLINE and comparator if in is not or |
, ; COMPARE _NEWLINE and comparator if in is not or |
, ; _NEWLINE and if or
, ; _NEWLINE if or
, ; _NEWLINE if
& * , ; @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
& , ; COMPARE SHIFT _NEWLINE and comparator if in is not or |
& , ; ADD COMPARE SHIFT _NEWLINE and comparator if in is not or |
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom factor postfix power product shift string strings sum { ~
( ) * ... ADD FSTRING False NAME NUMBER None POWER STRING True [ ands argument arguments atom binding bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test tested { ~
$END ( ) * ... : ; = ADD AUGMENT FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift star string strings sum test { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom factor postfix power product string strings { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom factor postfix power product string strings sum { ~
( ... : ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor index lambda negation not ors postfix power product shift string strings subscript subscripts sum test { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor negation not ors postfix power product shift string strings sum { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand bitor factor not postfix power product shift string strings sum { ~
in
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction factor negation not postfix power product shift string strings sum { ~
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand factor postfix power product shift string strings sum { ~
( ... : ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
$END ( * ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del else except finally for from global if import lambda nonlocal not pass raise return try while with yield { ~
$END ( * ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del else except finally for from global handler if import lambda nonlocal not pass raise return try while with yield { ~
( signature
& ( * , . @ ADD MULTIPLY POWER SHIFT [ in |
& , in |
, in |
, in
& * , @ ADD MULTIPLY SHIFT in |
& , SHIFT in |
& , ADD SHIFT in |
. ... NAME dotted import
. import
import
& ( * . : @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator if in is not or |
& : COMPARE and comparator if in is not or |
: COMPARE and comparator if in is not or |
: and if or
: if or
: if
& * : @ ADD COMPARE MULTIPLY SHIFT and comparator if in is not or |
& : COMPARE SHIFT and comparator if in is not or |
& : ADD COMPARE SHIFT and comparator if in is not or |
, . ; _NEWLINE as
( * ... ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands assert atom bitand bitor break chain compares comparison conjunction continue del disjunction factor from global import imports items lambda negation nonlocal not ors pass postfix power product raise return shift simple star string strings sum test tests yield { ~
, : NAME
, :
, : =
$END & ( ) * , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ ] _NEWLINE and as comparator else for from if in is not or | }
$END & ) , : ; = AUGMENT COMPARE ] _NEWLINE and as comparator else for from if in is not or | }
$END ) , : ; = AUGMENT COMPARE ] _NEWLINE and as comparator else for from if in is not or | }
$END & ) * , : ; = @ ADD AUGMENT COMPARE MULTIPLY SHIFT ] _NEWLINE and as comparator else for from if in is not or | }
$END & ) , : ; = AUGMENT COMPARE SHIFT ] _NEWLINE and as comparator else for from if in is not or | }
$END & ) , : ; = ADD AUGMENT COMPARE SHIFT ] _NEWLINE and as comparator else for from if in is not or | }
& ( * . ; @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator from if in is not or |
& ; COMPARE _NEWLINE and comparator from if in is not or |
; COMPARE _NEWLINE and comparator from if in is not or |
; _NEWLINE and from if or
; _NEWLINE from if or
; _NEWLINE from if
& * ; @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator from if in is not or |
& ; COMPARE SHIFT _NEWLINE and comparator from if in is not or |
& ; ADD COMPARE SHIFT _NEWLINE and comparator from if in is not or |
; _NEWLINE from
( * ... ADD FSTRING False NAME NUMBER None STRING True [ _NEWLINE ands assert atom bitand bitor block break chain compares comparison conjunction continue del disjunction factor from global import imports items lambda negation nonlocal not ors pass postfix power product raise return shift simple simples star string strings sum test tests yield { ~
( ) * ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom binding bitand bitor compares comparison conjunction disjunction factor items lambda named negation not ors postfix power product shift star string strings sum test tested tests { ~
& ( * , . : @ ADD COMPARE MULTIPLY POWER SHIFT [ and as comparator if in is not or |
& , : COMPARE and as comparator if in is not or |
, : COMPARE and as comparator if in is not or |
, : and as if or
, : as if or
, : as if
& * , : @ ADD COMPARE MULTIPLY SHIFT and as comparator if in is not or |
& , : COMPARE SHIFT and as comparator if in is not or |
& , : ADD COMPARE SHIFT and as comparator if in is not or |
, : as
, }
, clause clauses for }
) ] for }
) clause for
( * ... ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift star string strings sum test { ~
] clause for
$END & ) , : ; = AUGMENT COMPARE SHIFT ] _NEWLINE and as else for from if in is not or | }
$END & ) , : ; = ADD AUGMENT COMPARE SHIFT ] _NEWLINE and as else for from if in is not or | }
& ( ) * , . := = @ ADD COMPARE MULTIPLY POWER SHIFT [ and for if in is not or |
) ,
$END & ( ) * , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ ] _NEWLINE and comparator if in is not or |
$END & ) , : ; = AUGMENT COMPARE ] _NEWLINE and comparator if in is not or |
$END ) , : ; = AUGMENT COMPARE ] _NEWLINE and comparator if in is not or |
$END ) , : ; = AUGMENT ] _NEWLINE and if or
$END ) , : ; = AUGMENT ] _NEWLINE if or
$END ) , : ; = AUGMENT ] _NEWLINE if
$END & ) * , : ; = @ ADD AUGMENT COMPARE MULTIPLY SHIFT ] _NEWLINE and comparator if in is not or |
$END & ) , : ; = AUGMENT COMPARE SHIFT ] _NEWLINE and comparator if in is not or |
$END ) , : ; = AUGMENT ] _NEWLINE
$END & ) , : ; = ADD AUGMENT COMPARE SHIFT ] _NEWLINE and comparator if in is not or |
& ( * . ; = @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
& ; = COMPARE _NEWLINE and comparator if in is not or |
; = COMPARE _NEWLINE and comparator if in is not or |
; = _NEWLINE and if or
; = _NEWLINE if or
; = _NEWLINE if
& * ; = @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
& ; = COMPARE SHIFT _NEWLINE and comparator if in is not or |
& ; = ADD COMPARE SHIFT _NEWLINE and comparator if in is not or |
& ( * , . ; = @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
& , ; = COMPARE _NEWLINE and comparator if in is not or |
, ; = COMPARE _NEWLINE and comparator if in is not or |
, ; = _NEWLINE and if or
, ; = _NEWLINE if or
, ; = _NEWLINE if
& * , ; = @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
& , ; = COMPARE SHIFT _NEWLINE and comparator if in is not or |
& , ; = ADD COMPARE SHIFT _NEWLINE and comparator if in is not or |
, ; = _NEWLINE
$END & ) , : ; = AUGMENT COMPARE ] _NEWLINE and as else for from if in is not or | }
$END ) , : ; = AUGMENT COMPARE ] _NEWLINE and as else for from if in is not or | }
( , ... : ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
& ( * , . : @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and comparator if in is not or |
& , : COMPARE ] and comparator if in is not or |
, : COMPARE ] and comparator if in is not or |
, : ] and if or
, : ] if or
, : ] if
& * , : @ ADD COMPARE MULTIPLY SHIFT ] and comparator if in is not or |
]
& , : COMPARE SHIFT ] and comparator if in is not or |
& , : ADD COMPARE SHIFT ] and comparator if in is not or |
, : ]
& ( * . @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator else in is not or |
& COMPARE and comparator else in is not or |
COMPARE and comparator else in is not or |
and else or
else or
else
& * @ ADD COMPARE MULTIPLY SHIFT and comparator else in is not or |
& COMPARE SHIFT and comparator else in is not or |
& ADD COMPARE SHIFT and comparator else in is not or |
( ... ADD FSTRING False NAME NUMBER None STRING True [ { ~
& ( * . : @ ADD COMPARE MULTIPLY POWER SHIFT [ and as comparator if in is not or |
& : COMPARE and as comparator if in is not or |
: COMPARE and as comparator if in is not or |
: and as if or
: as if or
: as if
& * : @ ADD COMPARE MULTIPLY SHIFT and as comparator if in is not or |
& : COMPARE SHIFT and as comparator if in is not or |
& : ADD COMPARE SHIFT and as comparator if in is not or |
: as
) * MULTIPLY NAME POWER annotated annotated_parameters
-> :
( ... ADD FSTRING False NAME NUMBER None STRING True [ atom bitand bitor factor in postfix power product shift string strings sum { ~
. ... NAME import
( * NAME imported names
NAME word
$END & ( ) * , . : ; = @ ADD AUGMENT COMPARE MULTIPLY POWER SHIFT [ ] _NEWLINE and as comparator for from if in is not or | }
$END & ) , : ; = AUGMENT COMPARE ] _NEWLINE and as comparator for from if in is not or | }
$END ) , : ; = AUGMENT COMPARE ] _NEWLINE and as comparator for from if in is not or | }
$END ) , : ; = AUGMENT ] _NEWLINE and as for from if or }
$END ) , : ; = AUGMENT ] _NEWLINE as for from if or }
$END ) , : ; = AUGMENT ] _NEWLINE as for from if }
$END & ) * , : ; = @ ADD AUGMENT COMPARE MULTIPLY SHIFT ] _NEWLINE and as comparator for from if in is not or | }
$END & ) , : ; = AUGMENT COMPARE SHIFT ] _NEWLINE and as comparator for from if in is not or | }
$END & ) , : ; = ADD AUGMENT COMPARE SHIFT ] _NEWLINE and as comparator for from if in is not or | }
$END ) , : ; = AUGMENT ] _NEWLINE as for from }
* : MULTIPLY NAME POWER parameter
_INDENT
except finally
& ( ) * , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and as clause clauses comparator for if in is not or |
& ) , COMPARE and as clause clauses comparator for if in is not or |
) , COMPARE and as clause clauses comparator for if in is not or |
) , and as clause clauses for if or
) , as clause clauses for if or
) , as clause clauses for if
& ) * , @ ADD COMPARE MULTIPLY SHIFT and as clause clauses comparator for if in is not or |
& ) , COMPARE SHIFT and as clause clauses comparator for if in is not or |
& ) , ADD COMPARE SHIFT and as clause clauses comparator for if in is not or |
) , as clause clauses for
( ... FSTRING False NAME NUMBER None STRING True [ atom postfix string strings {
( ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test with_item { ~
& ( * . ; @ ADD COMPARE MULTIPLY POWER SHIFT [ _NEWLINE and comparator if in is not or |
& ; COMPARE _NEWLINE and comparator if in is not or |
; COMPARE _NEWLINE and comparator if in is not or |
; _NEWLINE and if or
; _NEWLINE if or
; _NEWLINE if
& * ; @ ADD COMPARE MULTIPLY SHIFT _NEWLINE and comparator if in is not or |
& ; COMPARE SHIFT _NEWLINE and comparator if in is not or |
& ; ADD COMPARE SHIFT _NEWLINE and comparator if in is not or |
& ( * , . @ ADD MULTIPLY POWER SHIFT [ | }
& , | }
, | }
& * , @ ADD MULTIPLY SHIFT | }
& , SHIFT | }
& , ADD SHIFT | }
( ... ADD FSTRING False NAME NUMBER None POWER STRING True [ ands atom bitand bitor compares comparison conjunction disjunction entry factor lambda negation not ors part postfix power product shift string strings sum test { } ~
clause for }
& ( ) * , . : @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator for if in is not or |
& ) , : COMPARE and comparator for if in is not or |
) , : COMPARE and comparator for if in is not or |
) , : and for if or
) , : for if or
) , : for if
& ) * , : @ ADD COMPARE MULTIPLY SHIFT and comparator for if in is not or |
& ) , : COMPARE SHIFT and comparator for if in is not or |
& ) , : ADD COMPARE SHIFT and comparator for if in is not or |
) , : for
& ( ) * , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator if in is not or |
& ) , COMPARE and comparator if in is not or |
) , COMPARE and comparator if in is not or |
) , and if or
) , if or
) , if
& ) * , @ ADD COMPARE MULTIPLY SHIFT and comparator if in is not or |
& ) , COMPARE SHIFT and comparator if in is not or |
& ) , ADD COMPARE SHIFT and comparator if in is not or |
( ) * ... ADD FSTRING False NAME NUMBER None POWER STRING True [ ands argument atom binding bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( , ... ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( ... : ADD FSTRING False NAME NUMBER None STRING True [ ] ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings subscript sum test { ~
) , NAME
) , : =
& ( * , . : @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator if in is not or |
& , : COMPARE and comparator if in is not or |
, : COMPARE and comparator if in is not or |
, : and if or
, : if or
, : if
& * , : @ ADD COMPARE MULTIPLY SHIFT and comparator if in is not or |
& , : COMPARE SHIFT and comparator if in is not or |
& , : ADD COMPARE SHIFT and comparator if in is not or |
NAME imported names
) , ; _NEWLINE as
) , ; _NEWLINE
, . ; _NEWLINE as import
$END ( * ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del elif else except finally for from global if import lambda nonlocal not pass raise return try while with yield { ~
$END ( * ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT assert break continue def del else for from global if import lambda nonlocal not pass raise return try while with yield { ~
( ) * ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift star string strings sum test { ~
( ) ... ADD FSTRING False NAME NUMBER None STRING True [ ands atom bitand bitor compares comparison conjunction disjunction factor lambda negation not ors postfix power product shift string strings sum test { ~
( , . : [
& ( * , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator for if in is not or | }
& , COMPARE and comparator for if in is not or | }
, COMPARE and comparator for if in is not or | }
, and for if or }
, for if or }
, for if }
& * , @ ADD COMPARE MULTIPLY SHIFT and comparator for if in is not or | }
& , COMPARE SHIFT and comparator for if in is not or | }
& , ADD COMPARE SHIFT and comparator for if in is not or | }
, for }
& ( * , . @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and comparator if in is not or |
& , COMPARE ] and comparator if in is not or |
, COMPARE ] and comparator if in is not or |
, ] and if or
, ] if or
, ] if
& * , @ ADD COMPARE MULTIPLY SHIFT ] and comparator if in is not or |
& , COMPARE SHIFT ] and comparator if in is not or |
& , ADD COMPARE SHIFT ] and comparator if in is not or |
) , :
) * MULTIPLY NAME POWER annotated
NAME imported
( * ... @ ADD FSTRING False NAME NUMBER None STRING True [ _DEDENT ands assert atom attempt bitand bitor branches break chain compares comparison compound conjunction continue decorator decorators def definition del disjunction factor for from global handled if import imports items lambda line negation nonlocal not ors pass postfix power product raise return shift simple simples star string strings sum test tests try while with yield { ~
& ( ) * , . @ ADD COMPARE MULTIPLY POWER SHIFT [ and as comparator if in is not or |
& ) , COMPARE and as comparator if in is not or |
) , COMPARE and as comparator if in is not or |
) , and as if or
) , as if or
) , as if
& ) * , @ ADD COMPARE MULTIPLY SHIFT and as comparator if in is not or |
& ) , COMPARE SHIFT and as comparator if in is not or |
& ) , ADD COMPARE SHIFT and as comparator if in is not or |
) , as
( ) , . [
& ( ) * . @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and comparator conditions for if in is not or | }
& ) COMPARE ] and comparator conditions for if in is not or | }
) COMPARE ] and comparator conditions for if in is not or | }
) ] and conditions for if or }
) ] conditions for if or }
) ] conditions for if }
& ) * @ ADD COMPARE MULTIPLY SHIFT ] and comparator conditions for if in is not or | }
& ) COMPARE SHIFT ] and comparator conditions for if in is not or | }
& ) ADD COMPARE SHIFT ] and comparator conditions for if in is not or | }
& ( ) * , . = @ ADD COMPARE MULTIPLY POWER SHIFT [ and comparator if in is not or |
& ) , = COMPARE and comparator if in is not or |
) , = COMPARE and comparator if in is not or |
) , = and if or
) , = if or
) , = if
& ) * , = @ ADD COMPARE MULTIPLY SHIFT and comparator if in is not or |
& ) , = COMPARE SHIFT and comparator if in is not or |
& ) , = ADD COMPARE SHIFT and comparator if in is not or |
) , =
) NAME imported
) ] for if }
& ( ) * . @ ADD COMPARE MULTIPLY POWER SHIFT [ ] and comparator for if in is not or | }
& ) COMPARE ] and comparator for if in is not or | }
) COMPARE ] and comparator for if in is not or | }
) ] and for if or }
) ] for if or }
& ) * @ ADD COMPARE MULTIPLY SHIFT ] and comparator for if in is not or | }
& ) COMPARE SHIFT ] and comparator for if in is not or | }
& ) ADD COMPARE SHIFT ] and comparator for if in is not or | }
"""
ACTIONS = """\
0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 27 33 34 35 36 37 38 39 40 41 42 43 44 45 45 26 46 47 48 49 18 35 35 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67
1 1 68 2 3 5 7 8 69 10 11 12 13 14 16 70 71 72 73 25 74 75 76 77 78 44 74 47 48 70 77 77 79 55 57 58 80 81 82 61 66 67
2 1 3 5 7 8 9 10 11 12 13 14 83 84 85 86 83 86 86 87 57 58 88 66 67
3 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29 -29
4 1 3 5 7 8 9 10 11 12 13 14 16 89 90 91 25 92 93 94 95 44 92 47 48 89 95 95 96 57 58 97 98 66 67
5 1 3 5 7 8 9 10 11 12 13 14 99 100 99 100 57 58 66 67
6 1 2 3 5 7 8 9 10 11 12 13 14 16 101 102 103 25 104 105 106 107 108 44 104 47 48 101 107 107 109 55 57 58 110 111 61 66 67
7 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215 -215
3 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27 -27
3 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
3 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23 -23
3 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28 -28
7 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214 -214
3 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26 -26
8 1 2 3 5 7 8 69 10 11 12 13 14 112 16 113 114 115 116 25 117 118 119 120 44 117 47 48 113 120 120 121 122 57 58 123 124 114 125 66 67
9 1 2 3 4 5 7 8 9 10 11 12 13 14 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 27 33 34 35 36 37 38 39 40 41 42 43 44 126 126 26 46 47 48 49 18 35 35 50 51 52 53 54 55 57 58 59 60 61 62 63 64 65 66 67
10 -90 -90 -90 -90 -90 -90 -90 -90 -90 127 -90 -90 -90 -90 -90 -90 -90
4 1 3 5 7 8 9 10 11 12 13 14 16 128 129 130 25 131 132 133 134 44 131 47 48 128 134 134 135 57 58 136 137 66 67
11 138 139 140 141 142 143 -181 144 145 146 147 148 149 150 151 152 -181 153 148 154 148 155 156 157 158
12 159 160 161 162
13 138 141 143 -181 144 147 148 -181 153 148 154 148 155 156 157 158
14 141 143 -181 144 147 148 -181 153 148 154 148 155 156 157 158
15 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 163 164 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74 -74
16 -192 -192
17 -182 165 -182
18 -73 -73 -73 -73 -73 -73 -73 166 -73 -73 -73 -73 166 -73 -73 -73 -73 166 167 156 -73 -73
19 141 143 -181 144 147 -181 153 154 157
20 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134
21 141 143 -181 144 147 -181 154 157
16 -193 -193
22 -92 -92
23 4 168 32 169
24 170
6 1 2 3 5 7 8 9 10 11 12 13 14 16 171 172 173 25 174 175 176 177 178 44 174 47 48 171 177 177 179 55 57 58 180 181 61 66 67
25 141 143 -181 144 147 -181 154
26 138 140 141 143 -181 144 145 146 147 148 149 151 -181 153 148 154 148 155 156 157 158
27 1 3 5 7 8 9 10 11 12 13 14 182 183 184 185 186 182 186 186 187 57 58 188 189 66 67
28 190 190 191 190 191 192
29 193 194 195
30 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 196 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134 -134
31 1 3 5 7 8 69 10 11 12 13 14 16 197 198 199 200 25 201 202 203 204 44 201 47 48 197 204 204 205 57 58 206 198 198 66 67
32 207 207 208
33 209 210 211
34 -181 144 147 -181
35 212 213 214 215 216 217 218
36 -211 1 2 3 4 5 7 8 9 10 11 12 13 14 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 27 33 34 35 36 37 38 39 40 41 42 43 44 219 26 46 47 48 49 18 35 35 50 51 52 53 54 55 57 58 59 60 61 62 63 64 65 66 67
29 193 194 220
37 1 3 5 7 8 9 10 11 12 13 14 221 222 223 25 224 225 224 47 221 225 225 226 57 58 227 66 67
38 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 -97 228 -97
16 -191 -191
39 1 3 -199 5 7 8 9 10 11 12 13 14 -199 16 229 230 231 25 232 233 234 235 44 232 47 48 229 235 235 236 57 58 237 238 66 67
40 1 2 3 -186 5 7 8 9 10 11 12 13 14 -186 16 239 240 241 25 242 243 244 245 246 44 242 47 48 239 245 245 247 55 57 58 248 249 61 66 67
41 138 141 143 -181 144 147 148 151 -181 153 148 154 148 155 156 157 158
16 -206 -206
16 210 211
42 250
43 0
44 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 7 -24 -24 -24 12 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 -24 251 -24 -24
44 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 7 -25 -25 -25 12 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 -25 252 -25 -25
45 138 141 143 -181 144 146 147 148 151 -181 153 148 154 148 155 156 157 158
46 141 143 -181 144 147 -181
47 -130 -130 253 -130 -130 -130 -130 -130
48 254
31 1 3 5 7 8 69 10 11 12 13 14 16 255 256 257 258 25 259 260 261 262 44 259 47 48 255 262 262 263 57 58 264 256 256 66 67
49 265 3 5 7 8 9 10 11 12 13 14 16 266 267 268 25 269 270 271 272 273 44 269 47 48 266 273 273 274 57 58 275 276 277 278 66 67
50 1 2 3 -188 5 7 8 9 10 11 12 13 14 -188 16 279 280 281 25 282 283 284 285 286 287 44 282 47 48 279 285 285 288 55 57 58 289 290 61 66 67
51 1 3 5 7 8 9 10 11 291 12 13 14 16 292 293 294 25 295 296 297 298 299 300 44 295 47 48 301 292 300 300 302 57 58 303 304 66 305 67
5 1 3 5 7 8 9 10 11 12 13 14 306 307 306 307 57 58 66 67
3 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30 -30
52 -22 -22 -22 -22 -22 -22 -22 308 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
53 138 139 309 140 141 142 145 146 148 149 150 151 152 153 310 311 148 312 154 148 155 156 157 158
54 313 310 311 312
55 138 309 141 148 153 310 311 148 312 154 148 155 156 157 158
56 309 141 148 153 310 311 148 312 154 148 155 156 157 158
57 309 141 153 310 311 312 154 157
58 309 141 310 311 312 154 157
59 309 141 310 311 312 154
60 138 309 140 141 145 146 148 149 151 153 310 311 148 312 154 148 155 156 157 158
61 309
62 138 309 141 148 151 153 310 311 148 312 154 148 155 156 157 158
63 138 309 141 146 148 151 153 310 311 148 312 154 148 155 156 157 158
64 309 141 310 311 312
65 310 311 312
66 -210 138 139 -210 140 -210 142 -210 -210 -210 145 146 -210 149 150 151 152 -210 -210 158
67 -210 138 -210 -210 -210 -210 -210 -210 -210 -210 158
68 -210 -210 -210 -210 -210 -210 -210 -210 -210 158
69 -210 138 -210 140 -210 -210 -210 -210 145 146 -210 149 151 -210 -210 158
70 -210 138 -210 -210 -210 -210 -210 -210 151 -210 -210 158
71 -210 138 -210 -210 -210 -210 -210 146 -210 151 -210 -210 158
72 138 139 140 142 145 146 148 149 150 151 152 314 153 148 154 148 155 156 157 158
73 138 148 314 153 148 154 148 155 156 157 158
74 148 314 153 148 154 148 155 156 157 158
75 314 153 154 157
76 314 154 157
77 314 154
78 138 140 145 146 148 149 151 314 153 148 154 148 155 156 157 158
79 138 148 151 314 153 148 154 148 155 156 157 158
80 138 146 148 151 314 153 148 154 148 155 156 157 158
81 314
3 -110 -110 139 -110 -110 -110 142 -110 -110 -110 -110 -110 -110 -110 -110 150 -110 152 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110
82 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110 -110
83 -213 138 139 140 141 142 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
84 -213 138 141 148 153 148 154 148 155 156 157 158
85 -213 141 148 153 148 154 148 155 156 157 158
86 -213 141 153 154 157
87 -213 141 154 157
88 -213 141 154
89 -213 138 140 141 145 146 148 149 151 153 148 154 148 155 156 157 158
43 -213
90 -213 138 141 148 151 153 148 154 148 155 156 157 158
91 -213 138 141 146 148 151 153 148 154 148 155 156 157 158
92 -213 141
3 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34 -34
93 138 139 140 315 142 145 146 148 149 150 151 152 316 153 310 317 148 312 154 148 155 156 157 158
65 310 317 312
94 138 315 148 316 153 310 317 148 312 154 148 155 156 157 158
95 315 148 316 153 310 317 148 312 154 148 155 156 157 158
96 315 316 153 310 317 312 154 157
97 315 316 310 317 312 154 157
98 315 316 310 317 312 154
99 138 140 315 145 146 148 149 151 316 153 310 317 148 312 154 148 155 156 157 158
100 138 315 148 151 316 153 310 317 148 312 154 148 155 156 157 158
101 318 319
102 138 315 146 148 151 316 153 310 317 148 312 154 148 155 156 157 158
103 315 316 310 317 312
101 320 321
36 -212 1 2 3 4 5 7 8 9 10 11 12 13 14 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 27 33 34 35 36 37 38 39 40 41 42 43 44 219 26 46 47 48 49 18 35 35 50 51 52 53 54 55 57 58 59 60 61 62 63 64 65 66 67
37 1 3 5 7 8 9 10 11 12 13 14 322 323 324 25 325 326 325 47 322 326 326 327 57 58 328 66 67
104 138 139 140 329 142 -194 145 146 148 149 150 151 152 -194 153 148 154 148 155 156 157 158
105 138 329 -194 148 -194 153 148 154 148 155 156 157 158
106 329 -194 148 -194 153 148 154 148 155 156 157 158
107 329 -194 -194 153 154 157
108 329 -194 -194 154 157
109 329 -194 -194 154
110 138 140 329 -194 145 146 148 149 151 -194 153 148 154 148 155 156 157 158
111 138 329 -194 148 151 -194 153 148 154 148 155 156 157 158
112 138 329 -194 146 148 151 -194 153 148 154 148 155 156 157 158
33 329 -194 -194
113 1 3 5 7 8 9 10 11 12 13 14 330 331 330 331 331 332 57 58 333 66 67
114 1 334 335 3 5 7 8 336 10 11 337 12 13 14 16 338 339 340 341 342 343 25 344 345 346 347 44 344 47 48 340 347 347 348 57 58 349 341 350 66 67
5 1 3 5 7 8 9 10 11 12 13 14 351 352 351 352 57 58 66 67
115 -128 1 -128 2 3 -128 -128 -128 5 -128 7 8 9 10 11 12 13 14 -128 16 353 354 355 25 356 357 358 359 44 356 47 48 353 359 359 360 361 57 58 362 363 66 67
24 364
4 1 3 5 7 8 9 10 11 12 13 14 16 365 366 367 25 368 369 370 371 44 368 47 48 365 371 371 372 57 58 373 374 66 67
6 1 2 3 5 7 8 9 10 11 12 13 14 16 375 376 377 25 378 379 380 381 382 44 378 47 48 375 381 381 383 55 57 58 384 385 61 66 67
5 1 3 5 7 8 9 10 11 12 13 14 386 387 386 387 57 58 66 67
116 1 3 5 7 8 9 10 11 12 13 14 388 389 388 389 389 57 58 66 67
6 1 2 3 5 7 8 9 10 11 12 13 14 16 390 391 392 25 393 394 395 396 397 44 393 47 48 390 396 396 398 55 57 58 399 400 61 66 67
2 1 3 5 7 8 9 10 11 12 13 14 401 402 403 404 401 404 404 405 57 58 406 66 67
5 1 3 5 7 8 9 10 11 12 13 14 407 408 407 408 57 58 66 67
5 1 3 5 7 8 9 10 11 12 13 14 409 410 409 410 57 58 66 67
117 1 3 5 7 8 9 10 11 12 13 14 411 412 411 412 412 57 58 413 66 67
118 1 3 414 5 7 8 9 10 11 12 13 14 16 415 416 417 25 418 419 420 421 422 44 418 47 48 415 421 421 423 57 58 424 425 426 427 66 67
37 1 3 5 7 8 9 10 11 12 13 14 428 429 430 25 431 432 431 47 428 432 432 433 57 58 434 66 67
119 1 3 5 7 8 9 10 11 12 13 14 16 435 436 437 25 438 439 440 441 438 47 48 435 441 441 442 57 58 443 66 67
120 1 3 5 7 8 9 10 11 12 13 14 401 402 403 404 444 401 404 404 405 57 58 406 66 67
121 445
122 1 3 5 7 8 9 10 11 12 13 14 16 446 447 448 25 449 450 451 449 47 446 451 451 452 57 58 453 66 67
123 1 3 5 7 8 9 10 11 12 13 14 454 455 456 454 456 456 457 57 58 458 66 67
124 1 3 459 5 7 8 9 10 11 12 13 14 16 460 461 462 25 463 464 465 466 44 463 47 48 460 466 466 467 57 58 468 469 66 67
48 470
125 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117 -117
126 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 471 159 -112 -112 -112 -112 472 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112 -112
31 1 3 5 7 8 69 10 11 12 13 14 16 473 474 475 476 25 477 478 479 480 44 477 47 48 473 480 480 481 57 58 482 474 474 66 67
48 483
6 1 2 3 5 7 8 9 10 11 12 13 14 16 484 485 486 25 487 488 489 490 491 44 487 47 48 484 490 490 492 55 57 58 493 494 61 66 67
2 1 3 5 7 8 9 10 11 12 13 14 495 496 497 498 495 498 498 499 57 58 500 66 67
120 1 3 5 7 8 9 10 11 12 13 14 495 496 497 498 444 495 498 498 499 57 58 500 66 67
22 -93 -93
20 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81 -81
127 501 502
104 138 139 140 141 142 -196 145 146 148 149 150 151 152 -196 153 148 154 148 155 156 157 158
105 138 141 -196 148 -196 153 148 154 148 155 156 157 158
106 141 -196 148 -196 153 148 154 148 155 156 157 158
107 141 -196 -196 153 154 157
108 141 -196 -196 154 157
109 141 -196 -196 154
110 138 140 141 -196 145 146 148 149 151 -196 153 148 154 148 155 156 157 158
16 -196 -196
111 138 141 -196 148 151 -196 153 148 154 148 155 156 157 158
112 138 141 -196 146 148 151 -196 153 148 154 148 155 156 157 158
33 141 -196 -196
128 138 139 140 503 142 145 146 149 150 151 152 504 158
129 138 503 504 158
130 503 504 158
131 505 -237
132 138 140 503 145 146 149 151 504 158
133 138 503 151 504 158
134 138 503 146 151 504 158
121 504
135 506 507 508 508 509
136 510 509
137 509
33 -256 -256 -256
33 -257 -257 -257
33 511 -197 -197
48 512
138 138 139 140 142 513 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
48 513
139 138 513 148 153 148 154 148 155 156 157 158
140 513 148 153 148 154 148 155 156 157 158
141 513 153 154 157
142 513 154 157
143 513 154
144 138 140 513 145 146 148 149 151 153 148 154 148 155 156 157 158
145 138 513 148 151 153 148 154 148 155 156 157 158
146 138 513 146 148 151 153 148 154 148 155 156 157 158
147 -137 510 -137 -137 514
33 -121 -121 -121
32 207 207 515
148 1 2 3 5 7 8 9 10 11 12 13 14 516 16 17 18 20 21 23 24 25 26 28 29 33 34 35 37 38 41 517 43 44 26 46 47 48 49 18 35 35 50 51 52 518 55 57 58 59 60 61 65 66 67
20 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132 -132
149 -155 -155 519
4 1 3 5 7 8 9 10 11 12 13 14 16 520 521 522 25 523 524 525 526 44 523 47 48 520 526 526 527 57 58 528 529 66 67
150 -156 -156
151 -153 -153 530
24 531
150 -159 -159
150 532 533
20 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136 -136
33 511 -198 -198
152 -147 138 139 -147 140 -147 142 -147 -147 -147 145 146 -147 148 149 150 151 152 -147 -147 -147 -147 148 -147 -147 -147 -147 148 155 156 -147 158 -147
153 -147 138 -147 -147 -147 -147 -147 -147 148 -147 -147 -147 -147 148 -147 -147 -147 -147 148 155 156 -147 158 -147
154 -147 -147 -147 -147 -147 -147 -147 148 -147 -147 -147 -147 148 -147 -147 -147 -147 148 155 156 -147 158 -147
10 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147 -147
155 -147 138 -147 140 -147 -147 -147 -147 145 146 -147 148 149 151 -147 -147 -147 -147 148 -147 -147 -147 -147 148 155 156 -147 158 -147
156 -147 138 -147 -147 -147 -147 -147 -147 148 151 -147 -147 -147 -147 148 -147 -147 -147 -147 148 155 156 -147 158 -147
157 -147 138 -147 -147 -147 -147 -147 146 -147 148 151 -147 -147 -147 -147 148 -147 -147 -147 -147 148 155 156 -147 158 -147
122 1 3 5 7 8 9 10 11 12 13 14 16 534 535 536 25 537 538 539 537 47 534 539 539 540 57 58 541 66 67
158 138 139 140 142 -200 145 146 148 149 150 151 152 -200 153 148 542 154 148 155 156 157 158
159 138 -200 148 -200 153 148 542 154 148 155 156 157 158
160 -200 148 -200 153 148 542 154 148 155 156 157 158
161 -200 -200 153 542 154 157
162 -200 -200 542 154 157
163 -200 -200 542 154
164 138 140 -200 145 146 148 149 151 -200 153 148 542 154 148 155 156 157 158
165 138 -200 148 151 -200 153 148 542 154 148 155 156 157 158
166 138 -200 146 148 151 -200 153 148 542 154 148 155 156 157 158
167 -200 -200 542
104 138 139 140 141 142 -187 145 146 148 149 150 151 152 -187 153 148 154 148 155 156 157 158
105 138 141 -187 148 -187 153 148 154 148 155 156 157 158
106 141 -187 148 -187 153 148 154 148 155 156 157 158
107 141 -187 -187 153 154 157
108 141 -187 -187 154 157
109 141 -187 -187 154
110 138 140 141 -187 145 146 148 149 151 -187 153 148 154 148 155 156 157 158
16 -187 -187
111 138 141 -187 148 151 -187 153 148 154 148 155 156 157 158
112 138 141 -187 146 148 151 -187 153 148 154 148 155 156 157 158
33 141 -187 -187
115 -129 1 -129 2 3 -129 -129 -129 5 -129 7 8 9 10 11 12 13 14 -129 16 543 544 545 25 546 547 548 549 44 546 47 48 543 549 549 550 551 57 58 552 553 66 67
7 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216 -216
7 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217 -217
115 -131 1 -131 2 3 -131 -131 -131 5 -131 7 8 9 10 11 12 13 14 -131 16 554 555 556 25 557 558 559 560 44 557 47 48 554 560 560 561 562 57 58 563 564 66 67
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 566 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
138 138 139 140 142 569 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
48 569
139 138 569 148 153 148 154 148 155 156 157 158
140 569 148 153 148 154 148 155 156 157 158
141 569 153 154 157
142 569 154 157
143 569 154
144 138 140 569 145 146 148 149 151 153 148 154 148 155 156 157 158
145 138 569 148 151 153 148 154 148 155 156 157 158
146 138 569 146 148 151 153 148 154 148 155 156 157 158
169 1 68 2 3 5 7 8 69 10 11 12 13 14 16 570 71 571 572 25 573 574 575 576 78 44 577 573 47 48 570 576 576 578 55 57 58 579 580 82 581 66 67
170 138 139 140 -252 142 -252 145 146 148 149 150 151 152 153 582 148 154 148 155 156 157 158
171 138 -252 -252 148 153 582 148 154 148 155 156 157 158
172 -252 -252 148 153 582 148 154 148 155 156 157 158
173 -252 -252 153 582 154 157
174 -252 -252 582 154 157
175 -252 -252 582 154
48 583
176 138 140 -252 -252 145 146 148 149 151 153 582 148 154 148 155 156 157 158
177 138 -252 -252 148 151 153 582 148 154 148 155 156 157 158
178 138 -252 -252 146 148 151 153 582 148 154 148 155 156 157 158
179 -252 -252 582
150 -254 -254
150 584 585
104 138 139 140 141 142 -189 145 146 148 149 150 151 152 -189 153 148 154 148 155 156 157 158
105 138 141 -189 148 -189 153 148 154 148 155 156 157 158
106 141 -189 148 -189 153 148 154 148 155 156 157 158
107 141 -189 -189 153 154 157
108 141 -189 -189 154 157
109 141 -189 -189 154
110 138 140 141 -189 145 146 148 149 151 -189 153 148 154 148 155 156 157 158
4 1 3 5 7 8 9 10 11 12 13 14 16 586 587 588 25 589 590 591 592 44 589 47 48 586 592 592 593 57 58 594 595 66 67
16 -189 -189
111 138 141 -189 148 151 -189 153 148 154 148 155 156 157 158
112 138 141 -189 146 148 151 -189 153 148 154 148 155 156 157 158
33 141 -189 -189
2 1 3 5 7 8 9 10 11 12 13 14 596 597 598 599 596 599 599 600 57 58 601 66 67
138 138 139 140 142 602 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
139 138 602 148 153 148 154 148 155 156 157 158
140 602 148 153 148 154 148 155 156 157 158
141 602 153 154 157
142 602 154 157
143 602 154
180 603 604
181 -106 310 605 312 -106
144 138 140 602 145 146 148 149 151 153 148 154 148 155 156 157 158
180 -106 -106
145 138 602 148 151 153 148 154 148 155 156 157 158
146 138 602 146 148 151 153 148 154 148 155 156 157 158
48 602
3 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42 -42
3 -111 -111 139 -111 -111 -111 142 -111 -111 -111 -111 -111 -111 -111 -111 150 -111 152 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111
82 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111 -111
4 1 3 5 7 8 9 10 11 12 13 14 16 606 607 608 25 609 610 611 612 44 609 47 48 606 612 612 613 57 58 614 615 66 67
3 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31 -31
182 -63 -63 -63 -63
183 616 617 312
27 1 3 5 7 8 9 10 11 12 13 14 618 619 620 185 621 618 621 621 622 57 58 623 624 66 67
3 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33 -33
22 -91 -91
184 1 2 3 5 7 8 9 10 11 12 13 14 625 16 353 354 355 25 356 357 358 359 44 356 47 48 353 359 359 360 361 57 58 362 363 66 67
3 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35 -35
185 626 617 312
184 1 2 3 5 7 8 9 10 11 12 13 14 627 16 543 544 545 25 546 547 548 549 44 546 47 48 543 549 549 550 551 57 58 552 553 66 67
3 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37 -37
184 1 2 3 5 7 8 9 10 11 12 13 14 628 16 554 555 556 25 557 558 559 560 44 557 47 48 554 560 560 561 562 57 58 563 564 66 67
3 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39 -39
152 -2 138 139 -2 140 -2 142 -2 -2 -2 145 146 -2 148 149 150 151 152 -2 -2 -2 -2 148 -2 -2 -2 -2 148 155 156 -2 158 -2
153 -2 138 -2 -2 -2 -2 -2 -2 148 -2 -2 -2 -2 148 -2 -2 -2 -2 148 155 156 -2 158 -2
154 -2 -2 -2 -2 -2 -2 -2 148 -2 -2 -2 -2 148 -2 -2 -2 -2 148 155 156 -2 158 -2
10 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2
155 -2 138 -2 140 -2 -2 -2 -2 145 146 -2 148 149 151 -2 -2 -2 -2 148 -2 -2 -2 -2 148 155 156 -2 158 -2
156 -2 138 -2 -2 -2 -2 -2 -2 148 151 -2 -2 -2 -2 148 -2 -2 -2 -2 148 155 156 -2 158 -2
157 -2 138 -2 -2 -2 -2 -2 146 -2 148 151 -2 -2 -2 -2 148 -2 -2 -2 -2 148 155 156 -2 158 -2
4 1 3 5 7 8 9 10 11 12 13 14 16 629 630 631 25 632 633 634 635 44 632 47 48 629 635 635 636 57 58 637 638 66 67
3 -49 -49 139 -49 140 -49 142 -49 -49 -49 145 146 -49 -49 149 150 151 152 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49
82 -49 -49 -49 140 -49 -49 -49 -49 145 146 -49 -49 149 151 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49
186 -49 -49 -49 -49 -49 -49 -49 -49 -49 151 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49
187 -49 -49 -49 -49 -49 -49 -49 146 -49 -49 151 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49 -49
3 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165 -165
4 1 3 5 7 8 9 10 11 12 13 14 16 639 640 641 25 642 643 644 645 44 642 47 48 639 645 645 646 57 58 647 648 66 67
188 -22 -22 -22 -22 -22 -22 308 649 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22 -22
4 1 3 5 7 8 9 10 11 12 13 14 16 650 651 652 25 653 654 655 656 44 653 47 48 650 656 656 657 57 58 658 659 66 67
189 -20 -20
189 660 661
53 138 139 -20 140 -20 142 145 146 148 149 150 151 152 153 310 662 148 312 154 148 155 156 157 158
64 -20 -20 310 662 312
55 138 -20 -20 148 153 310 662 148 312 154 148 155 156 157 158
56 -20 -20 148 153 310 662 148 312 154 148 155 156 157 158
57 -20 -20 153 310 662 312 154 157
58 -20 -20 310 662 312 154 157
59 -20 -20 310 662 312 154
60 138 -20 140 -20 145 146 148 149 151 153 310 662 148 312 154 148 155 156 157 158
62 138 -20 -20 148 151 153 310 662 148 312 154 148 155 156 157 158
63 138 -20 -20 146 148 151 153 310 662 148 312 154 148 155 156 157 158
65 310 662 312
3 -173 -173 139 -173 -173 -173 142 -173 -173 -173 -173 -173 -173 -173 -173 150 -173 152 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173
82 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173 -173
190 -246 138 139 -246 140 -246 142 -246 -246 -246 145 146 -246 148 149 150 151 152 -246 -246 153 148 154 148 155 156 157 158
191 -246 138 -246 -246 -246 -246 -246 -246 148 -246 -246 153 148 154 148 155 156 157 158
192 -246 -246 -246 -246 -246 -246 -246 148 -246 -246 153 148 154 148 155 156 157 158
193 -246 -246 -246 -246 -246 -246 -246 -246 -246 153 154 157
194 -246 -246 -246 -246 -246 -246 -246 -246 -246 154 157
195 -246 -246 -246 -246 -246 -246 -246 -246 -246 154
196 -246 138 -246 140 -246 -246 -246 -246 145 146 -246 148 149 151 -246 -246 153 148 154 148 155 156 157 158
197 -246 138 -246 -246 -246 -246 -246 -246 148 151 -246 -246 153 148 154 148 155 156 157 158
198 -247 -247 -247 -247 -247 -247 -247 -247 -247
199 -246 138 -246 -246 -246 -246 -246 146 -246 148 151 -246 -246 153 148 154 148 155 156 157 158
198 -246 -246 -246 -246 -246 -246 -246 -246 -246
3 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164 -164
200 138 139 140 142 -184 663 145 146 148 149 150 151 152 -184 153 148 154 148 155 156 157 158
201 138 -184 663 148 -184 153 148 154 148 155 156 157 158
202 -184 663 148 -184 153 148 154 148 155 156 157 158
203 -184 663 -184 153 154 157
204 -184 663 -184 154 157
205 -184 663 -184 154
206 138 140 -184 663 145 146 148 149 151 -184 153 148 154 148 155 156 157 158
207 138 -184 663 148 151 -184 153 148 154 148 155 156 157 158
208 138 -184 663 146 148 151 -184 153 148 154 148 155 156 157 158
17 -184 663 -184
209 138 139 140 141 142 -59 -59 145 146 148 149 150 151 152 -59 153 148 154 148 155 156 157 158
210 138 141 -59 -59 148 -59 153 148 154 148 155 156 157 158
211 141 -59 -59 148 -59 153 148 154 148 155 156 157 158
212 141 -59 -59 -59 153 154 157
213 141 -59 -59 -59 154 157
214 141 -59 -59 -59 154
215 138 140 141 -59 -59 145 146 148 149 151 -59 153 148 154 148 155 156 157 158
17 -59 -59 -59
216 138 141 -59 -59 148 151 -59 153 148 154 148 155 156 157 158
217 138 141 -59 -59 146 148 151 -59 153 148 154 148 155 156 157 158
218 141 -59 -59 -59
3 -175 -175 139 -175 -175 -175 142 -175 -175 -175 -175 -175 -175 -175 -175 150 -175 152 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175
82 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175 -175
3 -234 -234 139 -234 140 -234 142 -234 -234 -234 145 -234 -234 -234 149 150 -234 152 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234
82 -234 -234 -234 140 -234 -234 -234 -234 145 -234 -234 -234 149 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234 -234
104 138 139 140 141 142 -183 145 146 148 149 150 151 152 -183 153 148 154 148 155 156 157 158
105 138 141 -183 148 -183 153 148 154 148 155 156 157 158
106 141 -183 148 -183 153 148 154 148 155 156 157 158
107 141 -183 -183 153 154 157
108 141 -183 -183 154 157
109 141 -183 -183 154
110 138 140 141 -183 145 146 148 149 151 -183 153 148 154 148 155 156 157 158
16 -183 -183
111 138 141 -183 148 151 -183 153 148 154 148 155 156 157 158
112 138 141 -183 146 148 151 -183 153 148 154 148 155 156 157 158
33 141 -183 -183
3 -70 138 139 -70 140 -70 142 -70 -70 -70 145 146 -70 -70 149 150 151 152 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 158 -70
219 -70 138 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 158 -70
220 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 158 -70
82 -70 138 -70 140 -70 -70 -70 -70 145 146 -70 -70 149 151 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 158 -70
186 -70 138 -70 -70 -70 -70 -70 -70 -70 151 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 158 -70
187 -70 138 -70 -70 -70 -70 -70 146 -70 -70 151 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 -70 158 -70
3 -174 -174 139 -174 -174 -174 142 -174 -174 -174 -174 -174 -174 -174 -174 150 -174 152 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174
82 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174 -174
3 -171 -171 139 -171 -171 -171 142 -171 -171 -171 -171 -171 -171 -171 -171 150 -171 152 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171
82 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171 -171
3 -177 -177 139 -177 140 -177 142 -177 -177 -177 145 146 -177 -177 149 150 -177 152 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177
82 -177 -177 -177 140 -177 -177 -177 -177 145 146 -177 -177 149 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177
187 -177 -177 -177 -177 -177 -177 -177 146 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177 -177
221 1 -222 3 664 5 7 8 9 10 11 12 13 14 -222 16 665 666 667 25 668 669 670 671 44 668 47 48 665 671 671 672 57 58 673 674 66 67
222 138 139 140 675 142 676 145 146 148 149 150 151 152 677 153 148 154 148 155 156 157 158
223 138 675 676 148 677 153 148 154 148 155 156 157 158
224 675 676 148 677 153 148 154 148 155 156 157 158
225 675 676 677 153 154 157
226 675 676 677 154 157
227 675 676 677 154
228 138 140 675 676 145 146 148 149 151 677 153 148 154 148 155 156 157 158
229 677
230 138 675 676 148 151 677 153 148 154 148 155 156 157 158
101 675 677
101 678 -125
231 138 675 676 146 148 151 677 153 148 154 148 155 156 157 158
232 675 676 677
152 -1 138 139 -1 140 -1 142 -1 -1 -1 145 146 -1 148 149 150 151 152 -1 -1 -1 -1 148 -1 -1 -1 -1 148 155 156 -1 158 -1
153 -1 138 -1 -1 -1 -1 -1 -1 148 -1 -1 -1 -1 148 -1 -1 -1 -1 148 155 156 -1 158 -1
154 -1 -1 -1 -1 -1 -1 -1 148 -1 -1 -1 -1 148 -1 -1 -1 -1 148 155 156 -1 158 -1
10 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
155 -1 138 -1 140 -1 -1 -1 -1 145 146 -1 148 149 151 -1 -1 -1 -1 148 -1 -1 -1 -1 148 155 156 -1 158 -1
156 -1 138 -1 -1 -1 -1 -1 -1 148 151 -1 -1 -1 -1 148 -1 -1 -1 -1 148 155 156 -1 158 -1
157 -1 138 -1 -1 -1 -1 -1 146 -1 148 151 -1 -1 -1 -1 148 -1 -1 -1 -1 148 155 156 -1 158 -1
233 138 139 140 142 145 146 148 149 150 151 152 153 148 679 148 155 156 157 158
234 138 148 153 148 679 148 155 156 157 158
235 148 153 148 679 148 155 156 157 158
236 153 679 157
237 679 157
238 679
239 138 140 145 146 148 149 151 153 148 679 148 155 156 157 158
240 138 148 151 153 148 679 148 155 156 157 158
241 138 146 148 151 153 148 679 148 155 156 157 158
242 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69 -69
242 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68 -68
152 -151 138 139 -151 140 -151 142 -151 -151 -151 145 146 -151 148 149 150 151 152 -151 -151 153 -151 148 -151 -151 -151 -151 148 155 156 -151 158 -151
153 -151 138 -151 -151 -151 -151 -151 -151 148 -151 -151 153 -151 148 -151 -151 -151 -151 148 155 156 -151 158 -151
154 -151 -151 -151 -151 -151 -151 -151 148 -151 -151 153 -151 148 -151 -151 -151 -151 148 155 156 -151 158 -151
10 -151 -151 -151 -151 -151 -151 -151 -151 -151 153 -151 -151 -151 -151 -151 -151 -151
38 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151 -151
155 -151 138 -151 140 -151 -151 -151 -151 145 146 -151 148 149 151 -151 -151 153 -151 148 -151 -151 -151 -151 148 155 156 -151 158 -151
156 -151 138 -151 -151 -151 -151 -151 -151 148 151 -151 -151 153 -151 148 -151 -151 -151 -151 148 155 156 -151 158 -151
157 -151 138 -151 -151 -151 -151 -151 146 -151 148 151 -151 -151 153 -151 148 -151 -151 -151 -151 148 155 156 -151 158 -151
3 -51 138 139 -51 140 -51 142 -51 -51 -51 145 146 -51 -51 149 150 151 152 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51
219 -51 138 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51
82 -51 138 -51 140 -51 -51 -51 -51 145 146 -51 -51 149 151 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51
186 -51 138 -51 -51 -51 -51 -51 -51 -51 151 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51
187 -51 138 -51 -51 -51 -51 -51 146 -51 -51 151 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51 -51
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 680 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
243 138 139 140 142 681 145 146 148 149 150 151 152 153 682 148 154 148 155 156 157 158
244 138 681 148 153 682 148 154 148 155 156 157 158
245 681 148 153 682 148 154 148 155 156 157 158
246 681 153 682 154 157
247 681 682 154 157
248 681 682 154
249 138 140 681 145 146 148 149 151 153 682 148 154 148 155 156 157 158
250 138 681 148 151 153 682 148 154 148 155 156 157 158
251 138 681 146 148 151 153 682 148 154 148 155 156 157 158
252 681 682
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 683 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
48 684
125 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118 -118
138 138 139 140 142 685 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
48 685
139 138 685 148 153 148 154 148 155 156 157 158
140 685 148 153 148 154 148 155 156 157 158
141 685 153 154 157
142 685 154 157
143 685 154
144 138 140 685 145 146 148 149 151 153 148 154 148 155 156 157 158
145 138 685 148 151 153 148 154 148 155 156 157 158
146 138 685 146 148 151 153 148 154 148 155 156 157 158
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 686 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
209 138 139 140 141 142 -60 -60 145 146 148 149 150 151 152 -60 153 148 154 148 155 156 157 158
210 138 141 -60 -60 148 -60 153 148 154 148 155 156 157 158
211 141 -60 -60 148 -60 153 148 154 148 155 156 157 158
212 141 -60 -60 -60 153 154 157
213 141 -60 -60 -60 154 157
214 141 -60 -60 -60 154
215 138 140 141 -60 -60 145 146 148 149 151 -60 153 148 154 148 155 156 157 158
17 -60 -60 -60
216 138 141 -60 -60 148 151 -60 153 148 154 148 155 156 157 158
217 138 141 -60 -60 146 148 151 -60 153 148 154 148 155 156 157 158
218 141 -60 -60 -60
3 -71 138 139 -71 140 -71 142 -71 -71 -71 145 146 -71 -71 149 150 151 152 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 158 -71
219 -71 138 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 158 -71
220 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 158 -71
82 -71 138 -71 140 -71 -71 -71 -71 145 146 -71 -71 149 151 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 158 -71
186 -71 138 -71 -71 -71 -71 -71 -71 -71 151 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 158 -71
187 -71 138 -71 -71 -71 -71 -71 146 -71 -71 151 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 -71 158 -71
253 687 688 689 690 691 692 693
254 694 695
255 1 3 5 7 8 9 10 11 12 13 14 696 697 698 699 -236 696 699 699 700 57 58 701 66 67
6 1 2 3 5 7 8 9 10 11 12 13 14 16 702 703 704 25 705 706 707 708 709 44 705 47 48 702 708 708 710 55 57 58 711 712 61 66 67
255 1 3 5 7 8 9 10 11 12 13 14 713 714 715 716 -238 713 716 716 717 57 58 718 66 67
256 -100 -100 -100 -100
256 -101 -101 -101 -101
136 510 -150
257 719 720 721 722 723
24 724
258 193 725
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 726 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 727 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
24 728
33 -122 -122 -122
20 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133 -133
33 209 -209 -209
16 -207 -207
150 -157 -157
259 -243 138 139 -243 140 -243 142 -243 -243 -243 145 146 -243 148 149 150 151 152 -243 -243 153 -243 148 -243 -243 154 148 155 156 157 158 -243
260 -243 138 -243 -243 -243 -243 -243 -243 148 -243 -243 153 -243 148 -243 -243 154 148 155 156 157 158 -243
261 -243 -243 -243 -243 -243 -243 -243 148 -243 -243 153 -243 148 -243 -243 154 148 155 156 157 158 -243
262 -243 -243 -243 -243 -243 -243 -243 -243 -243 153 -243 -243 -243 154 157 -243
263 -243 -243 -243 -243 -243 -243 -243 -243 -243 -243 -243 -243 154 157 -243
264 -243 -243 -243 -243 -243 -243 -243 -243 -243 -243 -243 -243 154 -243
265 -243 138 -243 140 -243 -243 -243 -243 145 146 -243 148 149 151 -243 -243 153 -243 148 -243 -243 154 148 155 156 157 158 -243
266 -243 138 -243 -243 -243 -243 -243 -243 148 151 -243 -243 153 -243 148 -243 -243 154 148 155 156 157 158 -243
267 -243 138 -243 -243 -243 -243 -243 146 -243 148 151 -243 -243 153 -243 148 -243 -243 154 148 155 156 157 158 -243
268 -243 -243 -243 -243 -243 -243 -243 -243 -243 -243 -243 -243 -243
4 1 3 5 7 8 9 10 11 12 13 14 16 729 730 731 25 732 733 734 735 44 732 47 48 729 735 735 736 57 58 737 738 66 67
150 -158 -158
269 212 739 214 215 216 740
4 1 3 5 7 8 9 10 11 12 13 14 16 741 742 743 25 744 745 746 747 44 744 47 48 741 747 747 748 57 58 749 750 66 67
152 -152 138 139 -152 140 -152 142 -152 -152 -152 145 146 -152 148 149 150 151 152 -152 -152 153 -152 148 -152 -152 -152 -152 148 155 156 -152 158 -152
153 -152 138 -152 -152 -152 -152 -152 -152 148 -152 -152 153 -152 148 -152 -152 -152 -152 148 155 156 -152 158 -152
154 -152 -152 -152 -152 -152 -152 -152 148 -152 -152 153 -152 148 -152 -152 -152 -152 148 155 156 -152 158 -152
10 -152 -152 -152 -152 -152 -152 -152 -152 -152 153 -152 -152 -152 -152 -152 -152 -152
38 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152 -152
155 -152 138 -152 140 -152 -152 -152 -152 145 146 -152 148 149 151 -152 -152 153 -152 148 -152 -152 -152 -152 148 155 156 -152 158 -152
156 -152 138 -152 -152 -152 -152 -152 -152 148 151 -152 -152 153 -152 148 -152 -152 -152 -152 148 155 156 -152 158 -152
157 -152 138 -152 -152 -152 -152 -152 146 -152 148 151 -152 -152 153 -152 148 -152 -152 -152 -152 148 155 156 -152 158 -152
4 1 3 5 7 8 9 10 11 12 13 14 16 751 752 753 25 754 755 756 757 44 754 47 48 751 757 757 758 57 58 759 760 66 67
190 -248 138 139 -248 140 -248 142 -248 -248 -248 145 146 -248 148 149 150 151 152 -248 -248 153 148 154 148 155 156 157 158
191 -248 138 -248 -248 -248 -248 -248 -248 148 -248 -248 153 148 154 148 155 156 157 158
192 -248 -248 -248 -248 -248 -248 -248 148 -248 -248 153 148 154 148 155 156 157 158
193 -248 -248 -248 -248 -248 -248 -248 -248 -248 153 154 157
194 -248 -248 -248 -248 -248 -248 -248 -248 -248 154 157
195 -248 -248 -248 -248 -248 -248 -248 -248 -248 154
196 -248 138 -248 140 -248 -248 -248 -248 145 146 -248 148 149 151 -248 -248 153 148 154 148 155 156 157 158
197 -248 138 -248 -248 -248 -248 -248 -248 148 151 -248 -248 153 148 154 148 155 156 157 158
198 -249 -249 -249 -249 -249 -249 -249 -249 -249
199 -248 138 -248 -248 -248 -248 -248 146 -248 148 151 -248 -248 153 148 154 148 155 156 157 158
198 -248 -248 -248 -248 -248 -248 -248 -248 -248
190 -250 138 139 -250 140 -250 142 -250 -250 -250 145 146 -250 148 149 150 151 152 -250 -250 153 148 154 148 155 156 157 158
191 -250 138 -250 -250 -250 -250 -250 -250 148 -250 -250 153 148 154 148 155 156 157 158
192 -250 -250 -250 -250 -250 -250 -250 148 -250 -250 153 148 154 148 155 156 157 158
193 -250 -250 -250 -250 -250 -250 -250 -250 -250 153 154 157
194 -250 -250 -250 -250 -250 -250 -250 -250 -250 154 157
195 -250 -250 -250 -250 -250 -250 -250 -250 -250 154
196 -250 138 -250 140 -250 -250 -250 -250 145 146 -250 148 149 151 -250 -250 153 148 154 148 155 156 157 158
197 -250 138 -250 -250 -250 -250 -250 -250 148 151 -250 -250 153 148 154 148 155 156 157 158
198 -251 -251 -251 -251 -251 -251 -251 -251 -251
199 -250 138 -250 -250 -250 -250 -250 146 -250 148 151 -250 -250 153 148 154 148 155 156 157 158
198 -250 -250 -250 -250 -250 -250 -250 -250 -250
270 761
271 -46 -46
33 209 762 763
16 762 763
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 764 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
272 138 139 309 140 765 142 145 146 148 149 150 151 152 153 766 310 311 148 312 154 148 155 156 157 158
273 138 309 765 148 153 766 310 311 148 312 154 148 155 156 157 158
274 309 765 148 153 766 310 311 148 312 154 148 155 156 157 158
275 309 765 153 766 310 311 312 154 157
276 309 765 766 310 311 312 154 157
277 309 765 766 310 311 312 154
278 138 309 140 765 145 146 148 149 151 153 766 310 311 148 312 154 148 155 156 157 158
189 767 768
279 138 309 765 148 151 153 766 310 311 148 312 154 148 155 156 157 158
280 138 309 765 146 148 151 153 766 310 311 148 312 154 148 155 156 157 158
281 309 765 766 310 311 312
189 -130 769
282 1 3 7 8 9 10 11 12 13 14 770 770 57 58 66
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 771 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
283 1 3 5 7 8 9 10 11 12 13 14 16 266 267 268 25 269 270 271 273 44 269 47 48 266 273 273 274 57 58 275 276 772 66 67
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 773 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
284 138 139 140 142 -190 145 146 148 149 150 151 152 -190 153 148 154 148 155 156 157 158
285 138 -190 148 -190 153 148 154 148 155 156 157 158
286 -190 148 -190 153 148 154 148 155 156 157 158
287 -190 -190 153 154 157
288 -190 -190 154 157
289 -190 -190 154
290 138 140 -190 145 146 148 149 151 -190 153 148 154 148 155 156 157 158
291 138 -190 148 151 -190 153 148 154 148 155 156 157 158
292 138 -190 146 148 151 -190 153 148 154 148 155 156 157 158
16 -190 -190
293 138 139 140 -162 142 145 146 149 150 151 152 158 -162
294 138 -162 158 -162
295 -162 158 -162
296 138 140 -162 145 146 149 151 158 -162
297 138 -162 151 158 -162
298 138 -162 146 151 158 -162
4 1 3 5 7 8 9 10 11 12 13 14 16 774 775 776 25 777 778 779 780 44 777 47 48 774 780 780 781 57 58 782 783 66 67
299 1 3 5 7 8 9 10 11 291 12 13 14 16 292 293 294 25 295 296 297 784 300 44 295 47 48 784 292 300 300 302 57 58 303 304 66 785 67
3 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43 -43
300 617 312 786
301 138 139 -47 140 -47 142 -47 145 146 148 149 150 151 152 153 148 -47 154 148 155 156 157 158
302 138 -47 -47 -47 148 153 148 -47 154 148 155 156 157 158
303 -47 -47 -47 148 153 148 -47 154 148 155 156 157 158
304 -47 -47 -47 153 -47 154 157
305 -47 -47 -47 -47 154 157
306 -47 -47 -47 -47 154
307 138 -47 140 -47 -47 145 146 148 149 151 153 148 -47 154 148 155 156 157 158
308 138 -47 -47 -47 148 151 153 148 -47 154 148 155 156 157 158
309 138 -47 -47 -47 146 148 151 153 148 -47 154 148 155 156 157 158
310 -47 -47 -47 -47
3 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32 -32
182 -64 -64 -64 -64
128 138 139 140 503 142 145 146 149 150 151 152 787 158
129 138 503 787 158
130 503 787 158
132 138 140 503 145 146 149 151 787 158
133 138 503 151 787 158
134 138 503 146 151 787 158
121 787
3 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36 -36
3 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41 -41
3 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38 -38
3 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40 -40
284 138 139 140 142 -195 145 146 148 149 150 151 152 -195 153 148 154 148 155 156 157 158
285 138 -195 148 -195 153 148 154 148 155 156 157 158
286 -195 148 -195 153 148 154 148 155 156 157 158
287 -195 -195 153 154 157
288 -195 -195 154 157
289 -195 -195 154
290 138 140 -195 145 146 148 149 151 -195 153 148 154 148 155 156 157 158
291 138 -195 148 151 -195 153 148 154 148 155 156 157 158
292 138 -195 146 148 151 -195 153 148 154 148 155 156 157 158
16 -195 -195
311 138 139 -17 140 -17 142 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
312 138 -17 -17 148 153 148 154 148 155 156 157 158
313 -17 -17 148 153 148 154 148 155 156 157 158
314 -17 -17 153 154 157
315 -17 -17 154 157
316 -17 -17 154
317 138 -17 140 -17 145 146 148 149 151 153 148 154 148 155 156 157 158
318 138 -17 -17 148 151 153 148 154 148 155 156 157 158
319 138 -17 -17 146 148 151 153 148 154 148 155 156 157 158
189 -17 -17
4 1 3 5 7 8 9 10 11 12 13 14 16 788 789 790 25 791 792 793 794 44 791 47 48 788 794 794 795 57 58 796 797 66 67
311 138 139 -18 140 -18 142 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
312 138 -18 -18 148 153 148 154 148 155 156 157 158
313 -18 -18 148 153 148 154 148 155 156 157 158
314 -18 -18 153 154 157
315 -18 -18 154 157
316 -18 -18 154
317 138 -18 140 -18 145 146 148 149 151 153 148 154 148 155 156 157 158
318 138 -18 -18 148 151 153 148 154 148 155 156 157 158
319 138 -18 -18 146 148 151 153 148 154 148 155 156 157 158
189 -18 -18
3 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166 -166
320 1 798 335 3 5 7 8 336 10 11 337 12 13 14 16 799 800 799 801 802 25 803 804 805 806 44 803 47 48 800 806 806 807 57 58 808 799 66 67
183 809 617 312
6 1 2 3 5 7 8 9 10 11 12 13 14 16 810 811 812 25 813 814 815 816 817 44 813 47 48 810 816 816 818 55 57 58 819 820 61 66 67
321 1 -230 3 5 7 8 9 10 11 12 13 14 -230 16 821 822 823 25 824 825 826 827 44 824 47 48 821 827 827 828 57 58 829 830 66 67
222 138 139 140 -221 142 831 145 146 148 149 150 151 152 -221 153 148 154 148 155 156 157 158
223 138 -221 831 148 -221 153 148 154 148 155 156 157 158
224 -221 831 148 -221 153 148 154 148 155 156 157 158
225 -221 831 -221 153 154 157
226 -221 831 -221 154 157
227 -221 831 -221 154
228 138 140 -221 831 145 146 148 149 151 -221 153 148 154 148 155 156 157 158
230 138 -221 831 148 151 -221 153 148 154 148 155 156 157 158
231 138 -221 831 146 148 151 -221 153 148 154 148 155 156 157 158
232 -221 831 -221
322 1 3 414 5 7 8 9 10 11 12 13 14 -124 16 832 833 834 25 835 836 837 838 44 835 47 48 832 838 838 839 57 58 840 841 842 66 67
221 1 -220 3 843 5 7 8 9 10 11 12 13 14 -220 16 844 845 846 25 847 848 849 850 44 847 47 48 844 850 850 851 57 58 852 853 66 67
3 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169 -169
322 1 3 414 5 7 8 9 10 11 12 13 14 -126 16 854 855 856 25 857 858 859 860 44 857 47 48 854 860 860 861 57 58 862 863 864 66 67
4 1 3 5 7 8 9 10 11 12 13 14 16 865 866 867 25 868 869 870 871 44 868 47 48 865 871 871 872 57 58 873 874 66 67
125 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114 -114
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 875 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
24 876
20 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84 -84
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 877 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 878 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
20 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75 -75
254 -180 -180
323 -3 -3 879
189 -4 -4
324 -9 -9 880 881
24 882
189 -13 -13
189 883 884
4 1 3 5 7 8 9 10 11 12 13 14 16 885 886 887 25 888 889 890 891 44 888 47 48 885 891 891 892 57 58 893 894 66 67
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 895 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
128 138 139 140 -52 142 145 146 149 150 151 152 -52 158
129 138 -52 -52 158
130 -52 -52 158
132 138 140 -52 145 146 149 151 -52 158
133 138 -52 151 -52 158
134 138 -52 146 151 -52 158
325 138 139 140 141 142 896 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
326 138 141 896 148 153 148 154 148 155 156 157 158
327 141 896 148 153 148 154 148 155 156 157 158
328 141 896 153 154 157
329 141 896 154 157
330 141 896 154
331 138 140 141 896 145 146 148 149 151 153 148 154 148 155 156 157 158
48 896
332 138 141 896 148 151 153 148 154 148 155 156 157 158
333 138 141 896 146 148 151 153 148 154 148 155 156 157 158
150 141 896
128 138 139 140 -53 142 145 146 149 150 151 152 -53 158
129 138 -53 -53 158
130 -53 -53 158
132 138 140 -53 145 146 149 151 -53 158
133 138 -53 151 -53 158
134 138 -53 146 151 -53 158
334 721 722 897
16 -205 -205
335 -119 -119 -119 -119 898
336 -144 -144 -144 -144
33 899 -202 -202
337 -103 -103 -103 -103 -103 -103
33 -258 -258 -258
20 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86 -86
15 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57 -57
33 -138 -138 -138
325 138 139 140 -154 142 -154 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
326 138 -154 -154 148 153 148 154 148 155 156 157 158
327 -154 -154 148 153 148 154 148 155 156 157 158
328 -154 -154 153 154 157
329 -154 -154 154 157
330 -154 -154 154
331 138 140 -154 -154 145 146 148 149 151 153 148 154 148 155 156 157 158
332 138 -154 -154 148 151 153 148 154 148 155 156 157 158
333 138 -154 -154 146 148 151 153 148 154 148 155 156 157 158
150 -154 -154
4 1 3 5 7 8 9 10 11 12 13 14 16 900 901 902 25 903 904 905 906 44 903 47 48 900 906 906 907 57 58 908 909 66 67
150 -160 -160
259 -242 138 139 -242 140 -242 142 -242 -242 -242 145 146 -242 148 149 150 151 152 -242 -242 153 -242 148 -242 -242 154 148 155 156 157 158 -242
260 -242 138 -242 -242 -242 -242 -242 -242 148 -242 -242 153 -242 148 -242 -242 154 148 155 156 157 158 -242
261 -242 -242 -242 -242 -242 -242 -242 148 -242 -242 153 -242 148 -242 -242 154 148 155 156 157 158 -242
262 -242 -242 -242 -242 -242 -242 -242 -242 -242 153 -242 -242 -242 154 157 -242
263 -242 -242 -242 -242 -242 -242 -242 -242 -242 -242 -242 -242 154 157 -242
264 -242 -242 -242 -242 -242 -242 -242 -242 -242 -242 -242 -242 154 -242
265 -242 138 -242 140 -242 -242 -242 -242 145 146 -242 148 149 151 -242 -242 153 -242 148 -242 -242 154 148 155 156 157 158 -242
266 -242 138 -242 -242 -242 -242 -242 -242 148 151 -242 -242 153 -242 148 -242 -242 154 148 155 156 157 158 -242
267 -242 138 -242 -242 -242 -242 -242 146 -242 148 151 -242 -242 153 -242 148 -242 -242 154 148 155 156 157 158 -242
268 -242 -242 -242 -242 -242 -242 -242 -242 -242 -242 -242 -242 -242
284 138 139 140 142 -201 145 146 148 149 150 151 152 -201 153 148 154 148 155 156 157 158
285 138 -201 148 -201 153 148 154 148 155 156 157 158
286 -201 148 -201 153 148 154 148 155 156 157 158
287 -201 -201 153 154 157
288 -201 -201 154 157
289 -201 -201 154
290 138 140 -201 145 146 148 149 151 -201 153 148 154 148 155 156 157 158
291 138 -201 148 151 -201 153 148 154 148 155 156 157 158
292 138 -201 146 148 151 -201 153 148 154 148 155 156 157 158
16 -201 -201
9 1 2 3 4 5 7 8 9 10 11 12 13 14 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 27 33 34 35 36 37 38 39 40 41 42 43 44 910 910 26 46 47 48 49 18 35 35 50 51 52 53 54 55 57 58 59 60 61 62 63 64 65 66 67
148 1 2 3 5 7 8 9 10 11 12 13 14 911 16 17 18 20 21 23 24 25 26 28 29 33 34 35 37 38 41 517 43 44 26 46 47 48 49 18 35 35 50 51 52 518 55 57 58 59 60 61 65 66 67
338 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54 -54
339 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 912 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78 -78
340 1 -128 2 3 5 7 8 9 10 11 12 13 14 16 913 914 915 25 916 917 918 919 44 916 47 48 913 919 919 920 361 57 58 921 922 66 67
282 1 3 7 8 9 10 11 12 13 14 923 923 57 58 66
48 -105
341 1 924 3 5 7 8 9 10 11 12 13 14 16 925 926 927 25 928 929 930 931 44 928 47 48 925 931 931 932 57 58 933 934 66 67
340 1 -131 2 3 5 7 8 9 10 11 12 13 14 16 935 936 937 25 938 939 940 941 44 938 47 48 935 941 941 942 562 57 58 943 944 66 67
342 139 -253 142 -253 152
20 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83 -83
150 -255 -255
20 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82 -82
343 138 139 140 -108 142 145 146 148 149 150 151 152 153 148 -108 154 148 155 156 157 158 -108
344 138 -108 148 153 148 -108 154 148 155 156 157 158 -108
345 -108 148 153 148 -108 154 148 155 156 157 158 -108
346 -108 153 -108 154 157 -108
347 -108 -108 154 157 -108
348 -108 -108 154 -108
349 138 140 -108 145 146 148 149 151 153 148 -108 154 148 155 156 157 158 -108
350 138 -108 148 151 153 148 -108 154 148 155 156 157 158 -108
351 138 -108 146 148 151 153 148 -108 154 148 155 156 157 158 -108
352 -108 -108 -108
180 -107 -107
3 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44 -44
3 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45 -45
119 1 3 5 7 8 9 10 11 12 13 14 16 945 946 947 25 948 949 950 951 948 47 48 945 951 951 952 57 58 953 66 67
311 138 139 -19 140 -19 142 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
312 138 -19 -19 148 153 148 154 148 155 156 157 158
313 -19 -19 148 153 148 154 148 155 156 157 158
314 -19 -19 153 154 157
315 -19 -19 154 157
316 -19 -19 154
317 138 -19 140 -19 145 146 148 149 151 153 148 154 148 155 156 157 158
318 138 -19 -19 148 151 153 148 154 148 155 156 157 158
319 138 -19 -19 146 148 151 153 148 154 148 155 156 157 158
189 -19 -19
3 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167 -167
189 -21 -21
311 138 139 -21 140 -21 142 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
312 138 -21 -21 148 153 148 154 148 155 156 157 158
313 -21 -21 148 153 148 154 148 155 156 157 158
314 -21 -21 153 154 157
315 -21 -21 154 157
316 -21 -21 154
317 138 -21 140 -21 145 146 148 149 151 153 148 154 148 155 156 157 158
318 138 -21 -21 148 151 153 148 154 148 155 156 157 158
319 138 -21 -21 146 148 151 153 148 154 148 155 156 157 158
3 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168 -168
104 138 139 140 141 142 -185 145 146 148 149 150 151 152 -185 153 148 154 148 155 156 157 158
105 138 141 -185 148 -185 153 148 154 148 155 156 157 158
106 141 -185 148 -185 153 148 154 148 155 156 157 158
107 141 -185 -185 153 154 157
108 141 -185 -185 154 157
109 141 -185 -185 154
110 138 140 141 -185 145 146 148 149 151 -185 153 148 154 148 155 156 157 158
16 -185 -185
111 138 141 -185 148 151 -185 153 148 154 148 155 156 157 158
112 138 141 -185 146 148 151 -185 153 148 154 148 155 156 157 158
33 141 -185 -185
353 138 139 140 -229 142 145 146 148 149 150 151 152 -229 153 148 154 148 155 156 157 158
354 138 -229 148 -229 153 148 154 148 155 156 157 158
355 -229 148 -229 153 148 154 148 155 156 157 158
356 -229 -229 153 154 157
357 -229 -229 154 157
358 -229 -229 154
359 138 140 -229 145 146 148 149 151 -229 153 148 154 148 155 156 157 158
360 138 -229 148 151 -229 153 148 154 148 155 156 157 158
361 138 -229 146 148 151 -229 153 148 154 148 155 156 157 158
101 -229 -229
321 1 -228 3 5 7 8 9 10 11 12 13 14 -228 16 954 955 956 25 957 958 959 960 44 957 47 48 954 960 960 961 57 58 962 963 66 67
222 138 139 140 -231 142 676 145 146 148 149 150 151 152 -231 153 148 154 148 155 156 157 158
223 138 -231 676 148 -231 153 148 154 148 155 156 157 158
224 -231 676 148 -231 153 148 154 148 155 156 157 158
225 -231 676 -231 153 154 157
226 -231 676 -231 154 157
227 -231 676 -231 154
228 138 140 -231 676 145 146 148 149 151 -231 153 148 154 148 155 156 157 158
230 138 -231 676 148 151 -231 153 148 154 148 155 156 157 158
101 -231 -231
231 138 -231 676 146 148 151 -231 153 148 154 148 155 156 157 158
232 -231 676 -231
321 1 -226 3 5 7 8 9 10 11 12 13 14 -226 16 964 965 966 25 967 968 969 970 44 967 47 48 964 970 970 971 57 58 972 973 66 67
222 138 139 140 -219 142 974 145 146 148 149 150 151 152 -219 153 148 154 148 155 156 157 158
223 138 -219 974 148 -219 153 148 154 148 155 156 157 158
224 -219 974 148 -219 153 148 154 148 155 156 157 158
225 -219 974 -219 153 154 157
226 -219 974 -219 154 157
227 -219 974 -219 154
228 138 140 -219 974 145 146 148 149 151 -219 153 148 154 148 155 156 157 158
230 138 -219 974 148 151 -219 153 148 154 148 155 156 157 158
231 138 -219 974 146 148 151 -219 153 148 154 148 155 156 157 158
232 -219 974 -219
222 138 139 140 -232 142 676 145 146 148 149 150 151 152 -232 153 148 154 148 155 156 157 158
223 138 -232 676 148 -232 153 148 154 148 155 156 157 158
224 -232 676 148 -232 153 148 154 148 155 156 157 158
225 -232 676 -232 153 154 157
226 -232 676 -232 154 157
227 -232 676 -232 154
228 138 140 -232 676 145 146 148 149 151 -232 153 148 154 148 155 156 157 158
230 138 -232 676 148 151 -232 153 148 154 148 155 156 157 158
101 -232 -232
231 138 -232 676 146 148 151 -232 153 148 154 148 155 156 157 158
232 -232 676 -232
259 -240 138 139 -240 140 -240 142 -240 -240 -240 145 146 -240 148 149 150 151 152 -240 -240 153 -240 148 -240 -240 154 148 155 156 157 158 -240
260 -240 138 -240 -240 -240 -240 -240 -240 148 -240 -240 153 -240 148 -240 -240 154 148 155 156 157 158 -240
261 -240 -240 -240 -240 -240 -240 -240 148 -240 -240 153 -240 148 -240 -240 154 148 155 156 157 158 -240
262 -240 -240 -240 -240 -240 -240 -240 -240 -240 153 -240 -240 -240 154 157 -240
263 -240 -240 -240 -240 -240 -240 -240 -240 -240 -240 -240 -240 154 157 -240
264 -240 -240 -240 -240 -240 -240 -240 -240 -240 -240 -240 -240 154 -240
265 -240 138 -240 140 -240 -240 -240 -240 145 146 -240 148 149 151 -240 -240 153 -240 148 -240 -240 154 148 155 156 157 158 -240
266 -240 138 -240 -240 -240 -240 -240 -240 148 151 -240 -240 153 -240 148 -240 -240 154 148 155 156 157 158 -240
267 -240 138 -240 -240 -240 -240 -240 146 -240 148 151 -240 -240 153 -240 148 -240 -240 154 148 155 156 157 158 -240
268 -240 -240 -240 -240 -240 -240 -240 -240 -240 -240 -240 -240 -240
125 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115 -115
48 975
30 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113 -113
15 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58 -58
362 -5 -5 976
4 1 3 5 7 8 9 10 11 12 13 14 16 977 978 979 25 980 981 982 983 44 980 47 48 977 983 983 984 57 58 985 986 66 67
4 1 3 5 7 8 9 10 11 12 13 14 16 987 988 989 25 990 991 992 993 44 990 47 48 987 993 993 994 57 58 995 996 66 67
362 -7 -7 997
254 -179 -179
363 998 688 689 690 691 999
138 138 139 140 142 1000 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
139 138 1000 148 153 148 154 148 155 156 157 158
140 1000 148 153 148 154 148 155 156 157 158
141 1000 153 154 157
142 1000 154 157
143 1000 154
144 138 140 1000 145 146 148 149 151 153 148 154 148 155 156 157 158
145 138 1000 148 151 153 148 154 148 155 156 157 158
146 138 1000 146 148 151 153 148 154 148 155 156 157 158
48 1000
20 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95 -95
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 1001 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
189 1002 1003
24 1004
364 721 1005
259 -241 138 139 -241 140 -241 142 -241 -241 -241 145 146 -241 148 149 150 151 152 -241 -241 153 -241 148 -241 -241 154 148 155 156 157 158 -241
260 -241 138 -241 -241 -241 -241 -241 -241 148 -241 -241 153 -241 148 -241 -241 154 148 155 156 157 158 -241
261 -241 -241 -241 -241 -241 -241 -241 148 -241 -241 153 -241 148 -241 -241 154 148 155 156 157 158 -241
262 -241 -241 -241 -241 -241 -241 -241 -241 -241 153 -241 -241 -241 154 157 -241
263 -241 -241 -241 -241 -241 -241 -241 -241 -241 -241 -241 -241 154 157 -241
264 -241 -241 -241 -241 -241 -241 -241 -241 -241 -241 -241 -241 154 -241
265 -241 138 -241 140 -241 -241 -241 -241 145 146 -241 148 149 151 -241 -241 153 -241 148 -241 -241 154 148 155 156 157 158 -241
266 -241 138 -241 -241 -241 -241 -241 -241 148 151 -241 -241 153 -241 148 -241 -241 154 148 155 156 157 158 -241
267 -241 138 -241 -241 -241 -241 -241 146 -241 148 151 -241 -241 153 -241 148 -241 -241 154 148 155 156 157 158 -241
268 -241 -241 -241 -241 -241 -241 -241 -241 -241 -241 -241 -241 -241
365 1 2 3 4 5 7 8 9 10 11 12 13 14 1006 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 27 33 34 35 36 37 38 39 40 41 42 43 44 219 26 46 47 48 49 18 35 35 50 51 52 53 54 55 57 58 59 60 61 62 63 64 65 66 67
338 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55 -55
48 1007
366 138 139 -246 140 -246 142 145 146 148 149 150 151 152 153 1008 148 154 148 155 156 157 158
367 138 -246 -246 148 153 1008 148 154 148 155 156 157 158
368 -246 -246 148 153 1008 148 154 148 155 156 157 158
369 -246 -246 153 1008 154 157
370 -246 -246 1008 154 157
371 -246 -246 1008 154
372 138 -246 140 -246 145 146 148 149 151 153 1008 148 154 148 155 156 157 158
373 138 -246 -246 148 151 153 1008 148 154 148 155 156 157 158
374 138 -246 -246 146 148 151 153 1008 148 154 148 155 156 157 158
375 -246 -246 1008
376 139 -139 -139 142 152
48 -104
366 138 139 -142 140 -142 142 145 146 148 149 150 151 152 153 1009 148 154 148 155 156 157 158
367 138 -142 -142 148 153 1009 148 154 148 155 156 157 158
368 -142 -142 148 153 1009 148 154 148 155 156 157 158
369 -142 -142 153 1009 154 157
370 -142 -142 1009 154 157
371 -142 -142 1009 154
372 138 -142 140 -142 145 146 148 149 151 153 1009 148 154 148 155 156 157 158
373 138 -142 -142 148 151 153 1009 148 154 148 155 156 157 158
374 138 -142 -142 146 148 151 153 1009 148 154 148 155 156 157 158
375 -142 -142 1009
366 138 139 -250 140 -250 142 145 146 148 149 150 151 152 153 1010 148 154 148 155 156 157 158
367 138 -250 -250 148 153 1010 148 154 148 155 156 157 158
368 -250 -250 148 153 1010 148 154 148 155 156 157 158
369 -250 -250 153 1010 154 157
370 -250 -250 1010 154 157
371 -250 -250 1010 154
372 138 -250 140 -250 145 146 148 149 151 153 1010 148 154 148 155 156 157 158
373 138 -250 -250 148 151 153 1010 148 154 148 155 156 157 158
374 138 -250 -250 146 148 151 153 1010 148 154 148 155 156 157 158
375 -250 -250 1010
377 138 139 -61 140 142 145 146 148 149 150 151 152 -61 153 148 1011 -61 1012 148 155 156 157 158 -61
378 138 -61 148 -61 153 148 1011 -61 1012 148 155 156 157 158 -61
379 -61 148 -61 153 148 1011 -61 1012 148 155 156 157 158 -61
380 -61 -61 153 1011 -61 1012 157 -61
381 -61 -61 1011 -61 1012 157 -61
382 -61 -61 1011 -61 1012 -61
383 138 -61 140 145 146 148 149 151 -61 153 148 1011 -61 1012 148 155 156 157 158 -61
384 138 -61 148 151 -61 153 148 1011 -61 1012 148 155 156 157 158 -61
385 138 -61 146 148 151 -61 153 148 1011 -61 1012 148 155 156 157 158 -61
353 138 139 140 -227 142 145 146 148 149 150 151 152 -227 153 148 154 148 155 156 157 158
354 138 -227 148 -227 153 148 154 148 155 156 157 158
355 -227 148 -227 153 148 154 148 155 156 157 158
356 -227 -227 153 154 157
357 -227 -227 154 157
358 -227 -227 154
359 138 140 -227 145 146 148 149 151 -227 153 148 154 148 155 156 157 158
360 138 -227 148 151 -227 153 148 154 148 155 156 157 158
361 138 -227 146 148 151 -227 153 148 154 148 155 156 157 158
101 -227 -227
353 138 139 140 -225 142 145 146 148 149 150 151 152 -225 153 148 154 148 155 156 157 158
354 138 -225 148 -225 153 148 154 148 155 156 157 158
355 -225 148 -225 153 148 154 148 155 156 157 158
356 -225 -225 153 154 157
357 -225 -225 154 157
358 -225 -225 154
359 138 140 -225 145 146 148 149 151 -225 153 148 154 148 155 156 157 158
360 138 -225 148 151 -225 153 148 154 148 155 156 157 158
361 138 -225 146 148 151 -225 153 148 154 148 155 156 157 158
101 -225 -225
321 1 -224 3 5 7 8 9 10 11 12 13 14 -224 16 1013 1014 1015 25 1016 1017 1018 1019 44 1016 47 48 1013 1019 1019 1020 57 58 1021 1022 66 67
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 1023 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
4 1 3 5 7 8 9 10 11 12 13 14 16 1024 1025 1026 25 1027 1028 1029 1030 44 1027 47 48 1024 1030 1030 1031 57 58 1032 1033 66 67
386 138 139 -11 140 -11 142 1034 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
387 138 -11 -11 1034 148 153 148 154 148 155 156 157 158
388 -11 -11 1034 148 153 148 154 148 155 156 157 158
389 -11 -11 1034 153 154 157
390 -11 -11 1034 154 157
391 -11 -11 1034 154
392 138 -11 140 -11 1034 145 146 148 149 151 153 148 154 148 155 156 157 158
393 138 -11 -11 1034 148 151 153 148 154 148 155 156 157 158
394 138 -11 -11 1034 146 148 151 153 148 154 148 155 156 157 158
395 -11 -11 1034
311 138 139 -10 140 -10 142 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
312 138 -10 -10 148 153 148 154 148 155 156 157 158
313 -10 -10 148 153 148 154 148 155 156 157 158
314 -10 -10 153 154 157
315 -10 -10 154 157
316 -10 -10 154
317 138 -10 140 -10 145 146 148 149 151 153 148 154 148 155 156 157 158
318 138 -10 -10 148 151 153 148 154 148 155 156 157 158
319 138 -10 -10 146 148 151 153 148 154 148 155 156 157 158
189 -10 -10
4 1 3 5 7 8 9 10 11 12 13 14 16 1035 1036 1037 25 1038 1039 1040 1041 44 1038 47 48 1035 1041 1041 1042 57 58 1043 1044 66 67
254 -178 -178
189 -14 -14
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 1045 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
339 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 1046 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76 -76
16 -203 -203
396 1047 721 1005
336 -120 -120 -120 -120
336 -145 -145 -145 -145
338 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56 -56
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 1048 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
282 1 3 7 8 9 10 11 12 13 14 1049 1049 57 58 66
282 1 3 7 8 9 10 11 12 13 14 1050 1050 57 58 66
282 1 3 7 8 9 10 11 12 13 14 1051 1051 57 58 66
397 -62 -62 -62 1052 -62
119 1 3 5 7 8 9 10 11 12 13 14 16 1053 1054 1055 25 1056 1057 1058 1059 1056 47 48 1053 1059 1059 1060 57 58 1061 66 67
353 138 139 140 -223 142 145 146 148 149 150 151 152 -223 153 148 154 148 155 156 157 158
354 138 -223 148 -223 153 148 154 148 155 156 157 158
355 -223 148 -223 153 148 154 148 155 156 157 158
356 -223 -223 153 154 157
357 -223 -223 154 157
358 -223 -223 154
359 138 140 -223 145 146 148 149 151 -223 153 148 154 148 155 156 157 158
360 138 -223 148 151 -223 153 148 154 148 155 156 157 158
361 138 -223 146 148 151 -223 153 148 154 148 155 156 157 158
101 -223 -223
125 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116 -116
311 138 139 -6 140 -6 142 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
312 138 -6 -6 148 153 148 154 148 155 156 157 158
313 -6 -6 148 153 148 154 148 155 156 157 158
314 -6 -6 153 154 157
315 -6 -6 154 157
316 -6 -6 154
317 138 -6 140 -6 145 146 148 149 151 153 148 154 148 155 156 157 158
318 138 -6 -6 148 151 153 148 154 148 155 156 157 158
319 138 -6 -6 146 148 151 153 148 154 148 155 156 157 158
189 -6 -6
4 1 3 5 7 8 9 10 11 12 13 14 16 1062 1063 1064 25 1065 1066 1067 1068 44 1065 47 48 1062 1068 1068 1069 57 58 1070 1071 66 67
311 138 139 -8 140 -8 142 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
312 138 -8 -8 148 153 148 154 148 155 156 157 158
313 -8 -8 148 153 148 154 148 155 156 157 158
314 -8 -8 153 154 157
315 -8 -8 154 157
316 -8 -8 154
317 138 -8 140 -8 145 146 148 149 151 153 148 154 148 155 156 157 158
318 138 -8 -8 148 151 153 148 154 148 155 156 157 158
319 138 -8 -8 146 148 151 153 148 154 148 155 156 157 158
189 -8 -8
20 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94 -94
48 1072
16 -204 -204
20 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79 -79
376 139 -140 -140 142 152
376 139 -143 -143 142 152
376 139 -141 -141 142 152
119 1 3 5 7 8 9 10 11 12 13 14 16 1073 1074 1075 25 1076 1077 1078 1079 1076 47 48 1073 1079 1079 1080 57 58 1081 66 67
398 138 139 -87 140 142 145 146 148 149 150 151 152 -87 153 148 -87 -87 148 155 156 157 158 -87
399 138 -87 148 -87 153 148 -87 -87 148 155 156 157 158 -87
400 -87 148 -87 153 148 -87 -87 148 155 156 157 158 -87
401 -87 -87 153 -87 -87 157 -87
402 -87 -87 -87 -87 157 -87
397 -87 -87 -87 -87 -87
403 138 -87 140 145 146 148 149 151 -87 153 148 -87 -87 148 155 156 157 158 -87
404 138 -87 148 151 -87 153 148 -87 -87 148 155 156 157 158 -87
405 138 -87 146 148 151 -87 153 148 -87 -87 148 155 156 157 158 -87
311 138 139 -12 140 -12 142 145 146 148 149 150 151 152 153 148 154 148 155 156 157 158
312 138 -12 -12 148 153 148 154 148 155 156 157 158
313 -12 -12 148 153 148 154 148 155 156 157 158
314 -12 -12 153 154 157
315 -12 -12 154 157
316 -12 -12 154
317 138 -12 140 -12 145 146 148 149 151 153 148 154 148 155 156 157 158
318 138 -12 -12 148 151 153 148 154 148 155 156 157 158
319 138 -12 -12 146 148 151 153 148 154 148 155 156 157 158
189 -12 -12
168 1 2 3 5 7 8 9 10 11 12 13 14 565 16 17 18 20 21 1082 23 24 25 26 28 29 33 34 35 37 38 41 567 43 44 26 46 47 48 49 18 35 35 50 51 52 53 568 55 57 58 59 60 61 65 66 67
398 138 139 -88 140 142 145 146 148 149 150 151 152 -88 153 148 -88 -88 148 155 156 157 158 -88
399 138 -88 148 -88 153 148 -88 -88 148 155 156 157 158 -88
400 -88 148 -88 153 148 -88 -88 148 155 156 157 158 -88
401 -88 -88 153 -88 -88 157 -88
402 -88 -88 -88 -88 157 -88
397 -88 -88 -88 -88 -88
403 138 -88 140 145 146 148 149 151 -88 153 148 -88 -88 148 155 156 157 158 -88
404 138 -88 148 151 -88 153 148 -88 -88 148 155 156 157 158 -88
405 138 -88 146 148 151 -88 153 148 -88 -88 148 155 156 157 158 -88
20 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77 -77
"""
NEST = 4294967296
WEIGHTS = {1: 4294967297, 5: 4294967297, 7: 4294967298, 14: 4294967297, 44: 4294967297, 47: 4294967297, 66: 4294967298, 67: 4294967297, 127: 1, 138: 1, 139: 4294967297, 140: 1, 145: 1, 146: 1, 149: 1, 150: 4294967297, 151: 1, 152: 4294967297, 153: 1, 157: 1, 158: 1, 228: 1, 265: 4294967297, 501: 4294967297, 679: 4294967297, 719: 4294967297, 761: 8589934594, 787: 1, 1012: 1, 1052: 1}
