// The sheet the pieces lie on: outlines of the areas, spots for pieces, places of names and air zones.

import type { Book } from "../../lib/table.svelte";
import { path, rings, type MapFacts, type Point } from "./geometry";
import layout from "./layout.json";

export interface Name {
  lines: string[];
  x: number;
  y: number;
}

export interface Chart {
  width: number;
  height: number;
  areas: { id: string; d: string; ring: Point[]; spot: Point; room: number }[]; // from north to south
  at: Map<string, Chart["areas"][number]>;
  zones: Map<string, Point>;
  numerals: [string, Point][];
  names: Map<string, Name>;
}

const SPOTS = layout.spots as unknown as Record<string, Record<string, [number, number, number]>>;
const NAMES = layout.names as unknown as Record<string, Record<string, [number, number, number]>>;
let made: { book: Book; chart: Chart } | null = null;

export function chartOf(book: Book, lang: string): Chart {
  if (made?.book === book) return made.chart;
  const map = book["map"]!.facts as unknown as MapFacts;
  const terrain = (area: string): string => book[`area:${area}`]!.facts!["terrain"] as string;
  const areas = [...rings(map, terrain)].map(([id, ring]) => {
    const [x, y, room] = SPOTS[lang]![id]!;
    return { id, ring, d: path(ring), spot: [x, y] as const, room };
  });
  areas.sort((a, b) => a.spot[1] - b.spot[1]);
  const names = Object.entries(NAMES[lang]!).map(([area, [x, y, first]]): [string, Name] => {
    const words = book[`area:${area}`]!.name.replace(/ \(.*\)$/, "").split(" ");
    const lines = [words.slice(0, first).join(" "), words.slice(first).join(" ")].filter(Boolean);
    return [area, { lines, x, y }];
  });
  const chart: Chart = {
    width: map.width,
    height: map.height,
    areas,
    at: new Map(areas.map((area) => [area.id, area])),
    zones: new Map(Object.entries(layout.zones as unknown as Record<string, Point>)),
    numerals: Object.entries(layout.numerals as unknown as Record<string, Point>),
    names: new Map(names),
  };
  made = { book, chart };
  return chart;
}

/** Where a thing of the map lies: `area:arrakeen`, `zone:az3`. */
export function pointOf(chart: Chart, thing: string): Point | undefined {
  const [kind, id] = thing.split(":") as [string, string];
  return kind === "area" ? chart.at.get(id)?.spot : kind === "zone" ? chart.zones.get(id) : undefined;
}
