import { createHmac, timingSafeEqual } from "node:crypto";
import { SIGNATURE_HEADER } from "../../../lib/http/signed-route.ts";
import type { Secret } from "../../../secrets/secret.ts";

/** Unix seconds at which a report was signed. */
const TIMESTAMP_HEADER = "x-room-timestamp";
/** A report older or newer than this is a replay. */
const TOLERANCE_SECONDS = 5 * 60;

export interface SignedReport {
  readonly lessonId: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they arrived. */
  readonly rawBody: string;
}

/**
 * Checks the hex of HMAC-SHA256(key, "timestamp.lesson.body"): a body alone could be sent again for another lesson.
 * @returns when a report was signed; null unless it is authentic, recent and about this lesson
 */
export function readSignature({ lessonId, headers, rawBody }: SignedReport, key: Secret, now: Date): Date | null {
  const [timestamp, signature] = [headers[TIMESTAMP_HEADER], headers[SIGNATURE_HEADER]];
  if (typeof timestamp !== "string" || typeof signature !== "string" || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return null;
  const expected = createHmac("sha256", key.reveal()).update(`${timestamp}.${lessonId}.${rawBody}`).digest();
  const given = Buffer.from(signature, "hex");
  const isAuthentic = given.length === expected.length && timingSafeEqual(given, expected);
  return isAuthentic ? new Date(Number(timestamp) * 1000) : null;
}
