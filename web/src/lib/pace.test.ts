import { describe, expect, it } from "vitest";

import { PACES, stay, type Tempo } from "./pace";

/** How long `things` take when each also takes `drawing` ms, as the table shows them. */
function shown(pace: Tempo, things: number, drawing: number): { took: number; longest: number } {
  let took = 0;
  let longest = 0;
  for (let rest = things; rest > 0 && took < pace.whole; rest--) {
    const now = stay(pace, rest, pace.whole - took);
    longest = Math.max(longest, now);
    took += now + drawing;
  }
  return { took, longest };
}

describe("the pace of what others did", () => {
  it.each(Object.values(PACES))("never takes longer than its whole, however much happened: %o", (pace) => {
    for (let things = 1; things <= 400; things++) {
      const { took, longest } = shown(pace, things, 20);
      expect(took).toBeLessThanOrEqual(pace.whole + 20);
      expect(longest).toBeLessThanOrEqual(pace.step);
    }
  });
  it("leaves a few things the time they want", () => {
    expect(shown(PACES["brisk"]!, 3, 0).took).toBe(1050);
    expect(shown(PACES["slow"]!, 3, 0).took).toBe(3600);
  });
  it("leaves nothing when the time is over", () => {
    expect(stay(PACES["brisk"]!, 5, -10)).toBe(0);
  });
});
