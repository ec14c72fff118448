import { describe, expect, it } from "vitest";

import type { Offer } from "../wire";
import { answers, click, labels, left, lit } from "./paths";

const offers: Offer[] = [
  { a: 1, text: "Dagger to Arrakeen", path: ["card:dagger", "space:arrakeen"], labels: ["Dagger", "Arrakeen"] },
  { a: 2, text: "Dagger to Carthag", path: ["card:dagger", "space:carthag"], labels: ["Dagger", "Carthag"] },
  { a: 3, text: "Chani to Carthag", path: ["card:chani", "space:carthag"], labels: ["Chani", "Carthag"] },
  { a: 4, text: "Reveal", path: ["button:reveal"], labels: ["Reveal"] },
];

describe("paths", () => {
  it("light every step at first, and only what goes on after a click", () => {
    expect(lit(offers, [])).toEqual(
      new Set(["card:dagger", "space:arrakeen", "space:carthag", "card:chani", "button:reveal"]),
    );
    expect(lit(offers, ["card:chani"])).toEqual(new Set(["space:carthag"]));
    expect(left(offers, ["space:carthag"]).map((o) => o.a)).toEqual([2, 3]);
  });

  it("lead to an offer in any order", () => {
    expect(click(offers, ["space:arrakeen"], "card:dagger")?.done?.a).toBe(1);
    expect(click(offers, ["card:dagger"], "space:carthag")?.done?.a).toBe(2);
    expect(click(offers, [], "button:reveal")?.done?.a).toBe(4);
  });

  it("begin anew at a step that does not fit, go back at one clicked again, and lead nowhere elsewhere", () => {
    expect(click(offers, ["space:arrakeen"], "card:chani")).toEqual({ chosen: ["card:chani"], done: null });
    expect(click(offers, ["card:dagger"], "card:dagger")).toEqual({ chosen: [], done: null });
    expect(click(offers, [], "space:high_council")).toBeNull();
  });

  it("are answered by the steps a click on which makes the choice", () => {
    for (const chosen of [[], ["card:dagger"], ["space:carthag"]]) {
      const whole = [...lit(offers, chosen)].filter((step) => click(offers, chosen, step)?.done);
      expect(new Set(answers(offers, chosen).keys())).toEqual(new Set(whole));
      for (const step of whole) expect(answers(offers, chosen).get(step)).toBe(click(offers, chosen, step)?.done);
    }
  });

  it("are called as the offer labels them", () => {
    expect(labels(offers).get("space:carthag")).toBe("Carthag");
    expect(labels(offers).get("area:x")).toBeUndefined();
  });
});
