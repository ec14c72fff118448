"""Set-up shared by all tests."""

import os

from hypothesis import settings

# Random positions differ widely in how long they take to play, so no single example has a deadline. Under CI
# the examples are the same in every run: a failure there is always the change's own.
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
os.environ["LC_ALL"] = "C.UTF-8"  # what is said without naming a language is read in English
settings.load_profile("ci" if os.environ.get("CI") else "dev")
