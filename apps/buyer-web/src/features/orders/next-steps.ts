import { addWorkingDays, formatKoreanDate, type KstDate, toKstDate } from "@pkg/domain";
import type { StatusStep } from "@pkg/ui/status-stepper";

/** Input of the next steps. */
export interface NextFacts {
  /** Time when the wishes were sent; null before. */
  readonly completedAt: Date | null;
  /** Time when the last course of the order got its tutor; null before. */
  readonly matchedAt: Date | null;
  readonly hasTablet: boolean;
}

/** Working days until tutors are asked and a tutor is found. */
const ASK_DAYS = 1;
const FIND_DAYS = 3;

/** A step that we do; `by` is the day it was done or is promised for, null before one is promised. */
type OurStep = StatusStep & { readonly by: KstDate | null };

/** The steps after payment, those of ours with a day. */
export function nextSteps({ completedAt, matchedAt, hasTablet }: NextFacts): StatusStep[] {
  const isSent = completedAt !== null;
  const after = (from: Date | null, count: number) => from && addWorkingDays(from, count);
  const ours: OurStep[] = [
    {
      id: "ask",
      title: "맞는 선생님께 물어보기",
      state: matchedAt ? "done" : isSent ? "now" : "later",
      by: matchedAt ? toKstDate(matchedAt) : after(completedAt, ASK_DAYS),
    },
    {
      id: "found",
      title: matchedAt ? "선생님이 정해졌어요" : "선생님 알려 드리기",
      state: matchedAt ? "done" : "later",
      by: matchedAt ? toKstDate(matchedAt) : after(completedAt, FIND_DAYS),
      ...(matchedAt ? {} : { note: "찾으면 휴대폰 문자로 알려 드려요." }),
    },
  ];
  const tablet: StatusStep = {
    id: "tablet",
    title: "태블릿 보내기",
    state: "later",
    note: "적어 주신 주소로 보내 드려요.",
  };
  return [
    { id: "paid", title: "결제했어요", state: "done" },
    {
      id: "wishes",
      title: isSent ? "선생님 조건을 보냈어요" : "선생님 조건 알려 주기",
      state: isSent ? "done" : "now",
      ...(isSent ? {} : { note: "조건을 보내면 바로 선생님을 찾기 시작해요." }),
    },
    ...ours.map(({ by, ...step }) => ({ ...step, right: dayText(by, step) })),
    // Nobody tracks a parcel, so no day is promised.
    ...(hasTablet ? [tablet] : []),
    { id: "first", title: "첫 수업 시간 정하기", state: matchedAt ? "now" : "later" },
  ];
}

function dayText(by: KstDate | null, { id, state }: StatusStep): string {
  if (!by) return "";
  if (state === "done") return id === "found" ? formatKoreanDate(by) : "";
  return `${formatKoreanDate(by)}까지`;
}
