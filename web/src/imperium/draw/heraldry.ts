// Emblems of the houses, our own: abstract geometry, no beast, bird, plant or face. One charge per house; the two leaders
// of a house differ by the form of the field and by one or two squares at its foot.

import { mix, Pic, PAL, type PaletteName } from "./art";
import { figure } from "./pictures";

const R = Math.PI / 180,
  P = (r: number, a: number) => `${(100 + r * Math.sin(a * R)).toFixed(1)} ${(96 - r * Math.cos(a * R)).toFixed(1)}`;
const ring = (r: number, w: number, x = 100, y = 96) =>
  `M${x} ${y - r}a${r} ${r} 0 110 ${2 * r} ${r} ${r} 0 010 ${-2 * r}zM${x} ${y - r + w}a${r - w} ${r - w} 0 100 ${2 * (r - w)} ${r - w} ${r - w} 0 000 ${-2 * (r - w)}z`;
const COLOURS: Record<string, PaletteName> = {
  Atreides: "green", // five tides: lenses like a spool, parted by one line
  Harkonnen: "hark", // the vice: two jaws, shut along a zigzag
  Richese: "gold", // the lens: three rays, one lens, one point
  Thorvald: "fremen", // the columns: cut basalt
  Ecaz: "bene", // the weave: six rings, each under the next
  Vernius: "ix", // the chords: nine pegs in a ring, one thread
  Moritani: "war", // the sheared disc: four slices, pushed apart
  Hagal: "emperor", // the sieve: a lattice of squares, smaller to the rim
};
const CHARGES: Record<string, () => string> = {
  Atreides: () =>
    [-2, -1, 0, 1, 2]
      .map((k) => {
        const w = [34, 48, 64][Math.abs(k)]!,
          y = 96 + k * 25,
          t = 12;
        return `<path d="M${100 - w} ${y}Q${100 - w * 0.45} ${y - t} 95 ${y - t}V${y + t}Q${100 - w * 0.45} ${y + t} ${100 - w} ${y}zM${100 + w} ${y}Q${100 + w * 0.45} ${y - t} 105 ${y - t}V${y + t}Q${100 + w * 0.45} ${y + t} ${100 + w} ${y}z" fill-opacity="${k % 2 ? 0.72 : 1}"/>`;
      })
      .join(""),
  Harkonnen: () => {
    const z = [
        [86, 28],
        [114, 55.2],
        [86, 82.4],
        [114, 109.6],
        [86, 136.8],
        [114, 164],
      ],
      at = (d: number) => z.map(([x, y]) => `${x! + d} ${y}`);
    return `<path d="M34 66L64 28L${at(-7).join("L")}L64 164L34 126z"/><path d="M166 66L136 28L${at(7).join("L")}L136 164L166 126z" fill-opacity=".7"/>`;
  },
  Richese: () =>
    [-34, 0, 34]
      .map((d) => `<path d="M30 ${90 + d}H100L160 91V101L100 ${102 + d}H30z" fill-opacity="${d ? 0.66 : 1}"/>`)
      .join("") +
    '<path d="M100 28Q136 96 100 164Q64 96 100 28z"/><path d="M100 50Q122 96 100 142Q78 96 100 50z" fill="#000" fill-opacity=".45"/><circle cx="163" cy="96" r="9.500"/>',
  Thorvald: () =>
    [
      [-52, 92],
      [-26, 56],
      [0, 30],
      [26, 74],
      [52, 108],
    ]
      .map(([x = 0, t = 0], i) => {
        const c = 100 + x,
          w = 11.5,
          b = 158 - Math.abs(x) * 0.26;
        return `<path d="M${c - w} ${t + 7}L${c} ${t}L${c + w} ${t + 7}V${b}L${c} ${b + 7}L${c - w} ${b}z" fill-opacity="${i % 2 ? 0.68 : 1}"/><path d="M${c - w} ${t + 7}L${c} ${t}L${c + w} ${t + 7}L${c} ${t + 14}z" fill="#fff" fill-opacity=".5"/>`;
      })
      .join(""),
  Ecaz: () =>
    Array.from({ length: 6 }, (_, i) => {
      const a = i * 60 * R,
        x = 100 + 33 * Math.sin(a),
        y = 96 - 33 * Math.cos(a);
      return `<path fill-rule="evenodd" d="${ring(31, 8.5, +x.toFixed(1), +y.toFixed(1))}" fill-opacity="${i % 2 ? 0.7 : 1}"/>`;
    }).join("") + '<circle cx="100" cy="96" r="7"/>',
  Vernius: () =>
    `<path d="M${Array.from({ length: 9 }, (_, i) => P(56, i * 160)).join("L")}z" fill="none" stroke="GLOW" stroke-width="5" stroke-linejoin="round"/>` +
    Array.from({ length: 9 }, (_, i) => `<path transform="rotate(${i * 40} 100 96)" d="M94 26h12v17h-12z"/>`).join(""),
  Moritani: () => {
    const y = [40, 68, 96, 124, 152];
    let o = "";
    for (let k = 0; k < 4; k++) {
      const a = y[k]! + 3,
        b = y[k + 1]! - 3,
        s = k % 2 ? 17 : -17,
        X = (v: number) => Math.sqrt(Math.max(0, 58 * 58 - (v - 96) ** 2));
      o += `<path d="M${(100 + s - X(a)).toFixed(1)} ${a}A58 58 0 00${(100 + s - X(b)).toFixed(1)} ${b}H${(100 + s + X(b)).toFixed(1)}A58 58 0 00${(100 + s + X(a)).toFixed(1)} ${a}z" fill-opacity="${k % 2 ? 0.7 : 1}"/>`;
    }
    return `<g transform="rotate(-32 100 96)">${o}</g>`;
  },
  Hagal: () => {
    let o = "";
    for (let i = -2; i <= 2; i++)
      for (let j = -2; j <= 2; j++) {
        const m = Math.abs(i) + Math.abs(j);
        if (m > 3) continue;
        const s = [15, 12.5, 9.5, 6.5][m]!;
        o += `<rect x="${100 + i * 27 - s * 0.8}" y="${96 + j * 27 - s * 0.8}" width="${s * 1.6}" height="${s * 1.6}" rx="2.500" fill-opacity="${m % 2 ? 0.72 : 1}"/>`;
      }
    return `<g transform="rotate(45 100 96)">${o}</g>`;
  },
};
const ORDER: Record<string, number> = {
  paul_atreides: 0,
  duke_leto_atreides: 1,
  baron_vladimir_harkonnen: 0,
  glossu_rabban: 1,
  count_ilban_richese: 0,
  helena_richese: 1,
  countess_ariana_thorvald: 0,
  earl_memnon_thorvald: 1,
  archduke_armand_ecaz: 0,
  ilesa_ecaz: 1,
  prince_rhombur_vernius: 0,
  tessia_vernius: 1,
  viscount_hundro_moritani: 0,
  princess_yuna_moritani: 1,
};
const FIELD = [
  "M100 6C140 6 176 30 176 70V172Q138 190 100 190T24 172V70C24 30 60 6 100 6z",
  "M100 4L182 56V136L100 190L18 136V56z",
  "M26 20H174V130Q150 176 100 190Q50 176 26 130z",
];
/** The shield of a leader as an image. */
export function emblem(house: string, id: string): string {
  return figure(`emblem ${id}`, () => draw(house in COLOURS ? house : "Hagal", id), "emblem");
}

function draw(house: string, id: string): Pic {
  const p = PAL[COLOURS[house]!],
    c = new Pic("e2" + id, p, 200, 200),
    k = ORDER[id] ?? 2,
    sh = FIELD[k]!;
  c.path(
    "M0 0H200V200H0z",
    c.lin(
      [
        [0, mix(p.far, p.lit, 0.16)],
        [0.5, p.far],
        [1, mix(p.near, p.dark, 0.3)],
      ],
      0.15,
      0,
      0.75,
      1,
    ),
  );
  for (let i = -4; i < 16; i++) c.path(`M${i * 20} 0h8l-60 200h-8z`, p.lit, 'fill-opacity=".05"'); // woven ground
  c.o += `<path d="${sh}" fill="${p.dark}" fill-opacity=".62"/><path d="${sh}" fill="none" stroke="${p.lit}" stroke-width="3.500"/><path d="${sh}" transform="translate(100 97) scale(.925) translate(-100 -97)" fill="none" stroke="${p.lit}" stroke-opacity=".42" stroke-width="1.500"/>`;
  const g = c.lin([
    [0, p.sun],
    [1, mix(p.acc, p.lit, 0.35)],
  ]);
  c.o += `<g fill="${g}" transform="translate(100 93) scale(.78) translate(-100 -96)">${CHARGES[house]!().replaceAll("GLOW", p.lit)}</g>`;
  for (let i = 0; i <= (k === 2 ? -1 : k); i++) c.path(`M${100 - 5 + (i - k / 2) * 16} 164h10v10h-10z`, p.lit);
  return c;
}
