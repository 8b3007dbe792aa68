/** What somebody likes, kept in the browser: colours, sound, chat, pace. */
export type Theme = "auto" | "light" | "dark";

export type Speed = "slow" | "normal" | "fast" | "none";

/** How long things are shown, as a factor. */
export const SPEEDS: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, none: 0 };
const THEMES: Theme[] = ["auto", "light", "dark"];

const isKept = (speed: Speed): boolean => speed === localStorage.getItem("croupier.speed");

class Liking {
  theme = $state<Theme>(THEMES.find((theme) => theme === localStorage.getItem("croupier.theme")) ?? "auto");
  sound = $state(localStorage.getItem("croupier.sound") !== "off");
  /** How loud sounds are, from 0 to 1. */
  volume = $state(Number(localStorage.getItem("croupier.volume") ?? 1));
  chat = $state(localStorage.getItem("croupier.chat") !== "off");
  /** Whether what begins a turn, or ends a round, waits for somebody to go on. */
  waits = $state(localStorage.getItem("croupier.waits") !== "off");
  /** Whether a move that costs a lot is asked about before it is made. */
  slips = $state(localStorage.getItem("croupier.slips") !== "off");
  /** Whether somebody new to a game is shown around. */
  tours = $state(localStorage.getItem("croupier.tours") !== "off");
  speed = $state<Speed>((Object.keys(SPEEDS) as Speed[]).find(isKept) ?? "normal");

  /** How long things are shown, as a factor; 0 for somebody who wants no waiting. */
  get pace(): number {
    return SPEEDS[this.speed];
  }

  constructor() {
    this.paint();
  }

  /** The next of the three colour schemes. */
  nextTheme(): void {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? "auto";
    localStorage.setItem("croupier.theme", this.theme);
    this.paint();
  }

  /** Turn sound, chat, waiting, asking or tours on or off. */
  toggle(what: "sound" | "chat" | "waits" | "slips" | "tours"): void {
    this[what] = !this[what];
    localStorage.setItem(`croupier.${what}`, this[what] ? "on" : "off");
  }

  /** Make sounds so loud from now on. */
  turnTo(volume: number): void {
    this.volume = volume;
    localStorage.setItem("croupier.volume", String(volume));
  }

  /** Show what happens at another speed from now on. */
  hurry(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem("croupier.speed", speed);
  }

  private paint(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const liking = new Liking();
