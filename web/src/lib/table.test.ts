import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { PACES } from "./pace";
import { standInBrowser } from "./stubs";

type Line = { seat: number; text: string; at: number; events: { kind: string; things: string[] }[] };
const line = (seat: number, text: string, kind = "did"): Line => ({ seat, text, at: 0, events: [{ kind, things: [] }] });
const state = (v: number, news: Line[]) => ({ t: "state", v, seat: 0, view: {}, offers: [], news_from: v, news, people: [], over: false });

describe("what the others did", () => {
  let say: (answer: object) => void = () => undefined;
  const table = async () => {
    const { Table } = await import("./table.svelte");
    return new Table("x", "en");
  };

  beforeEach(() => {
    vi.useFakeTimers();
    const element = { documentElement: { dataset: {} }, hidden: false, addEventListener: () => undefined, baseURI: "http://x/", querySelector: () => null };
    standInBrowser(
      { pace: "brisk" },
      { document: element, window: { addEventListener: () => undefined }, location: { href: "http://x/", pathname: "/" }, fetch: async () => ({ ok: false }), sessionStorage: { getItem: () => null, setItem: () => undefined } },
    );
    vi.doMock("./socket", () => ({
      freshId: () => "1",
      TableSocket: class {
        constructor(_url: string, hear: (answer: object) => void) {
          say = hear;
        }
        send(): void {}
        close(): void {}
      },
    }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.doUnmock("./socket");
  });

  /** What is on the table whenever the page could be drawn, from the second position on, and for how long. */
  async function seen(positions: Line[][]): Promise<{ v: number; text: string; ms: number }[]> {
    const one = await table();
    say(state(1, []));
    vi.advanceTimersByTime(10);
    positions.forEach((news, n) => say(state(n + 2, news)));
    const found: { v: number; text: string; ms: number }[] = [];
    for (let ms = 0; ms < 4000; ms += 10) {
      const now = { v: one.state!.v, text: one.showing?.text ?? "" };
      const last = found.at(-1);
      if (last?.v === now.v && last.text === now.text) last.ms += 10;
      else found.push({ ...now, ms: 10 });
      vi.advanceTimersByTime(10);
    }
    one.close();
    return found;
  }

  it("is told with the position it led to, which is never seen without it", async () => {
    const found = await seen([[line(1, "a"), line(1, "b")], [line(2, "c")]]);
    expect(found.map(({ v, text }) => `${v}${text}`)).toEqual(["2a", "2b", "3c", "3"]);
  });
  it("leaves how a fight ended the time of a step, however much else happened, and keeps to its time", async () => {
    const { step, whole } = PACES["brisk"]!;
    const many = Array.from({ length: 30 }, (_, n) => line(1, `a${n}`));
    for (const news of [[line(1, "won", "place"), ...many], [...many, line(1, "won", "place"), line(2, "lost", "place")]]) {
      const found = await seen([news]);
      expect(found.find(({ text }) => text === "won")!.ms).toBeGreaterThanOrEqual(step);
      expect(found.filter(({ text }) => text).reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(whole + 20);
    }
  });
});
