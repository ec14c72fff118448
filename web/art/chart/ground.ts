// The ground as a picture: a field of heights of rock, mesas, dunes and ice, lit from the north-west, with the borders in
// ink. Drawn once; the browser of a player only shows it.

import { sides, type MapFacts, type Point, type Side } from "../../src/arrakis/chart/geometry";
import { blurred, chance, clamp, enlarged, Sheet, smooth, type Field } from "./field";

export interface AreaFacts {
  terrain: string;
  sectors: string[];
  impassable: string;
}

type Colour = readonly [number, number, number];
const colour = (hex: string): Colour => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255) as unknown as Colour;
const mix = (a: Colour, b: Colour, t: number): Colour => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];

const SAND = { low: colour("#d6b67c"), high: colour("#e3c892"), deepLow: colour("#b8863f"), deepHigh: colour("#cd9b50"), erg: colour("#f0e0b4"), gravel: colour("#a08058") };
const ROCK = { low: colour("#66544b"), mid: colour("#85746a"), high: colour("#a89a8b"), rust: colour("#63484a") };
const MESA = { low: colour("#b5734a"), high: colour("#c98c5d"), layer: colour("#99593a") };
const ICE = { low: colour("#b9c4cf"), mid: colour("#e6edf2"), high: colour("#f6f9fb"), crack: colour("#7d9ab5") };
const SHADE = { sand: colour("#8b6d5e"), rock: colour("#5c5264"), mesa: colour("#6d4a4e"), ice: colour("#8fa2bb") };
const SUN = colour("#fff3d6");
const NIGHT = colour("#57507c");
const DUSK = colour("#6c6690");
const POLE = "north_pole";

/** Paints the ground into a canvas of the sheet's size. */
export function paintGround(canvas: HTMLCanvasElement, map: MapFacts, areas: Record<string, AreaFacts>, rings: ReadonlyMap<string, readonly Point[]>): void {
  const sheet = new Sheet(map.width, map.height, canvas.width / map.width, rings);
  const { w, h, scale } = sheet;
  const of = (terrain: string): string[] => Object.keys(areas).filter((id) => areas[id]!.terrain === terrain && id !== POLE);
  const [mountains, plateaus] = [of("mountain"), of("plateau")];
  const [rock, mesa, deep, erg, ice] = [mountains, plateaus, of("deep_desert"), of("minor_erg"), [POLE]].map((list) => sheet.mask(list)) as [Field, Field, Field, Field, Field];
  const hard = sheet.make((at) => Math.min(1, rock[at]! + mesa[at]! + ice[at]!));
  const near = sheet.blur(hard, 26);
  const wide = sheet.blur(deep, 16);
  const flat = sheet.blur(erg, 5);
  const px = (at: number): number => (at % w) / scale;
  const py = (at: number): number => Math.floor(at / w) / scale;

  // sand: one field of dunes whose crests bend round the rock; the deep desert has the great ones
  const [wx, wy] = [sheet.fbm(150, 11, 3), sheet.fbm(150, 21, 3)];
  const dunes = (length: number, angle: number, seed: number, bend: number, gap: number): Field => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const [wobble, strength] = [sheet.fbm(length * 5, seed, 2), sheet.fbm(length * gap, seed + 5, 3)];
    return sheet.make((at) => {
      const phase = ((px(at) + 35 * wx[at]!) * cos + (py(at) + 35 * wy[at]!) * sin) / length + 1.1 * wobble[at]! + bend * near[at]!;
      const p = phase - Math.floor(phase);
      return (p < 0.74 ? smooth(0, 0.74, p) : 1 - smooth(0.74, 1, p)) * clamp(0.5 + 0.85 * strength[at]!);
    });
  };
  const [d1, d2, ripples, d3, d4] = [dunes(25, 62, 31, 3.2, 3.1), dunes(58, 70, 41, 2, 2.6), dunes(6.2, 55, 51, 4, 5), dunes(15, 20, 61, 2, 3), dunes(17, 115, 71, 2, 3)];
  const swell = sheet.fbm(210, 81, 3);
  const sand = sheet.make((at) => {
    const open = (1 - wide[at]!) * (1.95 * d1[at]! + 0.2 * ripples[at]!) + wide[at]! * (5.6 * d2[at]! + 0.9 * d1[at]! + 0.24 * ripples[at]!);
    const crossed = 1.15 * Math.max(d3[at]!, d4[at]!) + 0.22 * ripples[at]!;
    return open * (1 - flat[at]!) + flat[at]! * crossed + 3 * swell[at]! + 2.4 * smooth(0.05, 0.6, near[at]!);
  });

  // rock, mesas with their strata, the ice of the pole
  const [depth, each] = [sheet.depth(mountains, 16), sheet.depth(mountains, 56, true)];
  const [jag, fine, rubble] = [sheet.ridged(64, 101), sheet.ridged(21, 111, 4), sheet.fbm(12, 121, 2)];
  const heights = sheet.make((at) => {
    const d = each[at]!;
    const massif = smooth(0, 9, d) * (0.25 + 0.75 * smooth(0, 46, d)) * (0.42 + 0.95 * jag[at]!) * 62 + smooth(0, 10, d) * fine[at]! * 13;
    return 13 * smooth(0, 6, depth[at]!) + massif + 3 * rubble[at]!;
  });
  const [rim, step] = [sheet.depth(plateaus, 16), sheet.depth(plateaus, 46, true)];
  const [bent, worn, grit, gullies] = [sheet.fbm(46, 131, 3), sheet.fbm(80, 141, 2), sheet.fbm(9, 151, 3), sheet.ridged(30, 161, 3)];
  const terrace = sheet.make((at) => step[at]! + 5.5 * bent[at]!);
  const mesas = sheet.make((at) => {
    const strata = [11, 21, 31.5].reduce((sum, b) => sum + 4.2 * smooth(b, b + 2.6, terrace[at]!), 0);
    return 26 * smooth(0, 7, rim[at]!) + strata * (0.55 + 0.45 * smooth(-0.4, 0.4, worn[at]!)) + 1.7 * grit[at]! + 1.2 * gullies[at]!;
  });
  const [shore, drift, cracks, snow] = [sheet.depth(ice.some(Boolean) ? [POLE] : [], 66), sheet.fbm(38, 171, 3), sheet.ridged(52, 181, 3), sheet.fbm(10, 191, 3)];
  const cap = sheet.make((at) => shore[at]! + 7 * drift[at]!);
  const glacier = sheet.make((at) => {
    const c = cap[at]!;
    const shelves = [12, 25, 39].reduce((sum, b) => sum + smooth(b, b + 3, c), 0);
    return 15 * smooth(0, 7, shore[at]!) + 26 * smooth(4, 60, c) + 8 * shelves - 6.5 * smooth(0.7, 0.86, cracks[at]!) + 1.2 * snow[at]!;
  });
  const [aRock, aMesa, aIce] = [sheet.blur(rock, 0.55), sheet.blur(mesa, 0.55), sheet.blur(ice, 0.55)];
  const aSand = sheet.make((at) => clamp(1 - aRock[at]! - aMesa[at]! - aIce[at]!));
  const Z = sheet.make((at) => aRock[at]! * (heights[at]! + 3) + aMesa[at]! * (mesas[at]! + 3) + aIce[at]! * (glacier[at]! + 3) + aSand[at]! * sand[at]!);

  // light from the north-west, shadows it casts, hollows where little of it comes
  const altitude = (38 * Math.PI) / 180;
  const light = [-Math.SQRT1_2 * Math.cos(altitude), -Math.SQRT1_2 * Math.cos(altitude), Math.sin(altitude)] as const;
  const slopeX = (f: Field, at: number): number => ((f[Math.min(at + 1, f.length - 1)]! - f[Math.max(at - 1, 0)]!) * scale) / 2;
  const slopeY = (f: Field, at: number): number => ((f[Math.min(at + w, f.length - 1)]! - f[Math.max(at - w, 0)]!) * scale) / 2;
  const shade = sheet.make((at) => {
    const k = rock[at]! > 0.5 ? 0.62 : mesa[at]! > 0.5 ? 0.95 : ice[at]! > 0.5 ? 0.8 : 1.05;
    const [nx, ny] = [-slopeX(Z, at) * k, -slopeY(Z, at) * k];
    return clamp((nx * light[0] + ny * light[1] + light[2]) / Math.hypot(nx, ny, 1) / light[2], 0, 1.9);
  });
  const [hw, hh] = [w / 2, h / 2];
  const half = Float32Array.from({ length: hw * hh }, (_, at) => Z[Math.floor(at / hw) * 2 * w + (at % hw) * 2]!);
  const cast = new Float32Array(hw * hh);
  for (let t = 1; t < 34; t++)
    for (let y = t; y < hh; y++)
      for (let x = t; x < hw; x++) {
        const at = y * hw + x;
        const over = half[at - t * hw - t]! - half[at]! - t * (2 / scale) * Math.SQRT2 * 0.78;
        if (over > 0) cast[at] = Math.max(cast[at]!, clamp(over / 5) * (1 - t / 40));
      }
  const shadow = enlarged(blurred(cast, hw, hh, 1.6), hw, hh, w, h);
  const around = enlarged(blurred(half, hw, hh, 9 * (scale / 2) * 2), hw, hh, w, h);
  const foot = sheet.blur(hard, 7);

  // colours
  const [tone, stony, redder, layers] = [sheet.fbm(120, 201, 4), sheet.fbm(16, 211, 3), sheet.fbm(70, 221, 3), sheet.fbm(26, 231, 2)];
  const grain = chance(7);
  const context = canvas.getContext("2d")!;
  const image = context.createImageData(w, h);
  const contour = (f: Field, at: number, size: number): number => {
    const part = f[at]! / size - Math.floor(f[at]! / size);
    const g = Math.hypot(slopeX(f, at), slopeY(f, at)) / size + 1e-4;
    return clamp(1 - Math.min(part, 1 - part) / (g * 0.75)) * clamp(1.2 - g * 2.2);
  };
  for (let at = 0; at < w * h; at++) {
    const t = smooth(-0.5, 0.5, tone[at]!);
    let ground = mix(SAND.low, SAND.high, t);
    ground = mix(ground, mix(SAND.deepLow, SAND.deepHigh, t), wide[at]! * 0.96);
    ground = mix(ground, SAND.erg, flat[at]! * 0.95);
    ground = mix(ground, SAND.gravel, foot[at]! * (1 - hard[at]!) * 0.75 * smooth(-0.3, 0.5, stony[at]!));
    const parts: [Colour, Colour, number][] = [[ground, SHADE.sand, aSand[at]!]];
    if (aRock[at]! > 0) {
      const high = clamp(heights[at]! / 85);
      let c = mix(mix(ROCK.low, ROCK.mid, smooth(0.12, 0.55, high)), ROCK.high, smooth(0.5, 0.95, high));
      c = mix(c, ROCK.rust, 0.35 * smooth(0.1, 0.6, redder[at]!));
      parts.push([c, SHADE.rock, aRock[at]!]);
    }
    if (aMesa[at]! > 0) {
      const lay = terrace[at]! * 0.42 + 0.8 * layers[at]!;
      const l = lay - Math.floor(lay);
      const c = mix(mix(MESA.low, MESA.high, smooth(6, 34, terrace[at]!)), MESA.layer, 0.34 * smooth(0.55, 0.75, l) * (1 - smooth(0.8, 0.98, l)) * smooth(0, 8, rim[at]!));
      parts.push([c, SHADE.mesa, aMesa[at]!]);
    }
    if (aIce[at]! > 0) {
      let c = mix(mix(ICE.low, ICE.mid, smooth(3, 26, cap[at]!)), ICE.high, smooth(26, 58, cap[at]!));
      c = mix(c, ICE.crack, 0.6 * smooth(0.7, 0.86, cracks[at]!));
      parts.push([c, SHADE.ice, aIce[at]!]);
    }
    const lit = Math.min(1, shade[at]!) ** 0.9;
    const bright = clamp(clamp(shade[at]! - 1) * (ice[at]! > 0.5 ? 0.5 : 0.62), 0, 0.6);
    const line = rock[at]! > 0.5 ? 0.16 * contour(heights, at, 12) : ice[at]! > 0.5 ? 0.25 * contour(cap, at, 9) : 0;
    const ink = rock[at]! > 0.5 ? colourOfRockLine : colourOfIceLine;
    const hollow = 1 - 0.336 * clamp((around[at]! - Z[at]!) / 26);
    const speck = 1 + 0.02 * (grain() + grain() + grain() - 1.5);
    const edge = 0.72 * smooth(0.72, 1.45, Math.hypot(px(at) / (map.width / 2) - 1, py(at) / (map.height / 2) - 1));
    for (let c = 0; c < 3; c++) {
      let value = 0;
      for (const [own, dark, part] of parts) value += own[c as 0] * (dark[c as 0] + (1 - dark[c as 0]) * lit) * part;
      value += (SUN[c as 0] - value) * bright;
      value *= 1 + (NIGHT[c as 0] - 1) * shadow[at]! * 0.6;
      value = (value * hollow + (ink[c as 0] - value * hollow) * line) * speck;
      value *= 1 + (DUSK[c as 0] - 1) * edge;
      image.data[at * 4 + c] = clamp(value) * 255;
    }
    image.data[at * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  inkBorders(context, scale, [...sides(map, (id) => areas[id]!.terrain).values()], areas);
}

const colourOfRockLine = colour("#20161a");
const colourOfIceLine = colour("#3d5873");

/** Borders by what they mean: hairline, edge of a terrain, pearls between sectors, a red ladder where nobody passes. */
function inkBorders(context: CanvasRenderingContext2D, scale: number, all: Side[], areas: Record<string, AreaFacts>): void {
  const kinds: Record<"same" | "terrain" | "sector" | "cliff", Point[][]> = { same: [], terrain: [], sector: [], cliff: [] };
  for (const { areas: pair, points } of all) {
    if (pair.length < 2) continue;
    const [a, b] = pair.map((id) => areas[id]!) as [AreaFacts, AreaFacts];
    kinds[a.terrain === b.terrain ? "same" : "terrain"].push(points);
    if (a.impassable.split(" ").includes(pair[1]!)) kinds.cliff.push(points);
    else if (!a.sectors.some((sector) => b.sectors.includes(sector))) kinds.sector.push(points);
  }
  const draw = (lines: Point[][], width: number, style: string, dash: number[] = [], cap: CanvasLineCap = "round"): void => {
    context.save();
    context.scale(scale, scale);
    context.lineWidth = width;
    context.strokeStyle = style;
    context.lineCap = cap;
    context.lineJoin = "round";
    context.setLineDash(dash);
    for (const line of chained(lines)) {
      context.beginPath();
      line.forEach(([x, y], i) => (i ? context.lineTo(x, y) : context.moveTo(x, y)));
      context.stroke();
    }
    context.restore();
  };
  draw(kinds.same, 1.7, "#3a271299");
  draw(kinds.terrain, 3, "#1f130ad1");
  draw(kinds.sector, 6.6, "#14121c8c");
  draw(kinds.sector, 3.5, "#fff6df", [0, 7.2]);
  draw(kinds.cliff, 10.5, "#14060a");
  draw(kinds.cliff, 6.6, "#9a2230");
  draw(kinds.cliff, 6, "#ffb9ac", [1.9, 7.6], "butt");
}

/** Lines joined end to end, so that dashes run on. */
function chained(lines: Point[][]): Point[][] {
  const left = lines.map((line) => [...line]);
  const meet = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
  const done: Point[][] = [];
  while (left.length) {
    let line = left.pop()!;
    for (let grown = true; grown; ) {
      grown = false;
      for (let k = 0; k < left.length; k++) {
        const next = left[k]!;
        if (meet(next[0]!, line.at(-1)!)) line = [...line, ...next.slice(1)];
        else if (meet(next.at(-1)!, line.at(-1)!)) line = [...line, ...next.toReversed().slice(1)];
        else if (meet(next.at(-1)!, line[0]!)) line = [...next.slice(0, -1), ...line];
        else if (meet(next[0]!, line[0]!)) line = [...next.toReversed().slice(0, -1), ...line];
        else continue;
        left.splice(k, 1);
        grown = true;
        break;
      }
    }
    done.push(line);
  }
  return done;
}
