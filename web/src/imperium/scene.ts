// The table as the parts of the drawing ask for it: the view, names and facts, and what is lit.

import type { Table } from "../lib/table.svelte";
import { fx, type Declared } from "./draw/signs";
import type { Player, Side, View } from "./view";

/** sel: chosen already · lit: a click does it now · can: a beginning · off: not now, while something else is lit */
export type Light = "sel" | "lit" | "can" | "off" | "";

export class Scene {
  constructor(readonly table: Table) {}

  get v(): View {
    return this.table.state!.view as unknown as View;
  }
  get me(): number {
    return this.table.me;
  }
  /** Everybody who takes part, by seat: people first, then Rivals. */
  get sides(): Side[] {
    return [...this.v.players, ...(this.v.rivals ?? [])];
  }
  /** From whose side the table is seen: an onlooker sits with the first seat. */
  get side(): number {
    return Math.max(0, this.table.me);
  }
  get own(): Player {
    return this.v.players[this.side]!;
  }
  /** The decision this seat is to make, or nothing. */
  get kind(): string {
    return this.table.toMove ? (this.v.asks?.kind ?? "") : "";
  }

  light(step: string): Light {
    const { table } = this;
    if (table.chosen.includes(step)) return "sel";
    if (table.lit.has(step)) return table.answers.has(step) ? "lit" : "can";
    return table.toMove ? "off" : "";
  }

  /** Of several names of one thing the one that can be chosen now. */
  step(...steps: string[]): string {
    return steps.find((step) => this.table.lit.has(step) || this.table.chosen.includes(step)) ?? steps[0]!;
  }

  facts(thing: string): Declared {
    return this.table.book[thing]?.facts ?? {};
  }

  name(thing: string): string {
    return this.table.name(thing);
  }

  text(thing: string): string {
    return this.table.book[thing]?.text ?? "";
  }

  /** Name and text in one, for those who hear the page. */
  label(thing: string): string {
    return `${this.name(thing)}. ${this.text(thing).replaceAll("\n", ". ")}`;
  }

  signs(thing: string, field: string): string {
    return fx(this.facts(thing)[field] as Declared | undefined);
  }

  /** A leader without titles, for narrow places. */
  leader(id: string | null): string {
    if (!id) return "–";
    return this.name(`leader:${id}`)
      .replace(/["“„][^"“”„]*["”“]\s*/g, "") // a nickname
      .replace(/^(Countess|Count|Duke|Baron|Earl|Archduke|Princess|Prince|Viscount|Lady|Gräfin|Graf|Herzog|Erzherzog|Prinzessin|Prinz|Vicomte)\s+/, "");
  }

  spaces(icon: string): string[] {
    return Object.entries(this.table.book)
      .filter(([thing, entry]) => thing.startsWith("space:") && entry.facts?.["icon"] === icon)
      .map(([thing]) => thing.slice(6));
  }
}
