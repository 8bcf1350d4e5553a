import { randomUUID } from "node:crypto";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/errors/refuse.ts";
import { countUse, type RateLimit } from "../../lib/http/rate-limit.ts";
import { checkedNext } from "../../lib/log-in/account-page.ts";
import { seal } from "../../secrets/sealed-text.ts";
import { Secret } from "../../secrets/secret.ts";
import type { PasswordDone, PasswordResetRequest } from "./schemas.ts";

const HOUR = 60 * 60;
const PER_EMAIL: RateLimit = { name: "password-reset-email", max: 5, windowSeconds: HOUR };
const PER_ADDRESS: RateLimit = { name: "password-reset-address", max: 60, windowSeconds: HOUR };

/** The job, and the purpose that its address is sealed for. */
export const RESET_JOB = "mail.password-reset";

/**
 * Mails a link that sets a new password. Whether somebody has the address is looked up only when the mail is made, so that
 * the answer and its time are the same for every address.
 * @throws ApiError 429 account 20006 with `opensAt` after 5 links for an e-mail, or 60 from an address, in an hour.
 */
export async function requestReset(
  deps: AppDeps,
  request: PasswordResetRequest & { address: string },
): Promise<PasswordDone> {
  const email = request.email.toLowerCase();
  const states = [await countUse(deps, PER_ADDRESS, request.address), await countUse(deps, PER_EMAIL, email)];
  const full = states.find(({ allowed }) => !allowed);
  if (full) throw refuse.tooManyRequests({ opensAt: full.resetsAt.toISOString() });
  const sealedEmail = seal(deps.config.authSecret, RESET_JOB, new Secret(email));
  await deps.jobs.send(deps.db, {
    name: RESET_JOB,
    key: `${RESET_JOB}:${randomUUID()}`,
    payload: { sealedEmail, next: checkedNext(deps.config, request.next), source: request.source },
  });
  return { success: true };
}
