// Events as data, turned into turns with signs: "Arrakeen, Signet Ring: +1 troop, +1 card".

import type { NewsLine, Shown } from "../wire";
import { FAC, I } from "./draw/signs";

export interface Turn {
  seat: number | null;
  head: string; // the space
  sub: string; // the card, or what was revealed
  reveals: boolean;
  signs: string[];
  at: number; // the position it ended with
}

const q = (colour: string, text: string | number, sign: string): string => `<span class="q c-${colour}"><b>${text}</b>${I(sign)}</span>`;
const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const escaped = (s: string): string => s.replace(/&/g, "&amp;").replace(/</g, "&lt;");

type Draw = (event: Shown, name: (thing: string) => string) => string;

const resources =
  (sign: 1 | -1): Draw =>
  ({ things }) =>
    things.map((thing) => q(thing.split(":")[1]!, plus(sign * Number(thing.split(":")[2])), thing.split(":")[1]!)).join("");
const amount =
  (colour: string, sign: string, factor = 1): Draw =>
  ({ n = 1 }) =>
    q(colour, plus(factor * n), sign);
const named =
  (sign: string): Draw =>
  ({ things }, name) =>
    things.length ? `<span class="pl">${I(sign)} ${escaped(things.map(name).join(", "))}</span>` : q("intrigue", "+1", sign);

const DRAWN: Record<string, Draw> = {
  gained: resources(1),
  paid: resources(-1),
  recruited: amount("troop", "troop"),
  deployed: amount("sword", "deploy"),
  retreated: amount("troop", "retreat"),
  lost_troop: amount("troop", "lose-troop", -1),
  vp: amount("vp", "vp"),
  harvested: amount("spice", "spice"),
  intrigue: () => q("intrigue", "+1", "intrigue"),
  stole: () => q("intrigue", "+1", "steal"),
  drew: () => q("card", "+1", "draw"),
  freighter: () => q("trade", "", "freighter"),
  dreadnought: amount("tech", "dreadnought"),
  negotiators: amount("tech", "negotiator"),
  strength: ({ n = 0 }) => q("sword", n, "combat"),
  place: ({ n = 0 }) => `<span class="q c-sword">${I("combat")}<b>${n}.</b></span>`,
  influence: ({ things, n = 1 }) => q(FAC[things[0]!.slice(8)]!, plus(n), `inf-${FAC[things[0]!.slice(8)]}`),
  alliance: ({ things }) => q(FAC[things[0]!.slice(8)]!, "", `ally-${FAC[things[0]!.slice(8)]}`),
  acquired: named("acquire"),
  tech: named("tech"),
  plot: named("intrigue"),
  combat_card: named("intrigue"),
  endgame_card: named("intrigue"),
  trashed: named("trash"),
  discarded: named("discard"),
  council: () => q("landsraad", "", "council"),
  swordmaster: () => q("agent", "", "swordmaster"),
  mentat: () => q("agent", "", "mentat"),
  control: named("control"),
  dividends: () => q("solari", "", "dividends"),
  dreadnoughts_in: amount("tech", "dreadnought"),
  stationed: named("dreadnought"),
  rival_bought: ({ things }) =>
    `<span class="deal">${things.map((thing) => q(thing.split(":")[1]!, thing.split(":")[2]!, thing.split(":")[1]!)).join("")}<span class="ar">${I("arrow")}</span>${q("vp", "+1", "vp")}</span>`,
  rival_swords: amount("sword", "sword"),
};

/** Turns in their order, the last at the end. Lines without a sign of their own keep their words. */
export function digest(lines: readonly NewsLine[], name: (thing: string) => string): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const { events } = line;
    if (line.seat === null) {
      const round = events.find((event) => event.kind === "round");
      if (round) turns.push({ seat: null, head: line.text, sub: "", reveals: false, signs: [], at: line.at });
      continue;
    }
    // one turn may come in several lines: what goes on with nothing new begun belongs to the turn before
    const last = turns.at(-1);
    let turn: Turn | null = last?.seat === line.seat ? last : null;
    const begin = (head: string, sub: string, reveals = false): Turn => {
      const made = { seat: line.seat, head, sub, reveals, signs: [], at: line.at };
      turns.push(made);
      return made;
    };
    const dealt = events.filter((event) => event.kind === "drew").length >= 4; // the new hand of a round
    if (turn) turn.at = line.at;
    for (const event of events) {
      if (event.kind === "rival_sent") turn = begin(name(event.things[1]!), "");
      else if (event.kind === "sent") turn = begin(name(event.things[1]!), name(event.things[0]!));
      else if (event.kind === "revealed") turn = begin("", event.things.map(name).join(" · "), true);
      else if (event.kind in DRAWN && !(dealt && event.kind === "drew"))
        (turn ??= begin("", "")).signs.push(DRAWN[event.kind]!(event, name));
    }
  }
  return turns;
}
