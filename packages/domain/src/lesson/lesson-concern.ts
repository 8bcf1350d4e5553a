/**
 * What staff looks at among lessons that are over. EMPTY_ROOM: the room's record did not settle it, or it was not
 * held. MISSING_LOG: held, and its tutor wrote nothing for a day. SHORT: held, but for less than most of its minutes.
 * ELSEWHERE: the third of its class or later in a row that took place elsewhere, as both sides said.
 */
export const LESSON_CONCERNS = ["EMPTY_ROOM", "MISSING_LOG", "SHORT", "ELSEWHERE"] as const;
export type LessonConcern = (typeof LESSON_CONCERNS)[number];

/** Korean labels of what staff looks at. */
export const LESSON_CONCERN_LABELS: Readonly<Record<LessonConcern, string>> = {
  EMPTY_ROOM: "방에서 확인되지 않은 수업",
  MISSING_LOG: "기록이 없는 수업",
  SHORT: "짧은 수업",
  ELSEWHERE: "계속 다른 곳에서 한 수업",
};

/** Staff's first page counts them from so many days before today on. */
export const LESSON_CONCERN_DAYS = 7;
/** A log is missing so many hours after the lesson's end. */
export const MISSING_LOG_HOURS = 24;
/** So many lessons of a class in a row may take place elsewhere before staff is told. */
export const ELSEWHERE_IN_A_ROW = 2;
