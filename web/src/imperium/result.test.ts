import { describe, expect, it } from "vitest";

import type { NewsLine, Shown } from "../wire";
import { tellsResult } from "../lib/since";
import { resultOf } from "./result";

const line = (...events: Shown[]): NewsLine => ({ seat: events[0]!.seat, text: "told", events, at: 1 });
const round = (n: number, conflict: string): NewsLine => line({ kind: "round", seat: null, things: [`conflict:${conflict}`], n });
const place = (seat: number, n: number, strength: number): NewsLine =>
  line({ kind: "place", seat, things: [`strength:${strength}`], n }, { kind: "vp", seat, things: [], n: 1 });
const passed = line({ kind: "passed", seat: 1, things: [] });

describe("how a combat ended", () => {
  const [first, second, third] = [place(3, 1, 20), place(2, 2, 11), place(1, 1, 7)];
  const news = [round(8, "battle_for_arrakeen"), passed, first, second, round(9, "grand_vision"), passed];
  it("is told of the round its line belongs to, whole, though the next one has begun", () => {
    expect(tellsResult(first)).toBe(true);
    expect(resultOf(news, first)).toEqual({
      conflict: "conflict:battle_for_arrakeen",
      places: [{ seat: 3, place: 1, strength: 20 }, { seat: 2, place: 2, strength: 11 }],
    });
  });
  it("is not there before it is told", () => {
    expect(resultOf(news, null)).toBeNull();
    expect(resultOf([], null)).toBeNull();
    expect(resultOf([...news, third], null)).toEqual({ conflict: "conflict:grand_vision", places: [{ seat: 1, place: 1, strength: 7 }] });
    expect(tellsResult(passed)).toBe(false);
  });
});
