import { pickUtm } from "@pkg/domain";

const KEY = "naran.utm";

/** Keeps the utm parameters of the address in session storage (spec §9). A browser without storage is tolerated (spec §8). */
export function keepUtm(): void {
  const utm = pickUtm(new URLSearchParams(location.search));
  if (Object.keys(utm).length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(utm));
  } catch {}
}

/** The utm parameters of this visit; empty without any. */
export function readUtm(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}
