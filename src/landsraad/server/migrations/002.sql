ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '';  -- as JSON; empty: nobody is timed
ALTER TABLE tables ADD COLUMN lesson TEXT NOT NULL DEFAULT ''; -- the lesson that is given here
ALTER TABLE seats ADD COLUMN left_over REAL;                   -- seconds this seat has left, as of the last change
