import { REVIEW_LESSONS } from "@pkg/domain";

/** What may be said: numbers of lessons, won, and days. */
interface Facts {
  readonly counts: readonly number[];
  readonly won: readonly number[];
  readonly days: readonly string[];
}

/** What is so at a turn of a life. No screen and no message says another number, day or tutor. */
export interface Life extends Facts {
  readonly tutor: string | null;
  /** The tutor before, or one who offers other times: messages alone name them. */
  readonly other?: string;
  /** In one word, which the pages of the class and of the order say. */
  readonly state: string;
  /** Words of other states, which no page says. */
  readonly never: readonly string[];
  /** What pages say beyond messages: each lesson's day, prices to go on, and what is left. */
  readonly screens: Facts;
}

/** Of a month of two lessons a week: its price, the list price and the discount; nothing for a tablet. */
const MONTH = [287_120, 296_000, 8_880, 0];
/** The list price of one lesson. */
const LESSON = 37_000;
/** What its tutor gets for one. */
const PAY = 20_300;
const TRIAL_PAY = 5_400;
/** What one lesson of the month costs, and what comes back after it. */
const FIRST_GONE = [35_890, 251_230];
/** Two courses for three months: their price, list price and discounts. */
const OFFER = [1_118_760, 1_332_000, 66_600, 26_640, 120_000, 0];
const MATHS = 756_960;
const ENGLISH = 361_800;
/** To go on for 3, 6 or 12 months, twice a week; once a week for 6 or 12. */
const LONGER = [816_960, 1_545_120, 2_912_640];
const LONGER_ONCE = [799_200, 1_509_600];
const [PAID, NEXT_PAYMENT] = ["3월 1일", "4월 1일"];
const FIRST_LESSON = "3월 2일";
const [KEPT_UNTIL, RESTS_UNTIL] = ["3월 14일", "3월 30일"];
/** A renewal that goes on is charged once its notice is a week old. */
const GOES_ON = "3월 9일";
const TUTOR = "박지훈";
const OVER = ["찾고 있어요", "쉬고 있어요", "듣고 있어요", ")까지 들을 수 있어요"];

/** What pages say at every turn: lessons before a review, until when logs of a month are, and the days of pay. */
export const ALWAYS: Facts = {
  counts: [REVIEW_LESSONS],
  won: [],
  days: ["3월 5일", "3월 10일", "4월 5일", "4월 12일"],
};

const screens = { counts: [], won: [LESSON, PAY], days: [] };
const used = {
  ...screens,
  counts: [0, 8],
  days: ["2월 5일", "2월 28일", "2월 26일", "2월 21일", "2월 19일", "2월 14일", "2월 12일", "2월 7일"],
};

/** All begin on Monday, 1 March 2027, at 10:00. */
export const LIVES = {
  trial: {
    ...{ tutor: TUTOR, state: "끝났어요", never: OVER, counts: [1], won: [9_900, 0], days: [PAID, FIRST_LESSON] },
    screens: {
      ...{ ...screens, counts: [0], won: [LESSON, TRIAL_PAY, 421_800, ...LONGER_ONCE], days: [NEXT_PAYMENT] },
    },
  },
  running: {
    ...{ tutor: TUTOR, state: "듣고 있어요", never: ["찾고 있어요", "쉬고 있어요", "끝났어요"] },
    ...{ counts: [8], won: MONTH, days: [PAID, FIRST_LESSON, NEXT_PAYMENT] },
    screens: {
      counts: [0, 1, 7],
      won: [LESSON, PAY, 8 * PAY, ...FIRST_GONE, 2 * 287_120],
      days: ["3월 4일", "3월 9일", "3월 11일", "3월 16일", "3월 18일", "3월 23일", "3월 25일", "5월 1일"],
    },
  },
  offerPaid: {
    ...{ tutor: null, state: "조건이 아직 없어요", never: ["그만뒀어요", "끝났어요", "찾고 있어요"] },
    ...{ counts: [], won: OFFER, days: [PAID, FIRST_LESSON, "3월 8일"] },
    screens: {
      ...screens,
      counts: [24, 25, 1, 12, 13, 36, 2],
      won: [LESSON, PAY, MATHS, 888_000, ENGLISH, 444_000, 20_000],
    },
  },
  refundOfOne: {
    ...{ tutor: null, state: "조건이 아직 없어요", never: ["끝났어요", "찾고 있어요"] },
    ...{ counts: [], won: [...OFFER, ENGLISH], days: [PAID, FIRST_LESSON, "3월 8일"] },
    screens: { ...screens, counts: [24, 25, 1, 12, 13, 36, 2], won: [LESSON, PAY, MATHS, 888_000, 444_000, 20_000] },
  },
  refundOfAll: {
    ...{ tutor: null, state: "환불했어요", never: [...OVER, "조건이 아직 없어요", "수업 날을 잡아야 해요"] },
    ...{ counts: [], won: [...OFFER, ENGLISH, MATHS], days: [PAID, FIRST_LESSON, "3월 8일"] },
    screens: { ...screens, counts: [24, 25, 1, 12, 13, 36, 2], won: [LESSON, 888_000, 444_000, 20_000] },
  },
  refundOfRunning: {
    ...{
      tutor: TUTOR,
      state: "환불했어요",
      never: ["찾고 있어요", "쉬고 있어요", "쉬는 중", ")까지 들을 수 있어요", "다시 켜면"],
    },
    ...{
      counts: [2, 6, 8],
      won: [...MONTH, 215_340, 71_780],
      days: [PAID, FIRST_LESSON, NEXT_PAYMENT, "2월 28일", "3월 9일"],
    },
    screens: { counts: [0], won: [LESSON, PAY, 2 * PAY], days: ["2월 27일"] },
  },
  upSelling: {
    ...{ tutor: TUTOR, state: "듣고 있어요", never: ["찾고 있어요", "쉬고 있어요", "끝났어요"] },
    ...{ counts: [1, 13], won: [9_900, 421_800, 444_000, 22_200, 0], days: [PAID, FIRST_LESSON] },
    screens: {
      counts: [0, 6, 12, 14],
      won: [LESSON, PAY, TRIAL_PAY, TRIAL_PAY + 5 * PAY, ...LONGER_ONCE, 9_900 + 421_800],
      days: [RESTS_UNTIL, "7월 1일", "3월 9일", "3월 16일", "3월 23일"],
    },
  },
  // Three of the lessons of these classes wait for their logs, of which their tutor is told.
  rest: {
    ...{
      tutor: TUTOR,
      state: "쉬고 있어요",
      never: ["찾고 있어요", "끝났어요", "듣고 있어요", ")까지 들을 수 있어요", "수업을 마쳤어요"],
    },
    ...{ counts: [3, 8], won: MONTH, days: [PAID, FIRST_LESSON, NEXT_PAYMENT, KEPT_UNTIL, RESTS_UNTIL, "2월 28일"] },
    screens: { ...used, won: [LESSON, PAY, 8 * PAY, ...LONGER], days: [...used.days, GOES_ON] },
  },
  resume: {
    ...{ tutor: TUTOR, state: "듣고 있어요", never: ["찾고 있어요", "쉬고 있어요", "쉬는 중", "끝났어요"] },
    ...{
      counts: [3, 8],
      won: MONTH,
      days: [PAID, FIRST_LESSON, NEXT_PAYMENT, KEPT_UNTIL, RESTS_UNTIL, GOES_ON, "2월 28일"],
    },
    screens: { ...used, won: [LESSON, PAY, 8 * PAY, ...LONGER], days: used.days },
  },
  restedToEnd: {
    ...{
      tutor: TUTOR,
      state: "끝났어요",
      never: ["찾고 있어요", "쉬고 있어요", "쉬는 중", "듣고 있어요", "다시 켜면"],
    },
    ...{
      counts: [3, 8],
      won: MONTH,
      days: [PAID, FIRST_LESSON, NEXT_PAYMENT, KEPT_UNTIL, RESTS_UNTIL, "2월 28일", "3월 15일"],
    },
    screens: {
      ...{ ...used, counts: [0, 25, 51, 104], won: [LESSON, PAY, 8 * PAY, ...LONGER] },
      days: [...used.days, "7월 1일"],
    },
  },
  rematch: {
    ...{ other: TUTOR, tutor: null, state: "찾고 있어요", never: ["쉬고 있어요", "끝났어요", "듣고 있어요"] },
    ...{ counts: [7, 8], won: [...MONTH, PAY], days: [PAID, FIRST_LESSON, NEXT_PAYMENT] },
    screens: { counts: [0, 1], won: [LESSON, PAY, 7 * PAY, ...FIRST_GONE], days: ["3월 4일", "3월 5일", "5월 1일"] },
  },
  tutorLeft: {
    ...{
      other: TUTOR,
      tutor: "하태윤",
      state: "수업 날을 잡아야 해요",
      never: ["찾고 있어요", "쉬고 있어요", "끝났어요", "듣고 있어요"],
    },
    ...{ counts: [7, 8], won: [...MONTH, PAY], days: [PAID, FIRST_LESSON, NEXT_PAYMENT] },
    screens: {
      counts: [0, 1],
      won: [LESSON, PAY, 7 * PAY, ...FIRST_GONE],
      days: ["5월 1일", "3월 4일", "3월 8일", "3월 9일", "3월 15일", "3월 16일", "3월 22일"],
    },
  },
  expired: {
    ...{
      tutor: TUTOR,
      state: "끝났어요",
      never: OVER,
      counts: [8],
      won: MONTH,
      days: [PAID, FIRST_LESSON, NEXT_PAYMENT, "3월 15일"],
    },
    screens: {
      ...{ counts: [0, 2, 6], won: [LESSON, PAY, 6 * PAY, 215_340, 71_780] },
      days: [
        "12월 2일",
        "2월 2일",
        "12월 25일",
        "12월 23일",
        "12월 18일",
        "12월 16일",
        "12월 11일",
        "12월 9일",
        "12월 4일",
      ],
    },
  },
  counterOffer: {
    ...{ other: TUTOR, tutor: null, state: "다른 시간을 제안", never: ["쉬고 있어요", "끝났어요", "듣고 있어요"] },
    ...{ counts: [], won: [...MONTH, PAY], days: [PAID, NEXT_PAYMENT, "3월 4일"] },
    // Both lessons of the offered times are on one day, of which its note tells.
    screens: { ...screens, counts: [8, 0, 2], days: [FIRST_LESSON, "3월 5일"] },
  },
  stuck: {
    ...{ tutor: null, state: "이어서 찾", never: ["쉬고 있어요", "끝났어요", "듣고 있어요"] },
    ...{ counts: [], won: [...MONTH, PAY], days: [PAID, NEXT_PAYMENT] },
    screens: { counts: [8, 0, 1], won: [LESSON, PAY, 8 * PAY], days: [FIRST_LESSON, "3월 4일"] },
  },
} as const satisfies Record<string, Life>;

export type LifeName = keyof typeof LIVES;
