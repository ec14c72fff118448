// Changes of a view in words: "Spice 2 → 3". Only numbers of one's own and of the table; what has no name is left out.

import type { Table } from "../lib/table.svelte";
import { t } from "../lib/words";

const MOST = 6;
const WORDS = new Set([
  "vp", "solari", "spice", "water", "garrison", "conflict", "strength", "swords", "persuasion", "agents", "hand_size",
  "intrigue_size", "deck_size", "supremacy", "negotiators", "freighter",
]);

export function inChanges(changes: readonly [string, any, any][], table: Table): string[] {
  const found: string[] = [];
  for (const [where, before, after] of changes) {
    const path = where.split(".");
    if (path[0] === "players" && path[1] !== String(table.me)) continue;
    const field = path.at(-1)!;
    const owner = path.at(-2)!;
    if (typeof before !== "number" || typeof after !== "number") continue;
    if (owner === "influence") found.push(`${table.name(`faction:${field}`)} ${before} → ${after}`);
    else if (WORDS.has(field)) found.push(`${t(`what-${field.replaceAll("_", "-")}`)} ${before} → ${after}`);
  }
  return found.slice(0, MOST);
}
