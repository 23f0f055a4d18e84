import tensorflow as tf
import numpy as np
x = tf.constant([[1.0, 2.5], [3.25, -4.0]])
n = x[0, 1].numpy()
print("%.2f" % n, "%s" % x[0], "%d items" % len(x), '%.2f, %.3e' % (x[0, 0], 12345.678))
print("%5.1f|%-8s|%+d|%05d|%x|%r|%%|%g|%c" % (n, "ab", 3, 42, 255, "s", 1e-5, "z"))
print("%s %s %r" % (None, [1, 2.0], (1, "a")), "%(a)s-%(b).1f" % {"a": 1, "b": 2})
print("%*d|%.*f" % (6, 3, 2, 1.23456), "%d" % 3.99, "%i" % tf.constant(5))
print("{} {}".format(1, x[0]), "{0} {1} {0}".format("a", "b"), "{a:.2f} {b!r:>6}".format(a=n, b="q"))
print("{:.3f}".format(x[1, 0].numpy()), "{:03d}".format(7), "{:>{w}}|{{}}".format("r", w=5), "{:.3f}".format(x[1, 0]))
print("W = {}, B = {}".format(tf.Variable(5.0).numpy(), tf.Variable([1.0])), "{}".format([n]))
print(float(n), float(tf.constant([3.5]).numpy()[0]), float(tf.constant(2).numpy()), int(n))
print(n.round(1), tf.constant(1.23456).numpy().round(3))
