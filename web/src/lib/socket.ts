// One socket to one table: says hello, keeps the line alive, comes back after every loss with what was not acknowledged.

import type { Answer, Command } from "../wire";

export type Line = "connecting" | "open" | "lost" | "gone" | "old";

const HEARTBEAT = 10_000; // ms between two pings
const SILENCE = 25_000; // ms without a word after which the line counts as dead
const LONGEST_PAUSE = 8_000;
// Why a line ends for good: the table is not for us, there is none, or this version cannot go on with it.
const FINAL: ReadonlyMap<number, Line> = new Map([[4403, "gone"], [4404, "gone"], [4410, "old"]]);

/** A number nobody else has. `crypto.randomUUID` is missing on plain http in a local network. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  #url: string;
  #socket: WebSocket | null = null;
  #tries = 0;
  #heard = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    url: string,
    private onAnswer: (answer: Answer) => void,
    private onLine: (line: Line) => void,
    private greet: () => Command[],
  ) {
    this.#url = url;
    this.#open();
    document.addEventListener("visibilitychange", this.#look);
    window.addEventListener("online", this.#look);
  }

  send(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.#look);
    window.removeEventListener("online", this.#look);
    this.#socket?.close();
  }

  /** After sleep or a change of network: never trust an old line. */
  #look = (): void => {
    if (document.visibilityState !== "visible" || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.send({ t: "ping" });
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
  };

  #open(): void {
    this.onLine("connecting");
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.onLine("open");
      for (const command of this.greet()) this.send(command);
      clearInterval(this.#timer);
      this.#timer = setInterval(() => this.#beat(), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.onAnswer(JSON.parse(event.data) as Answer);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      clearInterval(this.#timer);
      const ended = FINAL.get(event.code);
      if (ended) {
        this.onLine(ended);
        return;
      }
      this.onLine("lost");
      const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** this.#tries++) * (0.7 + 0.6 * Math.random());
      setTimeout(() => this.#closed || this.#open(), pause);
    };
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.send({ t: "ping" });
  }
}
