import { afterEach, describe, expect, it, vi } from "vitest";

import { standInBrowser } from "./stubs";

let tones: number[] = [];

/** Writes down the pitch of every tone that is started. */
class Device {
  currentTime = 0;
  destination = {};
  resume = async (): Promise<void> => undefined;
  createOscillator(): object {
    const frequency = { value: 0 };
    return { frequency, type: "", connect: (next: object) => next, start: () => tones.push(frequency.value), stop: () => undefined };
  }
  createGain(): object {
    const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain, connect: (next: object) => next };
  }
}

async function heard(sound: string | undefined, cue: "turn" | "step" | "end"): Promise<number> {
  tones = [];
  standInBrowser(sound ? { sound } : {}, { AudioContext: Device });
  (await import("./sound")).chime(cue);
  return tones.length;
}

describe("sound", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is off at first", async () => {
    expect(await heard(undefined, "turn")).toBe(0);
  });

  it("tells one's own turn, or everything", async () => {
    expect(await heard("turn", "turn")).toBe(2);
    expect(await heard("turn", "step")).toBe(0);
    expect(await heard("all", "step")).toBe(1);
    expect(await heard("all", "end")).toBe(3);
  });
});
