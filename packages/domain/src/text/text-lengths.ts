/**
 * How many characters the texts may have that people write: forms stop at `max`, and the API refuses what is longer. `min` where
 * a text has to say something.
 */
export const TEXT_LENGTHS = {
  /** Why staff did something, and how they settled it; for colleagues. */
  staffReason: { min: 5, max: 300 },
  /** Why staff decided something, which goes out as a text message to those it is about. */
  sentReason: { min: 5, max: 200 },
  callNote: { min: 2, max: 1000 },
  personNote: { max: 1000 },
  /** What happened in a lesson: the family may leave it out, the tutor's side has to say something. */
  disputeDetail: { min: 5, max: 300 },
  reportDetail: { max: 300 },
  rejectionReason: { max: 500 },
  refundReason: { max: 500 },
  logTitle: { max: 60 },
  logContent: { max: 1000 },
  logHomework: { max: 300 },
  /** What the tutor should know beforehand. */
  tutorMemo: { max: 1000 },
  rematchDetail: { max: 500 },
  rematchMemo: { max: 1000 },
} as const;
