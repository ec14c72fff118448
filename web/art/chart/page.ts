// Runs once in a browser of whoever builds the page: draws the ground of the map and finds the places of its names.

import { rings, type MapFacts } from "../../src/arrakis/chart/geometry";
import { paintGround, type AreaFacts } from "./ground";
import { Layout, LETTERS, type Place, type Zone } from "./layout";

export interface Given {
  map: MapFacts;
  areas: Record<string, AreaFacts & { settlement: number; sietch: boolean; station: boolean; name: string }>;
  zones: Record<string, Zone>;
  names: Record<string, Record<string, string>>; // by language and area
  font: string; // of the names, as a URL
}

const SCALE = 2; // pixels of the large picture for a unit of the map
const WHOLE = 0.74; // quality of the picture that is shown first
const PARTS = 0.66; // … and of the four that are shown near by

export async function draw(given: Given): Promise<{ pictures: Record<string, string>; layout: unknown }> {
  const { map, areas } = given;
  const canvas = document.createElement("canvas");
  canvas.width = map.width * SCALE;
  canvas.height = map.height * SCALE;
  paintGround(canvas, map, areas, rings(map, (id) => areas[id]!.terrain));
  const cut = (x: number, y: number, w: number, h: number, width: number, height: number, quality: number): string => {
    const part = document.createElement("canvas");
    part.width = width;
    part.height = height;
    const context = part.getContext("2d")!;
    context.imageSmoothingQuality = "high";
    context.drawImage(canvas, x, y, w, h, 0, 0, width, height);
    return part.toDataURL("image/webp", quality);
  };
  const { width: W, height: H } = map;
  const pictures: Record<string, string> = { whole: cut(0, 0, canvas.width, canvas.height, W, H, WHOLE) };
  for (const [name, x, y] of [["nw", 0, 0], ["ne", 1, 0], ["sw", 0, 1], ["se", 1, 1]] as const) pictures[name] = cut(x * W, y * H, W, H, W, H, PARTS);

  const face = await new FontFace("Names", `url(${given.font})`, { weight: "600" }).load();
  document.fonts.add(face);
  const pen = document.createElement("canvas").getContext("2d")!;
  pen.font = "600 100px Names";
  const widthOf = (text: string): number => (pen.measureText(text).width / 100) * LETTERS + 0.5 * text.length;
  const names: Record<string, unknown> = {};
  const layout: Record<string, unknown> = {};
  for (const [lang, called] of Object.entries(given.names)) {
    const places: Record<string, Place> = {};
    for (const [id, area] of Object.entries(areas))
      places[id] = { name: area.name && called[id]!, home: !!(area.settlement || area.sietch || area.station), sectors: area.sectors };
    const solved = new Layout(map, places, given.zones, widthOf);
    const found = solved.solve();
    const spots = Object.fromEntries([...found.spots].map(([id, { at, room }]) => [id, [...at.map(Math.round), Math.round(room)]]));
    names[lang] = Object.fromEntries([...found.names].map(([id, { at, first }]) => [id, [...at.map(Math.round), first]]));
    layout[lang] = spots;
    layout["zones"] = Object.fromEntries(solved.zones);
    layout["numerals"] = solved.numerals();
  }
  const { zones, numerals, ...spots } = layout;
  return { pictures, layout: { zones, numerals, spots, names } };
}
