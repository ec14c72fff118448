// The position in sentences, for the table as text.

import { t } from "../lib/words";
import type { Scene } from "./scene";
import { FACTIONS } from "./view";

export function inWords(s: Scene): string[] {
  const { v } = s;
  const lines: string[] = [];
  if (v.conflict) lines.push(`${t("imp-round", { n: v.round })}. ${t("imp-conflict", { name: s.name(`conflict:${v.conflict}`) })}. ${s.text(`conflict:${v.conflict}`)}`);
  v.players.forEach((p, seat) => {
    const influence = FACTIONS.map((f) => `${s.name(`faction:${f}`)} ${p.influence[f]}`).join(", ");
    lines.push(
      `${s.table.person(seat)}, ${s.leader(p.leader)}: ${t("imp-vp", { n: p.vp })}. Solari ${p.solari}, Spice ${p.spice}, ${influence}. ` +
        `${t("imp-garrison", { n: p.garrison })}, ${t("imp-in-conflict", { n: p.conflict, strength: p.strength })}. ` +
        t("imp-agents-left", { n: p.agents, all: p.swordmaster ? 3 : 2 }),
    );
  });
  for (const p of v.rivals ?? []) {
    const influence = FACTIONS.map((f) => `${s.name(`faction:${f}`)} ${p.influence[f]}`).join(", ");
    const purse = p.vp === undefined ? "" : `${t("imp-vp", { n: p.vp })}. Solari ${p.solari}, Spice ${p.spice}. `;
    lines.push(`${s.table.person(p.seat)}, ${t("imp-rival")}: ${purse}${influence}. ${t("imp-garrison", { n: p.garrison })}, ${t("imp-in-conflict", { n: p.conflict, strength: p.strength })}`);
  }
  for (const [space, seats] of Object.entries(v.agents)) lines.push(`${s.name(`space:${space}`)}: ${seats.map((seat) => s.table.person(seat)).join(", ")}`);
  const cards = (list: readonly string[] | undefined, kind: string): string => (list ?? []).map((c) => s.label(`${kind}:${c}`)).join(" ");
  if (s.own.hand) lines.push(`${t("imp-hand")}: ${cards(s.own.hand, "card")}`);
  if (s.own.intrigue?.length) lines.push(`${t("imp-intrigue")}: ${cards(s.own.intrigue, "intrigue")}`);
  lines.push(`${t("imp-row")}: ${cards(v.row, "card")}`);
  return lines;
}
