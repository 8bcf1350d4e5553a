const KEY = "naran.redirects";
const WINDOW_MS = 10_000;
const LIMIT = 2;

type Visits = Readonly<Record<string, readonly number[]>>;

/** The part of session storage that the guard uses. */
export type GuardStorage = Pick<Storage, "getItem" | "setItem">;

/**
 * Guards against pages that send each other back and forth (product §10): at most two redirects to one page within ten
 * seconds, and none to the page in front of the reader. Without storage the first redirect of a page is always allowed.
 */
export function mayRedirect(to: string, from: string, now: number, storage: GuardStorage): boolean {
  if (to === from) return false;
  const visits = read(storage);
  const recent = (visits[to] ?? []).filter((time) => now - time < WINDOW_MS);
  if (recent.length >= LIMIT) return false;
  try {
    storage.setItem(KEY, JSON.stringify({ ...visits, [to]: [...recent, now] }));
  } catch {}
  return true;
}

function read(storage: GuardStorage): Visits {
  try {
    return JSON.parse(storage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}
