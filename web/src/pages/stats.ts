// Statistics of a game that is over, counted from the events of its log. What is counted is named by the kind of event.

import type { NewsLine, Shown } from "../wire";

export interface Stat {
  word: string; // a message of the page's words
  of: number[]; // by seat
}

type Count = (event: Shown) => number;

const once: Count = () => 1;
const amount: Count = ({ n = 1 }) => n;
const first: Count = ({ n }) => (n === 1 ? 1 : 0);
/** Of things like `resource:spice:2`. */
const resource =
  (name: string): Count =>
  ({ things }) =>
    things.map((thing) => thing.split(":")).reduce((sum, [, what, n]) => sum + (what === name ? Number(n) : 0), 0);

const COUNTED: Record<string, [word: string, kinds: RegExp, count: Count][]> = {
  imperium: [
    ["stat-agents", /^(rival_)?sent$/, once],
    ["stat-acquired", /^acquired$/, once],
    ["stat-intrigue", /^(plot|combat_card|endgame_card)$/, once],
    ["stat-spice", /^(gained|harvested)$/, resource("spice")],
    ["stat-solari", /^gained$/, resource("solari")],
    ["stat-deployed", /^deployed$/, amount],
    ["stat-won", /^place$/, first],
  ],
  arrakis: [
    ["stat-turns", /^turn$/, once],
    ["stat-moves", /^(move_to|mahdi_moved)$/, once],
    ["stat-attacks", /^battle$/, once],
    ["stat-battles-won", /^won$/, once],
    ["stat-losses", /^lost$/, once],
    ["stat-claimed", /^claimed$/, once],
  ],
};

export function statistics(game: string, lines: readonly NewsLine[], seats: number): Stat[] {
  const events = lines.flatMap((line) => line.events);
  return (COUNTED[game] ?? [])
    .map(([word, kinds, count]) => {
      const of = Array<number>(seats).fill(0);
      for (const event of events) if (event.seat !== null && event.seat < seats && kinds.test(event.kind)) of[event.seat]! += count(event);
      return { word, of };
    })
    .filter((stat) => stat.of.some(Boolean));
}
