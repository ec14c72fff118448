// Pieces as SVG, round (0, 0), in pixels of the screen: the map shrinks or stretches them so that they stay as large.
// Shape, letter and colour together say what a piece is; how much is told depends on the distance.

import type { Distance } from "../chart/camera.svelte";
import { pips, type Area, type Force, type Pip, type SideName } from "../view";

export interface Drawn {
  svg: string;
  half: number; // of its width
}

export interface Names {
  initials(leader: string): string;
  leader(id: string): string;
  generic(side: SideName): string;
  token(id: string): Record<string, number> | null; // what a facedown token hides, for who may know
}

const n1 = (x: number): number => Math.round(x * 10) / 10;
const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

export const sign = (name: string, x: number, y: number, size: number): string =>
  `<use href="#i-${name}" x="${n1(x - size / 2)}" y="${n1(y - size / 2)}" width="${size}" height="${size}"/>`;

function plate(side: SideName, w: number, h: number): string {
  const [a, b] = [w / 2, h / 2];
  if (side === "harkonnen") {
    const c = Math.min(10, w * 0.26);
    return `M${-a} 0L${-a + c} ${-b}H${a - c}L${a} 0L${a - c} ${b}H${-a + c}Z`;
  }
  const [u, v] = [n1(b * 0.28), n1(b * 0.68)];
  return `M${-a + 3} ${-b}H${a - 3}Q${a} ${-b} ${a} ${-b + 3}V${u}Q${a} ${n1(b * 0.55)} ${a - 5} ${v}L0 ${b + 4}L${-a + 5} ${v}Q${-a} ${n1(b * 0.55)} ${-a} ${u}V${-b + 3}Q${-a} ${-b} ${-a + 3} ${-b}Z`;
}

/** A leader: two letters on gold; without letters a crown, for a Bashar or Naib. */
export function disc(x: number, y: number, letters: string, r: number): string {
  const inner = letters
    ? `<text x="${n1(x)}" y="${n1(y + r * 0.38)}" font-size="${n1(r * (letters.length > 1 ? 1.05 : 1.25))}" class="ini">${escaped(letters)}</text>`
    : `<g class="crown">${sign("crown", x, y - 0.3, n1(r * 1.25))}</g>`;
  return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${r}" class="leader"/>${inner}`;
}

const pip = (kind: Pip, x: number, y: number, size: number): string =>
  `<use href="#p-${kind}" x="${n1(x - size / 2)}" y="${n1(y - size / 2)}" width="${size}" height="${size}" class="pip ${kind}"/>`;

export function legion(force: Partial<Force>, side: SideName, distance: Distance, names: Names): Drawn {
  const units = pips(force);
  const named = force.leaders ?? [];
  const generic = force.generic ?? 0;
  const far = distance === "far";
  let w: number, h: number, body: string, discs: string[], r: number;
  let ticks: Pip[] = [];
  if (far) {
    [w, h] = side === "harkonnen" ? [36, 30] : [33, 29];
    body = `<text y="${side === "harkonnen" ? 6.5 : 5.5}" class="num">${units.length}</text>`;
    const top: Pip | undefined = units.includes("special") ? "special" : units.includes("elite") ? "elite" : undefined;
    ticks = [...(top ? [top] : []), ...(["token", "smuggler", "troop"] as const).filter((kind) => units.includes(kind))].slice(0, 3);
    discs = named.slice(0, 2).map((id) => (named.length > 1 ? names.initials(id)[0]! : names.initials(id)));
    if (generic && named.length < 2) discs.push("");
    r = 8.6;
  } else {
    const per = units.length <= 3 ? units.length : Math.ceil(units.length / 2);
    const rows: Pip[][] = [];
    for (let i = 0; i < units.length; i += per) rows.push(units.slice(i, i + per));
    [w, h] = [Math.max(36, per * 13.5 + 22), rows.length < 2 ? 31 : 14 * rows.length + 15];
    const down = side === "atreides" ? 2 : 0;
    body = rows
      .map((row, j) => row.map((kind, i) => pip(kind, (i - (row.length - 1) / 2) * 13.5, (j - (rows.length - 1) / 2) * 14 - down, 14)).join(""))
      .join("");
    discs = [...named.map((id) => names.initials(id)), ...Array<string>(generic).fill("")];
    r = 11;
  }
  const shape = plate(side, w, h);
  let svg = `<path d="${shape}" transform="translate(1.5 3)" class="drop"/><path d="${shape}" class="plate ${side}"/><path d="${plate(side, w - 6, h - 6)}" class="inner"/>`;
  if (side === "harkonnen" && !far) svg += `<path d="M${n1(-w / 2 + 8.5)} -5v10M${n1(w / 2 - 8.5)} -5v10" class="bar"/>`;
  svg += body;
  svg += ticks.map((kind, i) => `<g transform="translate(${n1(-w / 2 + 2 + i * 11)} ${n1(h / 2 + 1)})"><circle r="6.6" class="tick"/>${pip(kind, 0, 0, 9.4)}</g>`).join("");
  const step = r * 1.75;
  const first = far ? w / 2 - 3 - step * (discs.length - 1) : (-step * (discs.length - 1)) / 2;
  svg += discs.map((letters, i) => disc(first + i * step, -h / 2 - (far ? 1 : 4), letters, r)).join("");
  if (distance === "near") svg += captions(force, side, h, names);
  return { svg, half: Math.max(w / 2, discs.length > 1 && !far ? (step * discs.length) / 2 : 0) };
}

/** Near by, leaders have names, and one's own facedown tokens show what they hide. */
function captions(force: Partial<Force>, side: SideName, h: number, names: Names): string {
  const who = (force.leaders ?? []).map((id) => names.leader(id));
  if (force.generic) who.push(`${force.generic} ${names.generic(side)}`);
  let svg = who.map((text, i) => `<text y="${n1(-h / 2 - 22 - 13 * (who.length - 1 - i))}" class="cap2">${escaped(text)}</text>`).join("");
  const known = (force.tokens ?? []).map((id) => names.token(id)).filter((token) => token !== null);
  svg += known
    .map((token, i) => {
      const row = (["regular", "elite", "special"] as const).flatMap((kind) => Array<Pip>(token[kind] ?? 0).fill(kind));
      const marks = row.map((kind, j) => pip(kind, (j - (row.length - 1) / 2) * 13, 0, 12)).join("");
      return `<g transform="translate(${n1((i - (known.length - 1) / 2) * 36)} ${n1(h / 2 + 18)})"><rect x="-16" y="-8" width="32" height="16" rx="4" class="peek"/>${marks}</g>`;
    })
    .join("");
  return svg;
}

const rank = (n: number | undefined): string => (n ? "I".repeat(n) : "?");

/** A place that can be chosen for itself, beside its area. */
export interface Hot {
  step: string;
  label: string;
}

const hot = ({ step, label }: Hot): string =>
  `data-thing="${step}" role="button" tabindex="0" aria-label="${escaped(label).replace(/"/g, "&quot;")}" class="hot"`;

/** Settlement, sietch, base, or the ruin of one: a stamped tile with its rank. */
export function site(area: Area, built: boolean): string {
  if (area.settlement)
    return `<g class="cut-hark"><path d="M-13-12h26v19l-4 5h-18l-4-5z" class="tile hark"/><g class="bone">${sign("keep", 0, -3.5, 17)}</g></g><text y="11" class="rank">${rank(area.settlement)}</text>`;
  if (area.sietch) {
    const up = area.sietch.face_up;
    return `<g class="cut-atr"><circle r="13.5" class="tile atr ${up ? "" : "down"}"/><g class="${up ? "bone" : "soft"}">${sign("sietch", 0, -3.5, 16)}</g></g><text y="11" class="rank ${up ? "" : "soft"}">${rank(area.sietch.rank)}</text>`;
  }
  if (area.base)
    return `<g class="cut-smug"><path d="M0-15L14.500 10a3 3 0 01-2.500 4H-12a3 3 0 01-2.500-4z" class="tile smug"/><g class="bone">${sign("base", 0, 0, 14)}</g></g><text y="12" class="rank">${rank(area.base)}</text>`;
  if (built)
    return `<g class="ruin"><circle r="11" class="tile gone"/>${sign("ruin", 0, -0.5, 14)}<path d="M-8 8L8-8" class="strike"/></g>`;
  return "";
}

const SIGN_FACES: Record<string, string> = { sand: "calm", sandworm: "maw", burrowing: "burrow" };

/** A wormsign; turned over it shows its face. */
export function wormsign(face: true | string): string {
  const up = face === true ? "" : face;
  return `<g class="sign ${up || "down"}"><circle r="12.5"/><circle r="9.6" class="in"/>${sign(SIGN_FACES[up] ?? "sign", 0, up ? 0 : -2, up ? 16 : 15)}</g>`;
}

export function harvester(smugglers: boolean): string {
  const tick = smugglers ? `<g transform="translate(12 -10)"><circle r="6.5" class="tick smugt"/>${pip("smuggler", 0, -0.5, 9)}</g>` : "";
  return `<g class="harv ${smugglers ? "smug" : ""}"><rect x="-14" y="-11" width="28" height="22" rx="5"/>${sign("harvester", 0, -0.5, 21)}</g>${tick}`;
}

export const station = (): string =>
  `<g class="station"><path d="M-10-10.500h20l2.500 2.500v16l-2.500 2.500h-20l-2.500-2.500v-16z"/>${sign("station", 0, 0, 17)}</g>`;

/** What is in an air zone: which sign, and whose, by the shape round it. */
const AIR: Record<string, [sign: string, whose: string]> = {
  ornithopter: ["ornithopter", "hark"],
  carryall: ["carryall", "hark"],
  smuggler_ornithopter: ["ornithopter", "smug"],
  smuggler_carryall: ["carryall", "smug"],
  harkonnen_frigate: ["frigate", "hark"],
  atreides_frigate: ["frigate", "atr"],
  navigator: ["navigator", "guild"],
};
const RIMS: Record<string, string> = {
  hark: "M-9.500-16.500h19l9.500 16.500-9.500 16.500h-19l-9.500-16.500z",
  atr: "M-16-16h32v17c0 8-6 13-16 17.500-10-4.500-16-9.500-16-17.500z",
  smug: "M0-20L19 13H-19z",
  guild: "M0-19c8 4 15 11 19 19-4 8-11 15-19 19-8-4-15-11-19-19 4-8 11-15 19-19z",
};

export function zone(held: string | null): string {
  const found = held ? AIR[held] : undefined;
  if (!found)
    return '<circle r="13" class="sky"/><circle r="10.5" class="sky2"/><path d="M0-7l1.600 5.400L7 0 1.600 1.600 0 7-1.600 1.600-7 0-1.600-1.600z" class="star"/>';
  const [glyph, whose] = found;
  return `<circle r="22" class="sky"/><circle r="19.5" class="sky2"/><path d="M0-22v4M0 18v4M-22 0h4M18 0h4" class="tickline"/><g transform="scale(.8)"><path d="${RIMS[whose]}" class="rim ${whose}"/></g><g class="bone">${sign(glyph, 0, whose === "smug" ? 1.5 : 0, whose === "smug" ? 17 : 19)}</g>`;
}

const WORM: Record<Distance, number> = { far: 0.66, mid: 0.86, near: 1.2 };

/** How large a worm is drawn; the Wild Maker is the largest thing on the map. */
export const wormScale = (worm: string, distance: Distance): number => WORM[distance] * (worm === "wild_maker" ? 1.18 : 1);

/** Everything that lies in an area, side by side, or in two rows where there is no room. */
export function pieces(area: Area, built: boolean, distance: Distance, room: number, names: Names, ghost?: Drawn, chosen?: Hot): string {
  const large: Drawn[] = [];
  const small: Drawn[] = [];
  let place = site(area, built);
  if (place && chosen) place = `<g ${hot(chosen)}><circle r="19" class="hit"/>${place}<circle r="17" class="ring0"/><circle r="17" class="ring1"/></g>`;
  if (place) large.push({ svg: place, half: 13.5 });
  if (area.worm) {
    const scale = wormScale(area.worm, distance);
    large.push({ svg: `<use class="worm" href="#${area.worm === "wild_maker" ? "wild" : "worm"}" transform="scale(${n1(scale * 10) / 10})"/>`, half: 34 * scale });
  }
  if (area.owner) large.push(legion(area, area.owner, distance, names));
  if (ghost) large.push({ svg: `<g class="ghost">${ghost.svg}</g>`, half: ghost.half });
  if (area.harvester) small.push({ svg: harvester(area.harvester === "smugglers"), half: 14 });
  if (area.wormsign) small.push({ svg: wormsign(area.wormsign), half: 13 });
  if (area.station) small.push({ svg: station(), half: 13 });
  const width = (row: Drawn[]): number => row.reduce((sum, drawn) => sum + 2 * drawn.half + 3, -3);
  const oneRow = !large.length || width([...large, ...small]) < room * 3;
  return oneRow ? inRow([...large, ...small], 0) : inRow(small, area.owner ? 27 : -27) + inRow(large, 0);
}

function inRow(row: Drawn[], y: number): string {
  let x = -row.reduce((sum, drawn) => sum + 2 * drawn.half + 3, -3) / 2;
  return row
    .map(({ svg, half }) => {
      const at = x + half;
      x += 2 * half + 3;
      return `<g transform="translate(${n1(at)} ${y})">${svg}</g>`;
    })
    .join("");
}
