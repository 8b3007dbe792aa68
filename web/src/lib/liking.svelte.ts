/** What somebody likes, kept in the browser: colours, sound, chat. */
export type Theme = "auto" | "light" | "dark";

const THEMES: Theme[] = ["auto", "light", "dark"];

class Liking {
  theme = $state<Theme>(THEMES.find((theme) => theme === localStorage.getItem("croupier.theme")) ?? "auto");
  sound = $state(localStorage.getItem("croupier.sound") !== "off");
  chat = $state(localStorage.getItem("croupier.chat") !== "off");

  constructor() {
    this.paint();
  }

  /** The next of the three colour schemes. */
  nextTheme(): void {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? "auto";
    localStorage.setItem("croupier.theme", this.theme);
    this.paint();
  }

  /** Turn sound or chat on or off. */
  toggle(what: "sound" | "chat"): void {
    this[what] = !this[what];
    localStorage.setItem(`croupier.${what}`, this[what] ? "on" : "off");
  }

  private paint(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const liking = new Liking();
