import { describe, expect, it } from "vitest";

import { sinceTurn, worthSeeing } from "./since";

const line = (seat: number | null, at: number, text: string) => ({ seat, at, text });
const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

describe("since one's turn", () => {
  it("nothing has happened before anybody else has acted", () => {
    expect(sinceTurn([], 0)).toEqual([]);
    expect(texts(sinceTurn([line(0, 1, "sends"), line(0, 1, "gains")], 0))).toEqual([]);
  });
  it("the others' turns are told until one has acted and they act again", () => {
    const told = [line(0, 1, "mine"), line(1, 2, "one"), line(2, 3, "two")];
    expect(texts(sinceTurn(told, 0))).toEqual(["one", "two"]);
    const more = [...told, line(0, 4, "mine again")];
    expect(texts(sinceTurn(more, 0))).toEqual(["one", "two"]);
    expect(texts(sinceTurn([...more, line(1, 5, "three")], 0))).toEqual(["three"]);
  });
  it("what befalls me by the last of them is told too, and does not hide what they did", () => {
    const told = [line(0, 1, "I reveal"), line(1, 2, "reveals"), line(1, 2, "second"), line(0, 2, "I win"), line(null, 2, "round 2"), line(1, 2, "draws"), line(0, 2, "I draw")];
    expect(texts(sinceTurn(told, 0))).toEqual(["reveals", "second", "I win", "round 2", "draws", "I draw"]);
  });
  it("what follows from my own action at once is told without it", () => {
    const told = [line(0, 1, "I pass"), line(1, 1, "passes"), line(0, 1, "I take the second reward")];
    expect(texts(sinceTurn(told, 0))).toEqual(["passes", "I take the second reward"]);
  });
});

describe("what is shown step by step", () => {
  const did = (seat: number | null, text: string, ...kinds: string[]) => ({ seat, at: 1, text, events: kinds.map((kind) => ({ kind })) });
  it("is what the others do, and how a combat ended also for oneself", () => {
    const told = [did(1, "passes", "passed"), did(0, "I win", "place", "vp"), did(2, "second", "place"), did(null, "round 2", "round"), did(0, "I draw", "drew"), did(1, "", "drew")];
    expect(texts(worthSeeing(told, 0))).toEqual(["passes", "I win", "second"]);
  });
});
