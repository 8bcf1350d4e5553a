import { describe, expect, it } from "vitest";
import * as exported from "../src/index.ts";

const domain = { ...exported };

/** The enumerations, word by word. */
const ENUMERATIONS = {
  SCHOOL_LEVELS: "ELEMENTARY, MIDDLE, HIGH, UNIVERSITY",
  HIGH_SCHOOL_TYPES: "STANDARD, FOREIGN_LANGUAGE, SCIENCE, AUTONOMOUS_PRIVATE, ACADEMY, OTHER",
  UNIVERSITY_TIERS: "HIGHEST, HIGHER, HIGH, LOCAL_NATIONAL, OTHER",
  UNIVERSITY_GROUPS: "SPECIAL, HIGHEST, HIGHER, HIGH, EDUCATION, MEDICAL, OTHERS",
  MAJOR_TRACKS: "LIBERAL_ARTS, NATURAL_SCIENCES",
  MAJOR_GROUPS: "LIBERAL_ARTS, NATURAL_SCIENCES, EDUCATION, FINE_ARTS_ATHLETIC, MEDICINE, OTHERS",
  ADMISSION_TYPES: "REGULAR_DECISION, EARLY_DECISION, NONE",
  GRADE_BANDS: "A, B, C, D, UNKNOWN",
  CONFIDENCE_LEVELS: "VERY_HIGH, HIGH, MEDIUM, LOW, VERY_LOW",
  ANSWER_RESULTS: "CORRECT, WRONG",
  EXAM_STATUSES: "DONE, READY",
  LEVEL_TEST_SUBJECTS: "MATH, ENGLISH",
  LEVEL_TEST_LEVELS: "M1, M2, M3, H1",
  LEVEL_TEST_FORMS: "A, B, C",
  CONFIDENCE_COMPARISONS: "HIGHER, SAME, LOWER",
  PAYMENT_METHODS: "CARD, KAKAOPAY, NAVERPAY, NONE",
  STORED_PAYMENT_TYPES: "CARD, KAKAOPAY",
  WALLET_TYPES: "KAKAOPAY, NAVERPAY",
  PAYMENT_TYPES: "CARD, KAKAOPAY, NAVERPAY",
  ENROLLMENT_ROUTES: "ROCKET_ENROLL, SIMPLE_ENROLL, SMART_MATCHING, UP_SELLING",
  FUNNEL_STEPS: "ENTERED, VIEWED_SIMPLE_ENROLL, VIEWED_PAYMENT_PAGE, VIEWED_CARD_INPUT_PAGE, PAID",
  PRODUCT_UNITS: "COUNT, MONTH",
  DISCOUNT_SOURCES: "COUPON, REFERRAL, ETC",
  TUTOR_TIERS: "BASIC, EXPERT, PREMIUM, STANDARD",
  TUTOR_STATES: "OPEN, PAUSED, RESTING",
  TUTOR_GENDERS: "MALE, FEMALE",
  TUTOR_STYLES: "WARM, PASSIONATE, CHARISMATIC, METICULOUS, INTERESTING, SELF_ESTEEM, SPARTA",
  LOGIN_PROVIDERS: "APPLE, EMAIL, FACEBOOK, GOOGLE, KAKAO, NAVER",
  USER_TYPES: "STUDENT, TUTOR",
  AM_PM_OFFSETS: "0, 12",
  REMATCH_REASONS: "TEACHING_STYLE, LEVEL, SCHEDULE, PUNCTUALITY, PERSONALITY, TUTOR_LEFT, OTHER",
  PROPOSAL_REJECT_REASONS: "TIME, FULL, LEVEL, STUDENT_FIT, PAY, BREAK, OTHER",
  CONVERSION_NAMES: "Purchase, Consult",
  EVENT_KINDS: "PARTICIPATED, SHARED",
  LEARNING_AXES: "PACE, UNDERSTANDING, COMPANY",
  EVENT_TYPES: "GENERAL, TUTOR_FINDING, LEARNING_TYPE",
  STUDY_GOALS:
    "SCHOOL_GRADES, NATIONAL_EXAM, PRIOR_LEARNING, CONFUSING_CONTENT, STUDY_HABITS, QUALIFICATION_EXAM, NOT_SURE",
  CLASS_SIDES: "BUYER, TUTOR",
  MESSAGE_REPORT_REASONS: "RUDE, CONTACT, SPAM, WORRY, OTHER",
  MESSAGE_REPORT_STATUSES: "OPEN, CLOSED",
  TUTOR_PROPOSAL_STATUSES: "READY, SENT, ACCEPT, REJECT, SMS_SENT, TIMEOUT",
  MATCH_STATUSES: "READY, MATCHING, MATCHED, CANCELED, AIM_ING, UNPAIRED, PROFILE_MATCHING, PROFILE_MATCH_FAILED",
  BENEFIT_CONDITIONS: "NONE, FIRST, RETURNING, SIBLING, CARD",
  BENEFIT_TYPES: "REFERRAL, COUPON, OTHER",
  ADDITIONAL_LESSON_TYPES: "COUNT, MONTH",
  TUTOR_RANKS: "BASIC, EXPERT",
  CURRICULUMS: "2015, 2022",
  TABLET_STATES: "OWN, RENTED_USED, RENTED_NEW, GIVEN",
  TABLET_TYPES: "GALAXY_TAB, IPAD_9",
  WEEKDAYS: "monday, tuesday, wednesday, thursday, friday, saturday, sunday",
  SUGGESTION_KEYS: "suggestedProfileIds, matchId, tutorId, trialMatchId",
  NAVIGATION_TARGETS: "login, logout, tutoring/myclass, profiles, tutoring/consult",
  ORDER_STATUSES: "PENDING, PAID, FAILED, UNKNOWN, PART_REFUNDED, REFUNDED",
  ERROR_SERVICES: "account, class",
} as const satisfies Partial<Record<keyof typeof domain, string>>;

const LABELS = [
  ["SCHOOL_LEVELS", "SCHOOL_LEVEL_LABELS"],
  ["HIGH_SCHOOL_TYPES", "HIGH_SCHOOL_TYPE_LABELS"],
  ["UNIVERSITY_TIERS", "UNIVERSITY_TIER_LABELS"],
  ["UNIVERSITY_GROUPS", "UNIVERSITY_GROUP_LABELS"],
  ["MAJOR_TRACKS", "MAJOR_TRACK_LABELS"],
  ["MAJOR_GROUPS", "MAJOR_GROUP_LABELS"],
  ["ADMISSION_TYPES", "ADMISSION_TYPE_LABELS"],
  ["GRADE_BANDS", "GRADE_BAND_LABELS"],
  ["TUTOR_TIERS", "TUTOR_TIER_LABELS"],
  ["TUTOR_STATES", "TUTOR_STATE_LABELS"],
  ["CONFIDENCE_LEVELS", "CONFIDENCE_LEVEL_LABELS"],
  ["ANSWER_RESULTS", "ANSWER_RESULT_LABELS"],
  ["EXAM_STATUSES", "EXAM_STATUS_LABELS"],
  ["LEARNING_AXES", "LEARNING_AXIS_LABELS"],
  ["PAYMENT_METHODS", "PAYMENT_METHOD_LABELS"],
  ["TUTOR_GENDERS", "TUTOR_GENDER_LABELS"],
  ["TUTOR_STYLES", "TUTOR_STYLE_LABELS"],
  ["LOGIN_PROVIDERS", "LOGIN_PROVIDER_LABELS"],
  ["STUDY_GOALS", "STUDY_GOAL_LABELS"],
  ["TUTOR_PROPOSAL_STATUSES", "TUTOR_PROPOSAL_STATUS_LABELS"],
  ["MATCH_STATUSES", "MATCH_STATUS_LABELS"],
  ["MESSAGE_REPORT_REASONS", "MESSAGE_REPORT_REASON_LABELS"],
  ["TUTOR_RANKS", "TUTOR_RANK_LABELS"],
  ["TUTOR_RANKS", "TUTOR_RANK_NAMES"],
  ["TABLET_STATES", "TABLET_STATE_LABELS"],
  ["TABLET_TYPES", "TABLET_TYPE_LABELS"],
  ["WEEKDAYS", "WEEKDAY_LABELS"],
  ["ORDER_STATUSES", "ORDER_STATUS_LABELS"],
  ["NAVIGATION_TARGETS", "NAVIGATION_LABELS"],
  ["CONSENT_KEYS", "CONSENT_LABELS"],
  ["COURSE_PROBLEMS", "COURSE_PROBLEM_MESSAGES"],
] as const satisfies readonly (readonly [keyof typeof domain, keyof typeof domain])[];

describe("enumerations", () => {
  it.each(Object.entries(ENUMERATIONS))("%s", (name, values) => {
    expect(domain[name as keyof typeof ENUMERATIONS].join(", ")).toBe(values);
  });

  it("counts grades as numbers: elementary 1-6, middle 7-9, high 10-12, M4 13, H4 14, N 15", () => {
    expect(domain.Grade).toEqual({
      E1: 1,
      E2: 2,
      E3: 3,
      E4: 4,
      E5: 5,
      E6: 6,
      M1: 7,
      M2: 8,
      M3: 9,
      H1: 10,
      H2: 11,
      H3: 12,
      M4: 13,
      H4: 14,
      N: 15,
    });
    expect(domain.GRADES).toEqual(Object.values(domain.Grade));
  });
});

describe("labels", () => {
  it.each(LABELS)("%s has a distinct Korean label for each value", (values, labels) => {
    const table: Readonly<Record<string | number, string>> = domain[labels];
    expect(Object.keys(table).sort()).toEqual([...domain[values]].map(String).sort());
    expect(new Set(Object.values(table)).size).toBe(domain[values].length);
    expect(Object.values(table).every((label) => /[가-힣]|Apple|Google/.test(label))).toBe(true);
  });

  it("names the subject levels 최상, 상, 중, 하, 최하", () => {
    const names = domain.CONFIDENCE_LEVELS.map((level) => domain.CONFIDENCE_LEVEL_LABELS[level]);
    expect(names.join(", ")).toBe("최상, 상, 중, 하, 최하");
  });
});

describe("constants", () => {
  it.each([
    ["API timeout: 60 seconds", domain.API_TIMEOUT_MS, 60 * 1000],
    ["at most 10 courses per order", domain.MAX_COURSES_PER_ORDER, 10],
    ["instalments to 12 months", domain.MAX_INSTALLMENT_MONTHS, 12],
    ["currency KRW", domain.CURRENCY, "KRW"],
    ["looks up to 365 days ahead", domain.WORKING_DAY_LOOK_AHEAD_DAYS, 365],
    ["feature refocus throttle: 10 seconds", domain.FEATURE_REFOCUS_THROTTLE_MS, 10 * 1000],
    ["session idle limit: 30 minutes", domain.SESSION_IDLE_LIMIT_MS, 30 * 60 * 1000],
    ["monitoring sample rate 0.1", domain.MONITORING_SAMPLE_RATE, 0.1],
    ["environment prod", domain.MONITORING_ENVIRONMENT, "prod"],
    ["header 72px", domain.LAYOUT_PX.header, 72],
    ["banner 48px", domain.LAYOUT_PX.banner, 48],
    ["tab 46px", domain.LAYOUT_PX.tab, 46],
    ["Android at least 40401", domain.MIN_ANDROID_VERSION, 40401],
    ["iOS at least 5201", domain.MIN_IOS_VERSION, 5201],
  ])("%s", (_, actual, expected) => {
    expect(actual).toBe(expected);
  });
});
