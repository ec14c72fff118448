import { describe, expect, it } from "vitest";

import { entryOf, toldApart } from "./things";

describe("what a thing is", () => {
  const book = { "card:dagger": {}, "space:arrakeen": {}, "intrigue:bribery": {} };

  it("stands in the book under its own name or as the card it is", () => {
    expect(entryOf(book, "space:arrakeen")).toBe("space:arrakeen");
    expect(entryOf(book, "row:dagger")).toBe("card:dagger");
    expect(entryOf(book, "reserve:dagger")).toBe("card:dagger");
    expect(entryOf(book, "hand:bribery")).toBe("intrigue:bribery");
  });

  it("is nothing for buttons and numbers", () => {
    expect(entryOf(book, "button:reveal")).toBeNull();
    expect(entryOf(book, "number:3")).toBeNull();
  });
});

describe("things there are several of", () => {
  it("keep their names when another one goes", () => {
    const keys = (ids: string[]): string[] => toldApart(ids).map((one) => one.key);
    expect(new Set(keys(["dagger", "dagger", "chani"])).size).toBe(3);
    expect(keys(["dagger", "chani"])).toEqual(keys(["dagger", "dagger", "chani"]).filter((_, n) => n !== 1));
  });
});
