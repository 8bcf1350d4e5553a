import { addDays, toKstDate } from "@pkg/domain";

/** Which lessons staff looks at: those from today on, which a day's work begins with, those before, or between two days. */
export const LESSON_TIMES = ["TODAY", "BEFORE", "DAYS"] as const;
export type LessonTime = (typeof LESSON_TIMES)[number];

export const LESSON_TIME_LABELS: Readonly<Record<LessonTime, string>> = {
  TODAY: "오늘부터",
  BEFORE: "어제까지",
  DAYS: "날짜 고르기",
};

export const LESSON_TIME_LEADS: Readonly<Record<LessonTime, string>> = {
  TODAY: "오늘 수업부터 차례로 보여요.",
  BEFORE: "어제까지의 수업이에요.",
  DAYS: "고른 날의 수업이에요.",
};

/** The order in which each begins: what is nearest to today stands on top. */
export const LESSON_TIME_DIRS = { TODAY: "asc", BEFORE: "desc", DAYS: "asc" } as const;

interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** The first and the last Korean day of the lessons that are meant; null where it is open. */
export function lessonDays(when: LessonTime, own: Days, now: Date): Days {
  const today = toKstDate(now);
  if (when === "TODAY") return { from: today, to: null };
  return when === "BEFORE" ? { from: null, to: addDays(today, -1) } : { from: own.from, to: own.to };
}
