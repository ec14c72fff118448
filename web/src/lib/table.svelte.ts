// The table as this browser knows it. Draws nothing and knows no rules: views come in, paths go out.

import type { Answer, Command, HintOf, NewsLine, Offer, Person, PreviewOf, Said, State, WhyNot } from "../wire";
import { settings } from "./settings.svelte";
import { base } from "./site";
import { answers, click, labels, left, lit } from "./paths";
import { PACES, stay, type Tempo } from "./pace";
import { Past } from "./past.svelte";
import { sinceTurn, tellsResult, worthSeeing } from "./since";
import { freshId, TableSocket, type Line } from "./socket";
import { chime } from "./sound";
import { entryOf } from "./things";

export interface Entry {
  name: string;
  text: string;
  facts?: Record<string, any>;
}
export type Book = Record<string, Entry>;

const KEPT = "landsraad-unsent-";
const MARKED = 200; // ms after which a choice is marked if it has no answer; sooner the whole table would be drawn twice
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Table {
  line: Line = $state("connecting");
  state: State | null = $state.raw(null);
  book: Book = $state.raw({});
  news: NewsLine[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  chosen: string[] = $state.raw([]);
  why: WhyNot | null = $state.raw(null);
  hint: HintOf | null = $state.raw(null);
  pondering = $state(false); // a hint was asked for
  preview: PreviewOf | null = $state.raw(null);
  notice: string = $state(""); // a message of the page's words, or a sentence
  /** A choice that is whole but final: it is made when it is chosen once more. */
  sure: { offer: Offer; final: string } | null = $state.raw(null);
  waiting: Command[] = $state.raw([]); // sent or to be sent, not yet acknowledged
  due: number = $state(0); // the version the server has acknowledged; what is shown may be older for a moment
  /** What somebody else is seen doing at this moment. */
  showing: NewsLine | null = $state.raw(null);
  past: Past | null = $state.raw(null); // the controls of a look back
  byKeys = false; // this person moves by keys: every new decision gets the focus

  readonly offers: Offer[] = $derived(this.state?.offers ?? []);
  readonly left: Offer[] = $derived(left(this.offers, this.chosen));
  readonly lit: Set<string> = $derived(lit(this.offers, this.chosen));
  /** Of what is lit that which makes a choice whole, with the choice. Worked out once: every drawn thing asks. */
  readonly answers: Map<string, Offer> = $derived(answers(this.offers, this.chosen));
  readonly labels: Map<string, string> = $derived(labels(this.offers));
  /** The seat whose eyes these are; -1 for somebody who watches. */
  readonly me: number = $derived(this.state?.seat ?? -1);
  /** What the others did between this seat's last two turns. */
  readonly sinceTurn: NewsLine[] = $derived(sinceTurn(this.news, this.me));
  /** What a hint or the lesson points at, as far as it is not chosen yet. */
  readonly advised: readonly string[] = $derived(
    (this.hint?.path ?? this.state?.lesson?.path ?? []).filter((step) => !this.chosen.includes(step)),
  );
  /** The whole log; while one looks back, also what came after. */
  readonly story: NewsLine[] = $derived(this.past ? this.past.lines : this.news);
  readonly toMove: boolean = $derived(this.offers.length > 0);
  readonly people: Person[] = $derived(this.state?.people ?? []);
  /** Where what we have sent stands: the chip in the corner says it. */
  readonly saved: "offline" | "saving" | "saved" = $derived(
    this.line !== "open" ? "offline" : this.waiting.length || (this.state?.v ?? 0) < this.due ? "saving" : "saved",
  );

  #socket: TableSocket | null = null;
  #coming: State[] = []; // not yet shown
  #lines: NewsLine[] = []; // of the state that is shown, not yet seen
  #later: ReturnType<typeof setTimeout> | undefined;
  #until = 0; // when everything that happened must have been shown
  #told = false; // how a fight ended has been among it
  #wondered = ""; // the thing somebody wants to know of why it cannot be used
  #asked: Offer | null = null; // waits for the server to say whether it is final
  #newsParts: { from: number; lines: NewsLine[] }[] = [];
  #now: State | null = null; // what is left alone while one looks back
  #marking: ReturnType<typeof setTimeout> | undefined; // until what was chosen is marked

  constructor(
    readonly id: string,
    readonly lang: "en" | "de",
    live = true,
  ) {
    void fetch(`${base}api/t/${id}/book/${lang}`).then(async (answer) => {
      if (answer.ok) this.book = (await answer.json()) as Book;
    });
    if (live) this.#connect();
  }

  #connect(): void {
    const { id, lang } = this;
    this.waiting = JSON.parse(sessionStorage.getItem(KEPT + id) ?? "[]") as Command[];
    const url = new URL(`${base}ws/${id}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    this.#socket = new TableSocket(
      url.href,
      (answer) => this.#hear(answer),
      (line) => {
        this.line = line;
        this.pondering = false; // what was asked on the old line is not answered on a new one
      },
      () => [{ t: "hello", lang }, ...this.waiting],
    );
  }

  close(): void {
    clearTimeout(this.#later);
    clearTimeout(this.#marking);
    this.#socket?.close();
  }

  // ---------------------------------------------------------------- what comes in

  #hear(answer: Answer): void {
    switch (answer.t) {
      case "state":
        this.#coming.push(answer);
        if (this.#later === undefined && !this.past) this.#begin();
        break;
      case "ack":
        this.due = answer.v;
        this.#settled(answer.id);
        break;
      case "refused":
        this.#settled(answer.id);
        clearTimeout(this.#marking);
        this.chosen = []; // the choice was not made: it can be made anew
        this.notice = /^[a-z-]+$/.test(answer.why) ? `refused-${answer.why}` : answer.why;
        break;
      case "why":
        if (answer.thing === this.#wondered) this.why = answer; // else another thing was clicked meanwhile
        break;
      case "preview":
        this.preview = answer;
        this.#weigh(answer);
        break;
      case "hint":
        this.hint = answer;
        this.pondering = false;
        break;
      case "chat":
        this.chat = [...this.chat.filter((s) => s.at !== answer.at), answer];
        break;
      case "notice":
        this.notice = `notice-${answer.kind}`;
        if (answer.kind === "no_hint") this.pondering = false;
        break;
    }
  }

  #begin(): void {
    this.#told = false;
    const pace = PACES[settings.pace];
    this.#until = performance.now() + (pace ? pace.whole - pace.step : 0); // the last step is kept for how a fight ended
    this.#goOn();
  }

  /** What others do is shown step by step, line by line; one's own doing at once. */
  #goOn(): void {
    this.#later = undefined;
    const pace = still.matches || document.hidden ? undefined : PACES[settings.pace];
    const left = this.#until - performance.now();
    const late = left <= 0 && this.state !== null;
    if (late) {
      // a slow machine has drawn too long: of all the rest only how a fight ended is still seen
      while (this.#coming.length && !this.#lines.some(tellsResult)) this.#take(pace);
      this.#lines = this.#told ? [] : this.#lines.filter(tellsResult).slice(0, 1);
    } else if (!this.#lines.length) this.#take(pace); // with its first line: the next position is not seen without it
    const line = this.#lines.shift() ?? null;
    this.showing = line;
    if (line) chime("step");
    const rest = this.#lines.length + this.#coming.length;
    if (!line && !rest) return;
    const whole = !!line && !this.#told && tellsResult(line); // how a fight ended has all the time of a step, once
    this.#told ||= whole;
    this.#later = setTimeout(() => this.#goOn(), line && pace ? (whole ? pace.step : stay(pace, rest + 1, left)) : 0);
  }

  /** The next position is the one on the table, with what is to be seen of how it came about. */
  #take(pace: Tempo | undefined): void {
    const next = this.#coming.shift();
    if (!next) return;
    this.#show(next);
    // whoever comes to a table gets its whole story at once, and nobody waits for that to be played
    this.#lines = pace && next.news_from > 0 ? worthSeeing(next.news, next.seat ?? -1) : [];
  }

  /** Whoever has seen enough sees the end. */
  skip(): void {
    if (this.past) return;
    clearTimeout(this.#later);
    this.#later = undefined;
    this.#lines = [];
    this.showing = null;
    for (const state of this.#coming.splice(0)) this.#show(state);
  }

  #show(state: State, live = true): void {
    if (state.v !== this.state?.v) {
      clearTimeout(this.#marking);
      this.chosen = [];
      this.hint = this.preview = this.sure = null;
      this.pondering = false;
      this.stopAsking();
      this.notice = "";
      this.#asked = null;
    }
    const mine = !this.toMove && state.offers.length > 0;
    this.state = state;
    if (!live) return;
    this.#tell(state);
    if (mine) chime("turn");
    if (state.over) chime("end");
  }

  /** A position of the past, drawn by the same table, and what had been told by then. */
  recall(state: State, news: NewsLine[]): void {
    this.#show(state, false);
    this.news = news;
  }

  /** Jump back to an earlier position; the game goes on, and `toNow` leads there. */
  lookBack(n: number): void {
    if (!this.state) return;
    if (this.past) return void this.past.show(n);
    this.skip();
    this.#now = this.state;
    void new Past(this, this.id, this.lang, true).open(n).catch(() => this.toNow());
  }

  toNow(): void {
    this.past?.close();
    this.past = null;
    if (this.#now) this.#show(this.#now, false);
    this.#now = null;
    this.news = this.#newsParts.flatMap((part) => part.lines);
    this.#begin();
  }

  /** Lines from `news_from` on are new; what was taken back is forgotten. */
  #tell(state: State): void {
    this.#newsParts = [...this.#newsParts.filter((part) => part.from < state.news_from), { from: state.news_from, lines: state.news }];
    this.news = this.#newsParts.flatMap((part) => part.lines);
  }

  #settled(id: string): void {
    this.waiting = this.waiting.filter((command) => !("id" in command) || command.id !== id);
    this.#keep();
  }

  #keep(): void {
    sessionStorage.setItem(KEPT + this.id, JSON.stringify(this.waiting));
  }

  // ---------------------------------------------------------------- what goes out

  /** A thing was clicked: narrow the choice, make it when it is whole, or ask why the thing cannot be used. */
  click(step: string): void {
    clearTimeout(this.#marking);
    this.stopAsking();
    if (this.sure && !this.chosen.includes(step)) this.back(); // whatever else is clicked, the answer is no
    this.sure = null;
    const next = click(this.offers, this.chosen, step);
    if (next === null) {
      this.ask(step);
      return;
    }
    if (next.done && this.#atOnce) {
      if (this.make(next.done)) this.#marking = setTimeout(() => (this.chosen = next.chosen), MARKED);
      return;
    }
    this.chosen = next.chosen;
    if (next.done) this.choose(next.done);
  }

  /** Nothing is asked back before a choice is made. */
  get #atOnce(): boolean {
    return settings.ask === "never" || this.offers.length === 1;
  }

  /** A whole choice: made at once, or after one more question if nothing could be taken back and something else is left. */
  choose(offer: Offer): void {
    if (this.#atOnce) {
      this.make(offer);
      return;
    }
    this.#asked = offer;
    this.look(offer.path);
  }

  #weigh(preview: PreviewOf): void {
    const offer = this.#asked;
    if (!offer || offer.path.join() !== preview.path.join()) return;
    this.#asked = null;
    if (preview.final) this.sure = { offer, final: preview.final };
    else this.make(offer);
  }

  /** False while the choice before it is not saved. */
  make(offer: Offer): boolean {
    this.sure = null;
    if (!this.state || this.saved === "saving") {
      this.chosen = [];
      return false;
    }
    this.#command({ t: "do", id: freshId(), v: this.state.v, paths: [offer.path] });
    return true;
  }

  back(): void {
    this.sure = null;
    this.chosen = this.chosen.slice(0, -1);
  }

  undo(steps = 1): void {
    if (this.state) this.#command({ t: "undo", id: freshId(), v: this.state.v, steps });
  }

  redo(): void {
    if (this.state) this.#command({ t: "redo", id: freshId(), v: this.state.v });
  }

  ask(thing: string): void {
    this.#wondered = thing;
    this.#socket?.send({ t: "why", thing });
  }

  /** Nobody wants to know any more why a thing cannot be used. */
  stopAsking(): void {
    this.why = null;
    this.#wondered = "";
  }

  look(path: string[]): void {
    this.#socket?.send({ t: "preview", path });
  }

  askHint(): void {
    this.hint = null;
    this.pondering = true;
    this.#socket?.send({ t: "hint" });
  }

  say(text: string): void {
    this.#socket?.send({ t: "chat", text });
  }

  sit(seat: number): void {
    this.#newsParts = [];
    this.#socket?.send({ t: "sit", seat });
  }

  /** A bot of that name plays for whoever is away, or takes a free seat; without a name a person plays again. */
  standIn(seat: number, bot: string): void {
    this.#socket?.send({ t: "stand_in", seat, bot });
  }

  /** Kept until the server has it on its disk, also over a reload. */
  #command(command: Command): void {
    this.waiting = [...this.waiting, command];
    this.#keep();
    this.#socket?.send(command);
  }

  // ---------------------------------------------------------------- names

  /** Where a game has sides a seat has the colour of its side. */
  colour(seat: number): string | null {
    const sides = Object.entries((this.state?.view["seats"] ?? {}) as Record<string, number[]>);
    const side = sides.find(([, seats]) => seats.includes(seat))?.[0];
    return side ? `var(--side-${side})` : null;
  }

  /** The name of a seat's person. */
  person(seat: number): string {
    return this.people[seat]?.name ?? "";
  }

  name(thing: string): string {
    const named = this.book[thing]?.name;
    if (named !== undefined) return named; // without looking at the offers, so that it is not drawn again with them
    return this.labels.get(thing) ?? this.book[entryOf(this.book, thing) ?? ""]?.name ?? thing;
  }

  /** Rulings of ours this game is played by, which the print does not know: to be seen at the start and at the end. */
  get ours(): Entry[] {
    return Object.keys(this.book).filter((thing) => thing.startsWith("ours:")).map((thing) => this.book[thing]!);
  }
}
