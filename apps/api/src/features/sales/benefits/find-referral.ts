import { benefitRefusal } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { benefitFromRow, refusalOf } from "./find-usable-benefit.ts";
import { isReferrerHere } from "./referral-repository.ts";
import { type BenefitRow, findBenefit } from "./repository.ts";

/**
 * A referral code as far as it can be judged without a buyer.
 * @throws ApiError 404 class 50003 for a code that is unknown or whose account is closed; 409 class 50001 for one
 *   that has ended, 50004 for one that has not begun
 */
export async function findReferral(db: Queryable, referralCode: string): Promise<BenefitRow> {
  const row = await findBenefit(db, { referralCode }, null);
  if (!row?.referrerId || !(await isReferrerHere(db, row.referrerId))) throw refuse.benefitCodeUnknown();
  const refusal = benefitRefusal(benefitFromRow(row, []), { now: row.now, courses: [] });
  if (refusal) throw refusalOf(refusal);
  return row;
}
