/** How a lesson is settled once it is over. */
export const LESSON_OUTCOMES = ["HELD", "STUDENT_ABSENT", "TUTOR_ABSENT", "NOT_HELD", "ASKED"] as const;
export type LessonOutcome = (typeof LESSON_OUTCOMES)[number];

/** Korean labels of the outcomes, for both sides and staff. */
export const LESSON_OUTCOME_LABELS: Readonly<Record<LessonOutcome, string>> = {
  HELD: "수업했어요",
  STUDENT_ABSENT: "학생이 안 왔어요",
  TUTOR_ABSENT: "선생님이 안 왔어요",
  NOT_HELD: "수업하지 않았어요",
  ASKED: "확인이 필요해요",
};

/**
 * What an outcome was settled by: the room's record, what both sides answered, silence until the deadline, our staff,
 * the family that gave the lesson up too late or had its money refunded, or the reading that held before outcomes
 * were kept.
 */
export const SETTLED_BY = ["PRESENCE", "ANSWERS", "SILENCE", "STAFF", "FAMILY", "BEFORE_RULE"] as const;
export type SettledBy = (typeof SETTLED_BY)[number];

/** The outcomes that use a lesson up and are paid; one that is asked about is not used until it is answered. */
export const USED_OUTCOMES = ["HELD", "STUDENT_ABSENT"] as const satisfies readonly LessonOutcome[];

/** Whether an outcome uses the lesson up. */
export const isOutcomeUsed = (outcome: LessonOutcome | null): outcome is (typeof USED_OUTCOMES)[number] =>
  outcome === "HELD" || outcome === "STUDENT_ABSENT";

/** Whether the lesson is given back and comes again at the end of the series. */
export const isOutcomeGivenBack = (outcome: LessonOutcome | null): outcome is "TUTOR_ABSENT" | "NOT_HELD" =>
  outcome === "TUTOR_ABSENT" || outcome === "NOT_HELD";
