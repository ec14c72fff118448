// What somebody has chosen for a new table, and what comes of it. The form itself knows no game.

import type { Choice, GameInfo } from "../lib/site";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words";
import type { NewTable } from "../wire";
import { quick, remembered } from "./setup";

type Kind = "you" | "device" | "bot" | "open";
interface SeatForm {
  kind: Kind;
  name: string;
  bot: string;
}

/** Seconds each has for the whole game and for each decision more; nothing is no clock. */
export const clocks: [string, { bank: number; each: number } | null][] = [
  ["none", null],
  ["live", { bank: 20 * 60, each: 20 }],
  ["days", { bank: 3 * 24 * 3600, each: 24 * 3600 }],
];

export const seatKinds = (n: number): Kind[] => (n === 0 ? ["you", "device", "bot", "open"] : ["bot", "open", "device", "you"]);

/** Of a list, which names one thing for each seat, the ways that are a single word. */
export const ways = (o: Choice): [string, string][] => o.choices.filter(([id]) => ["draft", "random", "recommended"].includes(id));

export class Form {
  games: GameInfo[] = $state.raw([]);
  chosen = $state("");
  expansions: string[] = $state([]);
  count = $state(4);
  seats: SeatForm[] = $state([]);
  options: Record<string, unknown> = $state({});
  clock = $state("none");
  name = $state(settings.name);

  readonly game = $derived(this.games.find((g) => g.name === this.chosen));
  readonly asked = $derived(this.#offered(false));
  readonly rulings = $derived(this.#offered(true));
  readonly changed = $derived(this.rulings.filter((o) => o.name in this.options && this.options[o.name] !== o.default).length);
  readonly open = $derived(this.seats.some((seat) => seat.kind === "open"));
  readonly wish: NewTable = $derived(this.#wish());
  readonly sentence = $derived(this.#sentence());

  show(games: GameInfo[], wanted: string): void {
    this.games = games;
    if (!this.game) this.pick(games.find((g) => g.name === wanted) ?? games.find((g) => g.name === remembered()?.game) ?? games.find((g) => g.name === "imperium") ?? games[0]);
  }

  /** A game with everything of its box, or as it was played last. */
  pick(game: GameInfo | undefined): void {
    if (!game) return;
    const last = remembered();
    const again = last?.game === game.name ? last : null;
    this.chosen = game.name;
    this.expansions = again?.expansions ?? game.expansions.map(([id]) => id);
    this.options = { ...(again?.options ?? quick(game)) };
    this.seat(again?.count ?? Math.max(...game.seats.filter((n) => n <= game.usual)));
  }

  seat(n: number): void {
    this.count = n;
    this.seats = Array.from({ length: n }, (_, i) => this.seats[i] ?? { kind: i ? "bot" : "you", name: "", bot: this.game?.bots[0]?.[0] ?? "house" });
    if (!this.seats.some((seat) => seat.kind === "you" || seat.kind === "device")) this.seats[0]!.kind = "you";
    for (const o of this.game?.options ?? []) if (Array.isArray(this.options[o.name])) this.byName(o);
  }

  kind(n: number, kind: string): void {
    this.seats[n]!.kind = kind as Kind;
  }

  expand(id: string): void {
    this.expansions = this.expansions.includes(id) ? this.expansions.filter((x) => x !== id) : [...this.expansions, id];
  }

  value(o: Choice): unknown {
    return this.options[o.name] ?? o.default;
  }

  /** What this option would need and is not there; options of another number of players are not shown at all. */
  lacks(o: Choice): string {
    const needs = o.needs ? o.needs.split("|") : [];
    if (!needs.length || needs.some((need) => this.#met(need))) return "";
    return needs.map((need) => this.game?.expansions.find(([id]) => id === need)?.[1] ?? need).join(", ");
  }

  #met(need: string): boolean {
    return this.expansions.includes(need) || need === `players=${this.count}`;
  }

  #offered(ruling: boolean): Choice[] {
    return (this.game?.options ?? []).filter((o) => {
      const needs = o.needs ? o.needs.split("|") : [];
      const wrongCount = needs.length > 0 && needs.every((need) => need.startsWith("players=") && !this.#met(need));
      return o.ruling === ruling && !wrongCount && (o.choices.length > 1 || o.type === "flag" || o.type === "number");
    });
  }

  // ---------------------------------------------------------------- a list that names something for each seat

  named(o: Choice): [string, string][] {
    const words = ways(o).map(([id]) => id);
    return o.choices.filter(([id]) => !words.includes(id));
  }

  byName(o: Choice): void {
    const names = this.named(o).map(([id]) => id);
    const was = Array.isArray(this.options[o.name]) ? (this.options[o.name] as string[]) : [];
    const count = o.name === "rivals" ? 2 : this.count;
    const found: string[] = [];
    for (let n = 0; n < count; n++) found.push(was[n] ?? names.find((id) => !found.includes(id) && !was.includes(id)) ?? names[0]!);
    this.options[o.name] = found;
  }

  /** Whoever gets a name that another seat has swaps with it. */
  name_(o: Choice, n: number, id: string): void {
    const all = [...(this.options[o.name] as string[])];
    const other = all.indexOf(id);
    if (other >= 0) all[other] = all[n]!;
    all[n] = id;
    this.options[o.name] = all;
  }

  // ---------------------------------------------------------------- what comes of it

  /** What somebody is called who types no name: the others cannot call them “you”. */
  get nameless(): string {
    return t(this.seats.some((seat) => seat.kind === "open") ? "default-name-host" : "default-name");
  }

  #wish(): NewTable {
    const bots = this.seats.filter((seat) => seat.kind === "bot");
    return {
      game: this.chosen,
      expansions: this.expansions,
      seats: this.seats.map((seat, n) => {
        if (seat.kind === "bot") return { kind: "bot", name: t("bot-name", { n: bots.indexOf(seat) + 1 }), bot: seat.bot };
        if (seat.kind === "open") return { kind: "open" };
        return { kind: "you", name: seat.kind === "you" ? this.name || this.nameless : seat.name || t("seat-n", { n: n + 1 }) };
      }),
      options: Object.fromEntries(
        [...this.asked, ...this.rulings].filter((o) => !this.lacks(o) && o.name in this.options && this.options[o.name] !== o.default).map((o) => [o.name, this.options[o.name]]),
      ),
      clock: clocks.find(([id]) => id === this.clock)?.[1] ?? null,
    };
  }

  #sentence(): string {
    const { game } = this;
    if (!game) return "";
    const title = [game.title, ...game.expansions.filter(([id]) => this.expansions.includes(id)).map(([, name]) => name)].join(" + ");
    const who = this.#wish().seats.map((seat) => seat.name || t("free-seat")).join(", ");
    return t("will-seats", { game: title, n: this.count, who }) + (this.clock === "none" ? "" : ` ${t(`clock-${this.clock}-said`)}`);
  }
}
