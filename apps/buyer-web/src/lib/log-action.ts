import type { FunnelStep } from "@pkg/domain";

const KEY = "naran.logged-actions";
const logged = new Set<string>();

/** Logs a funnel step once per visit (spec §4). Fire and forget: nobody waits for it, and a failure changes nothing. */
export function logActionOnce(userActionStatus: FunnelStep): void {
  if (logged.has(userActionStatus) || wasLogged(userActionStatus)) return;
  logged.add(userActionStatus);
  const body = JSON.stringify({ userActionStatus });
  const headers = { "content-type": "application/json" };
  fetch("/api/action-logs", { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
}

/** Session storage lasts as long as the visit, also over a reload; without it the page's memory has to do (spec §8). */
function wasLogged(step: FunnelStep): boolean {
  try {
    const steps = (sessionStorage.getItem(KEY) ?? "").split(",");
    if (steps.includes(step)) return true;
    sessionStorage.setItem(KEY, [...steps, step].filter(Boolean).join(","));
  } catch {}
  return false;
}
