import {
  CONSULTATION_OFFER_DAYS,
  consultationOfferExpiry,
  endOfCallSlot,
  formatCallSlot,
  formatKoreanDate,
  formatKoreanTime,
  isCallPromised,
  isConsultationOpen,
} from "@pkg/domain";
import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { hashToken, newToken } from "../../../../secrets/token.ts";
import { revokeOffers } from "../offers/repository.ts";
import { checkOffer } from "./check-offer.ts";
import { findLastRecord, insertCall, insertOffer, lockConsultation, updateConsultation } from "./repository.ts";
import type { NewOffer } from "./schemas.ts";

const UNCALLED = {
  fields: [
    {
      path: "callWaiver",
      message: "약속한 전화를 아직 안 했어요. 통화를 기록하거나, 전화 없이 보내는 이유를 적어 주세요.",
    },
  ],
};

/**
 * Makes an offer and sends the link to its payment to the phone of the consultation; the offer before it is taken
 * back. A call that is still promised has to be waived with a reason.
 * @throws ApiError 404 class 20001; 409 class 50004 for a consultation that is over; 400 class 10001 at `callWaiver`
 *   for a promised call that was neither noted nor waived; as `checkOffer`
 */
export async function sendOffer({ db, jobs, config, actor }: Ctx<"staff">, id: string, offer: NewOffer): Promise<void> {
  const { couponId } = await checkOffer(db, offer);
  const token = newToken();
  await db.transaction(async (tx) => {
    const before = await lockConsultation(tx, id);
    if (!before) throw refuse.notFound();
    if (!isConsultationOpen(before.status)) throw refuse.notNow("끝난 상담이에요.");
    if (isCallPromised(before.status)) {
      if (offer.callWaiver === undefined) throw refuse.invalidInput(UNCALLED);
      await insertCall(tx, { consultationId: id, staffId: actor.userId, outcome: "WAIVED", note: offer.callWaiver });
    }
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
      staffId: actor.userId,
    });
    await updateConsultation(tx, id, { status: "OFFERED" });
    const detail = { after: { offerId, courses: courses.length } };
    await recordAct(tx, actor, { action: "consultation.offered", targetId: id, detail });
    const query = new URLSearchParams({ consultationId: id, token: token.reveal() });
    const url = `${config.buyerOrigin}/tutoring/consult/complete?${query}`;
    const until = `${formatKoreanDate(expiresAt)} ${formatKoreanTime(expiresAt)}`;
    const deadline = `${CONSULTATION_OFFER_DAYS}일 뒤 ${until}까지 신청할 수 있어요.`;
    const promise = { date: before.promisedOn, halfDay: before.promisedHalfDay };
    const [call, isLate] = [formatCallSlot(promise), endOfCallSlot(promise) <= (await readClock(tx))];
    const isCalled = (await findLastRecord(tx, id)) !== "WAIVED";
    const text = isCalled
      ? `[나란] 상담에서 이야기한 수업을 담아 두었어요. ${deadline} ${url}`
      : `[나란] ${isLate ? `${call}에 드리기로 한 전화가 늦어져 죄송해요. 전화 대신` : `${call}에 드리기로 한 전화 대신`} 신청하신 내용을 보고 수업을 담아 두었어요. ${deadline} 전화로 이야기하고 싶으면 링크에서 다시 신청해 주세요. ${url}`;
    await jobs.queueNotice(tx, {
      key: `consultation.offer:${offerId}`,
      kind: "CONSULTATION",
      userId: before.userId,
      text,
      to: before.phoneNumber,
    });
  });
}
