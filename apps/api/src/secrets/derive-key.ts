import { hkdfSync } from "node:crypto";

const derived = new Map<string, Uint8Array>();

/** A key for one purpose, so that no two uses of the secret can be played against each other. Derived once: it never changes. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  const name = `${purpose}\0${secret}`;
  const key = derived.get(name) ?? computeKey(secret, purpose);
  derived.set(name, key);
  return key;
}

function computeKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
}
