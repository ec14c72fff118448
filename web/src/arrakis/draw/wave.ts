// The picture of a planning card: sand in the wind under a moon, each card its own.

function numbers(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}

export function wave(seed: string): string {
  const next = numbers(seed);
  const from = (a: number, b: number): number => Math.round((a + (b - a) * next()) * 10) / 10;
  let d = "";
  for (let k = 0; k < 7; k++) {
    const y = 6 + k * 7 + from(-2, 2);
    const [a, b] = [from(3, 9), from(-8, 8)];
    d += `M-4 ${y}C30 ${y - a + b} 60 ${y + a} 92 ${y + b * 0.4}S140 ${y - a} 164 ${y}`;
  }
  return `<rect width="160" height="44" class="ground"/><circle cx="${from(30, 125)}" cy="${from(10, 20)}" r="${from(6, 11)}" class="moon"/><path d="${d}" class="crest"/><path d="${d}" transform="translate(3 3)" class="lee"/>`;
}
