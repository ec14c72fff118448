"""The rules as functions over a state. Everything here also compiles with mypyc."""
