import {
  CONSULTATION_OFFER_DAYS,
  consultationOfferExpiry,
  formatKoreanDate,
  formatKoreanTime,
  isConsultationOpen,
} from "@pkg/domain";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { hashToken, newToken } from "../../../../secrets/token.ts";
import { checkOffer } from "./check-offer.ts";
import { insertOffer, lockConsultation, revokeOffers, updateConsultation } from "./repository.ts";
import type { NewOffer } from "./schemas.ts";

/**
 * Makes an offer and sends the link to its payment to the phone of the consultation; the offer before it is taken back.
 * @throws ApiError 404 class 20001; 409 class 50004 for a consultation that is over; as `checkOffer`
 */
export async function sendOffer(
  { db, jobs, config, actor: { userId, requestId } }: Ctx<"staff">,
  id: string,
  offer: NewOffer,
): Promise<void> {
  const { couponId } = await checkOffer(db, offer);
  const token = newToken();
  await db.transaction(async (tx) => {
    const before = await lockConsultation(tx, id);
    if (!before) throw refuse.notFound();
    if (!isConsultationOpen(before.status)) throw refuse.notNow("끝난 상담이에요.");
    await revokeOffers(tx, id);
    const expiresAt = consultationOfferExpiry(await readClock(tx));
    const { courses, wishes } = offer;
    const offerId = await insertOffer(tx, {
      consultationId: id,
      courses,
      wishes,
      couponId,
      expiresAt,
      tokenHash: hashToken(token),
      staffId: userId,
    });
    await updateConsultation(tx, id, { status: "OFFERED" });
    const detail = { after: { offerId, courses: courses.length } };
    await recordAct(tx, { action: "consultation.offered", actorId: userId, targetId: id, requestId, detail });
    const query = new URLSearchParams({ consultationId: id, token: token.reveal() });
    const url = `${config.buyerOrigin}/tutoring/enroll/payment-from-consult?${query}`;
    const until = `${formatKoreanDate(expiresAt)} ${formatKoreanTime(expiresAt)}`;
    const text = `[나란] 상담에서 이야기한 수업을 담아 두었어요. ${CONSULTATION_OFFER_DAYS}일 뒤 ${until}까지 신청할 수 있어요. ${url}`;
    await jobs.queueNotice(tx, {
      key: `consultation.offer:${offerId}`,
      kind: "CONSULTATION",
      userId: before.userId,
      text,
      to: before.phoneNumber,
    });
  });
}
