import {
  addWorkingDays,
  formatKoreanDate,
  formatWon,
  MATCH_PROMISE_WORKING_DAYS,
  orderedWord,
  type Renewal,
  toKstDate,
} from "@pkg/domain";
import type { StatusStep } from "@pkg/ui/status-stepper";
import { byWorkingDay, firstLessonFrom } from "@/lib/lessons/next-dates";

/** Input of the next steps. */
export interface NextFacts {
  /** Won. */
  readonly amount: number;
  /** Time when the wishes were sent; null before. */
  readonly completedAt: Date | null;
  /** The courses that wait for their wishes while those of others were sent. */
  readonly waitingCourses: readonly string[];
  /** Time when the last course of the order got its tutor; null before. */
  readonly matchedAt: Date | null;
  /** Start of the first lesson; null before it is planned. */
  readonly firstLessonAt: Date | null;
  readonly hasTablet: boolean;
  /** The next automatic payment; null for an order that is paid once. */
  readonly renewal: Renewal | null;
  readonly now: Date;
}

/** Working days until tutors are asked. */
const ASK_DAYS = 1;

/**
 * The steps after payment, each with its day: of what we promise since the wishes were sent, and before, by when it is if they are sent
 * today.
 */
export function nextSteps(facts: NextFacts): StatusStep[] {
  const { amount, completedAt, waitingCourses, hasTablet, renewal } = facts;
  const isSent = completedAt !== null;
  return [
    { id: "paid", title: orderedWord(amount), state: "done" },
    {
      id: "wishes",
      title: isSent ? "선생님 조건을 보냈어요" : [...waitingCourses, "선생님 조건 알려 주기"].join(" "),
      state: isSent ? "done" : "now",
      ...(isSent ? {} : { note: "오늘 보내시면 아래 날짜까지 할게요." }),
    },
    ...searchSteps(facts),
    // Nobody tracks a parcel, so no day is promised.
    ...(hasTablet ? [TABLET] : []),
    lessonStep(facts),
    ...(renewal ? [renewalStep(renewal)] : []),
  ];
}

function searchSteps({ completedAt, matchedAt, now }: NextFacts): StatusStep[] {
  if (matchedAt) {
    return [
      { id: "ask", title: "맞는 선생님께 제안하기", state: "done" },
      { id: "found", title: "선생님이 정해졌어요", state: "done", right: formatKoreanDate(toKstDate(matchedAt)) },
    ];
  }
  const from = completedAt ?? now;
  return [
    {
      id: "ask",
      title: "맞는 선생님께 제안하기",
      state: completedAt ? "now" : "later",
      right: byWorkingDay(from, ASK_DAYS),
    },
    {
      id: "found",
      title: "선생님 알려 드리기",
      state: "later",
      right: byWorkingDay(from, MATCH_PROMISE_WORKING_DAYS),
      note: "찾으면 휴대폰 문자로 알려 드려요.",
    },
  ];
}

const TABLET: StatusStep = {
  id: "tablet",
  title: "태블릿 보내기",
  state: "later",
  note: "적어 주신 주소로 보내 드려요.",
};

function lessonStep({ completedAt, matchedAt, firstLessonAt, now }: NextFacts): StatusStep {
  if (firstLessonAt) {
    const right = formatKoreanDate(toKstDate(firstLessonAt));
    return firstLessonAt <= now
      ? { id: "first", title: "첫 수업을 했어요", state: "done", right }
      : { id: "first", title: "첫 수업 하기", state: "now", right };
  }
  if (matchedAt) return { id: "first", title: "첫 수업 날 정하기", state: "now", right: firstLessonFrom(now) };
  return {
    id: "first",
    title: "첫 수업 하기",
    state: "later",
    right: firstLessonFrom(addWorkingDays(completedAt ?? now, MATCH_PROMISE_WORKING_DAYS)),
    note: "선생님이 빨리 정해지면 더 일찍 시작해요.",
  };
}

function renewalStep({ date, amount }: Renewal): StatusStep {
  const note = `${formatWon(amount)} · 언제든 멈출 수 있어요`;
  return { id: "renewal", title: "다음 결제", state: "later", right: formatKoreanDate(date), note };
}
