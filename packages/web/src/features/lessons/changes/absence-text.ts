import { absenceFreeUntil } from "@pkg/domain";
import { lessonMoment } from "../lesson-text";
import type { ClassLessons, Lesson } from "../queries";

/** What missing a lesson costs, said before it is confirmed. */
export interface AbsenceText {
  /** Whether the lesson is used up. */
  readonly isLost: boolean;
  readonly title: string;
  readonly cost: string;
  readonly action: string;
  /** What is said afterwards. */
  readonly done: string;
}

/**
 * Until some hours before, a missed lesson comes at the end of the series; later the buyer's is used up, never the
 * tutor's.
 */
export function absenceText(
  lesson: Pick<Lesson, "startsAt">,
  { role, counts }: Pick<ClassLessons, "role"> & { readonly counts: Pick<ClassLessons["counts"], "left"> },
  now: Date,
): AbsenceText {
  const freeUntil = absenceFreeUntil({ startsAt: new Date(lesson.startsAt) });
  if (role === "TUTOR" || now <= freeUntil) {
    return {
      isLost: false,
      title: "남은 수업은 줄지 않아요",
      cost: `${role === "TUTOR" ? "학생 가족에게" : "선생님께"} 알려요. 쉰 수업은 마지막 수업 뒤에 1회 더 예약해요.`,
      action: "이 수업 쉬기",
      done: "이 수업은 쉬고, 마지막에 1회 더 예약했어요.",
    };
  }
  return {
    isLost: true,
    title: `남은 수업이 ${counts.left}회에서 ${counts.left - 1}회로 줄어요`,
    cost: `${lessonMoment(freeUntil.toISOString())}까지 알려 주시면 줄지 않아요. 지금은 그 시간이 지나서 1회를 쓴 것으로 계산해요.`,
    action: "1회 쓰고 쉬기",
    done: "결석으로 알렸어요.",
  };
}
