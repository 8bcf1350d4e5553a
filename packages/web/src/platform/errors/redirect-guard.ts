import { isRecord } from "../storage/is-record";
import { storedValue } from "../storage/stored-value";

const WINDOW_MS = 10_000;
const LIMIT = 2;

type Visits = Readonly<Record<string, readonly number[]>>;

const visitsOfTab = storedValue("session", "naran.redirects", (kept): Visits => (isVisits(kept) ? kept : {}));

/**
 * Guards against pages that send each other back and forth: at most two redirects to one page within ten
 * seconds, and none to the current page.
 */
export function mayRedirect(to: string, from: string, now: number): boolean {
  if (to === from) return false;
  const visits = visitsOfTab.read();
  const recent = (visits[to] ?? []).filter((time) => now - time < WINDOW_MS);
  if (recent.length >= LIMIT) return false;
  visitsOfTab.write({ ...visits, [to]: [...recent, now] });
  return true;
}

function isVisits(kept: unknown): kept is Visits {
  if (!isRecord(kept)) return false;
  return Object.values(kept).every((times) => Array.isArray(times) && times.every((time) => typeof time === "number"));
}
