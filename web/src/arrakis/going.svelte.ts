// Who goes along: put together in one panel, answered one kind after the other as the game asks.

import type { Offer } from "../wire";
import type { Next } from "./autopilot.svelte";
import type { Scene } from "./scene.svelte";
import type { Force } from "./view";

export const FIGURES = ["regular", "elite", "special", "smuggler", "troop", "generic"] as const;
export type Figure = (typeof FIGURES)[number];

export interface Going {
  counts: Record<Figure, number>;
  tokens: string[];
  leaders: string[];
}

export function everybody(force: Partial<Force>): Going {
  const units = force.units ?? { regular: 0, elite: 0, special: 0 };
  return {
    counts: { ...units, smuggler: force.smugglers ?? 0, troop: force.troops ?? 0, generic: force.generic ?? 0 },
    tokens: [...(force.tokens ?? [])],
    leaders: [...(force.leaders ?? [])],
  };
}

export const sameGoing = (a: Going, b: Going): boolean =>
  FIGURES.every((figure) => a.counts[figure] === b.counts[figure]) && a.tokens.length === b.tokens.length && a.leaders.length === b.leaders.length;

export const goers = ({ counts, tokens }: Going): number =>
  counts.regular + counts.elite + counts.special + counts.smuggler + counts.troop + tokens.length;

/** The answers to the questions that follow "a part of the legion". */
export function answers(plan: Going): Next {
  const tokens = [...plan.tokens];
  return (s: Scene): Offer | null => {
    const { offers } = s.table;
    const asks = s.v.asks!;
    const find = (...steps: string[]): Offer | null => offers.find((offer) => offer.path.join() === steps.join()) ?? null;
    const only = offers.length === 1 ? offers[0]! : null;
    if (asks.kind === "who_goes") return find("button:split");
    if (asks.kind === "how_many") return find(`number:${plan.counts[asks.details["figure"] as Figure]}`) ?? only;
    if (asks.kind === "which_tokens") {
      const token = tokens.shift();
      return token ? find(`token:${token}`) : find("button:done");
    }
    if (asks.kind === "leader_goes") {
      const leader = asks.about[0]!;
      return find(leader, plan.leaders.includes(leader.slice(7)) ? "button:goes" : "button:stays") ?? only;
    }
    return null;
  };
}
