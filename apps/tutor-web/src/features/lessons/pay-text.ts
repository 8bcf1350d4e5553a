import { formatKoreanDate, formatWon, payoutDay, payoutMonthOf, toKstDate, toKstMonth } from "@pkg/domain";
import type { Lesson } from "@pkg/web/features/lessons/queries";
import { serverNow } from "@pkg/web/platform/clock/server-clock";

type Paid = Pick<Lesson, "pay" | "question" | "startsAt" | "endsAt">;
type Pay = NonNullable<Lesson["pay"]>;

const REASONS: Readonly<Record<NonNullable<Pay["reason"]>, string | null>> = {
  ASKED: "수업했는지 답하면 지급을 정해요",
  DISPUTED: "운영팀이 정하면 지급을 정해요",
  REFUND: "환불을 정리하면 지급을 정해요",
  TUTOR_ABSENT: "수업에 오지 않아 지급하지 않아요",
  NOT_HELD: "수업하지 않아 지급하지 않아요",
  CANCELED: null,
};

/**
 * Where the pay of a past lesson stands, and why; null where nothing is to say.
 * @param hasAccount whether there is where to send it; true while that is not known
 */
export function payText(lesson: Paid, hasAccount: boolean, now = serverNow()): string | null {
  const { pay, question } = lesson;
  if (!pay) return null;
  const { state, reason, amount, payDay, paidOn } = pay;
  if (reason === "ASKED" && question?.own === true) return "가족 답을 기다려요";
  if (reason) return REASONS[reason];
  if (state === "LOG_DUE") return `지금 기록을 남기면 ${ifLogged(lesson, now)} · ${formatWon(amount)}`;
  if (!payDay) return null;
  const isOver = payDay < toKstDate(now);
  const when = paidOn
    ? `${formatKoreanDate(paidOn, { now })}에 보냈어요`
    : isOver && !hasAccount
      ? "계좌를 등록하면 보내 드려요"
      : isOver
        ? "지급이 늦어지고 있어요"
        : `지급일 ${formatKoreanDate(payDay, { now })}`;
  return `${when} · ${formatWon(amount)}`;
}

/** When a lesson is paid whose log is written now. */
function ifLogged({ startsAt, endsAt }: Paid, now: Date): string {
  const held = { settledAs: "HELD", startsAt: new Date(startsAt), endsAt: new Date(endsAt), loggedAt: now } as const;
  const month = payoutMonthOf(held) ?? toKstMonth(now);
  return `지급일 ${formatKoreanDate(payoutDay(month), { now })}`;
}
