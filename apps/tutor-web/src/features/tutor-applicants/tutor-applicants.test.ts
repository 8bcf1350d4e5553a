import { NO_TUTOR_SUBJECTS } from "@pkg/domain";
import { describe, expect, test } from "vitest";
import type { TutorApplicant } from "@/lib/applicant/tutor-applicant";
import type { Subject } from "./queries";
import { firstOpenStep, problemsOf, problemsOnStep } from "./step-plan";
import {
  backFromExperts,
  chosenDetails,
  confidenceIn,
  forExperts,
  notForExperts,
  withConfidence,
  withDetails,
} from "./subject-choice";

const detail = (key: string, level: "MIDDLE" | "HIGH", parentSubjectDetailKey: string | null = null) => ({
  key,
  externalKey: key,
  label: key,
  parentSubjectDetailKey,
  meta: {},
  purchasable: true,
  targetSchoolLevels: [level],
  targetCurriculums: [],
});
const subject = (key: string, ...subjectDetails: Subject["subjectDetails"]): Subject => ({
  key,
  externalKey: key,
  label: key,
  subjectDetails,
});
const MATH = subject("MATH", detail("M1", "MIDDLE"), detail("M1_1", "MIDDLE", "M1"), detail("ALGEBRA", "HIGH"));
const KOREAN = subject("KOREAN", detail("LITERATURE", "HIGH"));
const ESSAY = subject("ESSAY", detail("WRITING", "MIDDLE"));
const CATALOGUE = [MATH, KOREAN, ESSAY];

describe("the choice of subjects", () => {
  const chosen = withDetails(
    withDetails(withConfidence(NO_TUTOR_SUBJECTS, "MATH", "HIGH"), MATH, ["M1_1", "ALGEBRA"]),
    ESSAY,
    ["WRITING"],
  );

  test("puts each detail into its list, and takes no group", () => {
    expect(chosen).toMatchObject({
      middleSchoolSubjects: ["M1_1"],
      highSchoolSubjects: ["ALGEBRA"],
      advancedSubjects: ["WRITING"],
    });
    expect(withDetails(NO_TUTOR_SUBJECTS, MATH, ["M1"]).middleSchoolSubjects).toEqual([]);
    expect(chosenDetails(chosen, MATH)).toEqual(["M1_1", "ALGEBRA"]);
  });

  test("a subject without details loses its confidence, the others keep theirs", () => {
    const less = withDetails(withConfidence(chosen, "ESSAY", "LOW"), MATH, []);
    expect(confidenceIn(less, "MATH")).toBeNull();
    expect(confidenceIn(less, "ESSAY")).toBe("LOW");
    expect(confidenceIn(withConfidence(chosen, "MATH", "LOW"), "MATH")).toBe("LOW");
  });

  test("an expert's leaves out 국어, 과학 and 사회", () => {
    const both = withConfidence(withDetails(chosen, KOREAN, ["LITERATURE"]), "KOREAN", "HIGH");
    expect(forExperts(both, CATALOGUE)).toEqual(chosen);
    expect(notForExperts(both, CATALOGUE)).toEqual(["KOREAN"]);
    expect(notForExperts(chosen, CATALOGUE)).toEqual([]);
  });
});

test("back from an expert's choice comes what it left out, beside what was chosen since", () => {
  const before = withConfidence(withDetails(NO_TUTOR_SUBJECTS, KOREAN, ["LITERATURE"]), "KOREAN", "HIGH");
  const since = withConfidence(withDetails(forExperts(before, CATALOGUE), MATH, ["M1_1"]), "MATH", "MEDIUM");
  const back = backFromExperts(since, before, CATALOGUE);
  expect(chosenDetails(back, KOREAN)).toEqual(["LITERATURE"]);
  expect([confidenceIn(back, "KOREAN"), confidenceIn(back, "MATH")]).toEqual(["HIGH", "MEDIUM"]);
});

test("problems stand on their step; the first step with one is where sending leads", () => {
  const empty = {
    id: "",
    status: "DRAFT",
    name: "정우진",
    phoneNumber: "010-0000-0005",
    gender: "MALE",
    universityId: null,
    major: null,
    majorGroup: "EDUCATION",
    majorTrack: "NATURAL_SCIENCES",
    admissionType: "NONE",
    teachingBasis: "ENROLLED",
    reportNumber: null,
    expertWish: false,
    teachingYears: 0,
    styles: [],
    subjects: NO_TUTOR_SUBJECTS as TutorApplicant["subjects"],
    introduction: null,
    universityName: null,
    otherUniversity: null,
    studyProof: null,
    crimeCheckAgreedAt: null,
    crimeCheckedAt: null,
    universityTier: null,
    screening: null,
    registeredAt: null,
    decidedAt: null,
    reason: null,
    rejectReason: null,
    updatedAt: "",
  } satisfies TutorApplicant;
  const problems = problemsOf(empty, CATALOGUE);
  expect(Object.keys(problems).sort()).toEqual([
    "introduction",
    "major",
    "studyProof",
    "styles",
    "subjects",
    "universityId",
  ]);
  expect(firstOpenStep(problems)).toBe("UNIVERSITY");
  expect(Object.keys(problemsOnStep(problems, "TEACHING")).sort()).toEqual(["introduction", "styles"]);
  expect(firstOpenStep(problemsOf({ ...empty, phoneNumber: null }, CATALOGUE))).toBe("PERSON");
  expect(firstOpenStep({})).toBeUndefined();
});
