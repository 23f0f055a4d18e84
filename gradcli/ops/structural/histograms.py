"""How many elements lie in each of several bins."""

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import add, div, sub
from gradcli.ops.arrays import as_array, concatenate, load_numpy, ravel
from gradcli.ops.comparisons import equal
from gradcli.ops.dispatch import World, held
from gradcli.ops.numpy_call import shape
from gradcli.ops.piecewise import where
from gradcli.ops.reductions import amax, amin, total
from gradcli.ops.structural.cumulative import cumsum
from gradcli.ops.structural.differences import diff
from gradcli.ops.structural.makers import linspace
from gradcli.ops.structural.searching import known, searchsorted
from gradcli.ops.structural.selecting import take
from gradcli.ops.structural.sorting import argsort


def histogram(x, bins=10, range=None, density=False, weights=None):
    """The counts of the elements in each of n bins, and the edges of these: (n,), (n + 1,).

    bins: how many of one width there are between the two numbers of `range`, by default the least
    and the largest element; or their edges; or the name of a rule of NumPy's, whose edges are
    constants.  With `weights` an element counts as much as its own; with `density` the sum of
    counts times widths is 1.  Counts are steps: through them no derivative comes to x, but one
    comes to the weights, and by the widths of a density.  E0201, E0202 for edges that are none.
    """
    x = ravel(as_array(x))
    edges = _edges(x, bins, range)
    plain = held(x)
    order = argsort(plain)
    ordered, low, high = take(plain, order), held(edges)[:-1], held(edges)[-1:]
    # an element on an edge is in the bin above it, and on the last edge in the last bin
    places = [searchsorted(ordered, low), searchsorted(ordered, high, side="right")]
    counts = concatenate(places)
    if weights is not None:
        weights = ravel(as_array(weights))
        if shape(weights) != shape(x):
            raise Diagnostic("E0202", f"{shape(weights)[0]} weights for {shape(x)[0]} elements")
        sums = cumsum(take(weights, order))
        counts = take(concatenate([load_numpy().zeros(1), sums]), counts)
    counts = diff(counts)
    if density:
        counts = div(div(counts, diff(edges)), total(counts))
    return counts, edges


def _edges(x, bins, ends):
    np = load_numpy()
    if type(bins) is str:
        return np.histogram_bin_edges(known(x, "histogram"), bins, ends)
    bins = as_array(bins)
    if shape(bins):
        if len(shape(bins)) != 1 or not _rise(held(bins)):
            raise Diagnostic("E0201", "the edges of a histogram must rise, along one axis")
        return bins
    if type(bins) is not int and not isinstance(bins, np.integer):
        raise Diagnostic("E0201", "bins is how many there are, or their edges")
    if bins < 1:
        raise Diagnostic("E0201", f"a histogram has at least one bin, not {bins}")
    if ends is not None:
        low, high = ends
    else:
        low, high = (amin(x), amax(x)) if shape(x)[0] else (0.0, 1.0)
    plain = held(low), held(high)
    if not any(isinstance(end, World) for end in plain):
        if not np.isfinite(plain).all():
            raise Diagnostic("E0201", f"the bins would reach from {plain[0]} to {plain[1]}")
        if plain[0] > plain[1]:
            raise Diagnostic("E0201", f"range falls from {plain[0]} to {plain[1]}")
    half = where(equal(*plain), 0.5, 0.0)  # a bin has a width
    return linspace(sub(low, half), add(high, half), int(bins) + 1)


def _rise(edges) -> bool:
    return isinstance(edges, World) or bool((edges[1:] >= edges[:-1]).all())
