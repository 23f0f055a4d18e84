import os, argparse
class A: pass
def f(x):
    return x**2
