import { DEMO_PASSWORD, type DemoPerson } from "../demo-people.ts";

const applicant = (key: string, name: string, phoneNumber: string, birthYear: number): DemoPerson => ({
  key,
  role: "선생님 지원자",
  id: `demo-${key}`,
  email: `${key}@naran.test`,
  password: DEMO_PASSWORD,
  name,
  phoneNumber,
  // Until staff accepts them.
  userType: "STUDENT",
  birthYear,
  students: [],
});

/** People who apply as tutors in a local run: staff finds one in each state. */
export const NEW_TUTORS = {
  waiting: applicant("waiting", "배소윤", "01000000011", 2003),
  rejected: applicant("rejected", "신동현", "01000000012", 2005),
  accepted: applicant("accepted", "문채린", "01000000013", 2001),
} as const;

/** A whole application but for its name. */
export const ANSWERS = {
  gender: "FEMALE",
  universityId: 1,
  major: "수학교육과",
  majorGroup: "EDUCATION",
  majorTrack: "NATURAL_SCIENCES",
  admissionType: "EARLY_DECISION",
  teachingBasis: "ENROLLED",
  reportNumber: null,
  expertWish: false,
  teachingYears: 2,
  styles: ["METICULOUS", "WARM"],
  subjects: {
    middleSchoolSubjects: ["MATH_M1_1", "MATH_M2_2"],
    highSchoolSubjects: ["MATH_COMMON_1"],
    advancedSubjects: [],
    confidenceSubjects: [{ subject: "MATH", level: "HIGH" }],
  },
  introduction: "모르는 것을 편하게 물어보는 수업을 해요. 학생이 직접 설명해 보는 시간을 꼭 가져요.",
};
