"""The house as it was before it was written on integers: it reads views, and is kept to be compared with.

`tests/bots/test_same_house.py` holds the house of today against it, choice by choice; `python -m benchmarks.house`
measures both in one run.
"""
