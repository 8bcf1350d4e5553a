import type { KeptForm } from "./payment-form";

const KEY = "naran.payment-form";

/**
 * Keeps what was entered for this tab, so that a refresh, a log-in in between or the student page lose nothing. The card is
 * no part of it. Storage that fails is tolerated (spec §8).
 */
export function keepForm(draftId: string, form: KeptForm): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ draftId, form }));
  } catch {}
}

/** What was kept for this draft; empty for another one. */
export function readKeptForm(draftId: string): Partial<KeptForm> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isKept(kept) && kept.draftId === draftId ? kept.form : {};
  } catch {
    return {};
  }
}

/** Forgets it, once the order is paid. */
export function forgetForm(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

function isKept(value: unknown): value is { draftId: string; form: Partial<KeptForm> } {
  if (typeof value !== "object" || value === null || !("form" in value)) return false;
  return typeof value.form === "object" && value.form !== null;
}
