import { z } from "zod";
import { seal, unseal } from "../../secrets/sealed-text.ts";
import { Secret } from "../../secrets/secret.ts";
import { refuse } from "../errors/refuse.ts";

const ticket = z.object({ id: z.uuid(), email: z.string(), until: z.number() });
const proof = z.object({ email: z.string(), until: z.number() });
const KINDS = { "email-ticket": ticket, "email-proof": proof };

type Kind = keyof typeof KINDS;
type Content<K extends Kind> = z.infer<(typeof KINDS)[K]>;

/**
 * What a visitor holds instead of a row here: a ticket for the code that was mailed, or the proof that they read it.
 * `email` is in lower case, `until` in milliseconds since the epoch.
 */
export const sealEmail = <K extends Kind>(authSecret: string, kind: K, content: Content<K>): string =>
  seal(authSecret, kind, new Secret(JSON.stringify(content)));

/** @returns null for one that is over, was changed, or is not ours */
export function readSealedEmail<K extends Kind>(authSecret: string, kind: K, sealed: string): Content<K> | null {
  try {
    const content = KINDS[kind].parse(JSON.parse(unseal(authSecret, kind, sealed).reveal())) as Content<K>;
    return content.until > Date.now() ? content : null;
  } catch {
    return null;
  }
}

/**
 * Makes sure that the maker of an account reads its mailbox.
 * @throws ApiError 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER at `email`
 */
export function requireEmailProof(
  { authSecret }: { authSecret: string },
  account: { email: string; proof: string },
): void {
  const proven = readSealedEmail(authSecret, "email-proof", account.proof);
  if (proven?.email === account.email.toLowerCase()) return;
  throw refuse.invalidUser({ fields: [{ path: "email", message: "이메일을 한 번 더 확인해 주세요." }] });
}
