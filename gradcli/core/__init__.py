"""The intermediate representation, and the analyses that every transform reads."""
