import { useSession } from "../session/session-store";
import { storedValue } from "../storage/stored-value";
import { visitorId } from "./visitor-id";

const reported = storedValue("local", "naran.exposures", (kept) => (Array.isArray(kept) ? kept.map(String) : []));

/**
 * Reports that the visitor saw a variant: once per browser, and once more after log-in, which adds the account to the same
 * row. A failed report is repeated the next time.
 */
export async function logExposure(name: string, variant: string): Promise<void> {
  const mark = [name, variant, useSession.getState().isLoggedIn ? "account" : "visitor"].join(" ");
  if (reported.read().includes(mark)) return;
  reported.write([...reported.read(), mark]);
  try {
    const { api } = await import("../api/api");
    await api().POST("/feature-exposures", { body: { visitorId: visitorId(), name, variant } });
  } catch {
    reported.write(reported.read().filter((one) => one !== mark));
  }
}
