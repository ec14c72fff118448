// What declared effects bring for certain: their fixed numbers, added up. Choices and conditions are left out.

import type { Declared } from "./draw/signs";

function sum(effect: Declared | null | undefined, op: string): number {
  if (!effect) return 0;
  if (effect.op === op) return effect.n as number;
  if (effect.op === "all") return (effect.parts as Declared[]).reduce((n, part) => n + sum(part, op), 0);
  return 0;
}

/** Through a price that is paid, too: a card is only played by somebody who pays it. Of a choice the most. */
export function swordsOf(effect: Declared | null | undefined): number {
  if (effect?.op === "choose") return Math.max(...(effect.options as Declared[]).map(swordsOf));
  if (effect?.op === "arrow") return swordsOf(effect.effect as Declared);
  if (effect?.op === "all") return (effect.parts as Declared[]).reduce((n, part) => n + swordsOf(part), 0);
  return sum(effect, "swords");
}

export const persuasionOf = (effect: Declared | null | undefined): number => sum(effect, "persuasion");
