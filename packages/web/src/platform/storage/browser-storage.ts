import { reportProblem } from "../reporting/report-problem";

/** `local` outlives the tab and is shared by all tabs of an origin; `session` belongs to one tab. */
export type StorageArea = "local" | "session";

/** The browser's storage failed. Contains the key and the reason, never the value. */
export class StorageFailure extends Error {
  override readonly name = "StorageFailure";
  constructor(area: StorageArea, key: string, reason: unknown) {
    super(`${area} storage of ${key}: ${reason instanceof Error ? reason.name : "refused"}`);
  }
}

// Values that could not be written live until the page unloads.
const unwritten = new Map<string, string | null>();
const reported = new Set<string>();

/**
 * The text under a key; null without one. A storage that is forbidden, missing or broken reads as empty and is reported
 * once. Only this module may use the browser's storage; the layout check enforces it.
 */
export function readText(area: StorageArea, key: string): string | null {
  const page = `${area} ${key}`;
  const early = unwritten.get(page);
  if (early !== undefined) return early;
  return attempt(area, key, (storage) => storage.getItem(key)) ?? null;
}

/** Stores a text, or removes it (null). If the browser refuses, the value lives until the page unloads. */
export function writeText(area: StorageArea, key: string, text: string | null): void {
  const page = `${area} ${key}`;
  const done = attempt(area, key, (storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  });
  if (done) unwritten.delete(page);
  else if (typeof window !== "undefined") unwritten.set(page, text);
}

/** Clears an area, with everything that the tab stored for an account. */
export function clearArea(area: StorageArea): void {
  for (const page of unwritten.keys()) if (page.startsWith(`${area} `)) unwritten.delete(page);
  attempt(area, "*", (storage) => storage.clear());
}

/** Reports a failure of a place once per page: a full storage refuses every write. */
export function reportStorageFailure(area: StorageArea, key: string, reason: unknown): void {
  const failure = new StorageFailure(area, key, reason);
  if (reported.has(failure.message)) return;
  reported.add(failure.message);
  reportProblem(failure);
}

function attempt<T>(area: StorageArea, key: string, action: (storage: Storage) => T): T | undefined {
  if (typeof window === "undefined") return undefined;
  try {
    return action(area === "local" ? localStorage : sessionStorage);
  } catch (error) {
    reportStorageFailure(area, key, error);
    return undefined;
  }
}
