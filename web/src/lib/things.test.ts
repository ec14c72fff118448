import { describe, expect, it } from "vitest";

import { entryOf } from "./things";

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
