/** Where in the client somebody is; links of the page are followed without loading it again. */
class Route {
  /** Whether somebody has followed a link of the page since it was loaded. */
  moved = false;
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    window.addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** The parts of the address; one that cannot be read stays as it is. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(readable);
  }

  /** Go to another page of the client. */
  go(address: string): void {
    this.moved = true;
    history.pushState(null, "", address);
    this.read();
    window.scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api") || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();

/** Attached to the main part of a page: who came by a link reads on from there. */
export function arrive(main: HTMLElement): void {
  if (route.moved) main.focus({ preventScroll: true });
}
