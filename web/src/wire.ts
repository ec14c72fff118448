// Written by tools/make_wire.py from src/landsraad/server/wire.py: change that file.

/** An event as data, as one seat may know it. */
export interface Shown {
  kind: string;
  seat: number | null;
  things: string[];
  n?: number;
}

export interface Hello {
  t: "hello";
  lang?: "en" | "de";
  news?: number;
}

/** On a device several people share: this seat's person is looking at it now. */
export interface Sit {
  t: "sit";
  seat: number;
}

/** Answer the decision at hand, by the path of things clicked; further paths answer the decisions after it. */
export interface Do {
  t: "do";
  id: string;
  v: number;
  paths: string[][];
}

export interface Undo {
  t: "undo";
  id: string;
  v: number;
  steps?: number;
}

export interface Redo {
  t: "redo";
  id: string;
  v: number;
}

export interface AskPreview {
  t: "preview";
  path: string[];
}

export interface AskWhy {
  t: "why";
  thing: string;
}

export interface AskHint {
  t: "hint";
}

export interface Say {
  t: "chat";
  text: string;
}

/** A bot plays for a seat whose person is away, or no longer. */
export interface StandIn {
  t: "stand_in";
  seat: number;
  bot: string;
}

export interface Ping {
  t: "ping";
}

export interface Offer {
  a: number;
  text: string;
  path: string[];
  labels: string[];
}

export interface NewsLine {
  seat: number | null;
  text: string;
  events: Shown[];
  at: number;
}

/** Who sits at a seat. */
export interface Person {
  seat: number;
  name: string;
  kind: "you" | "person" | "bot" | "open" | "rival";
  here: boolean;
  bot: string;
}

/** Seconds a seat has for the whole game, and for each of its decisions more. */
export interface Clock {
  bank: number;
  each: number;
}

/** What the lesson says to the decision at hand. */
export interface Lesson {
  title: string;
  n: number;
  of: number;
  text: string;
  path: string[];
  last: boolean;
}

export interface State {
  t: "state";
  game: string;
  v: number;
  seat: number;
  view: Record<string, any>;
  question: string;
  offers: Offer[];
  undo: string[];
  redo: boolean;
  news_from: number;
  news: NewsLine[];
  news_count: number;
  people: Person[];
  yours: number[];
  curtain: number | null;
  since: number;
  over: boolean;
  ranking: number[][];
  points: [string, number][][];
  scores: number[];
  roles: string[];
  seed: string | null;
  commitment: string;
  clock: Clock | null;
  left: (number | null)[];
  lesson: Lesson | null;
  told: string[];
}

export interface Ack {
  t: "ack";
  id: string;
  v: number;
}

export interface Refused {
  t: "refused";
  id: string;
  v: number;
  why: string;
}

export interface PreviewOf {
  t: "preview";
  path: string[];
  final: string;
  changes: [string, any, any][];
}

export interface ReasonText {
  text: string;
  rule: string;
}

export interface WhyNot {
  t: "why";
  thing: string;
  reasons: ReasonText[];
}

/** The next best. */
export interface OtherChoice {
  text: string;
  behind: number | null;
  apart: string;
}

export interface HintOf {
  t: "hint";
  path: string[];
  text: string;
  chance: number | null;
  now: string;
  later: string;
  brings: string[];
  others: OtherChoice[];
}

export interface Said {
  t: "chat";
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Pong {
  t: "pong";
}

/** Something to know: `restarting`, `slow_down`, `seat_lost`, `not_understood`. */
export interface Notice {
  t: "notice";
  kind: string;
  text: string;
}

/** How a seat of a new table is filled. */
export interface SeatWish {
  kind: "you" | "bot" | "open";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  expansions?: string[];
  options?: Record<string, any>;
  clock?: Clock | null;
}

export interface NewLesson {
  game: string;
  lesson: string;
  name: string;
}

export interface LessonBrief {
  game: string;
  name: string;
  title: string;
  steps: number;
}

export interface RuleFound {
  id: string;
  chapter: string;
  text: string;
}

export interface ThingFound {
  thing: string;
  name: string;
  text: string;
}

/** What a search found. */
export interface Found {
  game: string;
  rules: RuleFound[];
  rules_count: number;
  things: ThingFound[];
  things_count: number;
}

/** One position of a game looked back at, with what led to it. */
export interface Frame {
  n: number;
  view: Record<string, any>;
  news: NewsLine[];
}

/** What everybody had at the end of a round. */
export interface Scores {
  round: number;
  n: number;
  of: number[];
}

/** A game looked back at: what the slider needs before its first position. */
export interface Past {
  game: string;
  count: number;
  over: boolean;
  people: Person[];
  yours: number[];
  scores: Scores[];
}

/** A decision that gave chances away, by what was known then. */
export interface Costly {
  n: number;
  seat: number;
  round: number;
  lost: number;
  chance: number;
  question: string;
  taken: string;
  line: string[];
  options: [string, number][];
}

/** A game that is over, looked at again, as far as that has come. */
export interface Analysis {
  state: "none" | "impossible" | "waiting" | "running" | "done" | "failed";
  done: number;
  of: number;
  chances: number[][];
  rounds: [number, number][];
  costly: Costly[];
  lost: number[];
  luck: number[];
}

/** Play on from a position of a game that is over. */
export interface Branch {
  n: number;
  seat: number;
  name: string;
}

export interface Claim {
  seat: number;
  name?: string;
}

export interface Recover {
  code: string;
}

/** A line of a list of tables. */
export interface TableBrief {
  id: string;
  game: string;
  title: string;
  people: Person[];
  v: number;
  started: boolean;
  over: boolean;
  your_turn: boolean;
  at: number;
  round: number;
  invite: string;
  old: boolean;
}

export type Command = Hello | Sit | Do | Undo | Redo | AskPreview | AskWhy | AskHint | Say | StandIn | Ping;
export type Answer = State | Ack | Refused | PreviewOf | WhyNot | HintOf | Said | Pong | Notice;
