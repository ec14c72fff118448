// Which games have a drawing of their own; any other is played on the table as text.

import type { Component } from "svelte";

import type { Table } from "../lib/table.svelte";
import TextGame from "../table/TextGame.svelte";

type Drawing = Component<{ table: Table }>;
const DRAWN: Record<string, () => Promise<{ default: Drawing }>> = {
  imperium: () => import("../imperium/Imperium.svelte"),
  arrakis: () => import("../arrakis/Arrakis.svelte"),
};

export async function drawing(game: string): Promise<Drawing> {
  return game in DRAWN ? (await DRAWN[game]!()).default : TextGame;
}
