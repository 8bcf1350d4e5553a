import type { Match } from "./matches";
import type { Service } from "./services";

/** How many of its lessons a course has had; a refund leaves of it those that were taken. */
export function takenText({ stage, counts: { used, total } }: Pick<Service["now"], "stage" | "counts">): string {
  if (stage !== "GIVEN_UP") return `${total}회 중 ${used}회 썼어요`;
  return used === 0 ? "듣기 전에 환불했어요" : `${used}회 쓰고 나머지를 환불했어요`;
}

/** Whose class it is; of one without a tutor, who taught it last. Empty before there was one. */
export function classTutorText({ tutorId, lastTutorName }: Pick<Match, "tutorId" | "lastTutorName">): string {
  if (!lastTutorName) return "";
  return tutorId ? `${lastTutorName} 선생님` : `마지막 수업 ${lastTutorName} 선생님`;
}
