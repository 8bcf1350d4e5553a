import { changeableUntil, MOVE_CUT_OFF_HOURS, type MoveProblem } from "@pkg/domain";
import { type ApiError, refuse } from "../../../../lib/errors/refuse.ts";
import { lessonDay } from "../notify-class.ts";

/** For a lesson that is over, canceled, or without its tutor. */
export const refuseImmovable = (): ApiError => refuse.notNow("이 수업은 옮길 수 없어요.");

/** Why a lesson can't move to a time, in words. */
export function refuseMove(problem: MoveProblem, lesson: { readonly startsAt: Date }): ApiError {
  switch (problem) {
    case "PAST":
      return refuse.lessonInPast();
    case "OVERLAP":
      return refuse.lessonOverlaps();
    case "CUT_OFF":
      return refuse.notNow(
        `이 수업은 ${MOVE_CUT_OFF_HOURS}시간 전인 ${lessonDay(changeableUntil(lesson))}까지 옮길 수 있었어요.`,
      );
    case "UNSUITABLE":
      return refuse.invalidInput({
        fields: [{ path: "startsAt", message: "두 사람 모두 되는 다른 시간을 골라 주세요." }],
      });
  }
}
