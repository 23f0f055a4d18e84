import tensorflow as tf

base = tf.constant([-8.0, -2.0, 0.0])
power = tf.constant([2.0, 4.0, 2.0])
with tf.GradientTape() as tape:
    tape.watch([base, power])
    y = base**power
print(y)
for g in tape.gradient(y, [base, power]):
    print(g)
