"""The table on the network: tables that live in a database, seats by secret link, a page in the browser.

`wire` says what is sent, `store` keeps it, `live` is a table that is being played, `hall` all of them, `thinkers` are
the processes bots think in, `door` lets in who may, `app` answers the browser, `line` is its socket at a table, `run`
starts it all. Nothing here knows a rule or a game by name.
"""
