// What happened since one's own last turn.

export interface Told {
  seat: number | null;
  at: number; // the position it led to: lines of one action have the same
}

/** What the others did, and what came of it, after this seat's last action before theirs. */
export function sinceTurn<Line extends Told>(lines: readonly Line[], me: number): Line[] {
  const others = lines.findLastIndex((line) => line.seat !== null && line.seat !== me);
  // whose line comes first in a position has acted; what befalls one by somebody else's action is no turn of one's own
  const own = lines.findLastIndex((line, n) => n < others && line.seat === me && lines[n - 1]?.at !== line.at);
  let first = own + 1;
  while (own >= 0 && first <= others && lines[first]!.seat === me && lines[first]!.at === lines[own]!.at) first++;
  const end = lines.findIndex((line, n) => n > others && line.seat === me && lines[n - 1]?.at !== line.at);
  return lines.slice(first, end < 0 ? lines.length : end);
}
