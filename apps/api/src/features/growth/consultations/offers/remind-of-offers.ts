import { consultationOfferState, formatKoreanTime } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { findEndingOffers } from "./repository.ts";

/** Reminds families, on the day before an offer ends, that it can be paid until then; each once. */
export async function remindOfOffers({ db, jobs }: Ctx<"system">): Promise<void> {
  for (const { id, userId, phoneNumber, expiresAt, now, ...offer } of await findEndingOffers(db)) {
    if (consultationOfferState({ ...offer, expiresAt }, now) !== "LIVE") continue;
    const text = `[나란] 보내 드린 수업 제안은 내일 ${formatKoreanTime(expiresAt)}까지 결제할 수 있어요. 앞서 보내 드린 문자의 링크로 들어와 주세요.`;
    const key = `consultation.offer-ends:${id}`;
    await jobs.queueNotice(db, { key, kind: "CONSULTATION", userId, text, to: phoneNumber });
  }
}
