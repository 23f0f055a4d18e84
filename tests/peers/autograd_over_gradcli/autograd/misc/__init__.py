"""What autograd keeps beside its operators."""

from autograd.misc.flatten import flatten
from autograd.misc.tracers import const_graph
