// What a seat sees of War for Arrakis: the parts of the view that are drawn.

export type SideName = "harkonnen" | "atreides";
export const SIDES: readonly SideName[] = ["harkonnen", "atreides"];
export const RESULTS = ["leadership", "strategy", "deployment", "mentat", "house"] as const;
export type Result = (typeof RESULTS)[number];
export const MARKERS = ["kwisatz_haderach", "sand_dwellers", "jihad"] as const;
export const IMPERIUM = ["choam", "spacing_guild", "landsraad"] as const;
export const DECKS: Record<SideName, readonly [string, string]> = {
  harkonnen: ["house_harkonnen", "corrino_ally"],
  atreides: ["house_atreides", "fremen_ally"],
};

export const TIERS = ["regular", "elite", "special"] as const;
export type Units = Record<(typeof TIERS)[number], number>;

export interface Force {
  units: Units;
  generic?: number;
  leaders?: string[];
  tokens?: string[];
  smugglers?: number;
  troops?: number;
}

export interface Area extends Partial<Force> {
  owner?: SideName;
  harvester?: true | "smugglers";
  base?: number;
  wormsign?: true | "sand" | "sandworm" | "burrowing";
  worm?: "sandworm" | "wild_maker";
  settlement?: number;
  sietch?: { number: number; face_up: boolean; rank?: number };
  station?: true;
}

export interface Leader {
  place: "not_yet" | "available" | "tank" | "gone" | "board";
  spent: boolean;
  area?: string;
  tank?: number;
}

export interface DiceToRoll {
  n: number;
  units: number;
  rank: number;
  cards: number;
  bonus: number;
  most: number;
}

export interface Battle {
  attacker: SideName;
  from: string;
  to: string;
  round: number;
  attackers: Force;
  defenders: Force;
  hits: Record<SideName, number>;
  shields: Record<SideName, number>;
  to_take: Record<SideName, number>;
  leaders_used: Record<SideName, string[]>;
  rolled: Record<SideName, { swords: number; shields: number; specials: number }> | null;
  lost: Record<SideName, Force>;
  dice: Record<SideName, DiceToRoll> | null;
  forecast: Record<SideName, number> | null; // hits taken by mean
}

export interface Asks {
  seat: number;
  kind: string;
  about: string[];
  details: Record<string, any>;
}

export interface Candidate {
  things: string[];
  values: Record<string, number>;
  lost_by: string | null;
}

export interface Reasoning {
  choice: string;
  criteria: string[];
  candidates: Candidate[];
}

export interface Mahdi {
  dice_left: number;
  dice_spent: Record<Result, number>;
  harvesting: string | null;
  target: string | null;
  tactical_cards: number;
  reinforcements: number;
  tokens: { black: number; silver: number };
  scheming: number;
  next_deck: string;
  ties: "player" | "engine";
  why: Reasoning[];
}

export interface Smugglers {
  status: "neutral" | "allied" | "eliminated";
  staban_step: number | null;
  waiting: number;
  supply: number;
  harvesters: number;
  carryall: boolean;
  ornithopters_locked: number;
  ornithopters_ready: number;
  given_up: number;
  base: string | null;
  die: Result | null;
  drawn: string[] | number;
}

export interface Lane {
  heighliner: number;
  cargo: { frigates: number; troops: number };
  frigates: number;
  bases: number;
}

export interface Guild extends Record<SideName, Lane> {
  troops: number;
  in_play: string[];
}

export interface View {
  seat: number;
  side: SideName | null;
  seats: Record<SideName, number[]>;
  round: number;
  phase: string;
  over: boolean;
  winner: SideName | null;
  player: number;
  turn: SideName | null;
  areas: Record<string, Area>;
  zones: Record<string, string | null>;
  supply: Record<SideName, Units & { generic: number }>;
  vehicles_left: { harvester: number; ornithopter: number; carryall: number };
  worms_left: number;
  wild_maker: boolean;
  wild_maker_spent: boolean;
  dice_to_split: Record<SideName, Record<Result, number>>;
  leaders: Record<string, Leader>;
  dice: Record<string, Record<Result, number>>;
  slotted: Record<SideName, Result | null>;
  dice_set_aside: number;
  forced_die: Result | null;
  hands: Record<string, string[]>;
  hand_sizes: Record<string, number>;
  deck_sizes: Record<string, number>;
  discards: Record<string, string[]>;
  prescience: string[];
  prescience_deck: number;
  claims: number;
  eyes_of_ibad: string | null;
  fear: string | null;
  standard_tokens: number;
  wormsign_pool: number;
  supremacy: number;
  markers: Record<string, number>;
  imperium: Record<string, number>;
  bans: string[];
  spice: number;
  plan: Record<string, number>;
  reserve_spice: boolean;
  bene_gesserit: Record<SideName, number>;
  atomics: string | null;
  battle: Battle | null;
  running: {
    moves: ({ from: string; to: string } & Force)[];
    going_from: string | null;
    attack_from: string | null;
    named: string[];
    storms: string[];
    tokens: string[];
  };
  asks: Asks | null;
  smugglers?: Smugglers;
  guild?: Guild;
  mahdi?: Mahdi;
  targets?: Record<(typeof MARKERS)[number], number>[];
}

export type Pip = "regular" | "elite" | "special" | "smuggler" | "troop" | "token";

/** The pips of a legion, the strongest tier last, then those who are no units of its House. */
export function pips(force: Partial<Force>): Pip[] {
  return [
    ...TIERS.flatMap((tier) => Array<Pip>(force.units?.[tier] ?? 0).fill(tier)),
    ...Array<Pip>(force.smugglers ?? 0).fill("smuggler"),
    ...Array<Pip>(force.troops ?? 0).fill("troop"),
    ...Array<Pip>(force.tokens?.length ?? 0).fill("token"),
  ];
}

export const other = (side: SideName): SideName => (side === "harkonnen" ? "atreides" : "harkonnen");
/** The short word of a side, as in names of classes and signs. */
export const SHORT: Record<SideName, "hark" | "atr"> = { harkonnen: "hark", atreides: "atr" };

/** Of these steps those that lie on the map, as areas and zones: a sietch lies where its area is. */
export function onMap(areas: Readonly<View["areas"]>, steps: Iterable<string>): string[] {
  const sietches = new Map(Object.entries(areas).map(([area, { sietch }]) => [`sietch:${sietch?.number}`, `area:${area}`]));
  return [...steps].flatMap((step) => (/^(area|zone):/.test(step) ? step : (sietches.get(step) ?? [])));
}
