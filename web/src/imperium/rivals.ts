// What a Rival did in its latest turn, in sentences.

import type { NewsLine } from "../wire";

/** The parts of the line that begins with the Rival's Agent, and of the lines that go on with it. */
export function latestTurn(news: readonly NewsLine[], seat: number): string[] {
  const begins = news.findLastIndex((line) => line.seat === seat && line.events.some((event) => event.kind === "rival_sent"));
  if (begins < 0) return [];
  const found: string[] = [];
  for (const line of news.slice(begins)) {
    if (line.seat === null) continue;
    if (line.seat !== seat) break;
    found.push(...line.text.split(" · "));
  }
  const from = found.findIndex((_, n) => n > 0);
  return from < 0 ? found : found.map((text) => text.charAt(0).toUpperCase() + text.slice(1));
}
