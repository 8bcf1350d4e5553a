import type { tutorSubjects, tutors } from "../../db/schema/index.ts";

interface DemoTutor {
  readonly tutor: typeof tutors.$inferInsert;
  readonly subjects: readonly (typeof tutorSubjects.$inferInsert)[];
}

const DAY = 48;

/** Free from `from` to `to` o'clock on the given days, 0 is Monday. */
function week(days: readonly number[], from: number, to: number): string {
  const bits = new Array<string>(7 * DAY).fill("0");
  for (const day of days) bits.fill("1", day * DAY + from * 2, day * DAY + to * 2);
  return bits.join("");
}

const confident = (tutorId: number, keys: readonly string[]) =>
  keys.map((subjectDetailKey) => ({ tutorId, subjectDetailKey, confidence: "VERY_HIGH" as const }));

/** Staff has seen their proofs. */
const CHECKED = { basisCheckedAt: new Date(), basisCheckedBy: "demo-operator" };

/** The tutors that demo people log in as. */
export const DEMO_TUTORS: readonly DemoTutor[] = [
  {
    tutor: {
      id: 1001,
      name: "박지훈",
      phoneNumber: "01000000003",
      gender: "MALE",
      tier: "BASIC",
      teachingBasis: "ENROLLED",
      ...CHECKED,
      universityId: 1,
      major: "수학교육과",
      majorGroup: "EDUCATION",
      track: "NATURAL_SCIENCES",
      admissionType: "EARLY_DECISION",
      styles: ["METICULOUS", "WARM"],
      teachingYears: 3,
      introduction: "왜 틀렸는지부터 찾고 거기서 다시 시작해요. 풀이 과정을 한 줄씩 같이 확인해요.",
      capacity: 6,
      weekBits: week([0, 1, 2, 3, 4], 18, 23),
    },
    subjects: confident(1001, [
      "MATH_M1_1",
      "MATH_M1_2",
      "MATH_M2_1",
      "MATH_M2_2",
      "MATH_M3_1",
      "MATH_M3_2",
      "SCIENCE_M3",
    ]),
  },
  {
    tutor: {
      id: 1002,
      name: "최은영",
      phoneNumber: "01000000004",
      gender: "FEMALE",
      tier: "EXPERT",
      teachingBasis: "REPORTED",
      reportNumber: "제2026-1002호",
      ...CHECKED,
      universityId: 3,
      major: "영어교육과",
      majorGroup: "EDUCATION",
      track: "LIBERAL_ARTS",
      admissionType: "REGULAR_DECISION",
      styles: ["CHARISMATIC", "PASSIONATE"],
      teachingYears: 12,
      introduction: "시험 3주 전부터는 시간을 재고 실전처럼 연습해요. 수업이 끝난 뒤에도 질문에 끝까지 답해요.",
      capacity: 10,
      weekBits: week([0, 2, 4, 5], 14, 22),
    },
    subjects: confident(1002, [
      "ENGLISH_M3",
      "ENGLISH_COMMON_1",
      "ENGLISH_COMMON_2",
      "ENGLISH_CSAT",
      "ESSAY_HUMANITIES",
    ]),
  },
];
