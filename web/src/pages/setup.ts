// What a new table is asked for, and how long ago something was.

import type { GameInfo } from "../lib/site";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words";
import type { NewTable, SeatWish, TableBrief } from "../wire";

const LAST = "landsraad-last-game";
export function person(): SeatWish {
  return { kind: "you", name: settings.name || t("default-name") };
}

export function bot(n: number): SeatWish {
  return { kind: "bot", name: t("bot-name", { n }), bot: "house" };
}

/** The game of the last time, else the first there is with everything of its box, against bots. */
export function usual(games: readonly GameInfo[]): { title: string; table: NewTable } | null {
  const last = remembered();
  const game = games.find((g) => g.name === last?.game) ?? games.find((g) => g.name === "imperium") ?? games[0];
  if (!game) return null;
  const again = last?.game === game.name ? last : null;
  const count = again?.count ?? game.usual;
  const seats = [person(), ...Array.from({ length: count - 1 }, (_, n) => bot(n + 1))];
  const expansions = again?.expansions ?? game.expansions.map(([name]) => name);
  const named = game.expansions.filter(([name]) => expansions.includes(name)).map(([, title]) => title);
  return {
    title: [game.title, ...named].join(" + "),
    table: { game: game.name, seats, expansions, options: again?.options ?? quick(game) },
  };
}

/** Nobody who wants to play at once wants to draft first. */
export function quick(game: GameInfo): Record<string, unknown> {
  const leaders = game.options.find((o) => o.name === "leaders");
  return leaders?.choices.some(([value]) => value === "random") ? { leaders: "random" } : {};
}

interface Last {
  game: string;
  count: number;
  expansions: string[];
  options: Record<string, unknown>;
}

export function remembered(): Last | null {
  try {
    return JSON.parse(localStorage.getItem(LAST) ?? "null") as Last | null;
  } catch {
    return null;
  }
}

export function remember(table: NewTable): void {
  try {
    const { game, seats, expansions, options } = table;
    localStorage.setItem(LAST, JSON.stringify({ game, count: seats.length, expansions, options }));
  } catch {
    // next time the usual game is offered
  }
}

export function ago(at: number): string {
  const minutes = Math.floor((Date.now() / 1000 - at) / 60);
  if (minutes < 1) return t("seconds-ago");
  if (minutes < 60) return t("minutes-ago", { n: minutes });
  if (minutes < 24 * 60) return t("hours-ago", { n: Math.floor(minutes / 60) });
  return t("days-ago", { n: Math.floor(minutes / 60 / 24) });
}

/** Tables that wait for this person, then those that are played, then the others. */
export function inOrder(tables: readonly TableBrief[]): TableBrief[] {
  const rank = (table: TableBrief): number => (table.your_turn ? 0 : table.over ? 2 : 1);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.at - a.at);
}

/** A code in groups of four letters, as it is read aloud. */
export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");
