import { formatKoreanDate, formatWon } from "@pkg/domain";
import type { Lesson } from "@pkg/web/features/lessons/queries";

type Paid = Pick<Lesson, "pay" | "question">;
type Pay = NonNullable<Lesson["pay"]>;

const REASONS: Readonly<Record<NonNullable<Pay["reason"]>, string | null>> = {
  ASKED: "수업했는지 답하면 지급을 정해요",
  DISPUTED: "운영팀이 정하면 지급을 정해요",
  REFUND: "환불을 정리하면 지급을 정해요",
  TUTOR_ABSENT: "수업에 오지 않아 지급하지 않아요",
  NOT_HELD: "수업하지 않아 지급하지 않아요",
  CANCELED: null,
};

/** Where the pay of a past lesson stands, and why; null where nothing is to say. */
export function payText({ pay, question }: Paid, now = new Date()): string | null {
  if (!pay) return null;
  const { state, reason, amount, payDay } = pay;
  if (reason === "ASKED" && question?.own === true) return "가족 답을 기다려요";
  if (reason) return REASONS[reason];
  if (state === "LOG_DUE") return `기록을 남기면 ${formatWon(amount)}`;
  return payDay ? `지급일 ${formatKoreanDate(payDay, { now })} · ${formatWon(amount)}` : null;
}
