/** What was said at a table: how much of it has been seen in this tab. */
import type { Room } from "../house/room.svelte";

export class Hearing {
  /** The number up to which it has been seen. */
  private heard = $state(0);

  /** @param open whether what is said can be seen now */
  constructor(
    private readonly room: Room,
    open: () => boolean,
  ) {
    const key = `croupier.heard.${room.id}`;
    this.heard = Number(sessionStorage.getItem(key));
    $effect(() => {
      if (!open()) return;
      this.heard = room.first + room.news.length;
      sessionStorage.setItem(key, String(this.heard));
    });
  }

  /** How much of what others have said is new. */
  get unread(): number {
    const { news, first, mine } = this.room;
    const fresh = news.slice(Math.max(0, this.heard - first));
    return fresh.filter((one) => one.kind === "said" && !mine.includes(one.seat ?? 0)).length;
  }
}
