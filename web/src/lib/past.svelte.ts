// A game looked back at: positions are fetched in stretches and kept, so that the slider does not wait.

import type { Frame, NewsLine, Person, State } from "../wire";
import { frames, log, past } from "./site";
import { Study } from "./study.svelte";
import type { Table } from "./table.svelte";

const STRETCH = 40; // positions in one answer of the server
const PAUSE = 900; // ms a position is shown while it plays by itself
export const ALL = -2; // the eyes of everybody

export class Past {
  n: number = $state(0);
  count: number = $state(1);
  eyes: number = $state(-1);
  playing: boolean = $state(false);
  people: Person[] = $state.raw([]);
  over: boolean = $state(false);
  yours: number[] = $state.raw([]);
  /** The whole log as these eyes may know it; each line leads to its position. */
  lines: NewsLine[] = $state.raw([]);

  study: Study | null = $state.raw(null); // only of a game that is over

  #kept = new Map<string, Promise<Frame[]>>();
  #later: ReturnType<typeof setTimeout> | undefined;
  #game = "";

  constructor(
    readonly table: Table,
    readonly id: string,
    readonly lang: string,
    readonly live = false, // the game goes on meanwhile, and one can go back to now
  ) {
    table.past = this;
  }

  async open(n: number): Promise<void> {
    const found = await past(this.id, this.lang);
    this.count = found.count;
    this.people = found.people;
    this.yours = found.yours;
    this.over = found.over;
    this.#game = found.game;
    if (found.over) this.study = new Study(this.id, this.lang);
    this.eyes = this.live ? this.table.me : (found.yours[0] ?? (found.over ? 0 : -1));
    await this.#read();
    await this.show(Number.isFinite(n) ? n : found.count - 1);
  }

  async show(n: number): Promise<void> {
    this.n = Math.max(0, Math.min(this.count - 1, n));
    const wanted = this.n;
    const start = Math.floor(wanted / STRETCH) * STRETCH;
    const found = await this.#stretch(start);
    if (start + STRETCH < this.count) void this.#stretch(start + STRETCH);
    const frame = found[wanted - start];
    if (frame && wanted === this.n && this.table.past === this) this.table.recall(this.#state(frame), this.#until(frame));
  }

  see(eyes: number): void {
    this.eyes = eyes;
    void this.#read().then(() => this.show(this.n));
  }

  /** The next position at which something is told, that way. */
  turn(way: 1 | -1): void {
    const lines = this.lines.filter((line) => (way > 0 ? line.at > this.n : line.at < this.n));
    const next = way > 0 ? lines[0] : lines.at(-1);
    void this.show(next?.at ?? (way > 0 ? this.count - 1 : 0));
  }

  async #read(): Promise<void> {
    this.lines = await log(this.id, this.eyes, this.lang);
  }

  /** What had been told by then; a line that was not whole yet is told as far as it had come. */
  #until(frame: Frame): NewsLine[] {
    const told = this.lines.filter((line) => line.at <= frame.n);
    return told.at(-1)?.at === frame.n ? told : [...told, ...frame.news];
  }

  play(): void {
    this.playing = !this.playing;
    clearTimeout(this.#later);
    if (this.playing) this.#step();
  }

  close(): void {
    clearTimeout(this.#later);
    this.study?.close();
  }

  /** A decision as its seat saw it then. */
  visit(seat: number, n: number): void {
    this.n = n;
    if (this.eyes === seat) void this.show(n);
    else this.see(seat);
  }

  #step(): void {
    if (!this.playing || this.n >= this.count - 1) {
      this.playing = false;
      return;
    }
    void this.show(this.n + 1);
    this.#later = setTimeout(() => this.#step(), PAUSE);
  }

  #stretch(start: number): Promise<Frame[]> {
    const key = `${this.eyes} ${start}`;
    const kept = this.#kept.get(key) ?? frames(this.id, this.eyes, start, this.lang);
    this.#kept.set(key, kept);
    return kept;
  }

  #state(frame: Frame): State {
    return {
      t: "state",
      game: this.#game,
      v: frame.n,
      seat: this.eyes === ALL ? 0 : this.eyes,
      view: frame.view,
      question: "",
      offers: [],
      undo: [],
      redo: false,
      news_from: 0,
      news: frame.news,
      news_count: 0,
      people: this.people,
      yours: this.yours,
      curtain: null,
      since: 0,
      over: false,
      ranking: [],
      points: [],
      scores: [],
      roles: [],
      seed: null,
      commitment: "",
      clock: null,
      left: [],
      lesson: null,
      told: [],
    };
  }
}
