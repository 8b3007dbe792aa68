/** The line to a table: a websocket that comes back by itself. */
import type { Answer, Hello, Request } from "../generated/wire";

/**
 * `gone`: there is no such table, or none that this house can go on with. `away`: the house does not answer, and is
 * asked again and again. `resting`: it is not to be heard for a while.
 */
export type LineState = "connecting" | "open" | "away" | "gone" | "resting" | "closed";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;
const GONE = [4404, 4410];
/** How often a house is asked whether it is there, and how long it may say nothing, in milliseconds. */
const ASK_EVERY = 1000;
const LONGEST_SILENCE = 3000;

export class Line {
  private socket: WebSocket | null = null;
  private timer = 0;
  private wait = FIRST_WAIT;
  private state: LineState = "connecting";
  private asking = 0;
  /** When the house last said anything, on the clock of this page. */
  private spoke = 0;

  constructor(
    private readonly table: string,
    private readonly hello: () => Hello,
    private readonly heard: (answer: Answer) => void,
    private readonly changed: (state: LineState) => void,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.asking = window.setInterval(() => this.ask(), ASK_EVERY);
    this.connect();
  }

  /** Send something; false if nobody can hear it now. */
  say(request: Request): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || this.state !== "open") return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }

  /** Connect anew, with what is held now. */
  again(): void {
    this.hangUp();
    this.connect();
  }

  /** Hang up until the house is called again. */
  rest(): void {
    this.hangUp();
    this.become("resting");
  }

  /** Hang up for good. */
  close(): void {
    this.hangUp();
    window.clearInterval(this.asking);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.become("closed");
  }

  /** See to it that a house that has stopped answering is noticed; nobody minds while the page is hidden. */
  private ask(): void {
    if (document.hidden) this.spoke = performance.now();
    if (this.state !== "open") return;
    if (performance.now() - this.spoke < LONGEST_SILENCE) this.say({ kind: "who" });
    else {
      this.hangUp();
      this.lost(0);
    }
  }

  private hurry = (): void => {
    if (this.state === "away" && !document.hidden) {
      this.wait = FIRST_WAIT;
      this.again();
    }
  };

  private hangUp(): void {
    window.clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private connect(): void {
    const secure = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${secure}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as Answer);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private hear(answer: Answer): void {
    this.spoke = performance.now();
    if (answer.kind === "ping") {
      this.say({ kind: "pong", nonce: answer.nonce });
      return;
    }
    if (answer.kind === "update") {
      this.wait = FIRST_WAIT;
      this.become("open");
    }
    this.heard(answer);
  }

  private lost(code: number): void {
    this.socket = null;
    if (GONE.includes(code)) {
      this.become("gone");
      return;
    }
    this.become("away");
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private become(state: LineState): void {
    if (this.state !== state) {
      this.state = state;
      this.changed(state);
    }
  }
}
