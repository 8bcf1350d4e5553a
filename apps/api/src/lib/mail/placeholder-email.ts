import { createHash } from "node:crypto";

/** Reserved for ever (RFC 2606): no mail can go there and nobody can own it. */
const DOMAIN = "no-email.invalid";

/** Stands where an address has to be, for somebody whose vendor told none. The vendor's id is not readable in it. */
export function placeholderEmail(provider: string, accountId: string): string {
  const name = createHash("sha256").update(`${provider}:${accountId}`).digest("hex").slice(0, 32);
  return `${provider.toLowerCase()}-${name}@${DOMAIN}`;
}

/** A real address, or null for a stand-in. */
export const realEmail = (email: string): string | null => (email.endsWith(`@${DOMAIN}`) ? null : email);
