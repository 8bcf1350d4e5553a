import { refuse } from "../../lib/errors/refuse.ts";
import { countUse, forgetUses, type LimitStore, type RateLimit } from "../../lib/http/rate-limit.ts";

const QUARTER_HOUR = 15 * 60;
const PER_EMAIL: RateLimit = { name: "log-in-email", max: 10, windowSeconds: QUARTER_HOUR };
const PER_ADDRESS: RateLimit = { name: "log-in-address", max: 300, windowSeconds: QUARTER_HOUR };

export interface LogInAttempt {
  /** Where the request comes from. */
  address: string;
  /** Left out when an account is being made. */
  email?: string;
}

/**
 * Counts a try to log in before the password is looked at, so that a burst cannot slip through.
 * @throws ApiError 429 account 20006 with `opensAt` after 10 wrong tries for an e-mail, or 300 tries from an address, in a
 *   quarter of an hour.
 */
export async function countLogIn(store: LimitStore, { address, email }: LogInAttempt): Promise<void> {
  const states = [await countUse(store, PER_ADDRESS, address)];
  if (email) states.push(await countUse(store, PER_EMAIL, email.toLowerCase()));
  const full = states.find((state) => !state.allowed);
  if (full) throw refuse.tooManyRequests({ opensAt: full.resetsAt.toISOString() });
}

/** After a right password only wrong ones count again. */
export async function forgetLogIns(store: LimitStore, email: string): Promise<void> {
  await forgetUses(store, PER_EMAIL, email.toLowerCase());
}
