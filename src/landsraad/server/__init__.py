"""The table on the network: tables that live in a database, seats by secret link, a page in the browser.

`wire` says what is sent, `store` keeps it, `hall` holds the tables that are being played, `thinkers` are the processes
bots think in, `app` answers the browser, `run` starts it all. Nothing here knows a rule or a game by name.
"""
