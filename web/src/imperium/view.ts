// What the server tells of a position of Dune: Imperium, as far as it is drawn here.

/** What everybody has who takes part: people, bots, and the Rivals of House Hagal. */
export interface Side {
  leader: string | null;
  influence: Record<string, number>;
  agents: number;
  agents_on: string[];
  swordmaster: boolean;
  council?: boolean;
  garrison: number;
  conflict: number;
  swords: number;
  strength: number;
  vp?: number;
  intrigue_size?: number;
  tech?: string[];
  flipped?: string[];
  freighter?: number;
  negotiators?: number;
  dreadnoughts?: { supply: number; garrison: number; conflict: number };
}

/** A Rival of House Hagal; with two players it is a spoiler without purse and points. */
export interface Rival extends Side {
  seat: number;
  solari?: number;
  spice?: number;
  water?: number;
}

export interface Hagal {
  deck: number;
  cards: number;
  discard: string[];
  acting: number | null;
  revealed: { card: string; why: string }[]; // in the latest turn of a Rival; the last one was used
  difficulty?: string;
  prices?: Record<string, number>;
  spice_held_back?: boolean;
  held_back?: boolean;
}

export interface Player extends Side {
  vp: number;
  solari: number;
  spice: number;
  water: number;
  council: boolean;
  persuasion: number;
  revealed: boolean;
  in_play: string[];
  discard: string[];
  deck_size: number;
  hand_size: number;
  intrigue_size: number;
  hand?: string[];
  intrigue?: string[];
  aside: string | null;
}

export interface View {
  seat: number;
  round: number;
  phase: string;
  over: boolean;
  player: number;
  active: number;
  first: number;
  conflict: string | null;
  row: string[];
  imperium_deck: number;
  reserve: Record<string, number>;
  alliances: Record<string, number | null>;
  control: Record<string, number | null>;
  bonus_spice: Record<string, number>;
  agents: Record<string, number[]>;
  leaders_left: string[];
  turn: { seat: number; reveal: boolean; card: string | null; space: string | null } | null;
  players: Player[];
  rivals?: Rival[];
  hagal?: Hagal;
  asks: { seat: number; kind: string; about: string[]; details: Record<string, number> } | null;
  tech?: { tile: string | null; left: number }[];
  dreadnoughts_on?: Record<string, number | null>;
  epic?: boolean;
}

export const FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"] as const;
export const REWARDS = ["", "first", "second", "third"] as const;

export interface Standing {
  reward: number; // 1 to 3, or 0
  tie: boolean;
}

/** Who would get which reward: those who tie share the next lower one, a tie for third gets nothing, and plain third place
 *  pays only among four (IMP-6.8). */
export function standing(strengths: readonly number[]): Standing[] {
  return strengths.map((own) => {
    const ahead = strengths.filter((other) => other > own).length;
    const alike = strengths.filter((other) => other === own).length;
    const reward = own > 0 ? ahead + (alike > 1 ? 2 : 1) : 0;
    const paid = reward < 3 || (reward === 3 && (alike > 1 || strengths.length > 3));
    return { reward: paid ? reward : 0, tie: alike > 1 && own > 0 };
  });
}

/** Rewards nobody fights for yet, by seat: they lie with those who have nobody in the Conflict. */
export function unwon(strengths: readonly number[]): number[] {
  let next = strengths.filter((own) => own > 0).length + 1;
  const last = strengths.length > 3 ? 3 : 2;
  return strengths.map((own) => (own === 0 && next <= last ? next++ : 0));
}

/** Seats by strength, the strongest first. */
export function ranked(sides: readonly Side[]): number[] {
  return sides.map((_, seat) => seat).sort((a, b) => sides[b]!.strength - sides[a]!.strength);
}
