import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("./screen.svelte", () => ({ screenSize: { phone: false } }));
const hears: (() => void)[] = [];
const listen = (_: string, hear: () => void): number => hears.push(hear);
vi.stubGlobal("addEventListener", listen);
const { Looked } = await import("./looked.svelte");
const move = (): void => hears.forEach((hear) => hear());

describe("a card looked at", () => {
  let there = true;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { querySelector: () => (there ? {} : null) });
    there = true;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is shown after a moment, until something else is looked at", () => {
    const looked = new Looked<string>(".card");
    looked.at("dagger");
    expect(looked.now).toBeNull();
    vi.advanceTimersByTime(400);
    expect(looked.now).toBe("dagger");
    looked.at(null);
    expect(looked.now).toBeNull();
  });
  it("is not shown if it has gone within that moment", () => {
    const looked = new Looked<string>(".card");
    looked.at("dagger");
    there = false;
    vi.advanceTimersByTime(400);
    expect(looked.now).toBeNull();
  });
  it("is not shown if it has come under a mouse at rest, before that moves", () => {
    vi.stubGlobal("addEventListener", listen);
    vi.stubGlobal("document", { querySelector: (what: string) => (what.includes("hover") ? {} : null) });
    const looked = new Looked<string>(".card");
    move();
    vi.advanceTimersByTime(100);
    looked.at("dagger");
    vi.advanceTimersByTime(1000);
    expect(looked.now).toBeNull();
    move();
    vi.advanceTimersByTime(400);
    expect(looked.now).toBe("dagger");
  });
  it("is shown no longer once it has gone", async () => {
    const looked = new Looked<string>(".card");
    looked.at("dagger");
    vi.advanceTimersByTime(400);
    there = false;
    await looked.check();
    expect(looked.now).toBeNull();
  });
});
