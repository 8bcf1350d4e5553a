import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secret } from "../../secrets/secret.ts";

/** A delivery older or newer than this is a replay (Standard Webhooks). */
const TOLERANCE_SECONDS = 5 * 60;

export interface SignedDelivery {
  /** Header names in lower case, as Node gives them. */
  headers: Record<string, string | undefined>;
  /** The bytes as they arrived; a re-serialised body has another signature. */
  rawBody: string;
}

/**
 * Checks a delivery by the Standard Webhooks scheme: `v1,` + base64(HMAC-SHA256(secret, "id.timestamp.body")).
 * @returns the delivery's id, or `null` when it is not authentic or not recent.
 */
export function verifySignature(delivery: SignedDelivery, secret: Secret, now: Date): string | null {
  const id = delivery.headers["webhook-id"];
  const timestamp = delivery.headers["webhook-timestamp"];
  const signatures = delivery.headers["webhook-signature"];
  if (!id || !signatures || timestamp === undefined || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return null;

  const key = Buffer.from(secret.reveal().replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${delivery.rawBody}`).digest();
  const authentic = signatures.split(" ").some((entry) => {
    const [version, value = ""] = entry.split(",");
    const given = Buffer.from(value, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return authentic ? id : null;
}
