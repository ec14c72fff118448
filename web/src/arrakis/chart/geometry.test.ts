import { describe, expect, it } from "vitest";

import { rings, sides, type MapFacts } from "./geometry";

const map: MapFacts = {
  width: 20,
  height: 10,
  outlines: {
    rock: [[0, 0], [10, 0], [10, 10], [0, 10]],
    sand: [[10, 0], [20, 0], [20, 10], [10, 10]],
  },
};
const terrain = (area: string): string => (area === "rock" ? "mountain" : "desert");
const size = (ring: readonly (readonly [number, number])[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    return sum + (x * v - u * y) / 2;
  }, 0);

describe("the drawn areas", () => {
  it("share their sides: what one loses the other gains", () => {
    const drawn = rings(map, terrain);
    expect(Math.abs(size(drawn.get("rock")!)) + Math.abs(size(drawn.get("sand")!))).toBeCloseTo(200, 9);
    expect(drawn.get("rock")!.length).toBe(4 + 15); // a side of rock is halved four times
  });
  it("keep the edge of the sheet straight", () => {
    const edge = [...sides(map, terrain).values()].filter((side) => side.areas.length === 1);
    expect(edge.length).toBe(6);
    expect(edge.every((side) => side.points.length === 2)).toBe(true);
  });
  it("are the same each time they are drawn", () => expect(rings(map, terrain)).toEqual(rings(map, terrain)));
});
