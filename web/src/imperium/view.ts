// What the server tells of a position of Dune: Imperium, as far as it is drawn here.

export interface Player {
  leader: string | null;
  vp: number;
  solari: number;
  spice: number;
  water: number;
  influence: Record<string, number>;
  agents: number;
  agents_on: string[];
  swordmaster: boolean;
  council: boolean;
  garrison: number;
  conflict: number;
  swords: number;
  strength: number;
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
  tech?: string[];
  flipped?: string[];
  freighter?: number;
  negotiators?: number;
  dreadnoughts?: { supply: number; garrison: number; conflict: number };
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
  asks: { seat: number; kind: string; about: string[] } | null;
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

/** Who would get which reward: those who tie share the next lower one, and a tie for third gets nothing (IMP-6.5). */
export function standing(strengths: readonly number[]): Standing[] {
  return strengths.map((own) => {
    const ahead = strengths.filter((other) => other > own).length;
    const alike = strengths.filter((other) => other === own).length;
    const reward = own > 0 ? ahead + (alike > 1 ? 2 : 1) : 0;
    return { reward: reward <= 3 ? reward : 0, tie: alike > 1 && own > 0 };
  });
}

/** Seats by strength, the strongest first. */
export function ranked(players: readonly Player[]): number[] {
  return players.map((_, seat) => seat).sort((a, b) => players[b]!.strength - players[a]!.strength);
}
