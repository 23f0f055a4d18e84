"""Keeps pytest from collecting TensorFlow's own file, which test_backprop runs."""

collect_ignore = ["backprop_test.py"]
