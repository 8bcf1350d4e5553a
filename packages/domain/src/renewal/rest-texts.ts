import { formatKoreanDate } from "../time/format-korean-date.ts";
import type { KstDate } from "../time/kst-date.ts";
import { type ClassRest, REST_DAYS, REST_KEPT_DAYS, weeksWithoutLessons } from "./class-rest.ts";

/** How long a resting class can go on: "12월 12일(토)까지 선생님 자리를 맡아 둘게요. ..." */
export function restText({ keptUntil, until }: Pick<ClassRest, "keptUntil" | "until">): string {
  const free = `${formatKoreanDate(until)}까지는 선생님 시간이 비어 있으면 이어 갈 수 있어요.`;
  if (keptUntil === null) return free;
  return `${formatKoreanDate(keptUntil)}까지 선생님 자리를 맡아 둘게요. 그 뒤에도 ${free}`;
}

/**
 * What becomes of a class when its renewal stops.
 * @param left lessons that are paid and not used
 * @param rest null as long as lessons are to come
 * @param isOff whether it has stopped; what would follow a stop says so
 */
export function stopText(
  left: number,
  rest: Pick<ClassRest, "keptUntil" | "until"> | null,
  { isOff }: { isOff: boolean },
): string {
  const then = isOff ? "" : "멈추면 ";
  if (rest) return `${left > 0 ? "들을 수 있는 기간이 끝났어요." : "남은 수업이 없어요."} ${then}${restText(rest)}`;
  return `남은 수업 ${left}회는 그대로 들어요. ${then}마지막 수업 뒤 ${REST_KEPT_DAYS}일 동안 선생님 자리를 맡아 두고, ${REST_DAYS}일까지는 선생님 시간이 비어 있으면 이어 갈 수 있어요.`;
}

/** "1월 15일(금)까지 3주 동안 수업이 없어요."; empty when the lessons follow each other. */
export function lessonGapText(lastLessonOn: KstDate, paymentOn: KstDate): string {
  const weeks = weeksWithoutLessons(lastLessonOn, paymentOn);
  return weeks === 0 ? "" : `${formatKoreanDate(paymentOn)}까지 ${weeks}주 동안 수업이 없어요.`;
}
