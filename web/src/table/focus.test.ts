import { describe, expect, it } from "vitest";

import { nearest } from "./focus";

describe("arrows", () => {
  const here = { x: 100, y: 100 };
  const right = { x: 200, y: 110 };
  const far = { x: 400, y: 100 };
  const below = { x: 110, y: 300 };

  it("lead to the nearest thing on their side", () => {
    expect(nearest(here, [far, below, right], "right")).toBe(right);
    expect(nearest(here, [far, below, right], "down")).toBe(below);
  });

  it("prefer what lies straight ahead", () => {
    expect(nearest(here, [{ x: 160, y: 260 }, right], "right")).toBe(right);
  });

  it("lead nowhere where nothing is lit", () => {
    expect(nearest(here, [far, right, below], "left")).toBeNull();
    expect(nearest(here, [], "up")).toBeNull();
  });
});
