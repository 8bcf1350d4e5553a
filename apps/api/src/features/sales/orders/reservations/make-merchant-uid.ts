import { randomBytes } from "node:crypto";

/** Readable on a receipt, unguessable (80 bits) and unique: "NR" and base 32. */
export function makeMerchantUid(): string {
  const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  return `NR${[...randomBytes(16)].map((byte) => alphabet[byte % 32]).join("")}`;
}
