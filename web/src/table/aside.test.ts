import { describe, expect, it } from "vitest";

import { beside } from "./aside";

const SCREEN = { width: 1000, height: 600 };
const NOTE = { width: 100, height: 40 };
const row = (top: number) => ({ left: 400, top, width: 200, height: 50 });

describe("where a note about a thing lies", () => {
  it("lies above it if nothing is there", () => {
    expect(beside(row(300), NOTE, SCREEN, [row(360)])).toEqual([450, 252]);
  });
  it("lies below it where nothing fits above", () => {
    expect(beside(row(10), NOTE, SCREEN, [])).toEqual([450, 68]);
  });
  it("lies at the side of one in a list, not on its neighbours", () => {
    expect(beside(row(300), NOTE, SCREEN, [row(244), row(356)])).toEqual([608, 305]);
    expect(beside({ ...row(300), left: 790 }, NOTE, SCREEN, [row(244), row(356)].map((one) => ({ ...one, left: 790 })))).toEqual([682, 305]);
  });
  it("lies above if it must lie on something", () => {
    expect(beside(row(300), NOTE, SCREEN, [{ left: 0, top: 0, ...SCREEN }])).toEqual([450, 252]);
  });
});
