import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace } from "../../../lib/http/pace.ts";
import { findReferral } from "../benefits/find-referral.ts";

/** Against guessing codes. */
const PER_ADDRESS = { name: "referral-look-up", burst: 200, everySeconds: 2 };

/**
 * What a code is worth; the caller need not be signed in. Whether the caller may use it is for a
 * signed-in look-up of the code to say.
 * @throws ApiError 404 class 50003 for a code that is unknown or whose account is closed; 409 class 50001 for one
 *   that has ended, 50004 for one that has not begun; 429 class 50006 for too many tries
 */
export async function getReferralOffer(ctx: Ctx, text: string, address: string) {
  await keepPace(ctx, PER_ADDRESS, address, refuse.benefitCodeGuessLimit);
  const { code, discountCost } = await findReferral(ctx.db, text);
  return { code, discountCost: discountCost ?? 0 };
}
