// The table as this browser knows it. Draws nothing and knows no rules: views come in, paths go out.

import type { Answer, Command, HintOf, NewsLine, Offer, Person, PreviewOf, Said, State, WhyNot } from "../wire";
import { base } from "./site";
import { click, labelOf, left, lit } from "./paths";
import { freshId, TableSocket, type Line } from "./socket";

export interface Entry {
  name: string;
  text: string;
  [fact: string]: unknown;
}
export type Book = Record<string, Entry>;

const KEPT = "landsraad-unsent-";

export class Table {
  line: Line = $state("connecting");
  state: State | null = $state.raw(null);
  book: Book = $state.raw({});
  news: NewsLine[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  chosen: string[] = $state.raw([]);
  why: WhyNot | null = $state.raw(null);
  hint: HintOf | null = $state.raw(null);
  preview: PreviewOf | null = $state.raw(null);
  notice: string = $state("");
  waiting: Command[] = $state.raw([]); // sent or to be sent, not yet acknowledged

  readonly offers: Offer[] = $derived(this.state?.offers ?? []);
  readonly left: Offer[] = $derived(left(this.offers, this.chosen));
  readonly lit: Set<string> = $derived(lit(this.offers, this.chosen));
  readonly toMove: boolean = $derived(this.offers.length > 0);
  readonly people: Person[] = $derived(this.state?.people ?? []);
  /** Where what we have sent stands: the chip in the corner says it. */
  readonly saved: "offline" | "saving" | "saved" = $derived(
    this.line !== "open" ? "offline" : this.waiting.length ? "saving" : "saved",
  );

  #socket: TableSocket;
  #newsParts: { from: number; lines: NewsLine[] }[] = [];

  constructor(
    readonly id: string,
    readonly lang: "en" | "de",
  ) {
    this.waiting = JSON.parse(sessionStorage.getItem(KEPT + id) ?? "[]") as Command[];
    void fetch(`${base}api/t/${id}/book/${lang}`).then(async (answer) => {
      if (answer.ok) this.book = (await answer.json()) as Book;
    });
    const url = new URL(`${base}ws/${id}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    this.#socket = new TableSocket(
      url.href,
      (answer) => this.#hear(answer),
      (line) => (this.line = line),
      () => [{ t: "hello", lang }, ...this.waiting],
    );
  }

  close(): void {
    this.#socket.close();
  }

  // ---------------------------------------------------------------- what comes in

  #hear(answer: Answer): void {
    switch (answer.t) {
      case "state":
        if (answer.v !== this.state?.v) {
          this.chosen = [];
          this.hint = this.why = this.preview = null;
        }
        this.state = answer;
        this.#tell(answer);
        break;
      case "ack":
        this.#settled(answer.id);
        break;
      case "refused":
        this.#settled(answer.id);
        this.notice = answer.why;
        break;
      case "why":
        this.why = answer;
        break;
      case "preview":
        this.preview = answer;
        break;
      case "hint":
        this.hint = answer;
        break;
      case "chat":
        this.chat = [...this.chat.filter((s) => s.at !== answer.at), answer];
        break;
      case "notice":
        this.notice = answer.kind;
        break;
    }
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
    this.why = null;
    const next = click(this.offers, this.chosen, step);
    if (next === null) {
      this.ask(step);
      return;
    }
    this.chosen = next.chosen;
    if (next.done) this.make(next.done);
  }

  make(offer: Offer): void {
    if (!this.state || this.waiting.length) return;
    this.#command({ t: "do", id: freshId(), v: this.state.v, paths: [offer.path] });
  }

  back(): void {
    this.chosen = this.chosen.slice(0, -1);
  }

  undo(steps = 1): void {
    if (this.state) this.#command({ t: "undo", id: freshId(), v: this.state.v, steps });
  }

  redo(): void {
    if (this.state) this.#command({ t: "redo", id: freshId(), v: this.state.v });
  }

  ask(thing: string): void {
    this.#socket.send({ t: "why", thing });
  }

  look(path: string[]): void {
    this.#socket.send({ t: "preview", path });
  }

  askHint(): void {
    this.#socket.send({ t: "hint" });
  }

  say(text: string): void {
    this.#socket.send({ t: "chat", text });
  }

  sit(seat: number): void {
    this.#newsParts = [];
    this.#socket.send({ t: "sit", seat });
  }

  standIn(seat: number, bot: boolean): void {
    this.#socket.send({ t: "stand_in", seat, bot });
  }

  /** Kept until the server has it on its disk, also over a reload. */
  #command(command: Command): void {
    this.waiting = [...this.waiting, command];
    this.#keep();
    this.#socket.send(command);
  }

  // ---------------------------------------------------------------- names

  name(thing: string): string {
    return this.book[thing]?.name ?? labelOf(this.offers, thing);
  }
}
