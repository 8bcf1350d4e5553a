import { createPrivateKey, type KeyObject } from "node:crypto";

/**
 * Reads a private key as vendors hand it out: a PEM file, also with "\n" written out, or its base64 alone.
 * @throws Error when it is no key in PKCS #8
 */
export function readPrivateKey(text: string): KeyObject {
  const der = Buffer.from(text.replace(/-----[^-]+-----|\\n|\s/g, ""), "base64");
  return createPrivateKey({ key: der, format: "der", type: "pkcs8" });
}
