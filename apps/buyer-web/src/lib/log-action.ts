import type { FunnelStep } from "@pkg/domain";
import { storedValue } from "@pkg/web/platform/storage/stored-value";

/** Session storage survives reloads during a visit; without it, falls back to memory. */
const loggedSteps = storedValue("session", "naran.logged-actions", (kept) =>
  Array.isArray(kept) ? kept.map(String) : [],
);

/** Logs a funnel step once per visit. Fire and forget: failures are ignored. */
export function logActionOnce(userActionStatus: FunnelStep): void {
  const steps = loggedSteps.read();
  if (steps.includes(userActionStatus)) return;
  loggedSteps.write([...steps, userActionStatus]);
  const body = JSON.stringify({ userActionStatus });
  const headers = { "content-type": "application/json" };
  fetch("/api/action-logs", { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
}
