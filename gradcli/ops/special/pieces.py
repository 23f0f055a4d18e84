"""Rules that have a formula each for parts of the plane."""

from gradcli.ops.piecewise import where


def in_pieces(pieces: list[tuple], *args):
    """Of pieces (test, arguments that pass it, function of the arguments) the first that holds; the
    last is taken where no test does.

    Of numbers it alone is worked out; elsewhere each is, with harmless arguments where its test
    does not hold, so that nothing infinite is multiplied by 0.
    """
    for test, _, function in pieces:
        if type(test) is not bool:
            break
        if test:
            return function(*args)
    found = None
    for test, inside, function in reversed(pieces):
        y = function(*[where(test, u, v) for u, v in zip(args, inside)])
        found = y if found is None else where(test, y, found)
    return found
