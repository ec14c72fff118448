// Where names, pieces, air zones and numerals stand: solved against the areas, the frame, each other and the air zones.

import type { MapFacts, Point } from "../../src/arrakis/chart/geometry";

export interface Place {
  name: string; // empty: it is called by its number
  home: boolean; // something stands there from the beginning
  sectors: string[];
}
export interface Zone {
  sectors: string[];
}
type Box = readonly [number, number, number, number];

export const LETTERS = 20.5; // the height of a name in units of the map
const STEP = 6;

const over = (p: Box, q: Box): number => Math.max(0, Math.min(p[2], q[2]) - Math.max(p[0], q[0])) * Math.max(0, Math.min(p[3], q[3]) - Math.max(p[1], q[1]));

function toSegment(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

function inside(outline: readonly Point[], x: number, y: number): boolean {
  let hit = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) hit = !hit;
  });
  return hit;
}

function middle(outline: readonly Point[]): Point {
  let [size, x, y] = [0, 0, 0];
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const c = ax * by - bx * ay;
    size += c;
    x += (ax + bx) * c;
    y += (ay + by) * c;
  });
  return [x / 3 / size, y / 3 / size];
}

export class Layout {
  readonly zones = new Map<string, Point>();

  constructor(
    readonly map: MapFacts,
    readonly places: Record<string, Place>,
    zones: Record<string, Zone>,
    readonly widthOf: (text: string) => number,
  ) {
    this.#placeZones(zones);
  }

  /** How far inside an area a point lies, less than nothing outside. */
  #clear(area: string, x: number, y: number): number {
    const outline = this.map.outlines[area]!;
    const far = Math.min(...outline.map((a, i) => toSegment(x, y, a, outline[(i + 1) % outline.length]!)));
    return inside(outline, x, y) ? far : -far;
  }

  *#grid(area: string, step: number): Generator<Point> {
    const outline = this.map.outlines[area]!;
    const [xs, ys] = [outline.map((p) => p[0]), outline.map((p) => p[1])];
    for (let x = Math.min(...xs); x < Math.max(...xs); x += step) for (let y = Math.min(...ys); y < Math.max(...ys); y += step) yield [x, y];
  }

  /** An air zone lies on a corner between its two sectors, in the middle of their border and clear of the others. */
  #placeZones(zones: Record<string, Zone>): void {
    const touches = new Map<string, { at: Point; sectors: Set<string> }>();
    for (const [area, outline] of Object.entries(this.map.outlines))
      for (const at of outline) {
        const corner = touches.get(at.join()) ?? { at, sectors: new Set<string>() };
        if (this.places[area]!.sectors.length === 1) corner.sectors.add(this.places[area]!.sectors[0]!);
        touches.set(at.join(), corner);
      }
    const within = ([x, y]: Point): boolean => x > 30 && y > 30 && x < this.map.width - 30 && y < this.map.height - 30;
    for (const id of Object.keys(zones).sort()) {
      const line = [...touches.values()].filter((c) => zones[id]!.sectors.every((s) => c.sectors.has(s)) && within(c.at)).map((c) => c.at);
      const mid = [0, 1].map((i) => line.reduce((sum, p) => sum + p[i]!, 0) / line.length) as unknown as Point;
      const cost = (p: Point): number =>
        Math.hypot(p[0] - mid[0], p[1] - mid[1]) + [...this.zones.values()].reduce((sum, q) => sum + Math.max(0, 140 - Math.hypot(p[0] - q[0], p[1] - q[1])), 0);
      this.zones.set(id, line.reduce((best, p) => (cost(p) < cost(best) ? p : best)));
    }
  }

  /** The roomiest point of an area, away from a box. */
  #spot(area: string, keep?: Box): { at: Point; room: number } | null {
    const [cx, cy] = middle(this.map.outlines[area]!);
    let best: { at: Point; room: number } | null = null;
    for (const [x, y] of this.#grid(area, 5)) {
      let room = this.#clear(area, x, y);
      if (room < 8) continue;
      room = Math.min(room, 46);
      if (keep) room = Math.min(room, Math.hypot(Math.max(keep[0] - x, 0, x - keep[2]) * 0.75, Math.max(keep[1] - y, 0, y - keep[3])));
      for (const [zx, zy] of this.zones.values()) room = Math.min(room, Math.hypot((x - zx) * 0.8, y - zy) - 22);
      room -= 0.05 * Math.hypot(x - cx, y - cy);
      if (!best || room > best.room) best = { at: [x, y], room };
    }
    return best;
  }

  /** Names and spots together: twice round, so that the first meet the last. */
  solve(): { spots: Map<string, { at: Point; room: number }>; names: Map<string, { at: Point; first: number }> } {
    const spots = new Map<string, { at: Point; room: number }>();
    const names = new Map<string, { at: Point; first: number }>();
    const boxes = new Map<string, Box>();
    const areas = Object.keys(this.map.outlines);
    const body = (area: string, [x, y]: Point): Box => {
      const w = this.places[area]!.home ? 50 : 27;
      return [x - w, y - 27, x + w, y + 25];
    };
    for (const area of areas) if (!this.places[area]!.name) spots.set(area, this.#spot(area)!);
    for (let turn = 0; turn < 2; turn++)
      for (const area of areas) {
        const words = this.places[area]!.name.split(" ");
        if (!words[0]) continue;
        const [cx, cy] = middle(this.map.outlines[area]!);
        const near = [...spots].filter(([id, { at }]) => id !== area && Math.hypot(at[0] - cx, at[1] - cy) < 230);
        const others = [...boxes].filter(([id]) => id !== area).map(([, box]) => box);
        let best: { cost: number; at: Point; first: number; spot: { at: Point; room: number }; box: Box } | null = null;
        for (let first = 1; first <= words.length; first++) {
          const lines = [words.slice(0, first).join(" "), words.slice(first).join(" ")].filter(Boolean);
          const [lw, lh] = [Math.max(...lines.map(this.widthOf)) + 4, LETTERS * (1 + 0.92 * (lines.length - 1))];
          for (const [x, y] of this.#grid(area, STEP)) {
            const box: Box = [x - lw / 2, y - lh / 2, x + lw / 2, y + lh / 2];
            if (box[0] < 7 || box[1] < 9 || box[2] > this.map.width - 7 || box[3] > this.map.height - 9) continue;
            let out = 0;
            for (let i = 0; i < 7; i++) for (const py of [box[1], box[3]]) out += Math.max(0, 5 - this.#clear(area, box[0] + (lw * i) / 6, py));
            if (out > 160) continue;
            let zone = 0;
            for (const [zx, zy] of this.zones.values()) zone += Math.max(0, 42 - Math.hypot(Math.max(box[0] - zx, 0, zx - box[2]), Math.max(box[1] - zy, 0, zy - box[3])));
            const wider: Box = [box[0] - 8, box[1] - 11, box[2] + 8, box[3] + 11];
            const hit = near.reduce((sum, [id, { at }]) => sum + over(box, body(id, at)), 0) + 2 * others.reduce((sum, q) => sum + over(wider, q), 0);
            const part = out * 1.5 + zone * 9 + hit * 0.35 + (lines.length - 1) * 4;
            if (best && part - 38 * 6 > best.cost) continue;
            const spot = this.#spot(area, box);
            if (!spot) continue;
            const mine = body(area, spot.at);
            const cost =
              part - Math.min(spot.room, 38) * 6 - (y > spot.at[1] ? 6 : 0) + Math.abs(x - spot.at[0]) * 0.25 + over(box, mine) * 0.4 + others.reduce((sum, q) => sum + over(mine, q), 0) * 0.25;
            if (!best || cost < best.cost) best = { cost, at: [x, y], first, spot, box };
          }
        }
        if (!best) throw new Error(`no place for the name of ${area}`);
        names.set(area, { at: best.at, first: best.first });
        spots.set(area, best.spot);
        boxes.set(area, best.box);
      }
    return { spots, names };
  }

  /** The numeral of a sector stands in the middle of its areas. */
  numerals(): Record<string, Point> {
    const found: Record<string, Point> = {};
    for (const sector of new Set(Object.values(this.places).flatMap((place) => place.sectors))) {
      const mine = Object.entries(this.places).filter(([, place]) => place.sectors.join() === sector);
      const mid = mine.map(([area]) => middle(this.map.outlines[area]!));
      found[sector.slice(1)] = [0, 1].map((i) => Math.round(mid.reduce((sum, p) => sum + p[i]!, 0) / mid.length)) as unknown as Point;
    }
    return found;
  }
}
