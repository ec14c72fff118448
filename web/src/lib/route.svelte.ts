// Where in the house we are. Addresses are relative to the <base> the server writes.

import { base } from "./site";

function here(): string {
  return location.pathname.startsWith(base) ? location.pathname.slice(base.length) : "";
}

class Route {
  path: string = $state(here());

  constructor() {
    addEventListener("popstate", () => (this.path = here()));
  }

  go(path: string): void {
    history.pushState(null, "", base + path);
    this.path = path.split(/[?#]/)[0] ?? "";
    scrollTo(0, 0);
  }

  /** For <a>: an ordinary click stays on the page, everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href") ?? "";
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link === "./" ? "" : link);
  };
}

export const route = new Route();
