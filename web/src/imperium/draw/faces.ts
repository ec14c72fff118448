// Faces of cards, tiles and leaders, made from declarations (facts) and texts alone.

import type { Book } from "../../lib/table.svelte";
import { art, sceneOf, type PaletteName } from "./art";
import { emblem } from "./heraldry";
import { cond, empty, FAC, fx, I, ICON, weight, type Declared } from "./signs";

export type Size = "hand" | "tab" | "large";

const escaped = (s: string): string => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
const factionOf = (f: Declared): string => (f.factions?.[0] ? FAC[f.factions[0]]! : "none");
const size = (signs: string): string => {
  const w = weight(signs);
  return w > 9 ? "xs" : w > 6 ? "s" : w > 3 ? "m" : "l";
};

function palette(id: string, f: Declared): PaletteName {
  const faction = factionOf(f);
  if (faction === "fremen")
    return /chani|camp|trader|hunter|liaison|desert|worm|shai|stilgar|ambush/.test(id) ? "fremen2" : "fremen";
  if (faction !== "none") return faction as PaletteName;
  if (/ix|engineer/.test(id)) return "ix";
  if (/dagger|assassin|duncan|piter|bounty|yueh/.test(id)) return "war";
  if (/choam|fence|spice_must|flow|treachery/.test(id)) return "gold";
  return /scout|reconn|seek|negot|argument/.test(id) ? "dawn" : "none";
}

/** The picture of a card of the row or a deck. */
export function cardArt(id: string, f: Declared, w: number, h: number): string {
  return art(id, { scene: sceneOf(id, factionOf(f)), pal: palette(id, f), w, h });
}

const artOf = (w: number, h: number) => (book: Book, id: string): string => {
  const facts = book[`card:${id}`]?.facts;
  return facts ? cardArt(id, facts, w, h) : "";
};
/** … in the list of what somebody revealed. */
export const revealedArt = artOf(44, 34);
/** … on top of a pile. */
export const pileArt = artOf(64, 86);

export const spineOf = (f: Declared): string => `k-${factionOf(f)}`;

const access = (f: Declared): string =>
  (f.icons as string[])
    .map((k) => `<span class="ac c-${ICON[k]} ${f.infiltrates.includes(k) ? "inf" : ""}">${I(ICON[k]!)}</span>`)
    .join("");

/** One line of a component's text, without its heading. */
const lineOf = (text: string, n: number): string => escaped((text.split("\n")[n] ?? "").replace(/^[^:]*: /, ""));

/** The inside of a card; the element around it carries class and label. */
export function cardFace(book: Book, id: string, as: Size): string {
  const entry = book[`card:${id}`];
  if (!entry?.facts) return "";
  const f = entry.facts,
    name = `<span class="c-name"><span class="fit">${escaped(entry.name)}</span></span>`;
  const agent = fx(f.agent),
    reveal = fx(f.reveal),
    acquired = fx(f.acquire),
    trashed = fx(f.trashed);
  const w = as === "large" ? 236 : as === "tab" ? 68 : 106;
  const h = as === "large" ? (agent ? 170 : 236) : as === "tab" ? 52 : agent ? 76 : 124;
  const picture = cardArt(id, f, w, h);
  const strip = `<span class="rev sz-${size(reveal)} ${f.unload ? "unl" : ""}">${f.unload ? `<span class="ul">${I("unload")}</span>` : ""}<span class="fx">${reveal || '<i class="none"></i>'}</span></span>`;
  if (as === "tab")
    return `${picture}<span class="spine n${Math.min(8, f.icons.length)}">${access(f)}</span>${name}<span class="rev sz-${size(reveal)}"><span class="fx">${reveal || '<i class="none"></i>'}</span></span>`;
  const cost = f.cost > 0 ? `<span class="cost"><b>${f.cost}</b></span>` : "";
  const members = f.factions.length
    ? `<span class="mem">${(f.factions as string[]).map((k) => `<span class="c-${FAC[k]}">${I(FAC[k]!)}</span>`).join("")}</span>`
    : "";
  const bonus = acquired
    ? `<span class="aq">${I("acquire")}${acquired}</span>`
    : trashed
      ? `<span class="aq">${I("trash")}${trashed}</span>`
      : "";
  const box = agent ? `<span class="agent sz-${size(agent)}"><span class="fx">${agent}</span></span>` : "";
  if (as === "large") {
    const words = entry.text.split("\n").map((line) => `<span>${escaped(line)}</span>`);
    return `${picture}<span class="spine">${access(f)}${members}</span>${name}${cost}${box}${bonus ? `<span class="aqrow">${bonus}</span>` : ""}${strip}<span class="words">${words.join("")}</span>`;
  }
  return `${picture}<span class="spine">${access(f)}${members}</span>${name}${cost}${bonus}${box}${strip}`;
}

/** A line of the market: picture with its cost, name, signs. */
export function rowFace(book: Book, id: string): string {
  const entry = book[`card:${id}`];
  if (!entry?.facts) return "";
  const f = entry.facts,
    acquired = fx(f.acquire);
  const icons = (f.icons as string[])
    .map((k) => `<span class="c-${ICON[k]} ${f.infiltrates.includes(k) ? "infx" : ""}">${I(ICON[k]!)}</span>`)
    .join("");
  return `<span class="pic">${cardArt(id, f, 64, 74)}<span class="cost"><b>${f.cost > 0 ? f.cost : "–"}</b></span></span><span class="mid"><span class="nm">${escaped(entry.name)}</span><span class="fx l1">${icons ? `<span class="accs">${icons}</span>` : ""}${fx(f.agent)}${acquired ? `<span class="aqs">${I("acquire")}${acquired}</span>` : ""}</span><span class="fx l2">${I("reveal", "rvi")}${fx(f.reveal)}</span></span>`;
}

const PARTS = ["plot", "combat", "endgame"] as const;
export const intrigueParts = (f: Declared): string[] => PARTS.filter((k) => !empty(f[k]));

export function intrigueFace(book: Book, id: string, as: Size): string {
  const entry = book[`intrigue:${id}`];
  if (!entry?.facts) return "";
  const f = entry.facts,
    parts = intrigueParts(f);
  const pal = parts[0] === "combat" ? "war" : parts[0] === "endgame" ? "gold" : "plot";
  const [w, h] = as === "large" ? [280, 210] : as === "tab" ? [68, 62] : [132, 104];
  const kind = (k: string): string => `<span class="kd kd-${k}">${I(k)}</span>`;
  const body = parts.map((k, n) => {
    const signs = fx(f[k]);
    const words = as === "large" ? `<span class="txt">${lineOf(entry.text, n)}</span>` : "";
    return `<span class="part">${kind(k)}<span class="fx sz-${size(signs)}">${signs}</span>${words}</span>`;
  });
  return `${art(id, { scene: sceneOf(id), pal, w, h })}<span class="c-name"><span class="fit">${escaped(entry.name)}</span></span><span class="kinds">${parts.map(kind).join("")}</span><span class="body">${body.join("")}</span>`;
}

/** Tiles that change a rule and have no effect of their own. */
const PASSIVE: Record<string, string> = {
  artillery: `<span class="tl">${I("reveal", "ti")}<span class="q c-sword"><b>+1</b>${I("sword")}</span><span class="per">/${I("card")}${I("sword")}</span></span>`,
  chaumurky: `<span class="tl">${I("endgame", "ti")}<span class="q c-vp"><b>=</b>${I("vp")}${I("check")}</span></span>`,
  detonation_devices: `<span class="tl">${I("combat", "ti")}<span class="deal"><span class="q c-tech">${I("dreadnought")}</span><span class="ar">${I("arrow")}</span><span class="q c-vp">${I("vp")}</span></span></span>`,
  spaceport: `<span class="tl">${I("acquire", "ti")}<span class="ar">${I("arrow")}</span><span class="q c-card">${I("deck-top")}</span></span>`,
  troop_transports: `<span class="tl">${I("freighter", "ti")}<span class="q c-troop"><b>+1</b>${I("troop")}</span><span class="q c-sword">${I("deploy")}</span></span>`,
  windtraps: `<span class="tl">${I("combat", "ti")}<b>1.</b><span class="q c-water">${I("water")}</span></span>`,
};
const TILE_SCENES = ["engine", "ship", "orbit", "storm", "water", "eye", "banners", "city", "coins"];

export function techFace(book: Book, id: string, left: number): string {
  const entry = book[`tech:${id}`];
  if (!entry?.facts) return "";
  const f = entry.facts,
    scene = sceneOf(id);
  const lines: [string, Declared][] = [
    ["acquire", f.acquire],
    [f.flip ? "flip" : "agent", f.ability],
    ["reveal", f.reveal],
    ["sunrise", f.round_start],
    ["endgame", f.endgame],
  ];
  const bits = lines.filter(([, e]) => !empty(e)).map(([sign, e]) => `<span class="tl">${I(sign, "ti")}${fx(e)}</span>`);
  if (f.passive) bits.push(PASSIVE[f.passive] ?? "");
  return `${art(id, { scene: TILE_SCENES.includes(scene) ? scene : "engine", pal: "ix", w: 150, h: 70 })}<span class="price c-spice"><b>${f.cost}</b>${I("spice")}</span><span class="left">×${left}</span><span class="c-name"><span class="fit">${escaped(entry.name)}</span></span><span class="bits">${bits.join("")}</span>`;
}

/** A card of House Hagal: a dark object, since nobody may play it. */
export function hagalFace(book: Book, id: string, words: boolean): string {
  const entry = book[`hagal:${id}`];
  if (!entry?.facts) return "";
  const f = entry.facts;
  const space = book[`space:${f.visit.space}`]?.facts ?? {};
  const sign = f.reshuffle ? "shuffle" : (ICON[space["icon"]] ?? "trade");
  const signs = (f.needs ? cond(f.needs) : "") + fx(f.visit.effect);
  const text = entry.text.split("\n").filter((line, n, all) => n < all.length - 1 || f.reshuffle);
  return `${art(id, { scene: sceneOf(f.visit.space || id), pal: "emperor", w: 180, h: 246 })}<span class="hn">${escaped(entry.name)}${f.only ? `<i>${f.only}</i>` : ""}</span><span class="hk c-${sign}">${I(sign)}</span><span class="hx"><span class="fx sz-${size(signs)}">${signs}</span>${words ? `<span class="txt">${escaped(text.at(-1) ?? "")}</span>` : ""}</span>${f.reshuffle ? "" : `<span class="hs">${I("sword")}<b>${f.swords}</b></span>`}`;
}

export { emblem };
