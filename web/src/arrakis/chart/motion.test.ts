import { describe, expect, it } from "vitest";

import type { NewsLine } from "../../wire";
import { come, goings, risen, ways, type Areas } from "./motion";

const line = (kind: string, ...things: string[]): NewsLine => ({ seat: 0, text: "", events: [{ kind, seat: 0, things }], at: 1 });
const legion = (n: number): Areas[string] => ({ owner: "harkonnen", units: { regular: n, elite: 0, special: 0 } });

describe("what moved on the map", () => {
  it("is read from moves and attacks of the log", () => {
    expect(ways(line("move_to", "area:arrakeen", "area:carthag"))).toEqual([["arrakeen", "carthag"]]);
    expect(ways(line("battle", "area:arrakeen", "area:carthag"))).toEqual([["arrakeen", "carthag"]]);
    expect(ways(line("place_sign", "area:arrakeen"))).toEqual([]);
    expect(ways(line("move_to", "area:arrakeen", "area:arrakeen"))).toEqual([]);
  });

  it("is a legion where one area lost what another won", () => {
    expect(goings({ a: legion(4) }, { a: legion(1), b: legion(3) }, [])).toEqual([{ from: "a", to: "b", side: "harkonnen" }]);
    expect(goings({ a: legion(4) }, { a: legion(4) }, [])).toEqual([]);
  });

  it("is told by the log where several moved at once", () => {
    const before = { a: legion(2), b: legion(2) };
    const after = { c: legion(2), d: legion(2) };
    expect(goings(before, after, [])).toEqual([]);
    expect(goings(before, after, [line("move_to", "area:a", "area:d")])).toEqual([{ from: "a", to: "d", side: "harkonnen" }]);
  });

  it("are worms that rose and things that came", () => {
    expect(risen({ a: { worm: "sandworm" } }, { a: { worm: "sandworm" }, b: { worm: "wild_maker" } })).toEqual(["b"]);
    expect(come({ a: { wormsign: true } }, { a: { wormsign: true }, b: { harvester: true }, c: legion(1) })).toEqual(["b", "c"]);
  });
});
