// The table as the parts of the drawing ask for it: the view, names and facts, what is lit, what is pointed at.

import { click, left } from "../lib/paths";
import type { Table } from "../lib/table.svelte";
import type { Offer } from "../wire";
import { chartOf, type Chart } from "./chart/chart";
import { SIDES, type SideName, type View } from "./view";

/** sel: chosen already · lit: a click does it now · can: a beginning · off: not now, while something else is lit */
export type Light = "sel" | "lit" | "can" | "off" | "";

export class Scene {
  /** Areas and zones something outside the map points at. */
  pointed: readonly string[] = $state.raw([]);

  constructor(readonly table: Table) {}

  get v(): View {
    return this.table.state!.view as unknown as View;
  }
  get chart(): Chart {
    return chartOf(this.table.book, this.table.lang);
  }
  get me(): number {
    return this.table.me;
  }
  /** From whose side the table is seen: an onlooker sits with the Harkonnen. */
  get side(): SideName {
    return this.v.side ?? "harkonnen";
  }
  /** The decision this seat is to make, or nothing. */
  get kind(): string {
    return this.table.toMove ? (this.v.asks?.kind ?? "") : "";
  }

  sideOfSeat(seat: number): SideName | null {
    return SIDES.find((side) => this.v.seats[side].includes(seat)) ?? null;
  }

  /** Who plays a side: names, or "you". */
  people(side: SideName): string[] {
    return [...new Set(this.v.seats[side])].map((seat) => this.table.person(seat));
  }

  light(step: string): Light {
    const { table } = this;
    if (table.chosen.includes(step)) return "sel";
    if (table.lit.has(step)) return table.answers.has(step) ? "lit" : "can";
    return table.toMove ? "off" : "";
  }

  can(step: string): boolean {
    return this.table.lit.has(step);
  }

  /** The offer a click on this step would complete. */
  offer(step: string): Offer | null {
    return this.table.answers.get(step) ?? null;
  }

  /** A click that leaves nothing else to choose makes the choice. */
  press(step: string): void {
    const { table } = this;
    const next = click(table.offers, table.chosen, step);
    const fits = next ? left(table.offers, next.chosen) : [];
    if (fits.length === 1 && !table.chosen.includes(step)) table.choose(fits[0]!);
    else table.click(step);
  }

  facts(thing: string): Record<string, any> {
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
    return [this.name(thing), ...this.text(thing).split("\n")].filter(Boolean).join(". ");
  }

  /** An area in as few letters as can be: its name, or sector and number. */
  place(area: string): string {
    if (this.facts(`area:${area}`)["name"]) return this.name(`area:${area}`);
    const [sector, number] = area.slice(1).split("_");
    return `S${sector}·${number}`;
  }

  /** A leader without titles, for narrow places. */
  leader(id: string): string {
    return this.name(`leader:${id}`)
      .replace(/^(Reverend Mother|Ehrwürdige Mutter)\s+/, "")
      .replace(/^(Emperor|Captain|Padishah|Imperator|Kaiser|Hauptmann)\s+/, "");
  }

  /** Two letters for a disc. */
  initials(id: string): string {
    const words = this.leader(id).split(/[\s\-'’]+/);
    return words.length > 1 ? words[0]![0]! + words.at(-1)![0]!.toUpperCase() : words[0]!.slice(0, 2);
  }

  get lights(): boolean {
    return [...this.table.lit].some((step) => /^(area|zone|sietch|sector):/.test(step));
  }
}
