import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../../../secrets/derive-key.ts";

/**
 * What a phone number is known by in an event: the same each time, so that a second participation meets the first, and nothing
 * to those who see only documents' names.
 */
export function toParticipationKey(authSecret: string, event: string, phoneNumber: string): string {
  return sign(authSecret, "event-participation", `${event}\0${phoneNumber}`);
}

/** What the device that entered a phone number first changes the entry with later. */
export function toChangeKey(authSecret: string, participationKey: string): string {
  return sign(authSecret, "event-change", participationKey);
}

export function isChangeKey(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}

function sign(authSecret: string, use: "event-participation" | "event-change", text: string): string {
  return createHmac("sha256", deriveKey(authSecret, use)).update(text).digest("base64url");
}
