import { isSameCardNumber } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findCardNumbers, hasUsedReferral, isReferrerHere, sharesPhone } from "./referral-repository.ts";

const ONE_HOUSE = "추천한 분과 같은 번호를 쓰는 계정에서는 쓸 수 없어요.";
const ONE_CARD = "추천한 분이 쓰는 카드로는 추천코드를 쓸 수 없어요. 다른 카드로 결제해 주세요.";

/**
 * What the rules of coupons don't know of a referral code: it brings a friend, once.
 * @throws ApiError 50003 (404) for a code of somebody who has left; 50005 for a buyer who was referred before; 50006 for one who
 * shares a phone with the referrer
 */
export async function checkReferral(db: Queryable, referrerId: string, userId: string): Promise<void> {
  if (!(await isReferrerHere(db, referrerId))) throw refuse.benefitCodeUnknown();
  if (referrerId === userId) return;
  if (await hasUsedReferral(db, userId)) throw refuse.alreadyUsed("추천코드는 한 번만 쓸 수 있어요.");
  if (await sharesPhone(db, userId, referrerId)) throw refuse.benefitUnsuitable(ONE_HOUSE);
}

/**
 * A referral is for another household: the referrer's cards don't pay for it.
 * @param cardNumber as it was typed or stored; null when another way to pay was chosen
 * @throws ApiError 50006
 */
export async function checkReferralCard(
  db: Queryable,
  benefit: { referrerId: string | null } | null,
  cardNumber: string | null,
): Promise<void> {
  if (!benefit?.referrerId || !cardNumber) return;
  const known = await findCardNumbers(db, benefit.referrerId);
  if (known.some((number) => isSameCardNumber(number, cardNumber))) throw refuse.benefitUnsuitable(ONE_CARD);
}
