// The board as it is drawn: outlines of the book with their sides roughened, the same in every browser and in the picture
// of the ground. Neighbours share each side, so that the areas fit together.

export type Point = readonly [number, number];

export interface MapFacts {
  width: number;
  height: number;
  outlines: Record<string, Point[]>;
}

/** Rock breaks roughly, sand smoothly: how far a side is bent, and how often it is halved. */
const ROUGH = { rock: [0.085, 4], sand: [0.05, 3] } as const;
const ROCK = new Set(["mountain", "plateau"]);

/** Numbers from -1 to 1, most of them small, by chance from a seed. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
  return () => (next() + next() + next()) / 1.5 - 1;
}

export const sideKey = (a: Point, b: Point): string =>
  a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? `${a[0]},${a[1]} ${b[0]},${b[1]}` : `${b[0]},${b[1]} ${a[0]},${a[1]}`;

function roughened(a: Point, b: Point, [bend, halvings]: readonly [number, number]): Point[] {
  const turned = sideKey(a, b).startsWith(`${b[0]},${b[1]} `);
  const [from, to] = turned ? [b, a] : [a, b];
  const random = chance(from[0] * 73856093 + from[1] * 19349663 + to[0] * 83492791 + to[1] * 2654435761);
  let points: Point[] = [from, to];
  for (let turn = 0; turn < halvings; turn++) {
    const finer: Point[] = [points[0]!];
    for (let i = 1; i < points.length; i++) {
      const [p, q] = [points[i - 1]!, points[i]!];
      const k = Math.max(-1.7, Math.min(1.7, random() * 3)) * bend;
      finer.push([(p[0] + q[0]) / 2 - (q[1] - p[1]) * k, (p[1] + q[1]) / 2 + (q[0] - p[0]) * k], q);
    }
    points = finer;
  }
  return turned ? points.reverse() : points;
}

export interface Side {
  areas: string[]; // one at the edge of the sheet, else two
  points: Point[];
}

/** Every side once, by its key. */
export function sides(map: MapFacts, terrain: (area: string) => string): Map<string, Side> {
  const found = new Map<string, Side>();
  const corners = new Map<string, [Point, Point]>();
  for (const [area, outline] of Object.entries(map.outlines))
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      const key = sideKey(a, b);
      const side = found.get(key) ?? { areas: [], points: [] };
      side.areas.push(area);
      found.set(key, side);
      corners.set(key, [a, b]);
    });
  for (const [key, side] of found) {
    const [a, b] = corners.get(key)!;
    const rock = side.areas.some((area) => ROCK.has(terrain(area)));
    side.points = side.areas.length < 2 ? [a, b] : roughened(a, b, rock ? ROUGH.rock : ROUGH.sand);
  }
  return found;
}

/** The outline of every area, point by point. */
export function rings(map: MapFacts, terrain: (area: string) => string): Map<string, Point[]> {
  const all = sides(map, terrain);
  const made = new Map<string, Point[]>();
  for (const [area, outline] of Object.entries(map.outlines)) {
    const ring: Point[] = [];
    outline.forEach((a, i) => {
      const { points } = all.get(sideKey(a, outline[(i + 1) % outline.length]!))!;
      const [x, y] = points[0]!;
      ring.push(...(x === a[0] && y === a[1] ? points : points.toReversed()).slice(0, -1));
    });
    made.set(area, ring);
  }
  return made;
}

export const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
const round = (x: number): number => Math.round(x * 10) / 10;
