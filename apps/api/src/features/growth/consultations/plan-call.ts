import { type CallSlot, formatCallSlot, isCallPromised, promiseCall, unofferedSlots } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import type { ConsultationRow } from "./repository.ts";

/**
 * The half-day that is promised to somebody whom these suit.
 * @throws ApiError 400 class 10001 at `slots` for a half-day that is not offered, e.g. from a form that was opened yesterday.
 */
export function planCall(slots: readonly CallSlot[], now: Date): CallSlot {
  if (unofferedSlots(slots, now).length > 0) {
    throw refuse.invalidInput({ fields: [{ path: "slots", message: "지난 시간이 있어요. 다시 골라 주세요." }] });
  }
  return promiseCall(slots, now);
}

/** Tells when staff calls, and instead of which promise that was open still; a promise that stays is told once. */
export async function notifyOfCall(
  { jobs }: Ctx,
  tx: Transaction,
  row: ConsultationRow,
  before: ConsultationRow | undefined,
): Promise<void> {
  const { id, userId, phoneNumber, updatedAt } = row;
  const when = promiseText(row);
  const earlier = before && isCallPromised(before.status) ? promiseText(before) : null;
  if (when === earlier) return;
  const asked = before ? "다시 신청했어요" : "신청했어요";
  const text = earlier
    ? `[나란] 무료 상담 신청을 바꿨어요. ${earlier} 대신 ${when}에 전화드릴게요.`
    : `[나란] 무료 상담을 ${asked}. ${when}에 전화드릴게요.`;
  const key = `consultation.promise:${id}:${updatedAt.toISOString()}`;
  await jobs.queueNotice(tx, { key, kind: "CONSULTATION", userId, text, to: phoneNumber });
}

const promiseText = ({ promisedOn, promisedHalfDay }: ConsultationRow) =>
  formatCallSlot({ date: promisedOn, halfDay: promisedHalfDay });
