import { describe, expect, it } from "vitest";

import { standing, unwon } from "./view";

const rewards = (...strengths: number[]) => standing(strengths).map((s) => s.reward);

describe("rewards of a Conflict", () => {
  it("follow the strength, and nobody without strength is rewarded", () => expect(rewards(5, 9, 0, 2)).toEqual([2, 1, 0, 3]));
  it("are the next lower for those who tie (IMP-6.5)", () => {
    expect(rewards(7, 7, 3, 0)).toEqual([2, 2, 3, 0]);
    expect(rewards(9, 4, 4, 1)).toEqual([1, 3, 3, 0]);
    expect(rewards(9, 8, 2, 2)).toEqual([1, 2, 0, 0]);
  });
  it("are two among three, but a tie for second is paid as third (IMP-6.4, IMP-6.6)", () => {
    expect(rewards(5, 9, 2)).toEqual([2, 1, 0]);
    expect(rewards(7, 7, 3)).toEqual([2, 2, 0]);
    expect(rewards(9, 4, 4)).toEqual([1, 3, 3]);
  });
  it("lie open as long as nobody fights for them", () => {
    expect(unwon([0, 0, 0, 0])).toEqual([1, 2, 3, 0]);
    expect(unwon([0, 0, 0])).toEqual([1, 2, 0]);
    expect(unwon([0, 6, 0, 0])).toEqual([2, 0, 3, 0]);
    expect(unwon([4, 4, 0, 0])).toEqual([0, 0, 3, 0]);
    expect(unwon([4, 4, 4, 0])).toEqual([0, 0, 0, 0]);
  });
});
