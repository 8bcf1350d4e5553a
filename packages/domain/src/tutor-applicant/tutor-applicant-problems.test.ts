import { expect, it } from "vitest";
import type { ListedSubject } from "../tutor/tutor-subject-lists.ts";
import { formatSeconds, spokenSeconds } from "./screening.ts";
import { NO_TUTOR_SUBJECTS, type TutorApplicantAnswers } from "./tutor-applicant.ts";
import { tutorApplicantProblems } from "./tutor-applicant-problems.ts";

const whole: TutorApplicantAnswers = {
  name: "정우진",
  phoneNumber: "01000000005",
  gender: "MALE",
  universityId: 1,
  otherUniversity: null,
  universityName: "서울대학교",
  universityTier: "HIGHEST",
  major: "수학교육과",
  majorGroup: "EDUCATION",
  majorTrack: "NATURAL_SCIENCES",
  admissionType: "EARLY_DECISION",
  teachingBasis: "ENROLLED",
  reportNumber: null,
  expertWish: false,
  teachingYears: 0,
  styles: ["WARM", "METICULOUS"],
  subjects: {
    middleSchoolSubjects: ["MATH_M1_1"],
    highSchoolSubjects: ["KOREAN_LITERATURE"],
    advancedSubjects: [],
    confidenceSubjects: [
      { subject: "MATH", level: "HIGH" },
      { subject: "KOREAN", level: "MEDIUM" },
    ],
  },
  introduction: "왜 틀렸는지부터 찾고 거기서 다시 시작해요. 풀이 과정을 한 줄씩 같이 확인해요.",
};

const detail = (key: string, level: "MIDDLE" | "HIGH") => ({
  key,
  parentSubjectDetailKey: null,
  targetSchoolLevels: [level],
});
const catalogue: ListedSubject[] = [
  { key: "MATH", label: "수학", subjectDetails: [detail("MATH_M1_1", "MIDDLE")] },
  { key: "KOREAN", label: "국어", subjectDetails: [detail("KOREAN_LITERATURE", "HIGH")] },
];
const MATHS = {
  ...whole.subjects,
  highSchoolSubjects: [],
  confidenceSubjects: [{ subject: "MATH", level: "HIGH" }],
} as const;
const paths = (change: Partial<TutorApplicantAnswers>) =>
  tutorApplicantProblems({ ...whole, ...change }, catalogue).map(({ path }) => path);

it("lets a whole application through; no experience is an answer too", () => {
  expect(paths({})).toEqual([]);
});

it.each([
  ["name", null],
  ["phoneNumber", null],
  ["gender", null],
  ["universityId", null],
  ["major", ""],
  ["majorGroup", null],
  ["majorTrack", null],
  ["admissionType", null],
  ["teachingBasis", null],
  ["teachingYears", null],
  ["styles", []],
  ["styles", ["WARM", "SPARTA", "METICULOUS", "PASSIONATE"]],
  ["subjects", NO_TUTOR_SUBJECTS],
  ["subjects", { ...whole.subjects, middleSchoolSubjects: ["LATIN_1"] }],
  ["subjects", { ...whole.subjects, confidenceSubjects: [{ subject: "MATH", level: "HIGH" }] }],
  ["introduction", null],
  ["introduction", `  ${"가".repeat(29)}  `],
  ["introduction", "가".repeat(501)],
])("asks for %s when it is %j", (path, value) => {
  expect(paths({ [path]: value })).toEqual([path]);
});

it.each([
  ["나란대학교", []],
  ["대학", ["universityId"]],
  [" ".repeat(9), ["universityId"]],
])("takes a university that is in no list: %j", (otherUniversity, problems) => {
  expect(paths({ universityId: null, otherUniversity })).toEqual(problems);
});

it.each([
  ["서울대학교", "HIGHEST", "간호학과", []],
  ["가천대학교", "HIGH", "의예과", []],
  ["가천대학교", "HIGH", "경영학과", ["expertWish"]],
  ["우리동네대학교", null, "수학과", ["expertWish"]],
] as const)(
  "lets who studies at %s (%s), %s, apply as a top tutor: %j",
  (universityName, universityTier, major, found) => {
    const studies = { universityName, universityTier, major };
    expect(paths(studies)).toEqual(found);
    expect(paths({ ...studies, expertWish: true, subjects: MATHS })).toEqual([]);
  },
);

it("keeps experts from 국어, 과학 and 사회", () => {
  expect(paths({ expertWish: true })).toEqual(["subjects"]);
  expect(paths({ expertWish: true, subjects: MATHS })).toEqual([]);
});

it("asks for everything of an empty application, in the order of the form", () => {
  const empty: TutorApplicantAnswers = {
    name: null,
    phoneNumber: null,
    gender: null,
    universityId: null,
    otherUniversity: null,
    universityName: null,
    universityTier: null,
    major: null,
    majorGroup: null,
    majorTrack: null,
    admissionType: null,
    teachingBasis: null,
    reportNumber: null,
    expertWish: false,
    teachingYears: null,
    styles: [],
    subjects: NO_TUTOR_SUBJECTS,
    introduction: null,
  };
  expect(tutorApplicantProblems(empty, catalogue)).toHaveLength(13);
});

it("writes seconds as a clock", () => {
  expect([0, 5.9, 60, 125, 180].map(formatSeconds)).toEqual(["0:00", "0:05", "1:00", "2:05", "3:00"]);
  expect([0, 8.9, 60, 125, 180].map(spokenSeconds)).toEqual(["0초", "8초", "1분", "2분 5초", "3분"]);
});
