import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./derive-key.ts";
import { Secret } from "./secret.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret for storage (AES-256-GCM, a key of its own per purpose). */
export function seal(authSecret: string, purpose: string, value: Secret): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(authSecret, purpose), iv);
  const text = Buffer.concat([cipher.update(value.reveal(), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/** @throws Error when the text was not sealed with this secret and purpose, or was changed. */
export function unseal(authSecret: string, purpose: string, sealed: string): Secret {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", deriveKey(authSecret, purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return new Secret(text.toString("utf8"));
}
