// What happened since one's own last turn, and what of it is shown step by step.

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

type Eventful = { events: readonly { kind: string }[] };
const RESULTS = new Set(["place"]); // how a fight ended: everybody wants to see it, and their own part of it too
export const tellsResult = (line: Eventful): boolean => line.events.some(({ kind }) => RESULTS.has(kind));

/** Of the lines that came with a position those that are worth a moment: the others' doings, and results. */
export function worthSeeing<Line extends Told & Eventful & { text: string }>(lines: readonly Line[], me: number): Line[] {
  return lines.filter((line) => line.text && line.seat !== null && (line.seat !== me || tellsResult(line)));
}
