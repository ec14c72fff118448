// Pictures made from an id: dunes, sietch arches, ships, orbits, worm rings, palaces, veils, storms, banners, cities, engines.
// No filters, only gradients and paths (cheap to draw), 3-6 kB each; the same card has the same picture everywhere.

import { picture } from "./pictures";

interface Chance {
  (): number;
  /** Between two numbers. */
  u(x: number, y: number): number;
  /** A whole number, both ends included. */
  i(x: number, y: number): number;
  /** One of a list. */
  p<T>(list: readonly T[]): T;
}
export interface Palette {
  s0: string; // sky above
  s1: string; // sky below
  sun: string;
  far: string; // far ridge
  near: string; // near ridge
  lit: string;
  dark: string;
  acc: string;
}
type Stop = readonly [offset: number, colour: string, opacity?: number];

export function rng(seed: string): Chance {
  let h = 2166136261;
  for (const c of seed) {
    h ^= c.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  let a = h >>> 0;
  const f = (() => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }) as Chance;
  f.u = (x, y) => x + (y - x) * f();
  f.i = (x, y) => Math.floor(f.u(x, y + 1));
  f.p = (list) => list[Math.floor(f() * list.length)]!;
  return f;
}
const n1 = (x: number) => x.toFixed(1).replace(/\.0$/, "");
const hex = (h: string) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
export const mix = (a: string, b: string, t: number) => {
  const A = hex(a),
    B = hex(b);
  return (
    "#" +
    A.map((x, i) =>
      Math.round(x + (B[i]! - x) * t)
        .toString(16)
        .padStart(2, "0"),
    ).join("")
  );
};
// palettes: sky top, sky low, sun, far ridge, near ridge, light, dark
export const PAL = {
  none: {
    s0: "#3b3a55",
    s1: "#f0b878",
    sun: "#fff0c4",
    far: "#c98a5a",
    near: "#5c3420",
    lit: "#ffd79a",
    dark: "#2a1712",
    acc: "#f0883c",
  },
  dawn: {
    s0: "#5c6a8f",
    s1: "#f7d9a8",
    sun: "#fff6da",
    far: "#d9ae7c",
    near: "#7a4f2e",
    lit: "#ffe9bd",
    dark: "#3a2417",
    acc: "#e8cc70",
  },
  emperor: {
    s0: "#1c2038",
    s1: "#c8a878",
    sun: "#ffe9b0",
    far: "#7a7488",
    near: "#2a2a40",
    lit: "#ffe2a0",
    dark: "#14141f",
    acc: "#e8cc70",
  },
  guild: {
    s0: "#1a0f1c",
    s1: "#e0703c",
    sun: "#ffc78a",
    far: "#a8482c",
    near: "#3a1618",
    lit: "#ffb070",
    dark: "#160a10",
    acc: "#f2946e",
  },
  bene: {
    s0: "#191030",
    s1: "#b98fd0",
    sun: "#f8e6ff",
    far: "#7d5aa6",
    near: "#2e1b4c",
    lit: "#e6ccff",
    dark: "#140b24",
    acc: "#c6a2f2",
  },
  fremen: {
    s0: "#0b1c34",
    s1: "#5fa6b8",
    sun: "#eafcff",
    far: "#3f7d92",
    near: "#123248",
    lit: "#bdeeff",
    dark: "#081826",
    acc: "#f0883c",
  },
  fremen2: {
    s0: "#12304a",
    s1: "#e8b070",
    sun: "#fff0cc",
    far: "#b07f52",
    near: "#3b2a2c",
    lit: "#ffd79a",
    dark: "#151a26",
    acc: "#7fcdec",
  },
  ix: {
    s0: "#06201f",
    s1: "#4ba38c",
    sun: "#d8fff0",
    far: "#2c7668",
    near: "#0e3a36",
    lit: "#a5f2d8",
    dark: "#04161a",
    acc: "#8fdcc4",
  },
  war: {
    s0: "#1c0a10",
    s1: "#c04a30",
    sun: "#ffd0a0",
    far: "#8c2c24",
    near: "#3a0f14",
    lit: "#ff9d70",
    dark: "#14060a",
    acc: "#ff9d92",
  },
  plot: {
    s0: "#120a24",
    s1: "#6b3a86",
    sun: "#f0d0ff",
    far: "#4c2a6c",
    near: "#241238",
    lit: "#d6b6ff",
    dark: "#0c0618",
    acc: "#d6b6ff",
  },
  hark: {
    s0: "#0d0b10",
    s1: "#8c2a2a",
    sun: "#ffb08a",
    far: "#54222a",
    near: "#1f0f16",
    lit: "#e07060",
    dark: "#0a0609",
    acc: "#f0737b",
  },
  green: {
    s0: "#0a1f1c",
    s1: "#6fae7c",
    sun: "#f4ffd8",
    far: "#3f7a58",
    near: "#123026",
    lit: "#d6ffc0",
    dark: "#07150f",
    acc: "#3fae86",
  },
  gold: {
    s0: "#2a1c0c",
    s1: "#d9a648",
    sun: "#fff4c4",
    far: "#a87428",
    near: "#40260c",
    lit: "#ffe08a",
    dark: "#1c1006",
    acc: "#fff0b0",
  },
} satisfies Record<string, Palette>;
export type PaletteName = keyof typeof PAL;

/** A picture in the making. */
export class Pic {
  r: Chance;
  defs = "";
  o = "";
  n = 0;

  constructor(
    id: string,
    public p: Palette,
    readonly w: number,
    readonly h: number,
  ) {
    this.r = rng(id);
  }
  lin(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1) {
    const id = `g${this.n++}`;
    this.defs += `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a != null ? ` stop-opacity="${a}"` : ""}/>`).join("")}</linearGradient>`;
    return `url(#${id})`;
  }
  rad(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5) {
    const id = `g${this.n++}`;
    this.defs += `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a != null ? ` stop-opacity="${a}"` : ""}/>`).join("")}</radialGradient>`;
    return `url(#${id})`;
  }
  path(d: string, fill: string, x = "") {
    this.o += `<path d="${d}" fill="${fill}" ${x}/>`;
  }
  line(d: string, c: string, w = 1, a = 1) {
    this.o += `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-opacity="${a}" stroke-linecap="round"/>`;
  }
  circ(x: number, y: number, r: number, f: string, a = 1) {
    this.o += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${f}"${a < 1 ? ` fill-opacity="${a}"` : ""}/>`;
  }
  sky() {
    const { p, w, h } = this;
    this.path(
      `M0 0H${w}V${h}H0z`,
      this.lin([
        [0, p.s0],
        [0.55, mix(p.s0, p.s1, 0.5)],
        [1, p.s1],
      ]),
    );
  }
  stars(n: number, ymax = 0.5) {
    const { r, w, h, p } = this;
    let d = "";
    for (let i = 0; i < n; i++) {
      const x = r.u(0, w),
        y = r.u(0, h * ymax),
        s = r.u(0.3, 0.9);
      d += `M${n1(x)} ${n1(y - s)}l${n1(s * 0.35)} ${n1(s)}-${n1(s * 0.35)} ${n1(s)}-${n1(s * 0.35)}-${n1(s)}z`;
    }
    this.path(d, p.sun, 'fill-opacity=".8"');
  }
  orb(x: number, y: number, R: number, phase: number | null = null) {
    const { p } = this;
    this.circ(
      x,
      y,
      R * 3.2,
      this.rad([
        [0, p.sun, 0.55],
        [0.35, p.sun, 0.2],
        [1, p.sun, 0],
      ]),
    );
    this.circ(
      x,
      y,
      R,
      this.lin([
        [0, p.sun],
        [1, mix(p.sun, p.s1, 0.45)],
      ]),
    );
    if (phase != null)
      this.path(
        `M${n1(x)} ${n1(y - R)}a${n1(R)} ${n1(R)} 0 0 ${phase > 0 ? 0 : 1} 0 ${n1(2 * R)}a${n1(R * Math.abs(phase))} ${n1(R)} 0 0 ${phase > 0 ? 1 : 0} 0 ${n1(-2 * R)}z`,
        mix(p.s0, p.s1, 0.25),
        'fill-opacity=".8"',
      );
  }
  // one dune layer: smooth crests, lit from the sun's side, with slip-face shadows
  dune(y: number, amp: number, len: number, c0: string, c1: string) {
    const { r, w, h } = this;
    const pts: [number, number][] = [];
    let x = r.u(-len, -len * 0.3);
    while (x < w + len) {
      const L = len * r.u(0.7, 1.3);
      pts.push([x, y + amp * r.u(0.1, 0.5)], [x + L * r.u(0.5, 0.68), y - amp * r.u(0.5, 1)]);
      x += L;
    }
    pts.push([x, y]);
    let d = `M${n1(pts[0]![0])} ${n1(pts[0]![1])}`;
    for (let i = 1; i < pts.length; i++) {
      const [a, b] = pts[i - 1]!,
        [c, e] = pts[i]!;
      const up = e < b;
      d += `C${n1(a + (c - a) * (up ? 0.5 : 0.18))} ${n1(b)} ${n1(a + (c - a) * (up ? 0.72 : 0.5))} ${n1(up ? e + (b - e) * 0.06 : e)} ${n1(c)} ${n1(e)}`;
    }
    this.path(
      d + `V${h + 4}H-20z`,
      this.lin([
        [0, c0],
        [0.55, mix(c0, c1, 0.6)],
        [1, c1],
      ]),
    );
    for (let i = 1; i < pts.length; i += 2) {
      const [px, py] = pts[i]!,
        [nx, ny] = pts[i + 1] ?? [px + len * 0.4, y + amp];
      const dn = (h - py) * r.u(0.5, 0.9),
        dx = nx - px;
      this.path(
        `M${n1(px)} ${n1(py)}C${n1(px + dx * 0.18)} ${n1(py + 1)} ${n1(px + dx * 0.5)} ${n1(ny)} ${n1(nx)} ${n1(ny)}C${n1(px + dx * 0.6)} ${n1(ny + dn * 0.3)} ${n1(px - dx * 0.1)} ${n1(py + dn * 0.55)} ${n1(px - dx * 0.5)} ${n1(py + dn)}C${n1(px + dx * 0.05)} ${n1(py + dn * 0.5)} ${n1(px + dx * 0.12)} ${n1(py + dn * 0.25)} ${n1(px)} ${n1(py)}z`,
        this.p.dark,
        'fill-opacity=".28"',
      );
      const [qx, qy] = pts[i - 1]!;
      const ex = px - qx;
      this.path(
        `M${n1(px)} ${n1(py)}C${n1(qx + ex * 0.72)} ${n1(py + (qy - py) * 0.06)} ${n1(qx + ex * 0.5)} ${n1(qy)} ${n1(qx + ex * 0.25)} ${n1(qy)}C${n1(qx + ex * 0.55)} ${n1(qy + amp * 0.1)} ${n1(qx + ex * 0.8)} ${n1(py + amp * 0.55)} ${n1(px)} ${n1(py)}z`,
        this.p.lit,
        'fill-opacity=".55"',
      );
    }
  }
  dunes(y0: number, k = 3, amp = 0.1) {
    const { p, w, h } = this;
    for (let i = 0; i < k; i++) {
      const t = k > 1 ? i / (k - 1) : 1;
      this.dune(
        h * (y0 + (1 - y0) * 0.72 * t),
        h * amp * (0.6 + t * 0.7),
        w * (0.36 + 0.3 * t),
        mix(mix(p.far, p.s1, 0.35 * (1 - t)), p.near, t * 0.75),
        mix(p.far, p.dark, 0.25 + t * 0.6),
      );
    }
  }
  ripples(y: number, k = 6) {
    const { r, w, h, p } = this;
    for (let i = 0; i < k; i++) {
      const yy = y + ((h - y) * (i + 0.5)) / k;
      let d = `M-4 ${n1(yy)}`;
      for (let x = 0; x < w; x += 16) d += `q8 ${n1(r.u(-3, -1))} 16 ${n1(r.u(-0.6, 0.6))}`;
      this.line(d, p.lit, 0.5, 0.28);
    }
  }
  ridge(y: number, amp: number, c: string, step = 7, rough = 1) {
    const { r, w, h } = this;
    let d = `M-2 ${h}V${n1(y)}`,
      yy = y;
    for (let x = 0; x <= w + step; x += step * r.u(0.5, 1.4)) {
      yy += r.u(-amp, amp) * 0.5;
      yy = Math.max(y - amp, Math.min(y + amp * 0.6, yy));
      d += `L${n1(x)} ${n1(yy)}`;
      if (r() < 0.35 * rough) d += `h${n1(r.u(2, 6))}`;
    }
    this.path(d + `V${h}z`, c);
  }
  figure(x: number, y: number, s: number, c: string) {
    const k = (v: number) => n1(v * s);
    this.o += `<path transform="translate(${n1(x)} ${n1(y)})" fill="${c}" d="M${k(-0.26)} 0C${k(-0.24)} ${k(-0.4)} ${k(-0.2)} ${k(-0.62)} ${k(-0.1)} ${k(-0.72)}C${k(-0.15)} ${k(-0.86)} ${k(-0.1)} ${k(-1)} 0 ${k(-1.02)}C${k(0.11)} ${k(-1)} ${k(0.15)} ${k(-0.86)} ${k(0.1)} ${k(-0.72)}C${k(0.2)} ${k(-0.6)} ${k(0.26)} ${k(-0.35)} ${k(0.36)} 0z"/>`;
  }
  get lines(): string {
    return `<defs>${this.defs}</defs>${this.o}`; // a world of its own for the names of its gradients
  }
}

type Scene = (c: Pic) => void;
const SC: Record<string, Scene> = {
  dunes(c) {
    const { r, w, h } = c;
    c.sky();
    c.orb(w * r.u(0.2, 0.8), h * r.u(0.22, 0.4), h * r.u(0.08, 0.16));
    if (r() < 0.5) c.orb(w * r.u(0.2, 0.8), h * r.u(0.1, 0.2), h * 0.035);
    c.dunes(r.u(0.5, 0.6), 3, 0.13);
    c.ripples(h * 0.86, 3);
    if (r() < 0.75)
      for (let i = 0, x = w * r.u(0.15, 0.6); i < r.i(1, 3); i++)
        c.figure(x + i * h * 0.09, h * 0.8 + r.u(-1, 1), h * 0.15, c.p.dark);
  },
  sietch(c) {
    const { r, w, h, p } = c;
    c.sky();
    c.stars(26);
    c.orb(w * r.u(0.65, 0.85), h * 0.2, h * 0.08, r.p([0.3, -0.4]));
    c.ridge(h * 0.34, h * 0.12, mix(p.far, p.near, 0.3), 9);
    c.ridge(h * 0.46, h * 0.08, p.near, 8);
    const k = r.i(2, 4),
      cw = w / (k + 0.6);
    for (let i = 0; i < k; i++) {
      const x = cw * (i + 0.75) + r.u(-3, 3),
        W = cw * r.u(0.26, 0.36),
        y = h * r.u(0.54, 0.66),
        b = h * 1.02;
      const arch = (W: number, y: number) =>
        `M${n1(x - W)} ${n1(b)}V${n1(y + W)}Q${n1(x - W)} ${n1(y)} ${n1(x)} ${n1(y - W * 0.55)}Q${n1(x + W)} ${n1(y)} ${n1(x + W)} ${n1(y + W)}V${n1(b)}z`;
      c.path(arch(W * 1.28, y - 2), p.dark);
      c.path(
        arch(W, y + 1),
        c.lin([
          [0, "#ffd79a"],
          [0.5, p.acc === "#7fcdec" ? "#f0883c" : p.acc],
          [1, p.near],
        ]),
      );
      c.path(arch(W * 0.62, y + h * 0.09), p.dark, 'fill-opacity=".55"');
      if (r() < 0.7) c.figure(x - W * 0.3, b - 1, h * 0.2, p.dark);
    }
    for (let i = 0; i < 4; i++)
      c.line(
        `M0 ${n1(h * (0.5 + i * 0.035))}q${n1(w * 0.3)} ${n1(r.u(-3, 3))} ${n1(w * 0.5)} 0t${n1(w * 0.5)} 0`,
        p.lit,
        0.6,
        0.14,
      );
  },
  worm(c) {
    const { r, w, h, p } = c;
    c.sky();
    c.orb(w * r.u(0.1, 0.9), h * 0.2, h * 0.07);
    c.dunes(0.46, 2, 0.08);
    const x = w * r.u(0.42, 0.6),
      y = h * 0.52,
      R = h * r.u(0.34, 0.42);
    c.path(
      `M${n1(x - R * 1.05)} ${h}C${n1(x - R * 1.2)} ${n1(y + R * 0.3)} ${n1(x - R)} ${n1(y - R * 0.2)} ${n1(x - R * 0.95)} ${n1(y - R * 0.1)}A${n1(R)} ${n1(R)} 0 01${n1(x + R * 0.95)} ${n1(y - R * 0.1)}C${n1(x + R)} ${n1(y + R * 0.3)} ${n1(x + R * 1.1)} ${n1(h * 0.9)} ${n1(x + R * 1.25)} ${h}z`,
      c.lin(
        [
          [0, mix(p.lit, p.far, 0.5)],
          [0.4, p.near],
          [1, p.dark],
        ],
        0,
        0,
        1,
        1,
      ),
    );
    for (let i = 0; i < 5; i++)
      c.line(
        `M${n1(x - R * (0.98 + i * 0.035))} ${n1(y + R * (0.25 + i * 0.26))}Q${n1(x)} ${n1(y + R * (0.75 + i * 0.3))} ${n1(x + R * (0.98 + i * 0.04))} ${n1(y + R * (0.25 + i * 0.26))}`,
        p.dark,
        1.6,
        0.45,
      );
    c.circ(x, y - R * 0.08, R * 0.86, p.dark);
    for (let k = 0; k < 4; k++) {
      const rr = R * (0.84 - k * 0.17),
        m = 30 - k * 5,
        off = r() * 6;
      let d = "";
      for (let i = 0; i < m; i++) {
        const a = ((i + off) / m) * 6.283,
          b = a + (6.283 / m) * 0.36;
        d += `M${n1(x + Math.cos(a - 0.09) * rr)} ${n1(y - R * 0.08 + Math.sin(a - 0.09) * rr)}L${n1(x + Math.cos(a) * rr * 0.74)} ${n1(y - R * 0.08 + Math.sin(a) * rr * 0.74)}L${n1(x + Math.cos(b - 0.03) * rr)} ${n1(y - R * 0.08 + Math.sin(b - 0.03) * rr)}z`;
      }
      c.path(d, mix(p.lit, p.near, k * 0.24));
    }
    c.circ(
      x,
      y - R * 0.08,
      R * 0.2,
      c.rad([
        [0, "#ff9d50"],
        [0.5, p.acc, 0.7],
        [1, p.dark],
      ]),
    );
    c.dune(h * 0.93, h * 0.07, w * 0.4, mix(p.far, p.near, 0.5), p.dark);
    for (let i = 0; i < 14; i++) c.circ(x + r.u(-1.3, 1.3) * R, h * r.u(0.72, 0.95), r.u(0.5, 1.6), p.lit, 0.5);
  },
  ship(c) {
    const { r, w, h, p } = c;
    c.sky();
    c.stars(60, 0.9);
    const R = h * r.u(0.5, 0.7),
      px = w * r.u(0.1, 0.9),
      py = h * 1.05;
    c.circ(
      px,
      py,
      R * 1.16,
      c.rad([
        [0.8, p.s1, 0.5],
        [1, p.s1, 0],
      ]),
    );
    c.circ(
      px,
      py,
      R,
      c.lin([
        [0, p.lit],
        [0.25, p.far],
        [0.8, p.dark],
      ]),
    );
    for (let i = 0; i < 5; i++)
      c.line(
        `M${n1(px - R)} ${n1(py - R * (0.3 + i * 0.13))}q${n1(R)} ${n1(r.u(-9, 2))} ${n1(2 * R)} 0`,
        p.dark,
        r.u(0.6, 2),
        0.25,
      );
    const L = w * r.u(0.56, 0.72),
      x = w * 0.5 - L / 2 + r.u(-6, 6),
      y = h * r.u(0.3, 0.4),
      H = h * r.u(0.13, 0.18),
      tilt = r.u(-9, 9);
    c.o += `<g transform="rotate(${n1(tilt)} ${n1(w / 2)} ${n1(y)})">`;
    c.path(
      `M${n1(x)} ${n1(y)}c${n1(L * 0.05)} ${n1(-H)} ${n1(L * 0.2)} ${n1(-H)} ${n1(L * 0.5)} ${n1(-H)}s${n1(L * 0.45)} ${n1(H * 0.2)} ${n1(L * 0.5)} ${n1(H)}c${n1(-L * 0.05)} ${n1(H * 0.8)} ${n1(-L * 0.2)} ${n1(H)} ${n1(-L * 0.5)} ${n1(H)}s${n1(-L * 0.45)} ${n1(-H * 0.2)} ${n1(-L * 0.5)} ${n1(-H)}z`,
      c.lin([
        [0, p.lit],
        [0.35, mix(p.far, p.lit, 0.25)],
        [0.7, p.near],
        [1, p.dark],
      ]),
    );
    for (let i = 1; i < 9; i++)
      c.line(`M${n1(x + (L * i) / 9)} ${n1(y - H * 0.92)}q${n1(3)} ${n1(H * 0.9)} 0 ${n1(H * 1.84)}`, p.dark, 0.8, 0.4);
    c.o += `<ellipse cx="${n1(x + L * 0.985)}" cy="${n1(y)}" rx="${n1(H * 0.24)}" ry="${n1(H * 0.55)}" fill="${p.dark}"/><ellipse cx="${n1(x + L * 0.985)}" cy="${n1(y)}" rx="${n1(H * 0.12)}" ry="${n1(H * 0.3)}" fill="${p.acc}"/>`;
    c.o += "</g>";
    for (let i = 0; i < r.i(2, 5); i++) {
      const sx = w * r.u(0.1, 0.9),
        sy = h * r.u(0.5, 0.75);
      c.path(`M${n1(sx)} ${n1(sy)}l6 -1.6 3 1.600 -3 1.200z`, p.dark);
      c.line(`M${n1(sx - 1)} ${n1(sy)}h-7`, p.sun, 0.6, 0.7);
    }
  },
  orbit(c) {
    const { r, w, h, p } = c;
    c.sky();
    c.stars(50, 1);
    const x = w * r.u(0.4, 0.62),
      y = h * 0.52,
      R = h * r.u(0.2, 0.27),
      t = r.u(-24, 24);
    const rings = (front: boolean) => {
      for (let k = 0; k < 6; k++) {
        const a = R * (1.5 + k * 0.3),
          b = a * 0.3;
        c.o += `<path d="M${n1(x - a)} ${n1(y)}A${n1(a)} ${n1(b)} 0 0 ${front ? 0 : 1} ${n1(x + a)} ${n1(y)}" fill="none" stroke="${k % 2 ? p.lit : p.acc}" stroke-opacity="${n1(0.85 - k * 0.1)}" stroke-width="${k % 3 ? 1 : 2.2}" transform="rotate(${n1(t)} ${n1(x)} ${n1(y)})"/>`;
      }
    };
    rings(false);
    c.circ(
      x,
      y,
      R * 1.7,
      c.rad([
        [0.4, p.sun, 0.45],
        [1, p.sun, 0],
      ]),
    );
    c.circ(
      x,
      y,
      R,
      c.lin(
        [
          [0, p.sun],
          [0.5, p.far],
          [1, p.dark],
        ],
        0,
        0,
        1,
        1,
      ),
    );
    for (let i = 0; i < 5; i++)
      c.line(
        `M${n1(x - R * 0.95)} ${n1(y - R * 0.6 + i * R * 0.3)}q${n1(R)} ${n1(r.u(2, 8))} ${n1(R * 1.9)} 0`,
        p.dark,
        r.u(0.6, 1.8),
        0.22,
      );
    rings(true);
    for (let i = 0; i < 3; i++) {
      const a = r.u(0, 6.28),
        d = R * r.u(1.7, 2.7);
      c.circ(
        x + Math.cos(a) * d,
        y + Math.sin(a) * d * 0.45,
        r.u(1.5, 3.6),
        c.lin(
          [
            [0, p.sun],
            [1, p.near],
          ],
          0,
          0,
          1,
          1,
        ),
      );
    }
  },
  palace(c) {
    const { r, w, h, p } = c;
    c.sky();
    const sx = w * r.u(0.3, 0.7);
    for (let i = -7; i <= 7; i++)
      c.path(
        `M${n1(sx)} ${n1(h * 0.5)}L${n1(sx + i * w * 0.13 - 3)} ${-4}h${n1(6)}z`,
        p.sun,
        `fill-opacity="${i % 2 ? 0.1 : 0.2}"`,
      );
    c.orb(sx, h * 0.5, h * 0.16);
    const tower = (x: number, W: number, top: number, col: string, cap: number) => {
      c.path(
        `M${n1(x - W)} ${h}V${n1(top + W)}${cap === 0 ? `L${n1(x)} ${n1(top - W * 1.2)}L${n1(x + W)} ${n1(top + W)}` : cap === 1 ? `Q${n1(x - W)} ${n1(top - W * 0.2)} ${n1(x)} ${n1(top - W * 1.4)}Q${n1(x + W)} ${n1(top - W * 0.2)} ${n1(x + W)} ${n1(top + W)}` : `h${n1(W * 0.5)}v${n1(-W)}h${n1(W)}v${n1(W)}h${n1(W * 0.5)}`}V${h}z`,
        col,
      );
    };
    for (let l = 0; l < 3; l++) {
      const k = 5 + l,
        col = c.lin([
          [0, mix(mix(p.far, p.s1, 0.3), p.near, l * 0.45)],
          [1, mix(p.near, p.dark, l * 0.45)],
        ]);
      for (let i = 0; i < k; i++)
        tower(
          (w * (i + 0.5 + r.u(-0.25, 0.25))) / k,
          w * r.u(0.03, 0.06) * (1 + l * 0.15),
          h * (r.u(0.24, 0.5) + l * 0.13),
          col,
          r.i(0, 2),
        );
    }
    c.path(`M0 ${h}V${n1(h * 0.86)}H${w}V${h}z`, p.dark);
    for (let i = 0; i < 34; i++)
      c.path(`M${n1(w * r())} ${n1(h * r.u(0.56, 0.84))}h1v2.200h-1z`, p.lit, `fill-opacity="${n1(r.u(0.4, 1))}"`);
    for (let i = 0; i < 11; i++) c.figure((w * (i + 0.3)) / 11, h * 1.0, h * 0.12, mix(p.dark, "#000000", 0.4));
  },
  veil(c) {
    const { r, w, h, p } = c;
    c.sky();
    const x = w * r.u(0.4, 0.6),
      y = h * 0.5;
    for (let k = 9; k > 0; k--) {
      const R = h * 0.09 * k;
      c.path(
        `M${n1(x)} ${n1(y - R * 1.25)}C${n1(x + R * 1.1)} ${n1(y - R * 0.4)} ${n1(x + R * 1.1)} ${n1(y + R * 0.4)} ${n1(x)} ${n1(y + R * 1.25)}C${n1(x - R * 1.1)} ${n1(y + R * 0.4)} ${n1(x - R * 1.1)} ${n1(y - R * 0.4)} ${n1(x)} ${n1(y - R * 1.25)}z`,
        mix(k % 2 ? p.far : p.near, p.lit, Math.max(0, 0.5 - k * 0.07)),
        `fill-opacity="${n1(0.2 + 0.05 * (9 - k))}" stroke="${p.lit}" stroke-opacity="${n1(0.5 - k * 0.03)}" stroke-width=".7"`,
      );
    }
    c.circ(
      x,
      y,
      h * 0.3,
      c.rad([
        [0, p.sun, 0.9],
        [0.3, p.sun, 0.35],
        [1, p.sun, 0],
      ]),
    );
    c.path(
      `M${n1(x - h * 0.42)} ${h}C${n1(x - h * 0.36)} ${n1(h * 0.72)} ${n1(x - h * 0.17)} ${n1(h * 0.66)} ${n1(x - h * 0.15)} ${n1(h * 0.5)}C${n1(x - h * 0.15)} ${n1(h * 0.28)} ${n1(x + h * 0.15)} ${n1(h * 0.28)} ${n1(x + h * 0.15)} ${n1(h * 0.5)}C${n1(x + h * 0.17)} ${n1(h * 0.66)} ${n1(x + h * 0.36)} ${n1(h * 0.72)} ${n1(x + h * 0.42)} ${h}z`,
      c.lin([
        [0, p.near],
        [1, p.dark],
      ]),
    );
    c.path(
      `M${n1(x - h * 0.085)} ${n1(h * 0.54)}C${n1(x - h * 0.09)} ${n1(h * 0.37)} ${n1(x + h * 0.09)} ${n1(h * 0.37)} ${n1(x + h * 0.085)} ${n1(h * 0.54)}Q${n1(x)} ${n1(h * 0.68)} ${n1(x - h * 0.085)} ${n1(h * 0.54)}z`,
      p.dark,
    );
    c.path(
      `M${n1(x - h * 0.055)} ${n1(h * 0.5)}q${n1(h * 0.055)} ${n1(-h * 0.05)} ${n1(h * 0.11)} 0q${n1(-h * 0.055)} ${n1(h * 0.03)} ${n1(-h * 0.11)} 0z`,
      p.lit,
      'fill-opacity=".5"',
    );
    for (let i = 0; i < 6; i++)
      c.line(
        `M${n1(x + (i - 2.5) * h * 0.03)} ${n1(h * 0.66)}Q${n1(x + (i - 2.5) * h * 0.07)} ${n1(h * 0.8)} ${n1(x + (i - 2.5) * h * 0.13)} ${h}`,
        p.lit,
        0.6,
        0.3,
      );
    for (let i = 0; i < 5; i++) {
      const mx = w * (0.12 + i * 0.19),
        ph = (i - 2) / 2.2;
      c.circ(mx, h * 0.11, h * 0.036, p.sun, 0.9);
      c.path(
        `M${n1(mx)} ${n1(h * 0.074)}a${n1(h * 0.036)} ${n1(h * 0.036)} 0 0 ${ph > 0 ? 0 : 1} 0 ${n1(h * 0.072)}a${n1(h * 0.036 * (1 - Math.abs(ph)))} ${n1(h * 0.036)} 0 0 ${ph > 0 ? 1 : 0} 0 ${n1(-h * 0.072)}z`,
        p.s0,
        i === 2 ? 'fill-opacity="0"' : "",
      );
    }
  },
  storm(c) {
    const { r, w, h, p } = c;
    c.sky();
    const x = w * r.u(0.3, 0.7),
      y = h * 0.36;
    for (let k = 0; k < 26; k++) {
      const R = h * (0.05 + k * 0.032),
        a0 = k * 0.55 + r.u(0, 0.5),
        a1 = a0 + r.u(2.2, 4.2);
      c.line(
        `M${n1(x + Math.cos(a0) * R * 1.5)} ${n1(y + Math.sin(a0) * R * 0.7)}A${n1(R * 1.5)} ${n1(R * 0.7)} 0 ${a1 - a0 > 3.14 ? 1 : 0} 1 ${n1(x + Math.cos(a1) * R * 1.5)} ${n1(y + Math.sin(a1) * R * 0.7)}`,
        k % 3 ? p.far : p.lit,
        r.u(0.8, 3.4),
        r.u(0.25, 0.7),
      );
    }
    c.circ(
      x,
      y,
      h * 0.13,
      c.rad([
        [0, p.sun, 1],
        [0.5, p.acc, 0.5],
        [1, p.acc, 0],
      ]),
    );
    let lx = x + r.u(-8, 8),
      ly = y + 6,
      d = `M${n1(lx)} ${n1(ly)}`;
    while (ly < h * 0.8) {
      lx += r.u(-7, 7);
      ly += r.u(4, 9);
      d += `L${n1(lx)} ${n1(ly)}`;
    }
    c.line(d, p.sun, 1.3, 0.95);
    c.dunes(0.72, 2, 0.09);
    c.figure(w * r.u(0.2, 0.8), h * 0.93, h * 0.17, p.dark);
  },
  banners(c) {
    const { r, w, h, p } = c;
    c.sky();
    c.orb(w * r.u(0.3, 0.7), h * 0.4, h * 0.15);
    c.ridge(h * 0.58, h * 0.06, mix(p.far, p.near, 0.4));
    for (let l = 0; l < 3; l++) {
      const k = 7 + l * 2,
        col = mix(p.near, p.dark, l * 0.45),
        y = h * (0.74 + l * 0.13),
        s = h * (0.16 + l * 0.05);
      for (let i = 0; i < k; i++) {
        const x = (w * (i + (l % 2) * 0.5)) / k + r.u(-1.5, 1.5);
        c.figure(x, y + s * 0.35, s * 1.1, col);
        c.line(
          `M${n1(x + s * 0.5)} ${n1(y + s * 0.3)}L${n1(x + s * 0.5 + r.u(-2, 2))} ${n1(y - s * (1 + r.u(0, 0.6)))}`,
          col,
          0.9,
        );
      }
      c.path(`M0 ${n1(y + s * 0.3)}H${w}V${h}H0z`, col);
    }
    for (let i = 0; i < 3; i++) {
      const x = w * (0.18 + i * 0.3 + r.u(-0.05, 0.05)),
        y = h * r.u(0.2, 0.32);
      c.line(`M${n1(x)} ${n1(h * 0.9)}V${n1(y)}`, p.dark, 1.4);
      c.path(
        `M${n1(x)} ${n1(y)}q${n1(w * 0.05)} ${n1(-3)} ${n1(w * 0.09)} 0t${n1(w * 0.07)} 1l${n1(-w * 0.03)} ${n1(h * 0.08)}l${n1(w * 0.03)} ${n1(h * 0.09)}q${n1(-w * 0.04)} 3 ${n1(-w * 0.08)} 0t${n1(-w * 0.08)} 0z`,
        c.lin(
          [
            [0, p.acc],
            [1, mix(p.acc, p.dark, 0.5)],
          ],
          0,
          0,
          1,
          0,
        ),
      );
    }
  },
  city(c) {
    const { r, w, h, p } = c;
    c.sky();
    c.orb(w * r.u(0.15, 0.85), h * 0.26, h * 0.1);
    for (let l = 0; l < 3; l++) {
      let x = -6;
      const col0 = mix(mix(p.far, p.s1, 0.35), p.near, l * 0.4),
        col = c.lin([
          [0, col0],
          [1, mix(col0, p.dark, 0.5)],
        ]);
      while (x < w) {
        const W = r.u(7, 17),
          t = h * (r.u(0.36, 0.62) + l * 0.13);
        const b = r.u(1, 4);
        const dome = r() < 0.25;
        c.path(
          dome
            ? `M${n1(x)} ${h}V${n1(t)}q0 ${n1(-W * 0.55)} ${n1(W / 2)} ${n1(-W * 0.6)}q${n1(W / 2)} 0 ${n1(W / 2)} ${n1(W * 0.6)}V${h}z`
            : `M${n1(x - b)} ${h}L${n1(x)} ${n1(t)}h${n1(W * 0.55)}v${n1(-r.u(0, 6))}h${n1(W * 0.35)}L${n1(x + W + b)} ${h}z`,
          col,
        );
        if (l)
          for (let k = 0; k < 4; k++)
            if (r() < 0.6)
              c.path(
                `M${n1(x + W * r.u(0.15, 0.8))} ${n1(t + r.u(4, h * 0.3))}h1.300v2h-1.300z`,
                p.lit,
                'fill-opacity=".9"',
              );
        x += W * r.u(0.7, 1.2);
      }
    }
    c.dune(h * 0.95, h * 0.04, w * 0.5, mix(p.near, p.dark, 0.3), p.dark);
  },
  thopter(c) {
    const { r, w, h, p } = c;
    c.sky();
    c.orb(w * r.u(0.25, 0.75), h * 0.36, h * 0.2);
    c.dunes(0.72, 2, 0.1);
    const thop = (x: number, y: number, s: number, col: string, tilt: number) => {
      c.o += `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${tilt}) scale(${(s / 100).toFixed(3)})">`;
      for (const [a = 0, L = 0, o = 1] of [
        [-158, 118, 0.5],
        [-146, 128, 0.75],
        [-134, 112, 0.95],
        [-40, 118, 0.5],
        [-28, 132, 0.75],
        [-16, 122, 0.95],
      ])
        c.o += `<path transform="translate(0 -14) rotate(${a})" fill="${col}" fill-opacity="${o}" d="M0 -4C${L * 0.3} -10 ${L * 0.8} -9 ${L} 0C${L * 0.8} 5 ${L * 0.3} 6 0 4z"/>`;
      c.path(
        "M-62 2C-58 -14 -30 -22 -6 -20C24 -18 46 -10 104 -12L112 -26H118L120 2C84 6 60 8 30 14C0 20 -56 20 -62 2z",
        col,
      );
      c.path("M-54 0C-50 -10 -34 -15 -20 -15L-24 -1z", p.lit, 'fill-opacity=".85"');
      c.path("M-30 17l-8 16h-10v4h20l10 -19zM26 15l8 16h-8v4h18l-8 -21z", col);
      c.o += "</g>";
    };
    thop(w * r.u(0.4, 0.52), h * 0.56, h * 0.36, p.dark, r.u(-10, 4));
    for (let i = 0; i < r.i(1, 3); i++)
      thop(w * r.u(0.08, 0.92), h * r.u(0.14, 0.3), h * r.u(0.06, 0.1), mix(p.near, p.dark, 0.4), r.u(-8, 8));
    c.ripples(h * 0.88, 2);
  },
  blade(c) {
    const { r, w, h, p } = c;
    c.sky();
    c.stars(30, 1);
    const x = w * 0.5,
      y = h * 0.5,
      t = r.u(28, 52);
    c.circ(
      x,
      y,
      h * 0.62,
      c.rad([
        [0, p.sun, 0.6],
        [0.4, p.acc, 0.25],
        [1, p.acc, 0],
      ]),
    );
    for (let k = 0; k < 5; k++)
      c.o += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(h * (0.2 + k * 0.09))}" fill="none" stroke="${p.lit}" stroke-opacity="${n1(0.4 - k * 0.06)}" stroke-width=".8" stroke-dasharray="${r.i(2, 14)} ${r.i(2, 6)}"/>`;
    c.o += `<g transform="rotate(${n1(t)} ${n1(x)} ${n1(y)})">`;
    const L = h * 0.52;
    c.path(
      `M${n1(x)} ${n1(y - L)}C${n1(x + h * 0.1)} ${n1(y - L * 0.5)} ${n1(x + h * 0.09)} ${n1(y)} ${n1(x + h * 0.04)} ${n1(y + L * 0.35)}H${n1(x - h * 0.05)}C${n1(x - h * 0.07)} ${n1(y)} ${n1(x - h * 0.06)} ${n1(y - L * 0.5)} ${n1(x)} ${n1(y - L)}z`,
      c.lin(
        [
          [0, p.sun],
          [0.5, p.lit],
          [0.51, p.far],
          [1, p.near],
        ],
        0,
        0,
        1,
        0,
      ),
    );
    c.path(
      `M${n1(x - h * 0.13)} ${n1(y + L * 0.34)}h${n1(h * 0.26)}l${n1(-h * 0.03)} ${n1(h * 0.05)}h${n1(-h * 0.2)}z`,
      p.dark,
    );
    c.path(
      `M${n1(x - h * 0.035)} ${n1(y + L * 0.42)}h${n1(h * 0.07)}v${n1(L * 0.45)}q${n1(-h * 0.035)} ${n1(h * 0.04)} ${n1(-h * 0.07)} 0z`,
      p.dark,
    );
    c.o += "</g>";
  },
  water(c) {
    const { r, w, h, p } = c;
    c.path(
      `M0 0H${w}V${h}H0z`,
      c.lin([
        [0, p.dark],
        [0.5, p.near],
        [1, p.s0],
      ]),
    );
    const y = h * 0.56,
      k = 5;
    for (let i = 0; i < k; i++) {
      const x = (w * (i + 0.5)) / k,
        W = w * 0.075;
      for (const s of [1, -1]) {
        const top = y - s * h * 0.36;
        c.path(
          `M${n1(x - W)} ${n1(y)}V${n1(top + s * W)}Q${n1(x)} ${n1(top - s * W)} ${n1(x + W)} ${n1(top + s * W)}V${n1(y)}z`,
          c.lin(
            s > 0
              ? [
                  [0, p.lit],
                  [1, p.far],
                ]
              : [
                  [0, p.far],
                  [1, p.s0],
                ],
          ),
          `fill-opacity="${s > 0 ? 0.9 : 0.4}"`,
        );
      }
    }
    for (let i = 0; i < 12; i++) {
      const yy = y + (h - y) * (i / 12) ** 1.3,
        L = r.u(8, 40),
        x = r.u(-5, w);
      c.line(`M${n1(x)} ${n1(yy)}h${n1(L)}`, p.sun, 0.8, r.u(0.25, 0.7));
    }
    c.circ(
      w * 0.5,
      y - 2,
      h * 0.4,
      c.rad([
        [0, p.sun, 0.35],
        [1, p.sun, 0],
      ]),
    );
    c.path(
      `M${n1(w * 0.5)} ${n1(h * 0.1)}c${n1(h * 0.09)} ${n1(h * 0.13)} ${n1(h * 0.09)} ${n1(h * 0.24)} 0 ${n1(h * 0.24)}s${n1(-h * 0.09)} ${n1(-h * 0.11)} 0 ${n1(-h * 0.24)}z`,
      c.lin([
        [0, p.sun],
        [1, "#5aa9e6"],
      ]),
    );
    for (let k = 1; k < 5; k++)
      c.o += `<ellipse cx="${n1(w * 0.5)}" cy="${n1(h * 0.72)}" rx="${n1(h * 0.16 * k)}" ry="${n1(h * 0.04 * k)}" fill="none" stroke="${p.sun}" stroke-opacity="${n1(0.8 - k * 0.15)}" stroke-width="1"/>`;
  },
  engine(c) {
    const { r, w, h, p } = c;
    c.path(
      `M0 0H${w}V${h}H0z`,
      c.rad(
        [
          [0, p.s1],
          [0.5, p.near],
          [1, p.dark],
        ],
        0.5,
        0.5,
        0.8,
      ),
    );
    const x = w * 0.5,
      y = h * 0.5;
    for (let k = 0; k < 30; k++) {
      let px = (r.i(0, 12) * w) / 12,
        py = (r.i(0, 8) * h) / 8,
        d = `M${n1(px)} ${n1(py)}`;
      for (let i = 0; i < 3; i++) {
        const a = (r.i(0, 3) * Math.PI) / 3,
          L = r.u(6, 18);
        px += Math.cos(a) * L;
        py += Math.sin(a) * L * r.p([1, -1]);
        d += `L${n1(px)} ${n1(py)}`;
      }
      c.line(d, p.lit, 0.6, 0.22);
      c.circ(px, py, 0.9, p.lit, 0.5);
    }
    for (let k = 0; k < 4; k++) {
      const R = h * (0.42 - k * 0.095),
        m = 24 - k * 4;
      let d = "";
      for (let i = 0; i < m; i++) {
        const a = (i / m) * 6.283 + k * 0.2,
          b = ((i + 0.5) / m) * 6.283 + k * 0.2;
        d += `${i ? "L" : "M"}${n1(x + Math.cos(a) * R)} ${n1(y + Math.sin(a) * R)}L${n1(x + Math.cos(a) * R * 1.08)} ${n1(y + Math.sin(a) * R * 1.08)}L${n1(x + Math.cos(b) * R * 1.08)} ${n1(y + Math.sin(b) * R * 1.08)}L${n1(x + Math.cos(b) * R)} ${n1(y + Math.sin(b) * R)}`;
      }
      c.path(
        d + "z",
        mix(k % 2 ? p.far : p.near, p.lit, k * 0.12),
        `stroke="${p.lit}" stroke-opacity=".5" stroke-width=".7"`,
      );
    }
    c.circ(
      x,
      y,
      h * 0.12,
      c.rad([
        [0, p.sun],
        [0.6, p.acc],
        [1, p.near],
      ]),
    );
  },
  eye(c) {
    const { r, w, h, p } = c;
    c.sky();
    const x = w / 2,
      y = h * 0.5,
      W = w * 0.42,
      H = h * 0.3;
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * 6.283;
      c.line(
        `M${n1(x + Math.cos(a) * h * 0.3)} ${n1(y + Math.sin(a) * h * 0.3)}L${n1(x + Math.cos(a) * w * r.u(0.4, 0.8))} ${n1(y + Math.sin(a) * w * r.u(0.4, 0.8))}`,
        p.lit,
        0.7,
        0.25,
      );
    }
    c.path(
      `M${n1(x - W)} ${n1(y)}Q${n1(x)} ${n1(y - H * 2)} ${n1(x + W)} ${n1(y)}Q${n1(x)} ${n1(y + H * 2)} ${n1(x - W)} ${n1(y)}z`,
      c.lin([
        [0, p.sun],
        [1, p.far],
      ]),
    );
    c.circ(
      x,
      y,
      H * 0.86,
      c.rad([
        [0, p.dark],
        [0.38, p.dark],
        [0.4, "#2f9fe0"],
        [0.75, "#1c5fa8"],
        [1, "#0b2a55"],
      ]),
    );
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * 6.283;
      c.line(
        `M${n1(x + Math.cos(a) * H * 0.38)} ${n1(y + Math.sin(a) * H * 0.38)}L${n1(x + Math.cos(a) * H * 0.8)} ${n1(y + Math.sin(a) * H * 0.8)}`,
        "#bfe6ff",
        0.6,
        0.45,
      );
    }
    c.circ(x - H * 0.2, y - H * 0.25, H * 0.13, "#ffffff", 0.9);
    c.line(`M${n1(x - W)} ${n1(y)}Q${n1(x)} ${n1(y - H * 2)} ${n1(x + W)} ${n1(y)}`, p.dark, 2.4);
  },
  mask(c) {
    const { r, w, h, p } = c;
    c.sky();
    const x = w * 0.5,
      y = h * 0.52;
    for (let i = 0; i < 9; i++)
      c.line(
        `M${n1((w * i) / 8)} 0Q${n1((w * i) / 8 + r.u(-12, 12))} ${n1(h * 0.5)} ${n1((w * i) / 8 + r.u(-6, 6))} ${h}`,
        i % 2 ? p.far : p.lit,
        r.u(2, 8),
        0.16,
      );
    c.circ(
      x,
      y,
      h * 0.5,
      c.rad([
        [0, p.lit, 0.4],
        [1, p.lit, 0],
      ]),
    );
    const W = h * 0.27,
      H = h * 0.36;
    const half = (s: number, col: string) =>
      c.path(
        `M${n1(x)} ${n1(y - H)}C${n1(x + s * W * 0.9)} ${n1(y - H)} ${n1(x + s * W)} ${n1(y - H * 0.5)} ${n1(x + s * W)} ${n1(y - H * 0.1)}C${n1(x + s * W)} ${n1(y + H * 0.5)} ${n1(x + s * W * 0.5)} ${n1(y + H)} ${n1(x)} ${n1(y + H * 1.05)}z`,
        col,
      );
    half(
      -1,
      c.lin([
        [0, p.sun],
        [1, p.far],
      ]),
    );
    half(
      1,
      c.lin([
        [0, p.far],
        [1, p.dark],
      ]),
    );
    for (const s of [-1, 1])
      c.path(
        `M${n1(x + s * W * 0.2)} ${n1(y - H * 0.05)}Q${n1(x + s * W * 0.5)} ${n1(y - H * 0.32)} ${n1(x + s * W * 0.82)} ${n1(y - H * 0.08)}Q${n1(x + s * W * 0.5)} ${n1(y + H * 0.1)} ${n1(x + s * W * 0.2)} ${n1(y - H * 0.05)}z`,
        s < 0 ? p.dark : p.lit,
      );
    c.line(`M${n1(x)} ${n1(y - H * 0.2)}V${n1(y + H * 0.28)}`, p.dark, 1, 0.6);
    c.line(
      `M${n1(x - W * 0.36)} ${n1(y + H * 0.55)}Q${n1(x)} ${n1(y + H * 0.42)} ${n1(x + W * 0.36)} ${n1(y + H * 0.55)}`,
      p.dark,
      1.5,
      0.8,
    );
  },
  coins(c) {
    const { r, w, h, p } = c;
    c.sky();
    c.orb(w * r.u(0.2, 0.8), h * 0.28, h * 0.14);
    for (let k = 0; k < 5; k++) {
      const x = w * (0.14 + k * 0.18 + r.u(-0.03, 0.03)),
        m = r.i(3, 9),
        R = w * 0.075;
      for (let i = 0; i < m; i++) {
        const y = h * 0.96 - i * h * 0.058;
        c.o += `<path d="M${n1(x - R)} ${n1(y)}v${n1(h * 0.045)}a${n1(R)} ${n1(R * 0.36)} 0 00${n1(R * 2)} 0v${n1(-h * 0.045)}z" fill="${mix(p.near, p.lit, 0.25)}" stroke="${p.dark}" stroke-width=".5"/><ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(R)}" ry="${n1(R * 0.36)}" fill="${mix(p.lit, p.sun, 0.3)}" stroke="${p.dark}" stroke-width=".5"/>`;
      }
    }
  },
};
const WORDS: readonly [RegExp, string][] = [
  [/worm|shai|maker/, "worm"],
  [/thopter|carryall|scout|landing/, "thopter"],
  [
    /sardaukar|trooper|bashar|legion|assault|army|forces|reinforce|mobiliz|wave|commando|halleck|recruiter|skirmish|push/,
    "banners",
  ],
  [/dagger|knife|ambush|blade|assassin|jamis|stilgar|duncan|weaponry|cull|cloak/, "blade"],
  [/freighter|travel|heighliner|foldspace|accord|armada|fleet|transport|ships|compact|space_/, "ship"],
  [/guild_(admin|amb|chief)|planet|satellite|orbit|choam_d|contract|monopoly/, "orbit"],
  [/water|peddler|sayyadina|sihaya|life|windtrap/, "water"],
  [
    /bankers|shares|windfall|opulence|trader|fence|market|wealth|chest|bribery|smuggl|bank|supremacy|stockpile|raid|tuek|delegate/,
    "coins",
  ],
  [/kwisatz|other_memory|voice|prescience|vision|glimpse|awaken|snooper|purpose|hawat|path|probe|spy/, "eye"],
  [/storm|convincing|power_play|desert_power|voice|weirding|tactician|detonation/, "storm"],
  [/sister|mother|reverend|jessica|gene|initiate|test_of|missionaria|truthsayer|web|secret_of/, "veil"],
  [
    /seek_allies|treachery|intrigue|plans|double_cross|incident|shadows|blackmail|strongarm|conspiracy|embedded|mission|infiltrate|protocol|bounty|yueh|piter|finesse|diversion|machination/,
    "mask",
  ],
  [/camp|sietch|chani|liet|fremen|kynes|know_their/, "sietch"],
  [/engine|ix|tech|machine|drone|holo|artillery|film|ordnance|disposal|memo|culture|turret|engineer/, "engine"],
  [/signet|diplomacy|emperor|subject|firm_grip|appropriate|council|palace|directorship|demand|respect/, "palace"],
  [/arrakeen|carthag|city|reconnaissance|liaison|siege|battle|chaos/, "city"],
  [/dune|desert|hunter|spice|basin/, "dunes"],
];
const BYF: Record<string, string[]> = {
  fremen: ["sietch", "dunes", "worm"],
  emperor: ["palace", "banners"],
  guild: ["ship", "orbit"],
  bene: ["veil", "eye"],
  none: ["dunes", "city", "storm", "thopter"],
};

/** What is on the picture of a card: by a word of its name, else by its faction. */
const scenes = new Map<string, string>();
export function sceneOf(id: string, fac = "none"): string {
  const key = `${id} ${fac}`;
  let found = scenes.get(key);
  if (found === undefined) {
    found = WORDS.find(([re]) => re.test(id))?.[1] ?? rng(id + "s").p(BYF[fac] ?? BYF["none"]!);
    scenes.set(key, found);
  }
  return found;
}

export interface Wish {
  scene: string;
  pal: PaletteName;
  w?: number;
  h?: number;
}

/** The picture as an image. */
export function art(id: string, { scene, pal, w = 132, h = 84 }: Wish): string {
  return picture(`${id} ${scene} ${pal} ${w} ${h}`, () => {
    const c = new Pic(id, PAL[pal], w, h);
    (SC[scene] ?? SC["dunes"]!)(c);
    return c;
  });
}
