// Fields of numbers over the sheet, two for a unit of the map: noise, masks, distances, blurs.

import type { Point } from "../../src/arrakis/chart/geometry";

export type Field = Float32Array;

/** Numbers from 0 to 1 by chance. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

export const smooth = (a: number, b: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};
export const clamp = (x: number, least = 0, most = 1): number => Math.min(most, Math.max(least, x));

/** Inside of a ring, row by row. */
export function fill(ring: readonly Point[], width: number, height: number, scale: number, mark: (at: number) => void): void {
  const ys = ring.map((p) => p[1] * scale);
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < Math.min(height, Math.ceil(Math.max(...ys))); y++) {
    const middle = y + 0.5;
    const cuts: number[] = [];
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length]!;
      const [a, b] = [y1 * scale, y2 * scale];
      if (a > middle !== b > middle) cuts.push(x1 * scale + ((middle - a) / (b - a)) * (x2 - x1) * scale);
    });
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2)
      for (let x = Math.max(0, Math.ceil(cuts[i]! - 0.5)); x < Math.min(width, cuts[i + 1]! - 0.5); x++) mark(y * width + x);
  }
}

export class Sheet {
  readonly w: number;
  readonly h: number;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly scale: number,
    readonly rings: ReadonlyMap<string, readonly Point[]>,
  ) {
    this.w = width * scale;
    this.h = height * scale;
  }

  make(value: (at: number) => number): Field {
    const field = new Float32Array(this.w * this.h);
    for (let at = 0; at < field.length; at++) field[at] = value(at);
    return field;
  }

  /** Smooth noise from -1 to 1 with features of so many units. */
  noise(size: number, seed: number): Field {
    const random = chance(seed);
    const [n, m] = [Math.floor(this.height / size) + 5, Math.floor(this.width / size) + 5];
    const grid = Float32Array.from({ length: n * m }, () => random() * 2 - 1);
    const cubic = (a: number, b: number, c: number, d: number, t: number): number =>
      b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
    const step = size * this.scale;
    const wide = new Float32Array(n * this.w);
    for (let x = 0; x < this.w; x++) {
      const u = x / step + 1;
      const i = Math.floor(u);
      for (let row = 0; row < n; row++) {
        const o = row * m + i;
        wide[row * this.w + x] = cubic(grid[o - 1]!, grid[o]!, grid[o + 1]!, grid[o + 2]!, u - i);
      }
    }
    const out = new Float32Array(this.w * this.h);
    for (let y = 0; y < this.h; y++) {
      const v = y / step + 1;
      const j = Math.floor(v);
      const o = (j - 1) * this.w;
      for (let x = 0; x < this.w; x++)
        out[y * this.w + x] = cubic(wide[o + x]!, wide[o + this.w + x]!, wide[o + 2 * this.w + x]!, wide[o + 3 * this.w + x]!, v - j);
    }
    return out;
  }

  /** Noise of several sizes, each finer one weaker. */
  fbm(size: number, seed: number, octaves = 4): Field {
    const out = new Float32Array(this.w * this.h);
    let [weight, total] = [1, 0];
    for (let o = 0; o < octaves; o++) {
      const part = this.noise(size / 2 ** o, seed + o);
      for (let at = 0; at < out.length; at++) out[at] = out[at]! + weight * part[at]!;
      total += weight;
      weight *= 0.5;
    }
    return out.map((x) => x / total);
  }

  /** Sharp crests. */
  ridged(size: number, seed: number, octaves = 5): Field {
    const out = new Float32Array(this.w * this.h);
    const before = new Float32Array(out.length).fill(1);
    let [weight, total] = [1, 0];
    for (let o = 0; o < octaves; o++) {
      const part = this.noise(size / 1.9 ** o, seed + o);
      for (let at = 0; at < out.length; at++) {
        const n = (1 - Math.abs(part[at]!)) ** 2;
        out[at] = out[at]! + weight * n * before[at]!;
        before[at] = n * 0.7 + 0.3;
      }
      total += weight;
      weight *= 0.52;
    }
    return out.map((x) => x / total);
  }

  mask(areas: readonly string[]): Field {
    const out = new Float32Array(this.w * this.h);
    for (const area of areas) fill(this.rings.get(area)!, this.w, this.h, this.scale, (at) => (out[at] = 1));
    return out;
  }

  /** Three boxes are nearly a bell. */
  blur(field: Field, units: number): Field {
    return blurred(field, this.w, this.h, units * this.scale);
  }

  /** How far from the edge, in units, inside the areas together or inside each of them. */
  depth(areas: readonly string[], reach: number, apart = false): Field {
    const [w, h] = [this.width, this.height];
    const index = new Int16Array(w * h);
    areas.forEach((area, k) => fill(this.rings.get(area)!, w, h, 1, (at) => (index[at] = apart ? k + 1 : 1)));
    const far = new Float32Array(w * h);
    const same = (at: number, x: number, y: number, dx: number, dy: number): boolean =>
      x + dx < 0 || x + dx >= w || y + dy < 0 || y + dy >= h || index[at + dy * w + dx] === index[at];
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const at = y * w + x;
        const inner = index[at]! > 0 && same(at, x, y, -1, 0) && same(at, x, y, 1, 0) && same(at, x, y, 0, -1) && same(at, x, y, 0, 1);
        far[at] = inner ? 1e4 : 0;
      }
    const relax = (at: number, x: number, y: number, near: readonly (readonly [number, number, number])[]): void => {
      for (const [dx, dy, cost] of near)
        if (x + dx >= 0 && x + dx < w && y + dy >= 0 && y + dy < h) far[at] = Math.min(far[at]!, far[at + dy * w + dx]! + cost);
    };
    const D = Math.SQRT2;
    for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) relax(y * w + x, x, y, [[-1, 0, 1], [0, -1, 1], [-1, -1, D], [1, -1, D]]);
    for (let y = h - 1; y >= 0; y--) for (let x = w - 1; x >= 0; x--) relax(y * w + x, x, y, [[1, 0, 1], [0, 1, 1], [1, 1, D], [-1, 1, D]]);
    const even = blurred(far.map((d) => Math.min(d, reach)), w, h, 1.6); // takes the stairs out
    return enlarged(even, w, h, this.w, this.h);
  }
}

export function blurred(field: Field, w: number, h: number, radius: number): Field {
  let now = field;
  const box = Math.max(0, Math.round((Math.sqrt(4 * radius * radius + 1) - 1) / 2));
  if (!box) return Float32Array.from(field);
  for (let turn = 0; turn < 3; turn++) {
    const across = new Float32Array(field.length);
    for (let y = 0; y < h; y++) slide(now, across, y * w, 1, w, box);
    const down = new Float32Array(field.length);
    for (let x = 0; x < w; x++) slide(across, down, x, w, h, box);
    now = down;
  }
  return now;
}

function slide(from: Field, to: Field, start: number, step: number, n: number, box: number): void {
  const at = (i: number): number => from[start + Math.min(n - 1, Math.max(0, i)) * step]!;
  let sum = 0;
  for (let i = -box; i <= box; i++) sum += at(i);
  for (let i = 0; i < n; i++) {
    to[start + i * step] = sum / (2 * box + 1);
    sum += at(i + box + 1) - at(i - box);
  }
}

export function enlarged(field: Field, w: number, h: number, W: number, H: number): Field {
  const out = new Float32Array(W * H);
  for (let y = 0; y < H; y++) {
    const v = clamp(((y + 0.5) * h) / H - 0.5, 0, h - 1);
    const j = Math.min(h - 2, Math.floor(v));
    for (let x = 0; x < W; x++) {
      const u = clamp(((x + 0.5) * w) / W - 0.5, 0, w - 1);
      const i = Math.min(w - 2, Math.floor(u));
      const at = j * w + i;
      const [s, t] = [u - i, v - j];
      out[y * W + x] = (field[at]! * (1 - s) + field[at + 1]! * s) * (1 - t) + (field[at + w]! * (1 - s) + field[at + w + 1]! * s) * t;
    }
  }
  return out;
}
