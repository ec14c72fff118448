import { describe, expect, it } from "vitest";

import { everybody, goers, sameGoing } from "./going.svelte";
import { onMap, pips, type View } from "./view";

describe("a legion", () => {
  const legion = { units: { regular: 2, elite: 0, special: 1 }, smugglers: 1, tokens: ["as1"], leaders: ["stilgar"], generic: 1 };
  it("shows its pips by tier, then those who are no units of its House", () =>
    expect(pips(legion)).toEqual(["regular", "regular", "special", "smuggler", "token"]));
  it("goes as a whole unless somebody is taken out", () => {
    const part = everybody(legion);
    expect(goers(part)).toBe(5);
    expect(sameGoing(part, everybody(legion))).toBe(true);
    part.counts.regular = 1;
    expect(sameGoing(part, everybody(legion))).toBe(false);
  });
});

describe("what lies on the map", () => {
  it("are areas, zones, and sietches by their area", () => {
    const areas = { arsunt: {}, tuek: { sietch: { number: 5, face_up: false } }, tabr: { sietch: { number: 2, face_up: true, rank: 3 } } } as View["areas"];
    expect(onMap(areas, ["sietch:5", "button:end", "area:arsunt", "zone:z2", "sietch:9", "sietch:2"])).toEqual(["area:tuek", "area:arsunt", "zone:z2", "area:tabr"]);
  });
});
