import type { StatusStep } from "@pkg/ui/status-stepper";
import { byWorkingDay } from "@/lib/next-dates";

/** Input of the next steps. */
export interface NextFacts {
  readonly paidAt: Date;
  /** Time when the wishes were sent; null before. */
  readonly completedAt: Date | null;
  readonly hasTablet: boolean;
}

/** Working days until tutors are asked, a tutor is found, and the tablet ships. */
const ASK_DAYS = 1;
const FIND_DAYS = 3;
const TABLET_DAYS = 2;

/** The steps after payment, each with a date. */
export function nextSteps({ paidAt, completedAt, hasTablet }: NextFacts): StatusStep[] {
  const from = completedAt ?? paidAt;
  const isSent = completedAt !== null;
  const after = (count: number) => (isSent ? byWorkingDay(from, count) : "");
  return [
    { id: "paid", title: "결제했어요", state: "done" },
    {
      id: "wishes",
      title: isSent ? "선생님 조건을 보냈어요" : "선생님 조건 알려 주기",
      state: isSent ? "done" : "now",
      ...(isSent ? {} : { note: "조건을 보내면 바로 선생님을 찾기 시작해요." }),
    },
    { id: "ask", title: "맞는 선생님께 물어보기", state: isSent ? "now" : "later", right: after(ASK_DAYS) },
    {
      id: "found",
      title: "선생님 알려 드리기",
      state: "later",
      right: after(FIND_DAYS),
      note: "찾으면 휴대폰 문자로 알려 드려요.",
    },
    ...(hasTablet
      ? [{ id: "tablet", title: "태블릿 보내기", state: "later" as const, right: byWorkingDay(paidAt, TABLET_DAYS) }]
      : []),
    { id: "first", title: "첫 수업 시간 정하기", state: "later" },
  ];
}
