import { readText, writeText } from "../storage/browser-storage";

/** Where a view begins, by the id behind the hash, and what is shown when it is over. */
export const VIEW_PAGE = "/person-view";

const KEY = "naran.person-view";

/** The view that staff has in this tab; null in every other tab, which acts for whoever is logged in. */
export function viewedId(): string | null {
  return readText("session", KEY);
}

/** Begins a view: every page that this tab loads from now on reads as the person. */
export function beginView(id: string, home: string): void {
  writeText("session", KEY, id);
  location.replace(home);
}

/** The view is over: this tab is the own one again, and says so. */
export function leaveView(): void {
  writeText("session", KEY, null);
  location.replace(VIEW_PAGE);
}
