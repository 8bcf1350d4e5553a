import { createHmac } from "node:crypto";
import { deriveKey } from "../../../secrets/derive-key.ts";

/**
 * The six digits of a verification, computed from its id and the server's secret: they are stored nowhere, and nobody
 * with the database alone can know them.
 */
export function computeCode(authSecret: string, verificationId: string): string {
  const digest = createHmac("sha256", deriveKey(authSecret, "phone-code")).update(verificationId).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}
