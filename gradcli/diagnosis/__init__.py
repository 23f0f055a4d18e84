"""What is found out about a run afterwards: why null, why NaN, kinks, branches, what tapes did."""
