"""The lowering of programs that need no pass: statements and expressions, one by one."""
