// The position in sentences, for the table as text.

import { t } from "../lib/words";
import type { Scene } from "./scene.svelte";
import { DECKS, IMPERIUM, MARKERS, pips, RESULTS, SIDES, type Area } from "./view";

export function inWords(s: Scene): string[] {
  const { v } = s;
  const lines = [
    `${t("imp-round", { n: v.round })}. ${t(`arr-phase-${v.phase}`)}. ${t("arr-supremacy")} ${v.supremacy}. ` +
      MARKERS.map((marker) => `${s.name(`marker:${marker}`)} ${v.markers[marker]}`).join(", "),
  ];
  for (const side of SIDES) {
    const dice = RESULTS.flatMap((result) => {
      const n = DECKS[side].reduce((sum, deck) => sum + (v.dice[deck]?.[result] ?? 0), 0);
      return n ? [`${s.name(`die:${result}`)} ${n}`] : [];
    });
    const leaders = Object.entries(v.leaders)
      .filter(([id, leader]) => s.facts(`leader:${id}`)["side"] === side && leader.place !== "not_yet" && leader.place !== "gone")
      .map(([id, leader]) => `${s.leader(id)} (${leader.area ? s.name(`area:${leader.area}`) : t(`arr-place-${leader.place}`)})`);
    lines.push(`${t(`arr-${side}`)}: ${s.people(side).join(", ")}. ${t("arr-dice")}: ${dice.join(", ") || "–"}. ${leaders.join(", ")}`);
  }
  lines.push(`${t("arr-spice-board")}: ${IMPERIUM.map((marker) => `${s.name(`marker:${marker}`)} ${v.imperium[marker]}`).join(", ")}`);
  for (const [id, area] of Object.entries(v.areas)) lines.push(`${s.name(`area:${id}`)}: ${inside(s, area).join(", ")}`);
  for (const [id, held] of Object.entries(v.zones)) if (held) lines.push(`${s.name(`zone:${id}`)}: ${s.table.book[`vehicle:${held}`] ? s.name(`vehicle:${held}`) : held.replaceAll("_", " ")}`);
  for (const card of Object.values(v.hands).flat()) lines.push(s.label(`card:${card}`));
  for (const card of v.prescience) lines.push(s.label(`prescience:${card}`));
  return lines;
}

function inside(s: Scene, area: Area): string[] {
  const found: string[] = [];
  if (area.settlement) found.push(`${t("arr-settlement")} ${area.settlement}`);
  if (area.sietch) found.push(`${t("arr-sietch")} ${area.sietch.rank ?? "?"}`);
  if (area.base) found.push(`${t("arr-base")} ${area.base}`);
  if (area.owner) {
    const count = new Map<string, number>();
    for (const pip of pips(area)) count.set(pip, (count.get(pip) ?? 0) + 1);
    const special = area.owner === "harkonnen" ? "sardaukar" : "fedaykin";
    const units = [...count].map(([pip, n]) => `${n} ${pip === "token" ? t("arr-token") : s.name(`unit:${pip === "special" ? special : pip}`)}`);
    found.push(`${t(`arr-${area.owner}`)}: ${[...units, ...(area.leaders ?? []).map((id) => s.leader(id))].join(", ")}`);
    if (area.generic) found.push(`${area.generic} ${s.name(area.owner === "harkonnen" ? "unit:bashar" : "unit:naib")}`);
  }
  if (area.harvester) found.push(s.name(area.harvester === "smugglers" ? "vehicle:smuggler_harvester" : "vehicle:harvester"));
  if (area.wormsign) found.push(area.wormsign === true ? t("arr-wormsign") : t(`arr-sign-${area.wormsign}`));
  if (area.worm) found.push(s.name(`worm:${area.worm}`));
  if (area.station) found.push(t("arr-station"));
  return found;
}
