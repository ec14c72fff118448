// Where the page lives, and the few questions it asks over HTTP.

import type { NewTable, TableBrief } from "../wire";

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
  expansions: [string, string][];
  options: Choice[];
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(
    base + path,
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  );
  const data = (await answer.json()) as T & { error?: string };
  if (!answer.ok) throw new Error(data.error ?? answer.statusText);
  return data;
}

/** Players and expansions are asked for in their own way; what is left is a list of options. */
export async function games(lang: string): Promise<GameInfo[]> {
  const found = await ask<GameInfo[]>(`api/games?lang=${lang}`);
  return found.map((game) => ({
    ...game,
    expansions: game.options.find((option) => option.name === "expansions")?.choices ?? [],
    options: game.options.filter((option) => option.name !== "expansions" && option.name !== "players"),
  }));
}
export const myTables = () => ask<TableBrief[]>("api/tables");
export const newTable = (wish: NewTable) => ask<{ id: string; invite: string }>("api/tables", wish);
export const invited = (code: string) => ask<TableBrief>(`api/j/${code}`);
export const claim = (code: string, seat: number, name: string) => ask<{ id: string }>(`api/j/${code}`, { seat, name });
export const recover = (code: string) => ask<{ id: string }>("api/recover", { code });
export const recoveryCode = (table: string, seat: number) => ask<{ code: string }>(`api/t/${table}/seat/${seat}/code`, {});
