// Effects as they are declared, turned into signs. There are no words on a face; they are its label and on the large card.

/** An effect or a condition of the game's content, as `facts` tells it. */
export type Declared = Record<string, any>;

export const FAC: Record<string, string> = { emperor: "emperor", spacing_guild: "guild", bene_gesserit: "bene", fremen: "fremen" };
export const ICON: Record<string, string> = { ...FAC, landsraad: "landsraad", city: "city", spice_trade: "trade" };
export const I = (k: string, cls = "") => `<svg class="i ${cls}" aria-hidden="true"><use href="#i-${k}"/></svg>`;
const q = (n: number | string, icon: string, cls = icon, sup = "") =>
  `<span class="q c-${cls}">${n === 1 || n === 0 || n === "" ? "" : `<b>${n}</b>`}${I(icon)}${sup ? `<sup>${sup}</sup>` : ""}</span>`;
const AR = `<span class="ar">${I("arrow")}</span>`,
  OR = `<span class="or">${I("or")}</span>`;
export const empty = (e: Declared | null | undefined): boolean =>
  !e ||
  (e.op === "all" && !e.parts.length) ||
  ((e.op === "gain" || e.op === "pay") && !e.solari && !e.spice && !e.water);
const inf = (e: Declared): string => {
  const f: string[] = e.factions,
    n = e.amount;
  if (f.length === 1) return q(n, "inf-" + FAC[f[0]!]!, FAC[f[0]!]!);
  if (f.length === 4) return q(n, "inf-any", "any");
  return `<span class="grp">${f.map((x) => q(n, "inf-" + FAC[x]!, FAC[x]!)).join(OR)}</span>`;
};
export function cond(c: Declared): string {
  const pill = (h: string) => `<span class="if">${h}</span>`;
  switch (c.if) {
    case "OtherInPlay":
      return pill(q("", "bond", FAC[c.faction]!) + q("", FAC[c.faction]!, FAC[c.faction]!));
    case "HasAlliance":
      return pill(c.faction === "any" ? q("", "alliance", "ally") : q("", "ally-" + FAC[c.faction]!, FAC[c.faction]!));
    case "InfluenceAtLeast":
      return pill(`<b>${c.amount}+</b>` + q("", FAC[c.faction]!, FAC[c.faction]!));
    case "BesideEnemy":
      return pill(q("", "beside", "enemy"));
    case "AgentWith":
      return pill(q("", "agent", FAC[c.faction]!) + q("", FAC[c.faction]!, FAC[c.faction]!));
    case "TechAtLeast":
      return pill(`<b>${c.n}+</b>` + q("", "tech", "tech"));
    case "SpiceMustFlowAtLeast":
      return pill(`<b>${c.n}+</b>` + q("", "card", "spice") + q("", "spice", "spice"));
    case "SpiceMustFlowMost":
      return pill(`<b>max</b>` + q("", "card", "spice") + q("", "spice", "spice"));
    case "DreadnoughtsAtMost":
      return pill(`<b>≤${c.n}</b>` + q("", "dreadnought", "tech"));
    case "HasCouncilSeat":
      return pill(q("", "council", "landsraad"));
    case "TracksAtLeast":
      return pill(`<b>${c.influence}+</b>` + q("", "faction", "any") + `<b>×${c.tracks}</b>`);
    case "UnitsDeployedAtLeast":
      return pill(`<b>${c.n}+</b>` + q("", "deploy", "sword"));
    case "SolariAtLeast":
      return pill(`<b>${c.n}+</b>` + q("", "solari", "solari"));
    case "PersuasionAtLeast":
      return pill(`<b>${c.n}+</b>` + q("", "persuasion", "persuasion"));
    case "AgentsOnIcons":
      return pill(
        `<b>${c.n}</b>` +
          q("", "agent") +
          q("", "landsraad", "landsraad") +
          q("", "city", "city") +
          q("", "trade", "trade"),
      );
  }
  return pill("?");
}
const up = (n: number): number | string => (n >= 99 ? "" : n);
/** The signs of an effect as html; an unknown one shows its name, so that it is noticed. */
export function fx(e: Declared | null | undefined): string {
  if (!e || empty(e)) return "";
  switch (e.op) {
    case "all":
      return e.parts.map(fx).join("");
    case "gain":
      return ["solari", "spice", "water"]
        .filter((k) => e[k])
        .map((k) => q(e[k], k))
        .join("");
    case "pay":
      return ["solari", "spice", "water"]
        .filter((k) => e[k])
        .map((k) => `<span class="q pay c-${k}"><b>${e[k]}</b>${I(k)}</span>`)
        .join("");
    case "arrow":
      return `<span class="deal">${fx(e.cost)}${AR}${fx(e.effect)}</span>`;
    case "choose":
      if (e.n > 1 && e.options.length === 4 && e.options.every((o: Declared) => o.op === "influence"))
        return `<span class="q c-any"><b>${e.n}×</b>${I("inf-any")}</span><span class="per"><b>≠</b></span>`;
      return `<span class="deal">${e.n > 1 ? `<b class="pick">${e.n}×</b>` : ""}${e.options.map(fx).join(OR)}</span>`;
    case "when":
      return `<span class="deal cnd">${cond(e.condition)}${fx(e.effect)}${empty(e.otherwise) ? "" : OR + fx(e.otherwise)}</span>`;
    case "influence":
      return inf(e);
    case "influenceeach":
      return e.factions.map((f: string) => q(1, "inf-" + FAC[f]!, FAC[f]!)).join("");
    case "loseinfluence":
      return q(e.amount, "inf-lose", "any");
    case "rival_signet":
      return q("", "signet", "vp");
    case "rival_harvest":
      return q("", "harvest", "spice") + `<span class="if">${q("max", "bonus", "spice")}</span>`;
    case "recruit":
      return q(e.n, "troop");
    case "muster":
      return q(e.n, "troop") + q("", "deploy", "sword");
    case "draw":
      return q(e.n, "draw", "card");
    case "intrigue":
      return q(e.n, "intrigue");
    case "persuasion":
      return q(e.n, "persuasion");
    case "swords":
      return q(e.n, "sword");
    case "vp":
      return q(e.n, "vp");
    case "freighter":
      return q(e.n, "freighter", "trade");
    case "dreadnought":
      return q(e.n, "dreadnought", "tech");
    case "negotiate":
      return q(e.n, "negotiator", "tech");
    case "acquiretech":
      return q(1, "tech", "tech", e.discount ? "−" + e.discount : "") + (e.or_solari ? q("", "solari") : "");
    case "foldspace":
      return q(1, "foldspace", "guild");
    case "trash":
      return q(1, "trash", "trash");
    case "trashinplay":
      return q(1, "trash", "trash");
    case "trash_this":
      return q(1, "trash-this", "trash");
    case "discard":
      return q(e.n, "discard", "trash");
    case "signet":
      return `<span class="q c-signet big">${I("signet")}</span>`;
    case "retreat":
      return q(up(e.up_to), "retreat", "troop");
    case "retreatunits":
      return q(e.n, "retreat", "troop");
    case "deploy":
      return q(up(e.up_to), "deploy", "sword");
    case "deployunits":
      return q(e.up_to, "deploy", "sword");
    case "deploy_recruited":
      return q("", "deploy", "sword");
    case "control":
      return q(1, "control", "control");
    case "take_council_seat":
      return q(1, "council", "landsraad");
    case "take_mentat":
      return q(1, "mentat", "agent");
    case "hire_mentat":
    case "mentat_next_round":
      return q(1, "mentat", "agent");
    case "third_agent":
      return q(1, "swordmaster", "agent");
    case "harvest":
      return q(e.n, "spice");
    case "double_harvest":
      return q("2×", "harvest", "spice");
    case "steal_intrigue":
      return `<span class="q c-intrigue"><b>${e.n}+</b>${I("steal")}</span>`;
    case "bottomintrigue":
      return `<span class="q c-intrigue"><b>−${e.n}</b>${I("intrigue")}</span>`;
    case "swap_intrigue":
      return q("", "swap", "intrigue") + q("", "intrigue");
    case "opponents_discard":
      return `<span class="q c-enemy">${I("opponents")}<b>−${e.n}</b>${I("discard")}</span>`;
    case "opponents_lose_garrison_troop":
      return `<span class="q c-enemy">${I("opponents")}${I("lose-troop")}</span>`;
    case "opponents_discard_or_lose_troop":
      return `<span class="q c-enemy">${I("opponents")}${I("discard")}${I("or", "thin")}${I("lose-troop")}</span>`;
    case "opponents_retreat_dreadnought":
      return `<span class="q c-enemy">${I("opponents")}${I("retreat")}${I("dreadnought")}</span>`;
    case "losetroops":
      return `<span class="q c-troop"><b>${e.n > 1 ? e.n : ""}</b>${I("lose-troop")}</span>`;
    case "double_cross":
      return q("", "lose-troop", "enemy") + q("", "deploy", "sword");
    case "ambush":
      return q("", "deploy", "sword") + `<span class="q c-enemy">${I("retreat")}</span>`;
    case "persuasion_per_card":
      return q(e.n, "persuasion") + `<span class="per">/${I(FAC[e.of] || "card", "c-" + (FAC[e.of] || "card"))}</span>`;
    case "swords_per_dreadnought":
      return q(e.n, "sword") + `<span class="per">/${I("dreadnought")}</span>`;
    case "sword_per_other_sword_card":
      return q(e.n, "sword") + `<span class="per">/${I("card")}${I("sword", "c-sword")}</span>`;
    case "vp_per_low_track":
      return q(e.n, "vp") + `<span class="per">/<b>≤1</b>${I("faction")}</span>`;
    case "spice_must_flow_discount":
      return `<span class="q c-persuasion">${I("card", "c-spice")}${I("spice", "c-spice")}<b>−${e.n}</b>${I("persuasion")}</span>`;
    case "heighliner_discount":
      return `<span class="q c-spice">${I("guild", "c-guild")}<b>−${e.n}</b>${I("spice")}</span>`;
    case "persuasion_when_revealing":
      return q("", "reveal", "card") + q(e.n, "persuasion");
    case "take_from_discard":
      return q("", "take", FAC[e.of] || "card") + (FAC[e.of] ? q("", FAC[e.of]!, FAC[e.of]!) : "");
    case "two_influence_here":
    case "influence_where_sent":
      return q(e.op === "two_influence_here" ? 2 : 1, "inf-any", "any") + `<span class="per">${I("agent")}</span>`;
    case "influence_where_agents":
      return q(1, "inf-any", "any") + `<span class="per">/${I("agent")}</span>`;
    case "influence_where_behind":
    case "influence_where_snooper":
      return q(1, "inf-any", "any") + `<span class="per">${I(e.op.endsWith("behind") ? "opponents" : "look")}</span>`;
    case "voice":
      return q("", "silence", "enemy");
    case "send_any_agent":
      return q("", "recall", "agent") + q("", "infiltrate", "agent");
    case "infiltrate":
      return q("", "infiltrate", "agent");
    case "extra_faction_icons":
      return ["emperor", "guild", "bene", "fremen"].map((k) => q("", k, k)).join("");
    case "another_turn":
      return q("", "agent") + q("", "agent");
    case "may_pass":
      return q("", "clock", "card");
    case "recall_agent":
      return q("", "recall", "agent");
    case "look_draw_or_trash":
      return q("", "look", "card") + AR + q("", "draw", "card") + OR + q("", "trash", "trash");
    case "acquire_free":
    case "may_acquire_free":
      return (
        `<span class="q c-persuasion">${I("acquire")}<b>≤${e.n}</b></span>` +
        (e.of === "deck_top" ? q("", "deck-top", "card") : "")
      );
    case "acquired_to_deck_top":
      return q("", "acquire", "persuasion") + q("", "deck-top", "card");
    case "set_aside_row_card":
      return `<span class="q c-persuasion">${I("acquire")}<b>−1</b>${I("persuasion")}</span>`;
    case "shuffle_discard_into_deck":
      return q("", "shuffle", "card");
    case "grand_conspiracy":
      return `<span class="deal"><span class="if">${q("2×", "dreadnought", "tech")}${q("", "card", "spice")}<b>4+</b>${q("", "faction", "any")}${q("", "council", "landsraad")}</span>${q(1, "vp")}${OR}${q(2, "vp")}</span>`;
    case "solari_if_you_win":
      return `<span class="deal cnd"><span class="if">${I("combat", "c-sword")}<b>1.</b></span>${q(e.n, "solari")}</span>`;
  }
  return `<span class="q">${e.op}</span>`;
}
/** How many signs wide a line is, to choose a size. */
export const weight = (h: string) => (h.match(/<svg/g) || []).length + (h.match(/<b>/g) || []).length * 0.6;
