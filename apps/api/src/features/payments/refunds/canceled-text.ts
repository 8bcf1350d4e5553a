import { lessonDay } from "../../lessons/lessons/notify-class.ts";
import type { CourseState } from "./read-situation.ts";

/** A course that is given up, with the lessons that were cancelled for it, ascending. */
export interface EndedCourse extends CourseState {
  readonly canceled: readonly Date[];
}

/** So many are named one by one. */
const NAMED = 3;

/** The cancelled lessons with the reason: " ‘60분 · 주 2회 · 1개월’ 수업을 환불해서 …"; empty without any. */
export function canceledText({ productName, canceled }: EndedCourse): string {
  const [first] = canceled;
  if (!first) return "";
  const which =
    canceled.length > NAMED
      ? `${lessonDay(first)} 수업부터 ${canceled.length}회가`
      : `${canceled.map(lessonDay).join(", ")} 수업이`;
  return ` ‘${productName}’ 수업을 환불해서 예약한 ${which} 취소됐어요.`;
}
