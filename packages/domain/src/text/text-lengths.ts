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
  address: { max: 200 },
  addressDetail: { max: 100 },
  email: { max: 254 },
  /** A school that is not listed. */
  schoolName: { min: 2, max: 40 },
  major: { min: 2, max: 40 },
  /** What a buyer calls a card. */
  cardName: { max: 40 },
  /** A code of a coupon or a referral as it is typed; a new coupon's is shorter. */
  benefitCode: { max: 60 },
  newCouponCode: { min: 2, max: 20 },
  couponName: { max: 30 },
  /** Of a flag, and of its variants. */
  flagName: { max: 60 },
  /** What a list of staff is searched for; `min` where every person is searched. */
  search: { min: 2, max: 40 },
  personSearch: { max: 100 },
} as const;
