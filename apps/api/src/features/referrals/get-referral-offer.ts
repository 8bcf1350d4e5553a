import { readReferralCode } from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/errors/refuse.ts";
import { countUse } from "../../lib/http/rate-limit.ts";
import { findOffer } from "./repository.ts";

/** Against guessing codes. */
const PER_ADDRESS = { name: "referral-look-up", max: 100, windowSeconds: 600 };

/**
 * What a code is worth, for somebody who need not be signed in. Whether this person may use it is told at the payment.
 * @throws ApiError 404 class 50003 for a code that is unknown or of somebody who has left; 429 class 50006 for too many tries
 */
export async function getReferralOffer(deps: AppDeps, text: string, address: string) {
  const { allowed, resetsAt } = await countUse(deps, PER_ADDRESS, address);
  if (!allowed) throw refuse.benefitCodeGuessLimit({ opensAt: resetsAt.toISOString() });
  const code = readReferralCode(text);
  const offer = code ? await findOffer(deps.db, code) : undefined;
  if (!offer) throw refuse.benefitCodeUnknown();
  return { code: offer.code, discountCost: offer.discountCost ?? 0 };
}
