// Where the page lives, and the few questions it asks over HTTP.

import type { Analysis, Found, Frame, LessonBrief, NewsLine, NewTable, Past, RuleFound, TableBrief } from "../wire";
import { t } from "./words";

/** The path everything of ours is under; a proxy may serve us anywhere. */
export const base = new URL(document.baseURI).pathname;

export interface Choice {
  name: string;
  type: "flag" | "choice" | "number" | "list";
  default: unknown;
  title: string;
  help: string;
  choices: [string, string][];
  least: number;
  most: number;
  needs: string;
  ruling: boolean;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  usual: number; // how many usually play
  expansions: [string, string][];
  options: Choice[];
  bots: [string, string][];
}

const SPECIAL = /-(base|blind)$/; // for measuring, not for playing against
const ORDER = ["house", "level", "search", "keeper", "random"];

/** Bots by name and title, the usual one first, then levels from the easiest. */
function botTitles(names: readonly string[]): [string, string][] {
  const rank = (name: string): number => {
    const at = ORDER.indexOf(name.split("-")[0]!);
    return at < 0 ? ORDER.length : at;
  };
  return names
    .filter((name) => !SPECIAL.test(name))
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((name) => [name, botTitle(name)]);
}

export function botTitle(name: string): string {
  const level = /^level-(\d+)$/.exec(name)?.[1];
  return level ? t("bot-level", { n: level }) : ORDER.includes(name) ? t(`bot-kind-${name}`) : name;
}

export const LEVELS = [1, 2, 3, 4, 5, 6].map((n) => `level-${n}`);

async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const sent = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(base + path, { method, ...sent });
  const data = (await answer.json()) as T & { error?: string };
  if (!answer.ok) throw new Error(data.error ?? answer.statusText);
  return data;
}

/** Players and expansions are asked for in their own way; what is left is a list of options. */
export async function games(lang: string): Promise<GameInfo[]> {
  const found = await ask<(GameInfo & { bots: unknown })[]>(`api/games?lang=${lang}`);
  return found.map((game) => ({
    ...game,
    bots: botTitles(game.bots as unknown as string[]),
    expansions: game.options.find((option) => option.name === "expansions")?.choices ?? [],
    options: game.options.filter((option) => option.name !== "expansions" && option.name !== "players"),
  }));
}
export const myTables = (lang = document.documentElement.lang) => ask<TableBrief[]>(`api/tables?lang=${lang}`);
export const newTable = (wish: NewTable) => ask<{ id: string; invite: string }>("api/tables", wish);
export const invited = (code: string, lang = document.documentElement.lang) => ask<TableBrief>(`api/j/${code}?lang=${lang}`);
export const claim = (code: string, seat: number, name: string) => ask<{ id: string }>(`api/j/${code}`, { seat, name });
export const recover = (code: string) => ask<{ id: string }>("api/recover", { code });
export const recoveryCode = (table: string, seat: number) => ask<{ code: string }>(`api/t/${table}/seat/${seat}/code`, {});
export const freeSeat = (table: string, seat: number) => ask<{ invite: string }>(`api/t/${table}/seat/${seat}/free`, {});
export const lessons = (lang: string) => ask<LessonBrief[]>(`api/lessons?lang=${lang}`);
export const newLesson = (game: string, lesson: string, name: string) => ask<{ id: string }>("api/lessons", { game, lesson, name });
export const search = (game: string, q: string, lang: string) => ask<Found>(`api/rules/${game}?lang=${lang}&q=${encodeURIComponent(q)}`);
export const rule = (id: string, lang: string) => ask<RuleFound>(`api/rule/${encodeURIComponent(id)}?lang=${lang}`);
export const past = (table: string, lang: string) => ask<Past>(`api/t/${table}/past?lang=${lang}`);
export const log = (table: string, seat: number, lang: string) => ask<NewsLine[]>(`api/t/${table}/log?seat=${seat}&lang=${lang}`);
export const branch = (table: string, n: number, seat: number, name: string) => ask<{ id: string }>(`api/t/${table}/branch`, { n, seat, name });
export const frames = (table: string, seat: number, n: number, lang: string) => ask<Frame[]>(`api/t/${table}/frames?seat=${seat}&n=${n}&lang=${lang}`);
export const analysis = (table: string, lang: string) => ask<Analysis>(`api/t/${table}/analysis?lang=${lang}`);
export const analyse = (table: string, lang: string) => ask<Analysis>(`api/t/${table}/analysis?lang=${lang}`, {});
export const stopAnalysis = (table: string) => ask<Analysis>(`api/t/${table}/analysis`, undefined, "DELETE");
