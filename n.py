import math

def f(x):
    return x**2 * math.sin(x)

if __name__ == "__main__":
    print(f(2.0))
