import { createHmac } from "node:crypto";
import { deriveKey } from "../../../secrets/derive-key.ts";

/**
 * What a phone number is known by in an event: the same each time, so that a second participation meets the first, and nothing
 * to those who see only documents' names.
 */
export function toParticipationKey(authSecret: string, event: string, phoneNumber: string): string {
  const hmac = createHmac("sha256", deriveKey(authSecret, "event-participation"));
  return hmac.update(`${event}\0${phoneNumber}`).digest("base64url");
}
