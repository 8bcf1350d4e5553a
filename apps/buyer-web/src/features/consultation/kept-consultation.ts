import { isRecord } from "@pkg/web/platform/storage/is-record";
import { storedValue } from "@pkg/web/platform/storage/stored-value";

/** The consultation that was asked for in this tab without a log-in, and what opens it. */
interface KeptConsultation {
  readonly id: string;
  readonly token: string;
}

export const keptConsultation = storedValue("session", "naran.consultation", (kept): KeptConsultation | null => {
  if (!isRecord(kept)) return null;
  const { id, token } = kept;
  return typeof id === "string" && typeof token === "string" ? { id, token } : null;
});

/** The header that opens a consultation for whoever asked without a log-in; none for others. */
export function tokenHeader(id: string): { "x-consultation-token"?: string } {
  const kept = keptConsultation.read();
  return kept?.id === id ? { "x-consultation-token": kept.token } : {};
}
