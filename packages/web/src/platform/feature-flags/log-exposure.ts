import { useSession } from "../session/session-store";
import { storedValue } from "../storage/stored-value";
import { visitorId } from "./visitor-id";

const told = storedValue("local", "naran.exposures", (kept) => (Array.isArray(kept) ? kept.map(String) : []));

/**
 * Tells that the visitor sees a variant: once for ever, and once more when an account becomes known, which the same row then
 * names. A telling that fails is repeated with the next sight of it.
 */
export async function logExposure(name: string, variant: string): Promise<void> {
  const mark = [name, variant, useSession.getState().isLoggedIn ? "account" : "visitor"].join(" ");
  if (told.read().includes(mark)) return;
  told.write([...told.read(), mark]);
  try {
    const { api } = await import("../api/api");
    await api().POST("/feature-exposures", { body: { visitorId: visitorId(), name, variant } });
  } catch {
    told.write(told.read().filter((one) => one !== mark));
  }
}
