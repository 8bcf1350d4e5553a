import { randomInt } from "node:crypto";
import { makeReferralCode } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findCodeOf, insertCode, isRegistered } from "./repository.ts";

/** Two codes that are the same are one case in 78 billion. */
const TRIES = 5;

/**
 * The one referral code of a registered buyer; it is made when it is first needed.
 * @throws ApiError 403 class 10004 before the sign-up is finished
 */
export async function ensureCode(db: Queryable, userId: string): Promise<string> {
  const known = await findCodeOf(db, userId);
  if (known) return known;
  if (!(await isRegistered(db, userId))) throw refuse.forbidden({ reason: "NOT_REGISTERED" });
  for (let at = 0; at < TRIES; at++) {
    await insertCode(db, userId, makeReferralCode(randomInt));
    // Somebody else may have been quicker, for the same person or with the same code.
    const code = await findCodeOf(db, userId);
    if (code) return code;
  }
  throw new Error("No free referral code was found.");
}
