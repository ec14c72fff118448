"""Speed, measured beside a peer engine in the same run: `make bench`."""
