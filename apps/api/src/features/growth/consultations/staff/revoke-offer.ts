import { consultationOfferState, isCallPromised, statusAfterWithdrawal } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findNewestOffer, revokeOffers } from "../offers/repository.ts";
import { findLastRecord, lockConsultation, updateConsultation } from "./repository.ts";

/**
 * Takes the offer of a consultation back: its link opens nothing any more. An order that is being paid goes on. When
 * no call was made yet, the promised call is due again. The family is told, if it could have paid the offer.
 * @throws ApiError 404 class 20001, also without an offer to take back
 */
export async function revokeOffer({ db, jobs, actor }: Ctx<"staff">, id: string, reason: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockConsultation(tx, id);
    const offer = await findNewestOffer(tx, id);
    if (!before || !offer || !(await revokeOffers(tx, id))) throw refuse.notFound();
    const isOffered = before.status === "OFFERED";
    const status = isOffered ? statusAfterWithdrawal(await findLastRecord(tx, id)) : before.status;
    if (isOffered) await updateConsultation(tx, id, { status });
    const act = { action: "consultation.offer-revoked", targetId: id } as const;
    await recordAct(tx, actor, { ...act, detail: { reason } });
    if (consultationOfferState(offer, offer.now) !== "LIVE") return;
    const text = `${WITHDRAWN} ${isCallPromised(status) ? CALL_STAYS : NEW_OFFER}`;
    const key = `consultation.withdrawn:${offer.id}`;
    await jobs.queueNotice(tx, { key, kind: "CONSULTATION", userId: before.userId, text, to: before.phoneNumber });
  });
}

const WITHDRAWN = "[나란] 보내 드린 수업 제안을 취소했어요. 앞서 보내 드린 링크로는 결제할 수 없어요.";
const CALL_STAYS = "처음 약속한 전화를 드릴게요.";
const NEW_OFFER = "새로 담으면 문자로 알려 드릴게요. 궁금한 점은 고객센터로 알려 주세요.";
