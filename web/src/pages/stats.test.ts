import { describe, expect, it } from "vitest";

import type { NewsLine, Shown } from "../wire";
import { statistics } from "./stats";

const line = (...events: Shown[]): NewsLine => ({ seat: 0, text: "", events, at: 1 });

describe("statistics", () => {
  const lines = [
    line({ kind: "sent", seat: 0, things: ["card:dagger", "space:arrakeen"] }, { kind: "gained", seat: 0, things: ["resource:spice:2", "resource:solari:1"] }),
    line({ kind: "sent", seat: 1, things: [] }, { kind: "deployed", seat: 1, things: [], n: 3 }, { kind: "place", seat: 1, things: [], n: 1 }),
    line({ kind: "place", seat: 0, things: [], n: 2 }, { kind: "round", seat: null, things: [], n: 2 }),
  ];
  const of = (word: string): number[] | undefined => statistics("imperium", lines, 2).find((stat) => stat.word === word)?.of;

  it("count events by seat, amounts and resources by their numbers", () => {
    expect(of("stat-agents")).toEqual([1, 1]);
    expect(of("stat-spice")).toEqual([2, 0]);
    expect(of("stat-deployed")).toEqual([0, 3]);
    expect(of("stat-won")).toEqual([0, 1]);
  });

  it("leave out what nobody did, and know nothing of other games", () => {
    expect(of("stat-intrigue")).toBeUndefined();
    expect(statistics("chess", lines, 2)).toEqual([]);
  });
});
