const KEY = "naran.last-way";

/** The way in that worked last in this browser (a login provider), to be marked; null without storage. */
export function readLastWay(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberWay(provider: string): void {
  try {
    localStorage.setItem(KEY, provider);
  } catch {}
}
