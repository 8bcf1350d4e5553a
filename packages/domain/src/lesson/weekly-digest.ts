import { addDays, dayOfWeek, formatKoreanTime, type KstDate, toKstDate } from "../time/kst-date.ts";

/** A family hears of its coming week on Sunday evening, from this full hour in Korea on, until the other. */
export const DIGEST_HOURS = { from: 18, until: 21 } as const;

/** One lesson of the coming week. */
export interface DigestLesson {
  readonly studentName: string;
  /** "수학 중2-2" */
  readonly courseName: string;
  readonly startsAt: Date;
}

const DAY_NAMES = ["일", "월", "화", "수", "목", "금", "토"] as const;

/** The Monday of the week that a digest of this day tells of: the next one. */
export const digestWeekOf = (today: KstDate): KstDate => addDays(today, (8 - dayOfWeek(today)) % 7 || 7);

/**
 * The digest of a family: the lessons of its coming week by student and course, and how many logs the last week
 * brought.
 * @returns null when there is neither
 *
 * @example weeklyDigestText([{ studentName: "김하준", courseName: "수학 중2-2", startsAt: new
 *   Date("2026-11-24T19:00:00+09:00") }], 2); // "다음 주 수업은 1번이에요. 김하준 수학 중2-2 화 19:00. 한 주 동안 올라온 수업 기록 2개도 볼 수 있어요."
 */
export function weeklyDigestText(lessons: readonly DigestLesson[], logs: number): string | null {
  if (lessons.length === 0)
    return logs === 0 ? null : `한 주 동안 수업 기록 ${logs}개가 올라왔어요. 다음 주에는 수업이 없어요.`;
  const times = new Map<string, string[]>();
  for (const lesson of lessons) {
    const course = `${lesson.studentName} ${lesson.courseName}`;
    times.set(course, [...(times.get(course) ?? []), timeOf(lesson)]);
  }
  const weeks = [...times].map(([course, own]) => `${course} ${own.join("·")}`);
  const past = logs === 0 ? "" : ` 한 주 동안 올라온 수업 기록 ${logs}개도 볼 수 있어요.`;
  return `다음 주 수업은 ${lessons.length}번이에요. ${weeks.join(", ")}.${past}`;
}

const timeOf = ({ startsAt }: DigestLesson): string =>
  `${DAY_NAMES[dayOfWeek(toKstDate(startsAt))]} ${formatKoreanTime(startsAt)}`;
