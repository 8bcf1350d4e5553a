/** How an item of a test was answered. */
export const ANSWER_RESULTS = ["CORRECT", "WRONG"] as const;
export type AnswerResult = (typeof ANSWER_RESULTS)[number];

/** Korean labels of the answers. */
export const ANSWER_RESULT_LABELS: Readonly<Record<AnswerResult, string>> = { CORRECT: "맞았어요", WRONG: "틀렸어요" };

/** Whether a test was taken. */
export const EXAM_STATUSES = ["DONE", "READY"] as const;
export type ExamStatus = (typeof EXAM_STATUSES)[number];

/** Korean labels of the test states. */
export const EXAM_STATUS_LABELS: Readonly<Record<ExamStatus, string>> = { DONE: "봤어요", READY: "볼 수 있어요" };
