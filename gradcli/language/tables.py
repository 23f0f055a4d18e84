"""Generated from grammars/gradcli.lark by grammar.py.  Do not edit."""
# fmt: off
# ruff: noqa
KINDS = {'!=': 'COMPARE', '%': 'MULTIPLY', '%=': 'AUGMENT', '&': '&', '&=': 'AUGMENT', '(': '(', ')': ')', '*': 'MULTIPLY', '**': 'POWER', '**=': 'AUGMENT', '*=': 'AUGMENT', '+': 'ADD', '+=': 'AUGMENT', ',': ',', '-': 'ADD', '-=': 'AUGMENT', '->': 'RESERVED', '.': '.', '...': '...', '/': 'MULTIPLY', '//': 'MULTIPLY', '//=': 'AUGMENT', '/=': 'AUGMENT', ':': ':', ':=': 'RESERVED', ';': ';', '<': 'COMPARE', '<<': 'SHIFT', '<<=': 'AUGMENT', '<=': 'COMPARE', '=': '=', '==': 'COMPARE', '>': 'COMPARE', '>=': 'COMPARE', '>>': 'SHIFT', '>>=': 'AUGMENT', '@': 'MULTIPLY', '@=': 'AUGMENT', 'False': 'False', 'None': 'None', 'True': 'True', '[': '[', ']': ']', '^': 'POWER', '^=': 'AUGMENT', 'and': 'and', 'as': 'as', 'assert': 'RESERVED', 'async': 'RESERVED', 'await': 'RESERVED', 'break': 'break', 'class': 'RESERVED', 'continue': 'continue', 'def': 'def', 'del': 'RESERVED', 'elif': 'elif', 'else': 'else', 'except': 'RESERVED', 'finally': 'RESERVED', 'for': 'for', 'from': 'RESERVED', 'global': 'RESERVED', 'if': 'if', 'import': 'import', 'in': 'in', 'is': 'is', 'lambda': 'RESERVED', 'nonlocal': 'RESERVED', 'not': 'not', 'or': 'or', 'pass': 'pass', 'raise': 'RESERVED', 'return': 'return', 'try': 'RESERVED', 'while': 'while', 'with': 'RESERVED', 'yield': 'RESERVED', '{': 'RESERVED', '|': '|', '|=': 'AUGMENT', '}': 'RESERVED', '~': '~'}
PATTERNS = {'NAME': '[^\\W\\d]\\w*', 'NUMBER': '(?:[0-9](?:_?[0-9])*\\.?(?:[0-9](?:_?[0-9])*)?|\\.[0-9](?:_?[0-9])*)(?:[eE][-+]?[0-9](?:_?[0-9])*)?', 'STRING': '"""(?:[^\\\\]|\\\\.)*?"""|\'\'\'(?:[^\\\\]|\\\\.)*?\'\'\'|"(?:[^"\\\\\n]|\\\\.)*"|\'(?:[^\'\\\\\n]|\\\\.)*\'', 'SIGN': '\\*\\*=|\\.\\.\\.|//=|<<=|>>=|!=|%=|\\&=|\\*\\*|\\*=|\\+=|\\-=|\\->|//|/=|:=|<<|<=|==|>=|>>|@=|\\^=|\\|=|[%\\&\\(\\)\\*\\+,\\-\\./:;<=>@\\[\\]\\^\\{\\|\\}\\~]'}
RULES = (('ands', 3, 'pair'), ('ands', 3, 'append'), ('argument', 1, 'first'), ('argument', 3, 'keyword'), ('arguments', 1, 'one'), ('arguments', 3, 'append'), ('atom', 1, 'name'), ('atom', 1, 'number'), ('atom', 1, 'string'), ('atom', 1, 'true'), ('atom', 1, 'false'), ('atom', 1, 'none'), ('atom', 1, 'ellipsis'), ('atom', 2, 'empty_tuple'), ('atom', 3, 'group'), ('atom', 2, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('atom', 3, 'list'), ('atom', 4, 'list'), ('bitand', 1, 'first'), ('bitand', 3, 'binary'), ('bitor', 1, 'first'), ('bitor', 3, 'binary'), ('bitors', 3, 'pair'), ('bitors', 3, 'append'), ('block', 2, 'first'), ('block', 3, 'first'), ('block', 4, 'block'), ('branches', 4, 'branch'), ('branches', 5, 'elif'), ('chain', 3, 'pair'), ('chain', 3, 'append'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 1, 'first'), ('comparator', 2, 'words'), ('comparator', 2, 'words'), ('compares', 3, 'triple'), ('compares', 3, 'append_two'), ('comparison', 1, 'first'), ('comparison', 1, 'compare'), ('compound', 1, 'if'), ('compound', 4, 'if_else'), ('compound', 6, 'for'), ('compound', 4, 'while'), ('compound', 6, 'def'), ('compound', 7, 'def'), ('compound', 8, 'def'), ('conjunction', 1, 'first'), ('conjunction', 1, 'and'), ('disjunction', 1, 'first'), ('disjunction', 1, 'or'), ('dotted', 1, 'first'), ('dotted', 3, 'dotted'), ('factor', 1, 'first'), ('factor', 2, 'unary'), ('factor', 2, 'unary'), ('index', 1, 'first'), ('index', 2, 'single'), ('index', 1, 'tuple'), ('index', 2, 'tuple'), ('items', 1, 'first'), ('items', 2, 'single'), ('items', 1, 'tuple'), ('items', 2, 'tuple'), ('line', 2, 'first'), ('line', 3, 'first'), ('line', 1, 'one'), ('lines', 1, 'first'), ('lines', 2, 'extend'), ('negation', 1, 'first'), ('negation', 2, 'unary'), ('ors', 3, 'pair'), ('ors', 3, 'append'), ('parameter', 1, 'parameter'), ('parameter', 3, 'parameter'), ('parameters', 1, 'one'), ('parameters', 3, 'append'), ('postfix', 1, 'first'), ('postfix', 3, 'attribute'), ('postfix', 3, 'call'), ('postfix', 4, 'call'), ('postfix', 5, 'call'), ('postfix', 4, 'subscript'), ('power', 1, 'first'), ('power', 3, 'power'), ('product', 1, 'first'), ('product', 3, 'binary'), ('shift', 1, 'first'), ('shift', 3, 'binary'), ('simple', 1, 'expression'), ('simple', 1, 'assign'), ('simple', 3, 'augmented'), ('simple', 3, 'declare'), ('simple', 5, 'declare'), ('simple', 1, 'return'), ('simple', 2, 'return'), ('simple', 1, 'pass'), ('simple', 1, 'break'), ('simple', 1, 'continue'), ('simple', 2, 'import'), ('simple', 4, 'import'), ('simples', 1, 'one'), ('simples', 3, 'append'), ('start', 1, 'module'), ('start', 2, 'module'), ('subscript', 1, 'first'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscript', 2, 'slice'), ('subscript', 1, 'slice'), ('subscript', 5, 'slice'), ('subscript', 4, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 4, 'slice'), ('subscript', 3, 'slice'), ('subscript', 3, 'slice'), ('subscript', 2, 'slice'), ('subscripts', 3, 'pair'), ('subscripts', 3, 'append'), ('sum', 1, 'first'), ('sum', 3, 'binary'), ('target', 1, 'first'), ('target', 2, 'single'), ('target', 1, 'tuple'), ('target', 2, 'tuple'), ('test', 1, 'first'), ('test', 5, 'conditional'), ('tests', 3, 'pair'), ('tests', 3, 'append'))
r0 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': 11, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'branches': 16, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'compound': 21, 'conjunction': 22, 'continue': 23, 'def': 24, 'disjunction': 25, 'factor': 26, 'for': 27, 'if': 28, 'import': 29, 'items': 30, 'line': 31, 'lines': 31, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 38, 'start': 39, 'sum': 40, 'test': 41, 'tests': 42, 'while': 43, '~': 44}
r1 = {'(': 1, ')': 45, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 46, 'bitand': 47, 'bitor': 48, 'compares': 19, 'comparison': 49, 'conjunction': 50, 'disjunction': 51, 'factor': 52, 'items': 53, 'negation': 49, 'not': 32, 'ors': 33, 'postfix': 46, 'power': 52, 'product': 52, 'shift': 54, 'sum': 55, 'test': 56, 'tests': 42, '~': 44}
r2 = {'&': -13, '(': -13, ')': -13, ',': -13, '.': -13, ':': -13, ';': -13, '=': -13, 'ADD': -13, 'AUGMENT': -13, 'COMPARE': -13, 'MULTIPLY': -13, 'POWER': -13, 'SHIFT': -13, '[': -13, ']': -13, '_NEWLINE': -13, 'and': -13, 'else': -13, 'if': -13, 'in': -13, 'is': -13, 'not': -13, 'or': -13, '|': -13}
r3 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 57, 'factor': 58, 'postfix': 57, 'power': 58, '~': 44}
r4 = {'&': -11, '(': -11, ')': -11, ',': -11, '.': -11, ':': -11, ';': -11, '=': -11, 'ADD': -11, 'AUGMENT': -11, 'COMPARE': -11, 'MULTIPLY': -11, 'POWER': -11, 'SHIFT': -11, '[': -11, ']': -11, '_NEWLINE': -11, 'and': -11, 'else': -11, 'if': -11, 'in': -11, 'is': -11, 'not': -11, 'or': -11, '|': -11}
r5 = {'&': -7, '(': -7, ')': -7, ',': -7, '.': -7, ':': -7, ';': -7, '=': -7, 'ADD': -7, 'AUGMENT': -7, 'COMPARE': -7, 'MULTIPLY': -7, 'POWER': -7, 'SHIFT': -7, '[': -7, ']': -7, '_NEWLINE': -7, 'and': -7, 'else': -7, 'if': -7, 'in': -7, 'is': -7, 'not': -7, 'or': -7, '|': -7}
r6 = {'&': -8, '(': -8, ')': -8, ',': -8, '.': -8, ':': -8, ';': -8, '=': -8, 'ADD': -8, 'AUGMENT': -8, 'COMPARE': -8, 'MULTIPLY': -8, 'POWER': -8, 'SHIFT': -8, '[': -8, ']': -8, '_NEWLINE': -8, 'and': -8, 'else': -8, 'if': -8, 'in': -8, 'is': -8, 'not': -8, 'or': -8, '|': -8}
r7 = {'&': -12, '(': -12, ')': -12, ',': -12, '.': -12, ':': -12, ';': -12, '=': -12, 'ADD': -12, 'AUGMENT': -12, 'COMPARE': -12, 'MULTIPLY': -12, 'POWER': -12, 'SHIFT': -12, '[': -12, ']': -12, '_NEWLINE': -12, 'and': -12, 'else': -12, 'if': -12, 'in': -12, 'is': -12, 'not': -12, 'or': -12, '|': -12}
r8 = {'&': -9, '(': -9, ')': -9, ',': -9, '.': -9, ':': -9, ';': -9, '=': -9, 'ADD': -9, 'AUGMENT': -9, 'COMPARE': -9, 'MULTIPLY': -9, 'POWER': -9, 'SHIFT': -9, '[': -9, ']': -9, '_NEWLINE': -9, 'and': -9, 'else': -9, 'if': -9, 'in': -9, 'is': -9, 'not': -9, 'or': -9, '|': -9}
r9 = {'&': -10, '(': -10, ')': -10, ',': -10, '.': -10, ':': -10, ';': -10, '=': -10, 'ADD': -10, 'AUGMENT': -10, 'COMPARE': -10, 'MULTIPLY': -10, 'POWER': -10, 'SHIFT': -10, '[': -10, ']': -10, '_NEWLINE': -10, 'and': -10, 'else': -10, 'if': -10, 'in': -10, 'is': -10, 'not': -10, 'or': -10, '|': -10}
r10 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, ']': 59, 'ands': 12, 'atom': 60, 'bitand': 61, 'bitor': 62, 'compares': 19, 'comparison': 63, 'conjunction': 64, 'disjunction': 65, 'factor': 66, 'negation': 63, 'not': 32, 'ors': 33, 'postfix': 60, 'power': 66, 'product': 66, 'shift': 67, 'sum': 68, 'test': 69, 'tests': 70, '~': 44}
r11 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'branches': 16, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'compound': 21, 'conjunction': 22, 'continue': 23, 'def': 24, 'disjunction': 25, 'factor': 26, 'for': 27, 'if': 28, 'import': 29, 'items': 30, 'line': 71, 'lines': 71, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 38, 'sum': 40, 'test': 41, 'tests': 42, 'while': 43, '~': 44}
r12 = {')': -51, ',': -51, ':': -51, ';': -51, '=': -51, 'AUGMENT': -51, ']': -51, '_NEWLINE': -51, 'and': 72, 'else': -51, 'if': -51, 'or': -51}
r13 = {'&': 73, '(': 74, ',': 75, '.': 76, ':': 77, ';': -92, '=': 78, 'ADD': 79, 'AUGMENT': 80, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, '_NEWLINE': -92, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r14 = {'&': 73, ',': 75, ':': 77, ';': -92, '=': 78, 'AUGMENT': 80, 'COMPARE': 81, '_NEWLINE': -92, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r15 = {',': 75, ':': 77, ';': -92, '=': 78, 'AUGMENT': 80, 'COMPARE': 81, '_NEWLINE': -92, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r16 = {'$END': -43, '(': -43, '...': -43, 'ADD': -43, 'False': -43, 'NAME': -43, 'NUMBER': -43, 'None': -43, 'STRING': -43, 'True': -43, '[': -43, '_DEDENT': -43, 'break': -43, 'continue': -43, 'def': -43, 'elif': 92, 'else': 93, 'for': -43, 'if': -43, 'import': -43, 'not': -43, 'pass': -43, 'return': -43, 'while': -43, '~': -43}
r17 = {';': -100, '_NEWLINE': -100}
r18 = {';': -93, '=': 94, '_NEWLINE': -93}
r19 = {')': -42, ',': -42, ':': -42, ';': -42, '=': -42, 'AUGMENT': -42, 'COMPARE': 95, ']': -42, '_NEWLINE': -42, 'and': -42, 'comparator': 95, 'else': -42, 'if': -42, 'in': 95, 'is': 96, 'not': 89, 'or': -42}
r20 = {',': 75, ':': 77, ';': -92, '=': 78, 'AUGMENT': 80, '_NEWLINE': -92, 'and': 86, 'if': 87, 'or': 90}
r21 = {'$END': -69, '(': -69, '...': -69, 'ADD': -69, 'False': -69, 'NAME': -69, 'NUMBER': -69, 'None': -69, 'STRING': -69, 'True': -69, '[': -69, '_DEDENT': -69, 'break': -69, 'continue': -69, 'def': -69, 'for': -69, 'if': -69, 'import': -69, 'not': -69, 'pass': -69, 'return': -69, 'while': -69, '~': -69}
r22 = {',': 75, ':': 77, ';': -92, '=': 78, 'AUGMENT': 80, '_NEWLINE': -92, 'if': 87, 'or': 90}
r23 = {';': -101, '_NEWLINE': -101}
r24 = {'NAME': 97}
r25 = {',': 75, ':': 77, ';': -92, '=': 78, 'AUGMENT': 80, '_NEWLINE': -92, 'if': 87}
r26 = {'&': 73, ',': 75, ':': 77, ';': -92, '=': 78, 'ADD': 79, 'AUGMENT': 80, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, '_NEWLINE': -92, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r27 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 98, 'bitand': 99, 'bitor': 100, 'bitors': 101, 'factor': 102, 'postfix': 98, 'power': 102, 'product': 102, 'shift': 103, 'sum': 104, 'target': 105, '~': 44}
r28 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 106, 'bitand': 107, 'bitor': 108, 'compares': 19, 'comparison': 109, 'conjunction': 110, 'disjunction': 111, 'factor': 112, 'negation': 109, 'not': 32, 'ors': 33, 'postfix': 106, 'power': 112, 'product': 112, 'shift': 113, 'sum': 114, 'test': 115, '~': 44}
r29 = {'NAME': 116, 'dotted': 116}
r30 = {';': -92, '=': 78, 'AUGMENT': 80, '_NEWLINE': -92}
r31 = {'$END': -106, '(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'branches': 16, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'compound': 21, 'conjunction': 22, 'continue': 23, 'def': 24, 'disjunction': 25, 'factor': 26, 'for': 27, 'if': 28, 'import': 29, 'items': 30, 'line': 117, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 38, 'sum': 40, 'test': 41, 'tests': 42, 'while': 43, '~': 44}
r32 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 118, 'bitand': 119, 'bitor': 120, 'compares': 19, 'comparison': 121, 'factor': 122, 'negation': 121, 'not': 32, 'postfix': 118, 'power': 122, 'product': 122, 'shift': 123, 'sum': 124, '~': 44}
r33 = {')': -53, ',': -53, ':': -53, ';': -53, '=': -53, 'AUGMENT': -53, ']': -53, '_NEWLINE': -53, 'else': -53, 'if': -53, 'or': 125}
r34 = {';': -99, '_NEWLINE': -99}
r35 = {'(': 1, '...': 2, ';': -97, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': -97, 'ands': 12, 'atom': 126, 'bitand': 127, 'bitor': 128, 'compares': 19, 'comparison': 129, 'conjunction': 130, 'disjunction': 131, 'factor': 132, 'items': 133, 'negation': 129, 'not': 32, 'ors': 33, 'postfix': 126, 'power': 132, 'product': 132, 'shift': 134, 'sum': 135, 'test': 136, 'tests': 42, '~': 44}
r36 = {'&': 73, ',': 75, ':': 77, ';': -92, '=': 78, 'AUGMENT': 80, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -92, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r37 = {';': -104, '_NEWLINE': -104}
r38 = {';': 137, '_NEWLINE': 138}
r39 = {'$END': 0}
r40 = {'&': 73, ',': 75, ':': 77, ';': -92, '=': 78, 'ADD': 79, 'AUGMENT': 80, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -92, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r41 = {',': 75, ':': 77, ';': -92, '=': 78, 'AUGMENT': 80, '_NEWLINE': -92}
r42 = {')': -65, ',': 139, ':': -65, ';': -65, '=': -65, 'AUGMENT': -65, '_NEWLINE': -65}
r43 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 140, 'bitand': 141, 'bitor': 142, 'compares': 19, 'comparison': 143, 'conjunction': 144, 'disjunction': 145, 'factor': 146, 'negation': 143, 'not': 32, 'ors': 33, 'postfix': 140, 'power': 146, 'product': 146, 'shift': 147, 'sum': 148, 'test': 149, '~': 44}
r44 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 150, 'factor': 151, 'postfix': 150, 'power': 151, '~': 44}
r45 = {'&': -14, '(': -14, ')': -14, ',': -14, '.': -14, ':': -14, ';': -14, '=': -14, 'ADD': -14, 'AUGMENT': -14, 'COMPARE': -14, 'MULTIPLY': -14, 'POWER': -14, 'SHIFT': -14, '[': -14, ']': -14, '_NEWLINE': -14, 'and': -14, 'else': -14, 'if': -14, 'in': -14, 'is': -14, 'not': -14, 'or': -14, '|': -14}
r46 = {'&': 73, '(': 74, ')': 152, ',': 75, '.': 76, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r47 = {'&': 73, ')': 152, ',': 75, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r48 = {')': 152, ',': 75, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r49 = {')': 152, ',': 75, 'and': 86, 'if': 87, 'or': 90}
r50 = {')': 152, ',': 75, 'if': 87, 'or': 90}
r51 = {')': 152, ',': 75, 'if': 87}
r52 = {'&': 73, ')': 152, ',': 75, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r53 = {')': 152}
r54 = {'&': 73, ')': 152, ',': 75, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r55 = {'&': 73, ')': 152, ',': 75, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r56 = {')': 152, ',': 75}
r57 = {'&': -57, '(': 74, ')': -57, ',': -57, '.': 76, ':': -57, ';': -57, '=': -57, 'ADD': -57, 'AUGMENT': -57, 'COMPARE': -57, 'MULTIPLY': -57, 'POWER': 83, 'SHIFT': -57, '[': 85, ']': -57, '_NEWLINE': -57, 'and': -57, 'else': -57, 'if': -57, 'in': -57, 'is': -57, 'not': -57, 'or': -57, '|': -57}
r58 = {'&': -57, ')': -57, ',': -57, ':': -57, ';': -57, '=': -57, 'ADD': -57, 'AUGMENT': -57, 'COMPARE': -57, 'MULTIPLY': -57, 'SHIFT': -57, ']': -57, '_NEWLINE': -57, 'and': -57, 'else': -57, 'if': -57, 'in': -57, 'is': -57, 'not': -57, 'or': -57, '|': -57}
r59 = {'&': -16, '(': -16, ')': -16, ',': -16, '.': -16, ':': -16, ';': -16, '=': -16, 'ADD': -16, 'AUGMENT': -16, 'COMPARE': -16, 'MULTIPLY': -16, 'POWER': -16, 'SHIFT': -16, '[': -16, ']': -16, '_NEWLINE': -16, 'and': -16, 'else': -16, 'if': -16, 'in': -16, 'is': -16, 'not': -16, 'or': -16, '|': -16}
r60 = {'&': 73, '(': 74, ',': 153, '.': 76, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': 154, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r61 = {'&': 73, ',': 153, 'COMPARE': 81, ']': 154, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r62 = {',': 153, 'COMPARE': 81, ']': 154, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r63 = {',': 153, ']': 154, 'and': 86, 'if': 87, 'or': 90}
r64 = {',': 153, ']': 154, 'if': 87, 'or': 90}
r65 = {',': 153, ']': 154, 'if': 87}
r66 = {'&': 73, ',': 153, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': 154, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r67 = {'&': 73, ',': 153, 'COMPARE': 81, 'SHIFT': 84, ']': 154, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r68 = {'&': 73, ',': 153, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, ']': 154, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r69 = {',': 153, ']': 154}
r70 = {',': 155, ']': 156}
r71 = {'$END': -107, '(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'branches': 16, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'compound': 21, 'conjunction': 22, 'continue': 23, 'def': 24, 'disjunction': 25, 'factor': 26, 'for': 27, 'if': 28, 'import': 29, 'items': 30, 'line': 117, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 38, 'sum': 40, 'test': 41, 'tests': 42, 'while': 43, '~': 44}
r72 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 157, 'bitand': 158, 'bitor': 159, 'compares': 19, 'comparison': 160, 'factor': 161, 'negation': 160, 'not': 32, 'postfix': 157, 'power': 161, 'product': 161, 'shift': 162, 'sum': 163, '~': 44}
r73 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 164, 'factor': 165, 'postfix': 164, 'power': 165, 'product': 165, 'shift': 166, 'sum': 167, '~': 44}
r74 = {'(': 1, ')': 168, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 169, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'argument': 170, 'arguments': 171, 'atom': 172, 'bitand': 173, 'bitor': 174, 'compares': 19, 'comparison': 175, 'conjunction': 176, 'disjunction': 177, 'factor': 178, 'negation': 175, 'not': 32, 'ors': 33, 'postfix': 172, 'power': 178, 'product': 178, 'shift': 179, 'sum': 180, 'test': 170, '~': 44}
r75 = {'(': 1, ')': -64, '...': 2, ':': -64, ';': -64, '=': -64, 'ADD': 3, 'AUGMENT': -64, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': -64, 'ands': 12, 'atom': 181, 'bitand': 182, 'bitor': 183, 'compares': 19, 'comparison': 184, 'conjunction': 185, 'disjunction': 186, 'factor': 187, 'negation': 184, 'not': 32, 'ors': 33, 'postfix': 181, 'power': 187, 'product': 187, 'shift': 188, 'sum': 189, 'test': 190, '~': 44}
r76 = {'NAME': 191}
r77 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 192, 'bitand': 193, 'bitor': 194, 'compares': 19, 'comparison': 195, 'conjunction': 196, 'disjunction': 197, 'factor': 198, 'negation': 195, 'not': 32, 'ors': 33, 'postfix': 192, 'power': 198, 'product': 198, 'shift': 199, 'sum': 200, 'test': 201, '~': 44}
r78 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 202, 'bitand': 203, 'bitor': 204, 'compares': 19, 'comparison': 205, 'conjunction': 206, 'disjunction': 207, 'factor': 208, 'items': 209, 'negation': 205, 'not': 32, 'ors': 33, 'postfix': 202, 'power': 208, 'product': 208, 'shift': 210, 'sum': 211, 'test': 212, 'tests': 42, '~': 44}
r79 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 213, 'factor': 214, 'postfix': 213, 'power': 214, 'product': 214, '~': 44}
r80 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 215, 'bitand': 216, 'bitor': 217, 'compares': 19, 'comparison': 218, 'conjunction': 219, 'disjunction': 220, 'factor': 221, 'items': 222, 'negation': 218, 'not': 32, 'ors': 33, 'postfix': 215, 'power': 221, 'product': 221, 'shift': 223, 'sum': 224, 'test': 225, 'tests': 42, '~': 44}
r81 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 226, 'bitand': 227, 'bitor': 228, 'factor': 229, 'postfix': 226, 'power': 229, 'product': 229, 'shift': 230, 'sum': 231, '~': 44}
r82 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 232, 'factor': 233, 'postfix': 232, 'power': 233, '~': 44}
r83 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 234, 'factor': 235, 'postfix': 234, 'power': 235, '~': 44}
r84 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 236, 'factor': 237, 'postfix': 236, 'power': 237, 'product': 237, 'sum': 238, '~': 44}
r85 = {'(': 1, '...': 2, ':': 239, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 240, 'bitand': 241, 'bitor': 242, 'compares': 19, 'comparison': 243, 'conjunction': 244, 'disjunction': 245, 'factor': 246, 'index': 247, 'negation': 243, 'not': 32, 'ors': 33, 'postfix': 240, 'power': 246, 'product': 246, 'shift': 248, 'subscript': 249, 'subscripts': 250, 'sum': 251, 'test': 252, '~': 44}
r86 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 253, 'bitand': 254, 'bitor': 255, 'compares': 19, 'comparison': 256, 'factor': 257, 'negation': 256, 'not': 32, 'postfix': 253, 'power': 257, 'product': 257, 'shift': 258, 'sum': 259, '~': 44}
r87 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 260, 'bitand': 261, 'bitor': 262, 'compares': 19, 'comparison': 263, 'conjunction': 264, 'disjunction': 265, 'factor': 266, 'negation': 263, 'not': 32, 'ors': 33, 'postfix': 260, 'power': 266, 'product': 266, 'shift': 267, 'sum': 268, '~': 44}
r88 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 226, 'bitand': 227, 'bitor': 228, 'factor': 229, 'not': 269, 'postfix': 226, 'power': 229, 'product': 229, 'shift': 230, 'sum': 231, '~': 44}
r89 = {'in': 270}
r90 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 271, 'bitand': 272, 'bitor': 273, 'compares': 19, 'comparison': 274, 'conjunction': 275, 'factor': 276, 'negation': 274, 'not': 32, 'postfix': 271, 'power': 276, 'product': 276, 'shift': 277, 'sum': 278, '~': 44}
r91 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 279, 'bitand': 280, 'factor': 281, 'postfix': 279, 'power': 281, 'product': 281, 'shift': 282, 'sum': 283, '~': 44}
r92 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 284, 'bitand': 285, 'bitor': 286, 'compares': 19, 'comparison': 287, 'conjunction': 288, 'disjunction': 289, 'factor': 290, 'negation': 287, 'not': 32, 'ors': 33, 'postfix': 284, 'power': 290, 'product': 290, 'shift': 291, 'sum': 292, 'test': 293, '~': 44}
r93 = {':': 294}
r94 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 295, 'bitand': 296, 'bitor': 297, 'compares': 19, 'comparison': 298, 'conjunction': 299, 'disjunction': 300, 'factor': 301, 'items': 302, 'negation': 298, 'not': 32, 'ors': 33, 'postfix': 295, 'power': 301, 'product': 301, 'shift': 303, 'sum': 304, 'test': 305, 'tests': 42, '~': 44}
r95 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 306, 'bitand': 307, 'bitor': 308, 'factor': 309, 'postfix': 306, 'power': 309, 'product': 309, 'shift': 310, 'sum': 311, '~': 44}
r96 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 306, 'bitand': 307, 'bitor': 308, 'factor': 309, 'not': 269, 'postfix': 306, 'power': 309, 'product': 309, 'shift': 310, 'sum': 311, '~': 44}
r97 = {'(': 312}
r98 = {'&': 73, '(': 74, ',': 313, '.': 76, 'ADD': 79, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, 'in': 314, '|': 91}
r99 = {'&': 73, ',': 313, 'in': 314, '|': 91}
r100 = {',': 313, 'in': 314, '|': 91}
r101 = {',': 315, 'in': -127}
r102 = {'&': 73, ',': 313, 'ADD': 79, 'MULTIPLY': 82, 'SHIFT': 84, 'in': 314, '|': 91}
r103 = {'&': 73, ',': 313, 'SHIFT': 84, 'in': 314, '|': 91}
r104 = {'&': 73, ',': 313, 'ADD': 79, 'SHIFT': 84, 'in': 314, '|': 91}
r105 = {'in': 314}
r106 = {'&': 73, '(': 74, '.': 76, ':': 316, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r107 = {'&': 73, ':': 316, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r108 = {':': 316, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r109 = {':': 316, 'and': 86, 'if': 87, 'or': 90}
r110 = {':': 316, 'if': 87, 'or': 90}
r111 = {':': 316, 'if': 87}
r112 = {'&': 73, ':': 316, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r113 = {'&': 73, ':': 316, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r114 = {'&': 73, ':': 316, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r115 = {':': 316}
r116 = {'.': 317, ';': -102, '_NEWLINE': -102, 'as': 318}
r117 = {'$END': -71, '(': -71, '...': -71, 'ADD': -71, 'False': -71, 'NAME': -71, 'NUMBER': -71, 'None': -71, 'STRING': -71, 'True': -71, '[': -71, '_DEDENT': -71, 'break': -71, 'continue': -71, 'def': -71, 'for': -71, 'if': -71, 'import': -71, 'not': -71, 'pass': -71, 'return': -71, 'while': -71, '~': -71}
r118 = {'&': 73, '(': 74, ')': -73, ',': -73, '.': 76, ':': -73, ';': -73, '=': -73, 'ADD': 79, 'AUGMENT': -73, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -73, '_NEWLINE': -73, 'and': -73, 'comparator': 81, 'else': -73, 'if': -73, 'in': 81, 'is': 88, 'not': 89, 'or': -73, '|': 91}
r119 = {'&': 73, ')': -73, ',': -73, ':': -73, ';': -73, '=': -73, 'AUGMENT': -73, 'COMPARE': 81, ']': -73, '_NEWLINE': -73, 'and': -73, 'comparator': 81, 'else': -73, 'if': -73, 'in': 81, 'is': 88, 'not': 89, 'or': -73, '|': 91}
r120 = {')': -73, ',': -73, ':': -73, ';': -73, '=': -73, 'AUGMENT': -73, 'COMPARE': 81, ']': -73, '_NEWLINE': -73, 'and': -73, 'comparator': 81, 'else': -73, 'if': -73, 'in': 81, 'is': 88, 'not': 89, 'or': -73, '|': 91}
r121 = {')': -73, ',': -73, ':': -73, ';': -73, '=': -73, 'AUGMENT': -73, ']': -73, '_NEWLINE': -73, 'and': -73, 'else': -73, 'if': -73, 'or': -73}
r122 = {'&': 73, ')': -73, ',': -73, ':': -73, ';': -73, '=': -73, 'ADD': 79, 'AUGMENT': -73, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -73, '_NEWLINE': -73, 'and': -73, 'comparator': 81, 'else': -73, 'if': -73, 'in': 81, 'is': 88, 'not': 89, 'or': -73, '|': 91}
r123 = {'&': 73, ')': -73, ',': -73, ':': -73, ';': -73, '=': -73, 'AUGMENT': -73, 'COMPARE': 81, 'SHIFT': 84, ']': -73, '_NEWLINE': -73, 'and': -73, 'comparator': 81, 'else': -73, 'if': -73, 'in': 81, 'is': 88, 'not': 89, 'or': -73, '|': 91}
r124 = {'&': 73, ')': -73, ',': -73, ':': -73, ';': -73, '=': -73, 'ADD': 79, 'AUGMENT': -73, 'COMPARE': 81, 'SHIFT': 84, ']': -73, '_NEWLINE': -73, 'and': -73, 'comparator': 81, 'else': -73, 'if': -73, 'in': 81, 'is': 88, 'not': 89, 'or': -73, '|': 91}
r125 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 319, 'bitand': 320, 'bitor': 321, 'compares': 19, 'comparison': 322, 'conjunction': 323, 'factor': 324, 'negation': 322, 'not': 32, 'postfix': 319, 'power': 324, 'product': 324, 'shift': 325, 'sum': 326, '~': 44}
r126 = {'&': 73, '(': 74, ',': 75, '.': 76, ';': -98, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, '_NEWLINE': -98, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r127 = {'&': 73, ',': 75, ';': -98, 'COMPARE': 81, '_NEWLINE': -98, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r128 = {',': 75, ';': -98, 'COMPARE': 81, '_NEWLINE': -98, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r129 = {',': 75, ';': -98, '_NEWLINE': -98, 'and': 86, 'if': 87, 'or': 90}
r130 = {',': 75, ';': -98, '_NEWLINE': -98, 'if': 87, 'or': 90}
r131 = {',': 75, ';': -98, '_NEWLINE': -98, 'if': 87}
r132 = {'&': 73, ',': 75, ';': -98, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, '_NEWLINE': -98, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r133 = {';': -98, '_NEWLINE': -98}
r134 = {'&': 73, ',': 75, ';': -98, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -98, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r135 = {'&': 73, ',': 75, ';': -98, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -98, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r136 = {',': 75, ';': -98, '_NEWLINE': -98}
r137 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': 327, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'conjunction': 22, 'continue': 23, 'disjunction': 25, 'factor': 26, 'import': 29, 'items': 30, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 328, 'sum': 40, 'test': 41, 'tests': 42, '~': 44}
r138 = {'$END': -67, '(': -67, '...': -67, 'ADD': -67, 'False': -67, 'NAME': -67, 'NUMBER': -67, 'None': -67, 'STRING': -67, 'True': -67, '[': -67, '_DEDENT': -67, 'break': -67, 'continue': -67, 'def': -67, 'for': -67, 'if': -67, 'import': -67, 'not': -67, 'pass': -67, 'return': -67, 'while': -67, '~': -67}
r139 = {'(': 1, ')': -66, '...': 2, ':': -66, ';': -66, '=': -66, 'ADD': 3, 'AUGMENT': -66, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': -66, 'ands': 12, 'atom': 329, 'bitand': 330, 'bitor': 331, 'compares': 19, 'comparison': 332, 'conjunction': 333, 'disjunction': 334, 'factor': 335, 'negation': 332, 'not': 32, 'ors': 33, 'postfix': 329, 'power': 335, 'product': 335, 'shift': 336, 'sum': 337, 'test': 338, '~': 44}
r140 = {'&': 73, '(': 74, '.': 76, ':': 339, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r141 = {'&': 73, ':': 339, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r142 = {':': 339, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r143 = {':': 339, 'and': 86, 'if': 87, 'or': 90}
r144 = {':': 339, 'if': 87, 'or': 90}
r145 = {':': 339, 'if': 87}
r146 = {'&': 73, ':': 339, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r147 = {'&': 73, ':': 339, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r148 = {'&': 73, ':': 339, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r149 = {':': 339}
r150 = {'&': -58, '(': 74, ')': -58, ',': -58, '.': 76, ':': -58, ';': -58, '=': -58, 'ADD': -58, 'AUGMENT': -58, 'COMPARE': -58, 'MULTIPLY': -58, 'POWER': 83, 'SHIFT': -58, '[': 85, ']': -58, '_NEWLINE': -58, 'and': -58, 'else': -58, 'if': -58, 'in': -58, 'is': -58, 'not': -58, 'or': -58, '|': -58}
r151 = {'&': -58, ')': -58, ',': -58, ':': -58, ';': -58, '=': -58, 'ADD': -58, 'AUGMENT': -58, 'COMPARE': -58, 'MULTIPLY': -58, 'SHIFT': -58, ']': -58, '_NEWLINE': -58, 'and': -58, 'else': -58, 'if': -58, 'in': -58, 'is': -58, 'not': -58, 'or': -58, '|': -58}
r152 = {'&': -15, '(': -15, ')': -15, ',': -15, '.': -15, ':': -15, ';': -15, '=': -15, 'ADD': -15, 'AUGMENT': -15, 'COMPARE': -15, 'MULTIPLY': -15, 'POWER': -15, 'SHIFT': -15, '[': -15, ']': -15, '_NEWLINE': -15, 'and': -15, 'else': -15, 'if': -15, 'in': -15, 'is': -15, 'not': -15, 'or': -15, '|': -15}
r153 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, ']': 340, 'ands': 12, 'atom': 181, 'bitand': 182, 'bitor': 183, 'compares': 19, 'comparison': 184, 'conjunction': 185, 'disjunction': 186, 'factor': 187, 'negation': 184, 'not': 32, 'ors': 33, 'postfix': 181, 'power': 187, 'product': 187, 'shift': 188, 'sum': 189, 'test': 190, '~': 44}
r154 = {'&': -17, '(': -17, ')': -17, ',': -17, '.': -17, ':': -17, ';': -17, '=': -17, 'ADD': -17, 'AUGMENT': -17, 'COMPARE': -17, 'MULTIPLY': -17, 'POWER': -17, 'SHIFT': -17, '[': -17, ']': -17, '_NEWLINE': -17, 'and': -17, 'else': -17, 'if': -17, 'in': -17, 'is': -17, 'not': -17, 'or': -17, '|': -17}
r155 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, ']': 341, 'ands': 12, 'atom': 329, 'bitand': 330, 'bitor': 331, 'compares': 19, 'comparison': 332, 'conjunction': 333, 'disjunction': 334, 'factor': 335, 'negation': 332, 'not': 32, 'ors': 33, 'postfix': 329, 'power': 335, 'product': 335, 'shift': 336, 'sum': 337, 'test': 338, '~': 44}
r156 = {'&': -19, '(': -19, ')': -19, ',': -19, '.': -19, ':': -19, ';': -19, '=': -19, 'ADD': -19, 'AUGMENT': -19, 'COMPARE': -19, 'MULTIPLY': -19, 'POWER': -19, 'SHIFT': -19, '[': -19, ']': -19, '_NEWLINE': -19, 'and': -19, 'else': -19, 'if': -19, 'in': -19, 'is': -19, 'not': -19, 'or': -19, '|': -19}
r157 = {'&': 73, '(': 74, ')': -2, ',': -2, '.': 76, ':': -2, ';': -2, '=': -2, 'ADD': 79, 'AUGMENT': -2, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -2, '_NEWLINE': -2, 'and': -2, 'comparator': 81, 'else': -2, 'if': -2, 'in': 81, 'is': 88, 'not': 89, 'or': -2, '|': 91}
r158 = {'&': 73, ')': -2, ',': -2, ':': -2, ';': -2, '=': -2, 'AUGMENT': -2, 'COMPARE': 81, ']': -2, '_NEWLINE': -2, 'and': -2, 'comparator': 81, 'else': -2, 'if': -2, 'in': 81, 'is': 88, 'not': 89, 'or': -2, '|': 91}
r159 = {')': -2, ',': -2, ':': -2, ';': -2, '=': -2, 'AUGMENT': -2, 'COMPARE': 81, ']': -2, '_NEWLINE': -2, 'and': -2, 'comparator': 81, 'else': -2, 'if': -2, 'in': 81, 'is': 88, 'not': 89, 'or': -2, '|': 91}
r160 = {')': -2, ',': -2, ':': -2, ';': -2, '=': -2, 'AUGMENT': -2, ']': -2, '_NEWLINE': -2, 'and': -2, 'else': -2, 'if': -2, 'or': -2}
r161 = {'&': 73, ')': -2, ',': -2, ':': -2, ';': -2, '=': -2, 'ADD': 79, 'AUGMENT': -2, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -2, '_NEWLINE': -2, 'and': -2, 'comparator': 81, 'else': -2, 'if': -2, 'in': 81, 'is': 88, 'not': 89, 'or': -2, '|': 91}
r162 = {'&': 73, ')': -2, ',': -2, ':': -2, ';': -2, '=': -2, 'AUGMENT': -2, 'COMPARE': 81, 'SHIFT': 84, ']': -2, '_NEWLINE': -2, 'and': -2, 'comparator': 81, 'else': -2, 'if': -2, 'in': 81, 'is': 88, 'not': 89, 'or': -2, '|': 91}
r163 = {'&': 73, ')': -2, ',': -2, ':': -2, ';': -2, '=': -2, 'ADD': 79, 'AUGMENT': -2, 'COMPARE': 81, 'SHIFT': 84, ']': -2, '_NEWLINE': -2, 'and': -2, 'comparator': 81, 'else': -2, 'if': -2, 'in': 81, 'is': 88, 'not': 89, 'or': -2, '|': 91}
r164 = {'&': -22, '(': 74, ')': -22, ',': -22, '.': 76, ':': -22, ';': -22, '=': -22, 'ADD': 79, 'AUGMENT': -22, 'COMPARE': -22, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -22, '_NEWLINE': -22, 'and': -22, 'else': -22, 'if': -22, 'in': -22, 'is': -22, 'not': -22, 'or': -22, '|': -22}
r165 = {'&': -22, ')': -22, ',': -22, ':': -22, ';': -22, '=': -22, 'ADD': 79, 'AUGMENT': -22, 'COMPARE': -22, 'MULTIPLY': 82, 'SHIFT': 84, ']': -22, '_NEWLINE': -22, 'and': -22, 'else': -22, 'if': -22, 'in': -22, 'is': -22, 'not': -22, 'or': -22, '|': -22}
r166 = {'&': -22, ')': -22, ',': -22, ':': -22, ';': -22, '=': -22, 'AUGMENT': -22, 'COMPARE': -22, 'SHIFT': 84, ']': -22, '_NEWLINE': -22, 'and': -22, 'else': -22, 'if': -22, 'in': -22, 'is': -22, 'not': -22, 'or': -22, '|': -22}
r167 = {'&': -22, ')': -22, ',': -22, ':': -22, ';': -22, '=': -22, 'ADD': 79, 'AUGMENT': -22, 'COMPARE': -22, 'SHIFT': 84, ']': -22, '_NEWLINE': -22, 'and': -22, 'else': -22, 'if': -22, 'in': -22, 'is': -22, 'not': -22, 'or': -22, '|': -22}
r168 = {'&': -82, '(': -82, ')': -82, ',': -82, '.': -82, ':': -82, ';': -82, '=': -82, 'ADD': -82, 'AUGMENT': -82, 'COMPARE': -82, 'MULTIPLY': -82, 'POWER': -82, 'SHIFT': -82, '[': -82, ']': -82, '_NEWLINE': -82, 'and': -82, 'else': -82, 'if': -82, 'in': -82, 'is': -82, 'not': -82, 'or': -82, '|': -82}
r169 = {'&': -7, '(': -7, ')': -7, ',': -7, '.': -7, '=': 342, 'ADD': -7, 'COMPARE': -7, 'MULTIPLY': -7, 'POWER': -7, 'SHIFT': -7, '[': -7, 'and': -7, 'if': -7, 'in': -7, 'is': -7, 'not': -7, 'or': -7, '|': -7}
r170 = {')': -5, ',': -5}
r171 = {')': 343, ',': 344}
r172 = {'&': 73, '(': 74, ')': -5, ',': -5, '.': 76, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r173 = {'&': 73, ')': -5, ',': -5, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r174 = {')': -5, ',': -5, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r175 = {')': -5, ',': -5, 'and': 86, 'if': 87, 'or': 90}
r176 = {')': -5, ',': -5, 'if': 87, 'or': 90}
r177 = {')': -5, ',': -5, 'if': 87}
r178 = {'&': 73, ')': -5, ',': -5, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r179 = {'&': 73, ')': -5, ',': -5, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r180 = {'&': 73, ')': -5, ',': -5, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r181 = {'&': 73, '(': 74, ')': -131, ',': -131, '.': 76, ':': -131, ';': -131, '=': -131, 'ADD': 79, 'AUGMENT': -131, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -131, '_NEWLINE': -131, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r182 = {'&': 73, ')': -131, ',': -131, ':': -131, ';': -131, '=': -131, 'AUGMENT': -131, 'COMPARE': 81, ']': -131, '_NEWLINE': -131, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r183 = {')': -131, ',': -131, ':': -131, ';': -131, '=': -131, 'AUGMENT': -131, 'COMPARE': 81, ']': -131, '_NEWLINE': -131, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r184 = {')': -131, ',': -131, ':': -131, ';': -131, '=': -131, 'AUGMENT': -131, ']': -131, '_NEWLINE': -131, 'and': 86, 'if': 87, 'or': 90}
r185 = {')': -131, ',': -131, ':': -131, ';': -131, '=': -131, 'AUGMENT': -131, ']': -131, '_NEWLINE': -131, 'if': 87, 'or': 90}
r186 = {')': -131, ',': -131, ':': -131, ';': -131, '=': -131, 'AUGMENT': -131, ']': -131, '_NEWLINE': -131, 'if': 87}
r187 = {'&': 73, ')': -131, ',': -131, ':': -131, ';': -131, '=': -131, 'ADD': 79, 'AUGMENT': -131, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -131, '_NEWLINE': -131, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r188 = {'&': 73, ')': -131, ',': -131, ':': -131, ';': -131, '=': -131, 'AUGMENT': -131, 'COMPARE': 81, 'SHIFT': 84, ']': -131, '_NEWLINE': -131, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r189 = {'&': 73, ')': -131, ',': -131, ':': -131, ';': -131, '=': -131, 'ADD': 79, 'AUGMENT': -131, 'COMPARE': 81, 'SHIFT': 84, ']': -131, '_NEWLINE': -131, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r190 = {')': -131, ',': -131, ':': -131, ';': -131, '=': -131, 'AUGMENT': -131, ']': -131, '_NEWLINE': -131}
r191 = {'&': -81, '(': -81, ')': -81, ',': -81, '.': -81, ':': -81, ';': -81, '=': -81, 'ADD': -81, 'AUGMENT': -81, 'COMPARE': -81, 'MULTIPLY': -81, 'POWER': -81, 'SHIFT': -81, '[': -81, ']': -81, '_NEWLINE': -81, 'and': -81, 'else': -81, 'if': -81, 'in': -81, 'is': -81, 'not': -81, 'or': -81, '|': -81}
r192 = {'&': 73, '(': 74, '.': 76, ';': -95, '=': 345, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, '_NEWLINE': -95, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r193 = {'&': 73, ';': -95, '=': 345, 'COMPARE': 81, '_NEWLINE': -95, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r194 = {';': -95, '=': 345, 'COMPARE': 81, '_NEWLINE': -95, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r195 = {';': -95, '=': 345, '_NEWLINE': -95, 'and': 86, 'if': 87, 'or': 90}
r196 = {';': -95, '=': 345, '_NEWLINE': -95, 'if': 87, 'or': 90}
r197 = {';': -95, '=': 345, '_NEWLINE': -95, 'if': 87}
r198 = {'&': 73, ';': -95, '=': 345, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, '_NEWLINE': -95, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r199 = {'&': 73, ';': -95, '=': 345, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -95, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r200 = {'&': 73, ';': -95, '=': 345, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -95, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r201 = {';': -95, '=': 345, '_NEWLINE': -95}
r202 = {'&': 73, '(': 74, ',': 75, '.': 76, ';': -32, '=': -32, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, '_NEWLINE': -32, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r203 = {'&': 73, ',': 75, ';': -32, '=': -32, 'COMPARE': 81, '_NEWLINE': -32, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r204 = {',': 75, ';': -32, '=': -32, 'COMPARE': 81, '_NEWLINE': -32, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r205 = {',': 75, ';': -32, '=': -32, '_NEWLINE': -32, 'and': 86, 'if': 87, 'or': 90}
r206 = {',': 75, ';': -32, '=': -32, '_NEWLINE': -32, 'if': 87, 'or': 90}
r207 = {',': 75, ';': -32, '=': -32, '_NEWLINE': -32, 'if': 87}
r208 = {'&': 73, ',': 75, ';': -32, '=': -32, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, '_NEWLINE': -32, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r209 = {';': -32, '=': -32, '_NEWLINE': -32}
r210 = {'&': 73, ',': 75, ';': -32, '=': -32, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -32, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r211 = {'&': 73, ',': 75, ';': -32, '=': -32, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -32, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r212 = {',': 75, ';': -32, '=': -32, '_NEWLINE': -32}
r213 = {'&': -124, '(': 74, ')': -124, ',': -124, '.': 76, ':': -124, ';': -124, '=': -124, 'ADD': -124, 'AUGMENT': -124, 'COMPARE': -124, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': -124, '[': 85, ']': -124, '_NEWLINE': -124, 'and': -124, 'else': -124, 'if': -124, 'in': -124, 'is': -124, 'not': -124, 'or': -124, '|': -124}
r214 = {'&': -124, ')': -124, ',': -124, ':': -124, ';': -124, '=': -124, 'ADD': -124, 'AUGMENT': -124, 'COMPARE': -124, 'MULTIPLY': 82, 'SHIFT': -124, ']': -124, '_NEWLINE': -124, 'and': -124, 'else': -124, 'if': -124, 'in': -124, 'is': -124, 'not': -124, 'or': -124, '|': -124}
r215 = {'&': 73, '(': 74, ',': 75, '.': 76, ';': -94, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, '_NEWLINE': -94, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r216 = {'&': 73, ',': 75, ';': -94, 'COMPARE': 81, '_NEWLINE': -94, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r217 = {',': 75, ';': -94, 'COMPARE': 81, '_NEWLINE': -94, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r218 = {',': 75, ';': -94, '_NEWLINE': -94, 'and': 86, 'if': 87, 'or': 90}
r219 = {',': 75, ';': -94, '_NEWLINE': -94, 'if': 87, 'or': 90}
r220 = {',': 75, ';': -94, '_NEWLINE': -94, 'if': 87}
r221 = {'&': 73, ',': 75, ';': -94, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, '_NEWLINE': -94, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r222 = {';': -94, '_NEWLINE': -94}
r223 = {'&': 73, ',': 75, ';': -94, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -94, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r224 = {'&': 73, ',': 75, ';': -94, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -94, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r225 = {',': 75, ';': -94, '_NEWLINE': -94}
r226 = {'&': 73, '(': 74, ')': -39, ',': -39, '.': 76, ':': -39, ';': -39, '=': -39, 'ADD': 79, 'AUGMENT': -39, 'COMPARE': -39, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -39, '_NEWLINE': -39, 'and': -39, 'else': -39, 'if': -39, 'in': -39, 'is': -39, 'not': -39, 'or': -39, '|': 91}
r227 = {'&': 73, ')': -39, ',': -39, ':': -39, ';': -39, '=': -39, 'AUGMENT': -39, 'COMPARE': -39, ']': -39, '_NEWLINE': -39, 'and': -39, 'else': -39, 'if': -39, 'in': -39, 'is': -39, 'not': -39, 'or': -39, '|': 91}
r228 = {')': -39, ',': -39, ':': -39, ';': -39, '=': -39, 'AUGMENT': -39, 'COMPARE': -39, ']': -39, '_NEWLINE': -39, 'and': -39, 'else': -39, 'if': -39, 'in': -39, 'is': -39, 'not': -39, 'or': -39, '|': 91}
r229 = {'&': 73, ')': -39, ',': -39, ':': -39, ';': -39, '=': -39, 'ADD': 79, 'AUGMENT': -39, 'COMPARE': -39, 'MULTIPLY': 82, 'SHIFT': 84, ']': -39, '_NEWLINE': -39, 'and': -39, 'else': -39, 'if': -39, 'in': -39, 'is': -39, 'not': -39, 'or': -39, '|': 91}
r230 = {'&': 73, ')': -39, ',': -39, ':': -39, ';': -39, '=': -39, 'AUGMENT': -39, 'COMPARE': -39, 'SHIFT': 84, ']': -39, '_NEWLINE': -39, 'and': -39, 'else': -39, 'if': -39, 'in': -39, 'is': -39, 'not': -39, 'or': -39, '|': 91}
r231 = {'&': 73, ')': -39, ',': -39, ':': -39, ';': -39, '=': -39, 'ADD': 79, 'AUGMENT': -39, 'COMPARE': -39, 'SHIFT': 84, ']': -39, '_NEWLINE': -39, 'and': -39, 'else': -39, 'if': -39, 'in': -39, 'is': -39, 'not': -39, 'or': -39, '|': 91}
r232 = {'&': -89, '(': 74, ')': -89, ',': -89, '.': 76, ':': -89, ';': -89, '=': -89, 'ADD': -89, 'AUGMENT': -89, 'COMPARE': -89, 'MULTIPLY': -89, 'POWER': 83, 'SHIFT': -89, '[': 85, ']': -89, '_NEWLINE': -89, 'and': -89, 'else': -89, 'if': -89, 'in': -89, 'is': -89, 'not': -89, 'or': -89, '|': -89}
r233 = {'&': -89, ')': -89, ',': -89, ':': -89, ';': -89, '=': -89, 'ADD': -89, 'AUGMENT': -89, 'COMPARE': -89, 'MULTIPLY': -89, 'SHIFT': -89, ']': -89, '_NEWLINE': -89, 'and': -89, 'else': -89, 'if': -89, 'in': -89, 'is': -89, 'not': -89, 'or': -89, '|': -89}
r234 = {'&': -87, '(': 74, ')': -87, ',': -87, '.': 76, ':': -87, ';': -87, '=': -87, 'ADD': -87, 'AUGMENT': -87, 'COMPARE': -87, 'MULTIPLY': -87, 'POWER': 83, 'SHIFT': -87, '[': 85, ']': -87, '_NEWLINE': -87, 'and': -87, 'else': -87, 'if': -87, 'in': -87, 'is': -87, 'not': -87, 'or': -87, '|': -87}
r235 = {'&': -87, ')': -87, ',': -87, ':': -87, ';': -87, '=': -87, 'ADD': -87, 'AUGMENT': -87, 'COMPARE': -87, 'MULTIPLY': -87, 'SHIFT': -87, ']': -87, '_NEWLINE': -87, 'and': -87, 'else': -87, 'if': -87, 'in': -87, 'is': -87, 'not': -87, 'or': -87, '|': -87}
r236 = {'&': -91, '(': 74, ')': -91, ',': -91, '.': 76, ':': -91, ';': -91, '=': -91, 'ADD': 79, 'AUGMENT': -91, 'COMPARE': -91, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': -91, '[': 85, ']': -91, '_NEWLINE': -91, 'and': -91, 'else': -91, 'if': -91, 'in': -91, 'is': -91, 'not': -91, 'or': -91, '|': -91}
r237 = {'&': -91, ')': -91, ',': -91, ':': -91, ';': -91, '=': -91, 'ADD': 79, 'AUGMENT': -91, 'COMPARE': -91, 'MULTIPLY': 82, 'SHIFT': -91, ']': -91, '_NEWLINE': -91, 'and': -91, 'else': -91, 'if': -91, 'in': -91, 'is': -91, 'not': -91, 'or': -91, '|': -91}
r238 = {'&': -91, ')': -91, ',': -91, ':': -91, ';': -91, '=': -91, 'ADD': 79, 'AUGMENT': -91, 'COMPARE': -91, 'SHIFT': -91, ']': -91, '_NEWLINE': -91, 'and': -91, 'else': -91, 'if': -91, 'in': -91, 'is': -91, 'not': -91, 'or': -91, '|': -91}
r239 = {'(': 1, ',': -112, '...': 2, ':': 346, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, ']': -112, 'ands': 12, 'atom': 347, 'bitand': 348, 'bitor': 349, 'compares': 19, 'comparison': 350, 'conjunction': 351, 'disjunction': 352, 'factor': 353, 'negation': 350, 'not': 32, 'ors': 33, 'postfix': 347, 'power': 353, 'product': 353, 'shift': 354, 'sum': 355, 'test': 356, '~': 44}
r240 = {'&': 73, '(': 74, ',': 357, '.': 76, ':': 358, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': 359, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r241 = {'&': 73, ',': 357, ':': 358, 'COMPARE': 81, ']': 359, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r242 = {',': 357, ':': 358, 'COMPARE': 81, ']': 359, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r243 = {',': 357, ':': 358, ']': 359, 'and': 86, 'if': 87, 'or': 90}
r244 = {',': 357, ':': 358, ']': 359, 'if': 87, 'or': 90}
r245 = {',': 357, ':': 358, ']': 359, 'if': 87}
r246 = {'&': 73, ',': 357, ':': 358, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': 359, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r247 = {']': 359}
r248 = {'&': 73, ',': 357, ':': 358, 'COMPARE': 81, 'SHIFT': 84, ']': 359, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r249 = {',': 357, ']': 359}
r250 = {',': 360, ']': -61}
r251 = {'&': 73, ',': 357, ':': 358, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, ']': 359, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r252 = {',': 357, ':': 358, ']': 359}
r253 = {'&': 73, '(': 74, ')': -1, ',': -1, '.': 76, ':': -1, ';': -1, '=': -1, 'ADD': 79, 'AUGMENT': -1, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -1, '_NEWLINE': -1, 'and': -1, 'comparator': 81, 'else': -1, 'if': -1, 'in': 81, 'is': 88, 'not': 89, 'or': -1, '|': 91}
r254 = {'&': 73, ')': -1, ',': -1, ':': -1, ';': -1, '=': -1, 'AUGMENT': -1, 'COMPARE': 81, ']': -1, '_NEWLINE': -1, 'and': -1, 'comparator': 81, 'else': -1, 'if': -1, 'in': 81, 'is': 88, 'not': 89, 'or': -1, '|': 91}
r255 = {')': -1, ',': -1, ':': -1, ';': -1, '=': -1, 'AUGMENT': -1, 'COMPARE': 81, ']': -1, '_NEWLINE': -1, 'and': -1, 'comparator': 81, 'else': -1, 'if': -1, 'in': 81, 'is': 88, 'not': 89, 'or': -1, '|': 91}
r256 = {')': -1, ',': -1, ':': -1, ';': -1, '=': -1, 'AUGMENT': -1, ']': -1, '_NEWLINE': -1, 'and': -1, 'else': -1, 'if': -1, 'or': -1}
r257 = {'&': 73, ')': -1, ',': -1, ':': -1, ';': -1, '=': -1, 'ADD': 79, 'AUGMENT': -1, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -1, '_NEWLINE': -1, 'and': -1, 'comparator': 81, 'else': -1, 'if': -1, 'in': 81, 'is': 88, 'not': 89, 'or': -1, '|': 91}
r258 = {'&': 73, ')': -1, ',': -1, ':': -1, ';': -1, '=': -1, 'AUGMENT': -1, 'COMPARE': 81, 'SHIFT': 84, ']': -1, '_NEWLINE': -1, 'and': -1, 'comparator': 81, 'else': -1, 'if': -1, 'in': 81, 'is': 88, 'not': 89, 'or': -1, '|': 91}
r259 = {'&': 73, ')': -1, ',': -1, ':': -1, ';': -1, '=': -1, 'ADD': 79, 'AUGMENT': -1, 'COMPARE': 81, 'SHIFT': 84, ']': -1, '_NEWLINE': -1, 'and': -1, 'comparator': 81, 'else': -1, 'if': -1, 'in': 81, 'is': 88, 'not': 89, 'or': -1, '|': 91}
r260 = {'&': 73, '(': 74, '.': 76, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, 'and': 86, 'comparator': 81, 'else': 361, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r261 = {'&': 73, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'else': 361, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r262 = {'COMPARE': 81, 'and': 86, 'comparator': 81, 'else': 361, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r263 = {'and': 86, 'else': 361, 'or': 90}
r264 = {'else': 361, 'or': 90}
r265 = {'else': 361}
r266 = {'&': 73, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'else': 361, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r267 = {'&': 73, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'else': 361, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r268 = {'&': 73, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'else': 361, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r269 = {'(': -38, '...': -38, 'ADD': -38, 'False': -38, 'NAME': -38, 'NUMBER': -38, 'None': -38, 'STRING': -38, 'True': -38, '[': -38, '~': -38}
r270 = {'(': -37, '...': -37, 'ADD': -37, 'False': -37, 'NAME': -37, 'NUMBER': -37, 'None': -37, 'STRING': -37, 'True': -37, '[': -37, '~': -37}
r271 = {'&': 73, '(': 74, ')': -74, ',': -74, '.': 76, ':': -74, ';': -74, '=': -74, 'ADD': 79, 'AUGMENT': -74, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -74, '_NEWLINE': -74, 'and': 86, 'comparator': 81, 'else': -74, 'if': -74, 'in': 81, 'is': 88, 'not': 89, 'or': -74, '|': 91}
r272 = {'&': 73, ')': -74, ',': -74, ':': -74, ';': -74, '=': -74, 'AUGMENT': -74, 'COMPARE': 81, ']': -74, '_NEWLINE': -74, 'and': 86, 'comparator': 81, 'else': -74, 'if': -74, 'in': 81, 'is': 88, 'not': 89, 'or': -74, '|': 91}
r273 = {')': -74, ',': -74, ':': -74, ';': -74, '=': -74, 'AUGMENT': -74, 'COMPARE': 81, ']': -74, '_NEWLINE': -74, 'and': 86, 'comparator': 81, 'else': -74, 'if': -74, 'in': 81, 'is': 88, 'not': 89, 'or': -74, '|': 91}
r274 = {')': -74, ',': -74, ':': -74, ';': -74, '=': -74, 'AUGMENT': -74, ']': -74, '_NEWLINE': -74, 'and': 86, 'else': -74, 'if': -74, 'or': -74}
r275 = {')': -74, ',': -74, ':': -74, ';': -74, '=': -74, 'AUGMENT': -74, ']': -74, '_NEWLINE': -74, 'else': -74, 'if': -74, 'or': -74}
r276 = {'&': 73, ')': -74, ',': -74, ':': -74, ';': -74, '=': -74, 'ADD': 79, 'AUGMENT': -74, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -74, '_NEWLINE': -74, 'and': 86, 'comparator': 81, 'else': -74, 'if': -74, 'in': 81, 'is': 88, 'not': 89, 'or': -74, '|': 91}
r277 = {'&': 73, ')': -74, ',': -74, ':': -74, ';': -74, '=': -74, 'AUGMENT': -74, 'COMPARE': 81, 'SHIFT': 84, ']': -74, '_NEWLINE': -74, 'and': 86, 'comparator': 81, 'else': -74, 'if': -74, 'in': 81, 'is': 88, 'not': 89, 'or': -74, '|': 91}
r278 = {'&': 73, ')': -74, ',': -74, ':': -74, ';': -74, '=': -74, 'ADD': 79, 'AUGMENT': -74, 'COMPARE': 81, 'SHIFT': 84, ']': -74, '_NEWLINE': -74, 'and': 86, 'comparator': 81, 'else': -74, 'if': -74, 'in': 81, 'is': 88, 'not': 89, 'or': -74, '|': 91}
r279 = {'&': 73, '(': 74, ')': -24, ',': -24, '.': 76, ':': -24, ';': -24, '=': -24, 'ADD': 79, 'AUGMENT': -24, 'COMPARE': -24, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -24, '_NEWLINE': -24, 'and': -24, 'else': -24, 'if': -24, 'in': -24, 'is': -24, 'not': -24, 'or': -24, '|': -24}
r280 = {'&': 73, ')': -24, ',': -24, ':': -24, ';': -24, '=': -24, 'AUGMENT': -24, 'COMPARE': -24, ']': -24, '_NEWLINE': -24, 'and': -24, 'else': -24, 'if': -24, 'in': -24, 'is': -24, 'not': -24, 'or': -24, '|': -24}
r281 = {'&': 73, ')': -24, ',': -24, ':': -24, ';': -24, '=': -24, 'ADD': 79, 'AUGMENT': -24, 'COMPARE': -24, 'MULTIPLY': 82, 'SHIFT': 84, ']': -24, '_NEWLINE': -24, 'and': -24, 'else': -24, 'if': -24, 'in': -24, 'is': -24, 'not': -24, 'or': -24, '|': -24}
r282 = {'&': 73, ')': -24, ',': -24, ':': -24, ';': -24, '=': -24, 'AUGMENT': -24, 'COMPARE': -24, 'SHIFT': 84, ']': -24, '_NEWLINE': -24, 'and': -24, 'else': -24, 'if': -24, 'in': -24, 'is': -24, 'not': -24, 'or': -24, '|': -24}
r283 = {'&': 73, ')': -24, ',': -24, ':': -24, ';': -24, '=': -24, 'ADD': 79, 'AUGMENT': -24, 'COMPARE': -24, 'SHIFT': 84, ']': -24, '_NEWLINE': -24, 'and': -24, 'else': -24, 'if': -24, 'in': -24, 'is': -24, 'not': -24, 'or': -24, '|': -24}
r284 = {'&': 73, '(': 74, '.': 76, ':': 362, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r285 = {'&': 73, ':': 362, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r286 = {':': 362, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r287 = {':': 362, 'and': 86, 'if': 87, 'or': 90}
r288 = {':': 362, 'if': 87, 'or': 90}
r289 = {':': 362, 'if': 87}
r290 = {'&': 73, ':': 362, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r291 = {'&': 73, ':': 362, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r292 = {'&': 73, ':': 362, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r293 = {':': 362}
r294 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': 363, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'block': 364, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'conjunction': 22, 'continue': 23, 'disjunction': 25, 'factor': 26, 'import': 29, 'items': 30, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 365, 'sum': 40, 'test': 41, 'tests': 42, '~': 44}
r295 = {'&': 73, '(': 74, ',': 75, '.': 76, ';': -33, '=': -33, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, '_NEWLINE': -33, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r296 = {'&': 73, ',': 75, ';': -33, '=': -33, 'COMPARE': 81, '_NEWLINE': -33, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r297 = {',': 75, ';': -33, '=': -33, 'COMPARE': 81, '_NEWLINE': -33, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r298 = {',': 75, ';': -33, '=': -33, '_NEWLINE': -33, 'and': 86, 'if': 87, 'or': 90}
r299 = {',': 75, ';': -33, '=': -33, '_NEWLINE': -33, 'if': 87, 'or': 90}
r300 = {',': 75, ';': -33, '=': -33, '_NEWLINE': -33, 'if': 87}
r301 = {'&': 73, ',': 75, ';': -33, '=': -33, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, '_NEWLINE': -33, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r302 = {';': -33, '=': -33, '_NEWLINE': -33}
r303 = {'&': 73, ',': 75, ';': -33, '=': -33, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -33, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r304 = {'&': 73, ',': 75, ';': -33, '=': -33, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -33, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r305 = {',': 75, ';': -33, '=': -33, '_NEWLINE': -33}
r306 = {'&': 73, '(': 74, ')': -40, ',': -40, '.': 76, ':': -40, ';': -40, '=': -40, 'ADD': 79, 'AUGMENT': -40, 'COMPARE': -40, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -40, '_NEWLINE': -40, 'and': -40, 'else': -40, 'if': -40, 'in': -40, 'is': -40, 'not': -40, 'or': -40, '|': 91}
r307 = {'&': 73, ')': -40, ',': -40, ':': -40, ';': -40, '=': -40, 'AUGMENT': -40, 'COMPARE': -40, ']': -40, '_NEWLINE': -40, 'and': -40, 'else': -40, 'if': -40, 'in': -40, 'is': -40, 'not': -40, 'or': -40, '|': 91}
r308 = {')': -40, ',': -40, ':': -40, ';': -40, '=': -40, 'AUGMENT': -40, 'COMPARE': -40, ']': -40, '_NEWLINE': -40, 'and': -40, 'else': -40, 'if': -40, 'in': -40, 'is': -40, 'not': -40, 'or': -40, '|': 91}
r309 = {'&': 73, ')': -40, ',': -40, ':': -40, ';': -40, '=': -40, 'ADD': 79, 'AUGMENT': -40, 'COMPARE': -40, 'MULTIPLY': 82, 'SHIFT': 84, ']': -40, '_NEWLINE': -40, 'and': -40, 'else': -40, 'if': -40, 'in': -40, 'is': -40, 'not': -40, 'or': -40, '|': 91}
r310 = {'&': 73, ')': -40, ',': -40, ':': -40, ';': -40, '=': -40, 'AUGMENT': -40, 'COMPARE': -40, 'SHIFT': 84, ']': -40, '_NEWLINE': -40, 'and': -40, 'else': -40, 'if': -40, 'in': -40, 'is': -40, 'not': -40, 'or': -40, '|': 91}
r311 = {'&': 73, ')': -40, ',': -40, ':': -40, ';': -40, '=': -40, 'ADD': 79, 'AUGMENT': -40, 'COMPARE': -40, 'SHIFT': 84, ']': -40, '_NEWLINE': -40, 'and': -40, 'else': -40, 'if': -40, 'in': -40, 'is': -40, 'not': -40, 'or': -40, '|': 91}
r312 = {')': 366, 'NAME': 367, 'parameter': 368, 'parameters': 369}
r313 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 370, 'bitand': 371, 'bitor': 372, 'factor': 373, 'in': -126, 'postfix': 370, 'power': 373, 'product': 373, 'shift': 374, 'sum': 375, '~': 44}
r314 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 376, 'bitand': 377, 'bitor': 378, 'compares': 19, 'comparison': 379, 'conjunction': 380, 'disjunction': 381, 'factor': 382, 'items': 383, 'negation': 379, 'not': 32, 'ors': 33, 'postfix': 376, 'power': 382, 'product': 382, 'shift': 384, 'sum': 385, 'test': 386, 'tests': 42, '~': 44}
r315 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'atom': 387, 'bitand': 388, 'bitor': 389, 'factor': 390, 'in': -128, 'postfix': 387, 'power': 390, 'product': 390, 'shift': 391, 'sum': 392, '~': 44}
r316 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': 363, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'block': 393, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'conjunction': 22, 'continue': 23, 'disjunction': 25, 'factor': 26, 'import': 29, 'items': 30, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 365, 'sum': 40, 'test': 41, 'tests': 42, '~': 44}
r317 = {'NAME': 394}
r318 = {'NAME': 395}
r319 = {'&': 73, '(': 74, ')': -75, ',': -75, '.': 76, ':': -75, ';': -75, '=': -75, 'ADD': 79, 'AUGMENT': -75, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -75, '_NEWLINE': -75, 'and': 86, 'comparator': 81, 'else': -75, 'if': -75, 'in': 81, 'is': 88, 'not': 89, 'or': -75, '|': 91}
r320 = {'&': 73, ')': -75, ',': -75, ':': -75, ';': -75, '=': -75, 'AUGMENT': -75, 'COMPARE': 81, ']': -75, '_NEWLINE': -75, 'and': 86, 'comparator': 81, 'else': -75, 'if': -75, 'in': 81, 'is': 88, 'not': 89, 'or': -75, '|': 91}
r321 = {')': -75, ',': -75, ':': -75, ';': -75, '=': -75, 'AUGMENT': -75, 'COMPARE': 81, ']': -75, '_NEWLINE': -75, 'and': 86, 'comparator': 81, 'else': -75, 'if': -75, 'in': 81, 'is': 88, 'not': 89, 'or': -75, '|': 91}
r322 = {')': -75, ',': -75, ':': -75, ';': -75, '=': -75, 'AUGMENT': -75, ']': -75, '_NEWLINE': -75, 'and': 86, 'else': -75, 'if': -75, 'or': -75}
r323 = {')': -75, ',': -75, ':': -75, ';': -75, '=': -75, 'AUGMENT': -75, ']': -75, '_NEWLINE': -75, 'else': -75, 'if': -75, 'or': -75}
r324 = {'&': 73, ')': -75, ',': -75, ':': -75, ';': -75, '=': -75, 'ADD': 79, 'AUGMENT': -75, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -75, '_NEWLINE': -75, 'and': 86, 'comparator': 81, 'else': -75, 'if': -75, 'in': 81, 'is': 88, 'not': 89, 'or': -75, '|': 91}
r325 = {'&': 73, ')': -75, ',': -75, ':': -75, ';': -75, '=': -75, 'AUGMENT': -75, 'COMPARE': 81, 'SHIFT': 84, ']': -75, '_NEWLINE': -75, 'and': 86, 'comparator': 81, 'else': -75, 'if': -75, 'in': 81, 'is': 88, 'not': 89, 'or': -75, '|': 91}
r326 = {'&': 73, ')': -75, ',': -75, ':': -75, ';': -75, '=': -75, 'ADD': 79, 'AUGMENT': -75, 'COMPARE': 81, 'SHIFT': 84, ']': -75, '_NEWLINE': -75, 'and': 86, 'comparator': 81, 'else': -75, 'if': -75, 'in': 81, 'is': 88, 'not': 89, 'or': -75, '|': 91}
r327 = {'$END': -68, '(': -68, '...': -68, 'ADD': -68, 'False': -68, 'NAME': -68, 'NUMBER': -68, 'None': -68, 'STRING': -68, 'True': -68, '[': -68, '_DEDENT': -68, 'break': -68, 'continue': -68, 'def': -68, 'for': -68, 'if': -68, 'import': -68, 'not': -68, 'pass': -68, 'return': -68, 'while': -68, '~': -68}
r328 = {';': -105, '_NEWLINE': -105}
r329 = {'&': 73, '(': 74, ')': -132, ',': -132, '.': 76, ':': -132, ';': -132, '=': -132, 'ADD': 79, 'AUGMENT': -132, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -132, '_NEWLINE': -132, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r330 = {'&': 73, ')': -132, ',': -132, ':': -132, ';': -132, '=': -132, 'AUGMENT': -132, 'COMPARE': 81, ']': -132, '_NEWLINE': -132, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r331 = {')': -132, ',': -132, ':': -132, ';': -132, '=': -132, 'AUGMENT': -132, 'COMPARE': 81, ']': -132, '_NEWLINE': -132, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r332 = {')': -132, ',': -132, ':': -132, ';': -132, '=': -132, 'AUGMENT': -132, ']': -132, '_NEWLINE': -132, 'and': 86, 'if': 87, 'or': 90}
r333 = {')': -132, ',': -132, ':': -132, ';': -132, '=': -132, 'AUGMENT': -132, ']': -132, '_NEWLINE': -132, 'if': 87, 'or': 90}
r334 = {')': -132, ',': -132, ':': -132, ';': -132, '=': -132, 'AUGMENT': -132, ']': -132, '_NEWLINE': -132, 'if': 87}
r335 = {'&': 73, ')': -132, ',': -132, ':': -132, ';': -132, '=': -132, 'ADD': 79, 'AUGMENT': -132, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -132, '_NEWLINE': -132, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r336 = {'&': 73, ')': -132, ',': -132, ':': -132, ';': -132, '=': -132, 'AUGMENT': -132, 'COMPARE': 81, 'SHIFT': 84, ']': -132, '_NEWLINE': -132, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r337 = {'&': 73, ')': -132, ',': -132, ':': -132, ';': -132, '=': -132, 'ADD': 79, 'AUGMENT': -132, 'COMPARE': 81, 'SHIFT': 84, ']': -132, '_NEWLINE': -132, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r338 = {')': -132, ',': -132, ':': -132, ';': -132, '=': -132, 'AUGMENT': -132, ']': -132, '_NEWLINE': -132}
r339 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': 363, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'block': 396, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'conjunction': 22, 'continue': 23, 'disjunction': 25, 'factor': 26, 'import': 29, 'items': 30, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 365, 'sum': 40, 'test': 41, 'tests': 42, '~': 44}
r340 = {'&': -18, '(': -18, ')': -18, ',': -18, '.': -18, ':': -18, ';': -18, '=': -18, 'ADD': -18, 'AUGMENT': -18, 'COMPARE': -18, 'MULTIPLY': -18, 'POWER': -18, 'SHIFT': -18, '[': -18, ']': -18, '_NEWLINE': -18, 'and': -18, 'else': -18, 'if': -18, 'in': -18, 'is': -18, 'not': -18, 'or': -18, '|': -18}
r341 = {'&': -20, '(': -20, ')': -20, ',': -20, '.': -20, ':': -20, ';': -20, '=': -20, 'ADD': -20, 'AUGMENT': -20, 'COMPARE': -20, 'MULTIPLY': -20, 'POWER': -20, 'SHIFT': -20, '[': -20, ']': -20, '_NEWLINE': -20, 'and': -20, 'else': -20, 'if': -20, 'in': -20, 'is': -20, 'not': -20, 'or': -20, '|': -20}
r342 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 397, 'bitand': 398, 'bitor': 399, 'compares': 19, 'comparison': 400, 'conjunction': 401, 'disjunction': 402, 'factor': 403, 'negation': 400, 'not': 32, 'ors': 33, 'postfix': 397, 'power': 403, 'product': 403, 'shift': 404, 'sum': 405, 'test': 406, '~': 44}
r343 = {'&': -83, '(': -83, ')': -83, ',': -83, '.': -83, ':': -83, ';': -83, '=': -83, 'ADD': -83, 'AUGMENT': -83, 'COMPARE': -83, 'MULTIPLY': -83, 'POWER': -83, 'SHIFT': -83, '[': -83, ']': -83, '_NEWLINE': -83, 'and': -83, 'else': -83, 'if': -83, 'in': -83, 'is': -83, 'not': -83, 'or': -83, '|': -83}
r344 = {'(': 1, ')': 407, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 169, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'argument': 408, 'atom': 409, 'bitand': 410, 'bitor': 411, 'compares': 19, 'comparison': 412, 'conjunction': 413, 'disjunction': 414, 'factor': 415, 'negation': 412, 'not': 32, 'ors': 33, 'postfix': 409, 'power': 415, 'product': 415, 'shift': 416, 'sum': 417, 'test': 408, '~': 44}
r345 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 418, 'bitand': 419, 'bitor': 420, 'compares': 19, 'comparison': 421, 'conjunction': 422, 'disjunction': 423, 'factor': 424, 'items': 425, 'negation': 421, 'not': 32, 'ors': 33, 'postfix': 418, 'power': 424, 'product': 424, 'shift': 426, 'sum': 427, 'test': 428, 'tests': 42, '~': 44}
r346 = {'(': 1, ',': -120, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, ']': -120, 'ands': 12, 'atom': 429, 'bitand': 430, 'bitor': 431, 'compares': 19, 'comparison': 432, 'conjunction': 433, 'disjunction': 434, 'factor': 435, 'negation': 432, 'not': 32, 'ors': 33, 'postfix': 429, 'power': 435, 'product': 435, 'shift': 436, 'sum': 437, 'test': 438, '~': 44}
r347 = {'&': 73, '(': 74, ',': -111, '.': 76, ':': 439, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -111, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r348 = {'&': 73, ',': -111, ':': 439, 'COMPARE': 81, ']': -111, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r349 = {',': -111, ':': 439, 'COMPARE': 81, ']': -111, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r350 = {',': -111, ':': 439, ']': -111, 'and': 86, 'if': 87, 'or': 90}
r351 = {',': -111, ':': 439, ']': -111, 'if': 87, 'or': 90}
r352 = {',': -111, ':': 439, ']': -111, 'if': 87}
r353 = {'&': 73, ',': -111, ':': 439, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -111, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r354 = {'&': 73, ',': -111, ':': 439, 'COMPARE': 81, 'SHIFT': 84, ']': -111, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r355 = {'&': 73, ',': -111, ':': 439, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, ']': -111, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r356 = {',': -111, ':': 439, ']': -111}
r357 = {'(': 1, '...': 2, ':': 239, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, ']': -60, 'ands': 12, 'atom': 440, 'bitand': 441, 'bitor': 442, 'compares': 19, 'comparison': 443, 'conjunction': 444, 'disjunction': 445, 'factor': 446, 'negation': 443, 'not': 32, 'ors': 33, 'postfix': 440, 'power': 446, 'product': 446, 'shift': 447, 'subscript': 448, 'sum': 449, 'test': 450, '~': 44}
r358 = {'(': 1, ',': -110, '...': 2, ':': 451, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, ']': -110, 'ands': 12, 'atom': 452, 'bitand': 453, 'bitor': 454, 'compares': 19, 'comparison': 455, 'conjunction': 456, 'disjunction': 457, 'factor': 458, 'negation': 455, 'not': 32, 'ors': 33, 'postfix': 452, 'power': 458, 'product': 458, 'shift': 459, 'sum': 460, 'test': 461, '~': 44}
r359 = {'&': -85, '(': -85, ')': -85, ',': -85, '.': -85, ':': -85, ';': -85, '=': -85, 'ADD': -85, 'AUGMENT': -85, 'COMPARE': -85, 'MULTIPLY': -85, 'POWER': -85, 'SHIFT': -85, '[': -85, ']': -85, '_NEWLINE': -85, 'and': -85, 'else': -85, 'if': -85, 'in': -85, 'is': -85, 'not': -85, 'or': -85, '|': -85}
r360 = {'(': 1, '...': 2, ':': 239, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, ']': -62, 'ands': 12, 'atom': 462, 'bitand': 463, 'bitor': 464, 'compares': 19, 'comparison': 465, 'conjunction': 466, 'disjunction': 467, 'factor': 468, 'negation': 465, 'not': 32, 'ors': 33, 'postfix': 462, 'power': 468, 'product': 468, 'shift': 469, 'subscript': 470, 'sum': 471, 'test': 472, '~': 44}
r361 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 473, 'bitand': 474, 'bitor': 475, 'compares': 19, 'comparison': 476, 'conjunction': 477, 'disjunction': 478, 'factor': 479, 'negation': 476, 'not': 32, 'ors': 33, 'postfix': 473, 'power': 479, 'product': 479, 'shift': 480, 'sum': 481, 'test': 482, '~': 44}
r362 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': 363, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'block': 483, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'conjunction': 22, 'continue': 23, 'disjunction': 25, 'factor': 26, 'import': 29, 'items': 30, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 365, 'sum': 40, 'test': 41, 'tests': 42, '~': 44}
r363 = {'_INDENT': 484}
r364 = {'$END': -44, '(': -44, '...': -44, 'ADD': -44, 'False': -44, 'NAME': -44, 'NUMBER': -44, 'None': -44, 'STRING': -44, 'True': -44, '[': -44, '_DEDENT': -44, 'break': -44, 'continue': -44, 'def': -44, 'for': -44, 'if': -44, 'import': -44, 'not': -44, 'pass': -44, 'return': -44, 'while': -44, '~': -44}
r365 = {';': 485, '_NEWLINE': 486}
r366 = {':': 487}
r367 = {')': -76, ',': -76, '=': 488}
r368 = {')': -78, ',': -78}
r369 = {')': 489, ',': 490}
r370 = {'&': 73, '(': 74, ',': -25, '.': 76, 'ADD': 79, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, 'in': -25, '|': 91}
r371 = {'&': 73, ',': -25, 'in': -25, '|': 91}
r372 = {',': -25, 'in': -25, '|': 91}
r373 = {'&': 73, ',': -25, 'ADD': 79, 'MULTIPLY': 82, 'SHIFT': 84, 'in': -25, '|': 91}
r374 = {'&': 73, ',': -25, 'SHIFT': 84, 'in': -25, '|': 91}
r375 = {'&': 73, ',': -25, 'ADD': 79, 'SHIFT': 84, 'in': -25, '|': 91}
r376 = {'&': 73, '(': 74, ',': 75, '.': 76, ':': 491, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r377 = {'&': 73, ',': 75, ':': 491, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r378 = {',': 75, ':': 491, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r379 = {',': 75, ':': 491, 'and': 86, 'if': 87, 'or': 90}
r380 = {',': 75, ':': 491, 'if': 87, 'or': 90}
r381 = {',': 75, ':': 491, 'if': 87}
r382 = {'&': 73, ',': 75, ':': 491, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r383 = {':': 491}
r384 = {'&': 73, ',': 75, ':': 491, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r385 = {'&': 73, ',': 75, ':': 491, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r386 = {',': 75, ':': 491}
r387 = {'&': 73, '(': 74, ',': -26, '.': 76, 'ADD': 79, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, 'in': -26, '|': 91}
r388 = {'&': 73, ',': -26, 'in': -26, '|': 91}
r389 = {',': -26, 'in': -26, '|': 91}
r390 = {'&': 73, ',': -26, 'ADD': 79, 'MULTIPLY': 82, 'SHIFT': 84, 'in': -26, '|': 91}
r391 = {'&': 73, ',': -26, 'SHIFT': 84, 'in': -26, '|': 91}
r392 = {'&': 73, ',': -26, 'ADD': 79, 'SHIFT': 84, 'in': -26, '|': 91}
r393 = {'$END': -30, '(': -30, '...': -30, 'ADD': -30, 'False': -30, 'NAME': -30, 'NUMBER': -30, 'None': -30, 'STRING': -30, 'True': -30, '[': -30, '_DEDENT': -30, 'break': -30, 'continue': -30, 'def': -30, 'elif': -30, 'else': -30, 'for': -30, 'if': -30, 'import': -30, 'not': -30, 'pass': -30, 'return': -30, 'while': -30, '~': -30}
r394 = {'.': -55, ';': -55, '_NEWLINE': -55, 'as': -55}
r395 = {';': -103, '_NEWLINE': -103}
r396 = {'$END': -46, '(': -46, '...': -46, 'ADD': -46, 'False': -46, 'NAME': -46, 'NUMBER': -46, 'None': -46, 'STRING': -46, 'True': -46, '[': -46, '_DEDENT': -46, 'break': -46, 'continue': -46, 'def': -46, 'for': -46, 'if': -46, 'import': -46, 'not': -46, 'pass': -46, 'return': -46, 'while': -46, '~': -46}
r397 = {'&': 73, '(': 74, ')': -4, ',': -4, '.': 76, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r398 = {'&': 73, ')': -4, ',': -4, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r399 = {')': -4, ',': -4, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r400 = {')': -4, ',': -4, 'and': 86, 'if': 87, 'or': 90}
r401 = {')': -4, ',': -4, 'if': 87, 'or': 90}
r402 = {')': -4, ',': -4, 'if': 87}
r403 = {'&': 73, ')': -4, ',': -4, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r404 = {'&': 73, ')': -4, ',': -4, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r405 = {'&': 73, ')': -4, ',': -4, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r406 = {')': -4, ',': -4}
r407 = {'&': -84, '(': -84, ')': -84, ',': -84, '.': -84, ':': -84, ';': -84, '=': -84, 'ADD': -84, 'AUGMENT': -84, 'COMPARE': -84, 'MULTIPLY': -84, 'POWER': -84, 'SHIFT': -84, '[': -84, ']': -84, '_NEWLINE': -84, 'and': -84, 'else': -84, 'if': -84, 'in': -84, 'is': -84, 'not': -84, 'or': -84, '|': -84}
r408 = {')': -6, ',': -6}
r409 = {'&': 73, '(': 74, ')': -6, ',': -6, '.': 76, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r410 = {'&': 73, ')': -6, ',': -6, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r411 = {')': -6, ',': -6, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r412 = {')': -6, ',': -6, 'and': 86, 'if': 87, 'or': 90}
r413 = {')': -6, ',': -6, 'if': 87, 'or': 90}
r414 = {')': -6, ',': -6, 'if': 87}
r415 = {'&': 73, ')': -6, ',': -6, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r416 = {'&': 73, ')': -6, ',': -6, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r417 = {'&': 73, ')': -6, ',': -6, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r418 = {'&': 73, '(': 74, ',': 75, '.': 76, ';': -96, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, '_NEWLINE': -96, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r419 = {'&': 73, ',': 75, ';': -96, 'COMPARE': 81, '_NEWLINE': -96, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r420 = {',': 75, ';': -96, 'COMPARE': 81, '_NEWLINE': -96, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r421 = {',': 75, ';': -96, '_NEWLINE': -96, 'and': 86, 'if': 87, 'or': 90}
r422 = {',': 75, ';': -96, '_NEWLINE': -96, 'if': 87, 'or': 90}
r423 = {',': 75, ';': -96, '_NEWLINE': -96, 'if': 87}
r424 = {'&': 73, ',': 75, ';': -96, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, '_NEWLINE': -96, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r425 = {';': -96, '_NEWLINE': -96}
r426 = {'&': 73, ',': 75, ';': -96, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -96, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r427 = {'&': 73, ',': 75, ';': -96, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, '_NEWLINE': -96, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r428 = {',': 75, ';': -96, '_NEWLINE': -96}
r429 = {'&': 73, '(': 74, ',': -119, '.': 76, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -119, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r430 = {'&': 73, ',': -119, 'COMPARE': 81, ']': -119, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r431 = {',': -119, 'COMPARE': 81, ']': -119, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r432 = {',': -119, ']': -119, 'and': 86, 'if': 87, 'or': 90}
r433 = {',': -119, ']': -119, 'if': 87, 'or': 90}
r434 = {',': -119, ']': -119, 'if': 87}
r435 = {'&': 73, ',': -119, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -119, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r436 = {'&': 73, ',': -119, 'COMPARE': 81, 'SHIFT': 84, ']': -119, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r437 = {'&': 73, ',': -119, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, ']': -119, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r438 = {',': -119, ']': -119}
r439 = {'(': 1, ',': -118, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, ']': -118, 'ands': 12, 'atom': 492, 'bitand': 493, 'bitor': 494, 'compares': 19, 'comparison': 495, 'conjunction': 496, 'disjunction': 497, 'factor': 498, 'negation': 495, 'not': 32, 'ors': 33, 'postfix': 492, 'power': 498, 'product': 498, 'shift': 499, 'sum': 500, 'test': 501, '~': 44}
r440 = {'&': 73, '(': 74, ',': -121, '.': 76, ':': 358, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -121, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r441 = {'&': 73, ',': -121, ':': 358, 'COMPARE': 81, ']': -121, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r442 = {',': -121, ':': 358, 'COMPARE': 81, ']': -121, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r443 = {',': -121, ':': 358, ']': -121, 'and': 86, 'if': 87, 'or': 90}
r444 = {',': -121, ':': 358, ']': -121, 'if': 87, 'or': 90}
r445 = {',': -121, ':': 358, ']': -121, 'if': 87}
r446 = {'&': 73, ',': -121, ':': 358, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -121, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r447 = {'&': 73, ',': -121, ':': 358, 'COMPARE': 81, 'SHIFT': 84, ']': -121, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r448 = {',': -121, ']': -121}
r449 = {'&': 73, ',': -121, ':': 358, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, ']': -121, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r450 = {',': -121, ':': 358, ']': -121}
r451 = {'(': 1, ',': -116, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, ']': -116, 'ands': 12, 'atom': 502, 'bitand': 503, 'bitor': 504, 'compares': 19, 'comparison': 505, 'conjunction': 506, 'disjunction': 507, 'factor': 508, 'negation': 505, 'not': 32, 'ors': 33, 'postfix': 502, 'power': 508, 'product': 508, 'shift': 509, 'sum': 510, 'test': 511, '~': 44}
r452 = {'&': 73, '(': 74, ',': -109, '.': 76, ':': 512, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -109, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r453 = {'&': 73, ',': -109, ':': 512, 'COMPARE': 81, ']': -109, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r454 = {',': -109, ':': 512, 'COMPARE': 81, ']': -109, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r455 = {',': -109, ':': 512, ']': -109, 'and': 86, 'if': 87, 'or': 90}
r456 = {',': -109, ':': 512, ']': -109, 'if': 87, 'or': 90}
r457 = {',': -109, ':': 512, ']': -109, 'if': 87}
r458 = {'&': 73, ',': -109, ':': 512, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -109, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r459 = {'&': 73, ',': -109, ':': 512, 'COMPARE': 81, 'SHIFT': 84, ']': -109, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r460 = {'&': 73, ',': -109, ':': 512, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, ']': -109, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r461 = {',': -109, ':': 512, ']': -109}
r462 = {'&': 73, '(': 74, ',': -122, '.': 76, ':': 358, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -122, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r463 = {'&': 73, ',': -122, ':': 358, 'COMPARE': 81, ']': -122, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r464 = {',': -122, ':': 358, 'COMPARE': 81, ']': -122, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r465 = {',': -122, ':': 358, ']': -122, 'and': 86, 'if': 87, 'or': 90}
r466 = {',': -122, ':': 358, ']': -122, 'if': 87, 'or': 90}
r467 = {',': -122, ':': 358, ']': -122, 'if': 87}
r468 = {'&': 73, ',': -122, ':': 358, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -122, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r469 = {'&': 73, ',': -122, ':': 358, 'COMPARE': 81, 'SHIFT': 84, ']': -122, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r470 = {',': -122, ']': -122}
r471 = {'&': 73, ',': -122, ':': 358, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, ']': -122, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r472 = {',': -122, ':': 358, ']': -122}
r473 = {'&': 73, '(': 74, ')': -130, ',': -130, '.': 76, ':': -130, ';': -130, '=': -130, 'ADD': 79, 'AUGMENT': -130, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -130, '_NEWLINE': -130, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r474 = {'&': 73, ')': -130, ',': -130, ':': -130, ';': -130, '=': -130, 'AUGMENT': -130, 'COMPARE': 81, ']': -130, '_NEWLINE': -130, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r475 = {')': -130, ',': -130, ':': -130, ';': -130, '=': -130, 'AUGMENT': -130, 'COMPARE': 81, ']': -130, '_NEWLINE': -130, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r476 = {')': -130, ',': -130, ':': -130, ';': -130, '=': -130, 'AUGMENT': -130, ']': -130, '_NEWLINE': -130, 'and': 86, 'if': 87, 'or': 90}
r477 = {')': -130, ',': -130, ':': -130, ';': -130, '=': -130, 'AUGMENT': -130, ']': -130, '_NEWLINE': -130, 'if': 87, 'or': 90}
r478 = {')': -130, ',': -130, ':': -130, ';': -130, '=': -130, 'AUGMENT': -130, ']': -130, '_NEWLINE': -130, 'if': 87}
r479 = {'&': 73, ')': -130, ',': -130, ':': -130, ';': -130, '=': -130, 'ADD': 79, 'AUGMENT': -130, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -130, '_NEWLINE': -130, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r480 = {'&': 73, ')': -130, ',': -130, ':': -130, ';': -130, '=': -130, 'AUGMENT': -130, 'COMPARE': 81, 'SHIFT': 84, ']': -130, '_NEWLINE': -130, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r481 = {'&': 73, ')': -130, ',': -130, ':': -130, ';': -130, '=': -130, 'ADD': 79, 'AUGMENT': -130, 'COMPARE': 81, 'SHIFT': 84, ']': -130, '_NEWLINE': -130, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r482 = {')': -130, ',': -130, ':': -130, ';': -130, '=': -130, 'AUGMENT': -130, ']': -130, '_NEWLINE': -130}
r483 = {'$END': -31, '(': -31, '...': -31, 'ADD': -31, 'False': -31, 'NAME': -31, 'NUMBER': -31, 'None': -31, 'STRING': -31, 'True': -31, '[': -31, '_DEDENT': -31, 'break': -31, 'continue': -31, 'def': -31, 'elif': -31, 'else': -31, 'for': -31, 'if': -31, 'import': -31, 'not': -31, 'pass': -31, 'return': -31, 'while': -31, '~': -31}
r484 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'branches': 16, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'compound': 21, 'conjunction': 22, 'continue': 23, 'def': 24, 'disjunction': 25, 'factor': 26, 'for': 27, 'if': 28, 'import': 29, 'items': 30, 'line': 513, 'lines': 513, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 38, 'sum': 40, 'test': 41, 'tests': 42, 'while': 43, '~': 44}
r485 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': 514, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'conjunction': 22, 'continue': 23, 'disjunction': 25, 'factor': 26, 'import': 29, 'items': 30, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 328, 'sum': 40, 'test': 41, 'tests': 42, '~': 44}
r486 = {'$END': -27, '(': -27, '...': -27, 'ADD': -27, 'False': -27, 'NAME': -27, 'NUMBER': -27, 'None': -27, 'STRING': -27, 'True': -27, '[': -27, '_DEDENT': -27, 'break': -27, 'continue': -27, 'def': -27, 'elif': -27, 'else': -27, 'for': -27, 'if': -27, 'import': -27, 'not': -27, 'pass': -27, 'return': -27, 'while': -27, '~': -27}
r487 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': 363, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'block': 515, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'conjunction': 22, 'continue': 23, 'disjunction': 25, 'factor': 26, 'import': 29, 'items': 30, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 365, 'sum': 40, 'test': 41, 'tests': 42, '~': 44}
r488 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, 'ands': 12, 'atom': 516, 'bitand': 517, 'bitor': 518, 'compares': 19, 'comparison': 519, 'conjunction': 520, 'disjunction': 521, 'factor': 522, 'negation': 519, 'not': 32, 'ors': 33, 'postfix': 516, 'power': 522, 'product': 522, 'shift': 523, 'sum': 524, 'test': 525, '~': 44}
r489 = {':': 526}
r490 = {')': 527, 'NAME': 367, 'parameter': 528}
r491 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': 363, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'block': 529, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'conjunction': 22, 'continue': 23, 'disjunction': 25, 'factor': 26, 'import': 29, 'items': 30, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 365, 'sum': 40, 'test': 41, 'tests': 42, '~': 44}
r492 = {'&': 73, '(': 74, ',': -117, '.': 76, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -117, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r493 = {'&': 73, ',': -117, 'COMPARE': 81, ']': -117, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r494 = {',': -117, 'COMPARE': 81, ']': -117, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r495 = {',': -117, ']': -117, 'and': 86, 'if': 87, 'or': 90}
r496 = {',': -117, ']': -117, 'if': 87, 'or': 90}
r497 = {',': -117, ']': -117, 'if': 87}
r498 = {'&': 73, ',': -117, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -117, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r499 = {'&': 73, ',': -117, 'COMPARE': 81, 'SHIFT': 84, ']': -117, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r500 = {'&': 73, ',': -117, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, ']': -117, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r501 = {',': -117, ']': -117}
r502 = {'&': 73, '(': 74, ',': -115, '.': 76, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -115, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r503 = {'&': 73, ',': -115, 'COMPARE': 81, ']': -115, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r504 = {',': -115, 'COMPARE': 81, ']': -115, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r505 = {',': -115, ']': -115, 'and': 86, 'if': 87, 'or': 90}
r506 = {',': -115, ']': -115, 'if': 87, 'or': 90}
r507 = {',': -115, ']': -115, 'if': 87}
r508 = {'&': 73, ',': -115, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -115, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r509 = {'&': 73, ',': -115, 'COMPARE': 81, 'SHIFT': 84, ']': -115, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r510 = {'&': 73, ',': -115, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, ']': -115, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r511 = {',': -115, ']': -115}
r512 = {'(': 1, ',': -114, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, ']': -114, 'ands': 12, 'atom': 530, 'bitand': 531, 'bitor': 532, 'compares': 19, 'comparison': 533, 'conjunction': 534, 'disjunction': 535, 'factor': 536, 'negation': 533, 'not': 32, 'ors': 33, 'postfix': 530, 'power': 536, 'product': 536, 'shift': 537, 'sum': 538, 'test': 539, '~': 44}
r513 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_DEDENT': 540, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'branches': 16, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'compound': 21, 'conjunction': 22, 'continue': 23, 'def': 24, 'disjunction': 25, 'factor': 26, 'for': 27, 'if': 28, 'import': 29, 'items': 30, 'line': 117, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 38, 'sum': 40, 'test': 41, 'tests': 42, 'while': 43, '~': 44}
r514 = {'$END': -28, '(': -28, '...': -28, 'ADD': -28, 'False': -28, 'NAME': -28, 'NUMBER': -28, 'None': -28, 'STRING': -28, 'True': -28, '[': -28, '_DEDENT': -28, 'break': -28, 'continue': -28, 'def': -28, 'elif': -28, 'else': -28, 'for': -28, 'if': -28, 'import': -28, 'not': -28, 'pass': -28, 'return': -28, 'while': -28, '~': -28}
r515 = {'$END': -47, '(': -47, '...': -47, 'ADD': -47, 'False': -47, 'NAME': -47, 'NUMBER': -47, 'None': -47, 'STRING': -47, 'True': -47, '[': -47, '_DEDENT': -47, 'break': -47, 'continue': -47, 'def': -47, 'for': -47, 'if': -47, 'import': -47, 'not': -47, 'pass': -47, 'return': -47, 'while': -47, '~': -47}
r516 = {'&': 73, '(': 74, ')': -77, ',': -77, '.': 76, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r517 = {'&': 73, ')': -77, ',': -77, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r518 = {')': -77, ',': -77, 'COMPARE': 81, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r519 = {')': -77, ',': -77, 'and': 86, 'if': 87, 'or': 90}
r520 = {')': -77, ',': -77, 'if': 87, 'or': 90}
r521 = {')': -77, ',': -77, 'if': 87}
r522 = {'&': 73, ')': -77, ',': -77, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r523 = {'&': 73, ')': -77, ',': -77, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r524 = {'&': 73, ')': -77, ',': -77, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r525 = {')': -77, ',': -77}
r526 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': 363, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'block': 541, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'conjunction': 22, 'continue': 23, 'disjunction': 25, 'factor': 26, 'import': 29, 'items': 30, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 365, 'sum': 40, 'test': 41, 'tests': 42, '~': 44}
r527 = {':': 542}
r528 = {')': -79, ',': -79}
r529 = {'$END': -45, '(': -45, '...': -45, 'ADD': -45, 'False': -45, 'NAME': -45, 'NUMBER': -45, 'None': -45, 'STRING': -45, 'True': -45, '[': -45, '_DEDENT': -45, 'break': -45, 'continue': -45, 'def': -45, 'for': -45, 'if': -45, 'import': -45, 'not': -45, 'pass': -45, 'return': -45, 'while': -45, '~': -45}
r530 = {'&': 73, '(': 74, ',': -113, '.': 76, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'POWER': 83, 'SHIFT': 84, '[': 85, ']': -113, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r531 = {'&': 73, ',': -113, 'COMPARE': 81, ']': -113, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r532 = {',': -113, 'COMPARE': 81, ']': -113, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r533 = {',': -113, ']': -113, 'and': 86, 'if': 87, 'or': 90}
r534 = {',': -113, ']': -113, 'if': 87, 'or': 90}
r535 = {',': -113, ']': -113, 'if': 87}
r536 = {'&': 73, ',': -113, 'ADD': 79, 'COMPARE': 81, 'MULTIPLY': 82, 'SHIFT': 84, ']': -113, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r537 = {'&': 73, ',': -113, 'COMPARE': 81, 'SHIFT': 84, ']': -113, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r538 = {'&': 73, ',': -113, 'ADD': 79, 'COMPARE': 81, 'SHIFT': 84, ']': -113, 'and': 86, 'comparator': 81, 'if': 87, 'in': 81, 'is': 88, 'not': 89, 'or': 90, '|': 91}
r539 = {',': -113, ']': -113}
r540 = {'$END': -29, '(': -29, '...': -29, 'ADD': -29, 'False': -29, 'NAME': -29, 'NUMBER': -29, 'None': -29, 'STRING': -29, 'True': -29, '[': -29, '_DEDENT': -29, 'break': -29, 'continue': -29, 'def': -29, 'elif': -29, 'else': -29, 'for': -29, 'if': -29, 'import': -29, 'not': -29, 'pass': -29, 'return': -29, 'while': -29, '~': -29}
r541 = {'$END': -48, '(': -48, '...': -48, 'ADD': -48, 'False': -48, 'NAME': -48, 'NUMBER': -48, 'None': -48, 'STRING': -48, 'True': -48, '[': -48, '_DEDENT': -48, 'break': -48, 'continue': -48, 'def': -48, 'for': -48, 'if': -48, 'import': -48, 'not': -48, 'pass': -48, 'return': -48, 'while': -48, '~': -48}
r542 = {'(': 1, '...': 2, 'ADD': 3, 'False': 4, 'NAME': 5, 'NUMBER': 6, 'None': 7, 'STRING': 8, 'True': 9, '[': 10, '_NEWLINE': 363, 'ands': 12, 'atom': 13, 'bitand': 14, 'bitor': 15, 'block': 543, 'break': 17, 'chain': 18, 'compares': 19, 'comparison': 20, 'conjunction': 22, 'continue': 23, 'disjunction': 25, 'factor': 26, 'import': 29, 'items': 30, 'negation': 20, 'not': 32, 'ors': 33, 'pass': 34, 'postfix': 13, 'power': 26, 'product': 26, 'return': 35, 'shift': 36, 'simple': 37, 'simples': 365, 'sum': 40, 'test': 41, 'tests': 42, '~': 44}
r543 = {'$END': -49, '(': -49, '...': -49, 'ADD': -49, 'False': -49, 'NAME': -49, 'NUMBER': -49, 'None': -49, 'STRING': -49, 'True': -49, '[': -49, '_DEDENT': -49, 'break': -49, 'continue': -49, 'def': -49, 'for': -49, 'if': -49, 'import': -49, 'not': -49, 'pass': -49, 'return': -49, 'while': -49, '~': -49}
STATES = [r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19, r20, r21, r22, r23, r24, r25, r26, r27, r28, r29, r30, r31, r32, r33, r34, r35, r36, r37, r38, r39, r40, r41, r42, r43, r44, r45, r46, r47, r48, r49, r50, r51, r52, r53, r54, r55, r56, r57, r58, r59, r60, r61, r62, r63, r64, r65, r66, r67, r68, r69, r70, r71, r72, r73, r74, r75, r76, r77, r78, r79, r80, r81, r82, r83, r84, r85, r86, r87, r88, r89, r90, r91, r92, r93, r94, r95, r96, r97, r98, r99, r100, r101, r102, r103, r104, r105, r106, r107, r108, r109, r110, r111, r112, r113, r114, r115, r116, r117, r118, r119, r120, r121, r122, r123, r124, r125, r126, r127, r128, r129, r130, r131, r132, r133, r134, r135, r136, r137, r138, r139, r140, r141, r142, r143, r144, r145, r146, r147, r148, r149, r150, r151, r152, r153, r154, r155, r156, r157, r158, r159, r160, r161, r162, r163, r164, r165, r166, r167, r168, r169, r170, r171, r172, r173, r174, r175, r176, r177, r178, r179, r180, r181, r182, r183, r184, r185, r186, r187, r188, r189, r190, r191, r192, r193, r194, r195, r196, r197, r198, r199, r200, r201, r202, r203, r204, r205, r206, r207, r208, r209, r210, r211, r212, r213, r214, r215, r216, r217, r218, r219, r220, r221, r222, r223, r224, r225, r226, r227, r228, r229, r230, r231, r232, r233, r234, r235, r236, r237, r238, r239, r240, r241, r242, r243, r244, r245, r246, r247, r248, r249, r250, r251, r252, r253, r254, r255, r256, r257, r258, r259, r260, r261, r262, r263, r264, r265, r266, r267, r268, r269, r270, r271, r272, r273, r274, r275, r276, r277, r278, r279, r280, r281, r282, r283, r284, r285, r286, r287, r288, r289, r290, r291, r292, r293, r294, r295, r296, r297, r298, r299, r300, r301, r302, r303, r304, r305, r306, r307, r308, r309, r310, r311, r312, r313, r314, r315, r316, r317, r318, r319, r320, r321, r322, r323, r324, r325, r326, r327, r328, r329, r330, r331, r332, r333, r334, r335, r336, r337, r338, r339, r340, r341, r342, r343, r344, r345, r346, r347, r348, r349, r350, r351, r352, r353, r354, r355, r356, r357, r358, r359, r360, r361, r362, r363, r364, r365, r366, r367, r368, r369, r370, r371, r372, r373, r374, r375, r376, r377, r378, r379, r380, r381, r382, r383, r384, r385, r386, r387, r388, r389, r390, r391, r392, r393, r394, r395, r396, r397, r398, r399, r400, r401, r402, r403, r404, r405, r406, r407, r408, r409, r410, r411, r412, r413, r414, r415, r416, r417, r418, r419, r420, r421, r422, r423, r424, r425, r426, r427, r428, r429, r430, r431, r432, r433, r434, r435, r436, r437, r438, r439, r440, r441, r442, r443, r444, r445, r446, r447, r448, r449, r450, r451, r452, r453, r454, r455, r456, r457, r458, r459, r460, r461, r462, r463, r464, r465, r466, r467, r468, r469, r470, r471, r472, r473, r474, r475, r476, r477, r478, r479, r480, r481, r482, r483, r484, r485, r486, r487, r488, r489, r490, r491, r492, r493, r494, r495, r496, r497, r498, r499, r500, r501, r502, r503, r504, r505, r506, r507, r508, r509, r510, r511, r512, r513, r514, r515, r516, r517, r518, r519, r520, r521, r522, r523, r524, r525, r526, r527, r528, r529, r530, r531, r532, r533, r534, r535, r536, r537, r538, r539, r540, r541, r542, r543]
WEIGHTS = {1: 4294967297, 3: 4294967297, 10: 4294967297, 32: 4294967297, 44: 4294967297, 72: 1, 73: 1, 74: 4294967297, 79: 1, 82: 1, 83: 4294967297, 84: 1, 85: 4294967297, 86: 1, 90: 1, 91: 1, 125: 1, 312: 4294967297, 361: 4294967297, 484: 8589934594}
