// How the combat of a round ended, as far as it has been told.

import type { NewsLine } from "../wire";

export interface Result {
  conflict: string; // a thing
  places: { seat: number; place: number; strength: number }[];
}

const begun = (line: NewsLine): boolean => line.events.some((event) => event.kind === "round");

/** Of the round that line belongs to, or of the present one. */
export function resultOf(news: readonly NewsLine[], line: NewsLine | null): Result | null {
  const at = line ? news.indexOf(line) : news.length - 1;
  const begins = news.findLastIndex((one, n) => n <= at && begun(one));
  const ends = news.findIndex((one, n) => n > at && begun(one));
  const round = news[begins]?.events.find((event) => event.kind === "round");
  const places = news
    .slice(begins + 1, ends < 0 ? undefined : ends)
    .flatMap((one) => one.events.filter((event) => event.kind === "place"))
    .map(({ seat, n, things }) => ({ seat: seat!, place: n!, strength: Number(things[0]!.split(":")[1]) }));
  return round && places.length ? { conflict: round.things[0]!, places } : null;
}
