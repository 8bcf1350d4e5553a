import { DAY } from "@pkg/domain";
import { useSession } from "@pkg/web/platform/session/session-store";
import { hasSignedInHint } from "@pkg/web/platform/session/signed-in-hint";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { storedValue } from "@pkg/web/platform/storage/stored-value";

/** The consultation that was asked for on this device without a log-in, and what opens it. */
interface KeptConsultation {
  readonly id: string;
  readonly token: string;
}

const stored = storedValue("local", "naran.consultation", (kept): (KeptConsultation & { until: number }) | null => {
  if (!isRecord(kept)) return null;
  const { id, token, until } = kept;
  if (typeof until !== "number" || until <= Date.now()) return null;
  return typeof id === "string" && typeof token === "string" ? { id, token, until } : null;
});

/** Read by every tab of a visitor for a day: others use the device too. An account finds its own by its phone. */
export const keptConsultation = {
  read: () => (isVisitor() ? stored.read() : null),
  write: (kept: KeptConsultation) => stored.write({ ...kept, until: Date.now() + DAY }),
};

function isVisitor(): boolean {
  const { status } = useSession.getState();
  return status === "signed-out" || (status === "unknown" && !hasSignedInHint());
}

/** The header that opens a consultation for whoever asked without a log-in; none for others. */
export function tokenHeader(id: string): { "x-consultation-token"?: string } {
  const kept = keptConsultation.read();
  return kept?.id === id ? { "x-consultation-token": kept.token } : {};
}
