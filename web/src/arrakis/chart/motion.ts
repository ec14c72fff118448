// What moved on the map between two positions, to be seen: who went where, which worms rose.

import type { NewsLine } from "../../wire";
import { pips, SIDES, type Area, type SideName } from "../view";

export type Areas = Readonly<Record<string, Area>>;
export interface Going {
  from: string;
  to: string;
  side: SideName;
}

const GOINGS = /^(move_to|worm_move_to|battle|mahdi_moved)$/;

/** The ways a line of the log tells of, from area to area. */
export function ways(line: NewsLine): [from: string, to: string][] {
  const found: [string, string][] = [];
  for (const event of line.events) {
    const [from, to] = event.things.filter((thing) => thing.startsWith("area:"));
    if (GOINGS.test(event.kind) && from && to && from !== to) found.push([from.slice(5), to.slice(5)]);
  }
  return found;
}

const strength = (areas: Areas, id: string, side: SideName): number =>
  areas[id]?.owner === side ? pips(areas[id]).length + (areas[id].leaders?.length ?? 0) + (areas[id].generic ?? 0) : 0;

/** Legions that went from one area to another: where one lost what another won, or as the log tells it. */
export function goings(before: Areas, after: Areas, news: readonly NewsLine[]): Going[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return SIDES.flatMap((side) => {
    const change = (id: string): number => strength(after, id, side) - strength(before, id, side);
    const lost = ids.filter((id) => change(id) < 0);
    const won = ids.filter((id) => change(id) > 0);
    if (lost.length === 1 && won.length === 1) return [{ from: lost[0]!, to: won[0]!, side }];
    return news.flatMap(ways).filter(([from, to]) => lost.includes(from) && won.includes(to)).map(([from, to]) => ({ from, to, side }));
  });
}

/** Areas where a worm stands that did not stand there before. */
export const risen = (before: Areas, after: Areas): string[] => Object.keys(after).filter((id) => after[id]!.worm && !before[id]?.worm);

/** Areas in which something has come to lie: a sign, a harvester, figures. */
export const come = (before: Areas, after: Areas): string[] =>
  Object.keys(after).filter((id) => {
    const [was, is] = [before[id] ?? {}, after[id]!];
    return (!!is.wormsign && !was.wormsign) || (!!is.harvester && !was.harvester) || (!!is.owner && pips(is).length > pips(was).length);
  });
