import { type ClassRest, formatKoreanDate, type LessonCounts, restText, subjectName, toKstDate } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { endPair } from "../../matching/matches/end-pair.ts";
import { updateMatch } from "../../matching/matches/repository.ts";
import { offerAtEnd } from "../../sales/up-selling-offers/make-offer.ts";
import { announceClass } from "../lessons/announce-class.ts";
import { notifyClass } from "../lessons/notify-class.ts";
import type { ClassRow } from "../lessons/repository.ts";

/** Where a family has its renewal go on. */
const SCHEDULES = "/mypage/payment-management/order-schedule";

/**
 * Goes on with a class's rest, in the transaction that holds it: it begins, its weekly times become free, its family
 * is told that the end is near; each of it once. A family that stopped without a lesson left knows of it already.
 */
export async function restClass(
  ctx: Ctx,
  tx: Transaction,
  row: ClassRow,
  { phase, keptUntil, until, noticeOn, left }: ClassRest & Pick<LessonCounts, "left">,
  at: Date,
): Promise<void> {
  const who = `${row.studentName} 학생 ${subjectName(row)} 수업`;
  const begins = { kind: "RESTING", occasion: until, at } as const;
  if (row.restsUntil === null) {
    await updateMatch(tx, row.id, { restsUntil: until });
    const goesOn = await offerAtEnd(ctx, tx, row, at);
    const longer = goesOn ? " 더 길게 듣는 가격은 내 수업에서 확인해 보세요." : "";
    const done = left > 0 ? "을 들을 수 있는 기간이 끝났어요." : "을 모두 들었어요.";
    const text = `${who}${done} ${restText({ keptUntil, until })} 정기 결제를 다시 켜면 이어져요.${longer}`;
    await notifyClass(ctx, tx, row, { ...begins, to: ["BUYER"], path: SCHEDULES, text });
  }
  const held = keptUntil ? ` ${formatKoreanDate(keptUntil, { now: at })}까지 수업 시간을 비워 둘게요.` : "";
  const toTutor = `${who}이 쉬고 있어요.${held} ${formatKoreanDate(until, { now: at })}까지 다시 이어질 수 있어요.`;
  await notifyClass(ctx, tx, row, { ...begins, to: ["TUTOR"], text: toTutor });
  if (phase === "FREE") await endPair(tx, row.id);
  await announceClass(tx, row);
  if (toKstDate(at) < noticeOn) return;
  const text = `${who}을 ${formatKoreanDate(until)}까지 같은 선생님과 이어 갈 수 있어요. 그 뒤에는 수업이 끝나요. 이어 가려면 정기 결제를 다시 켜 주세요.`;
  await notifyClass(ctx, tx, row, { kind: "REST_ENDS", occasion: until, to: ["BUYER"], path: SCHEDULES, text, at });
}
