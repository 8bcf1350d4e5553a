import { createHmac, timingSafeEqual } from "node:crypto";
import { isUuid } from "../../../lib/requests/is-uuid.ts";
import { deriveKey } from "../../../secrets/derive-key.ts";

/**
 * The token of a reset link: the link's id and its proof (HMAC-SHA-256), computed from the id and the server's secret. It is
 * stored nowhere, and nobody with the database alone can know it.
 */
export function computeToken(authSecret: string, resetId: string): string {
  return `${resetId}.${proofOf(authSecret, resetId).toString("base64url")}`;
}

/** The id of a token that we made, else null. */
export function readToken(authSecret: string, token: string): string | null {
  const [id = "", proof = ""] = token.split(".");
  if (!isUuid(id)) return null;
  const right = proofOf(authSecret, id);
  const given = Buffer.from(proof, "base64url");
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

const proofOf = (authSecret: string, resetId: string): Buffer =>
  createHmac("sha256", deriveKey(authSecret, "password-reset")).update(resetId).digest();
