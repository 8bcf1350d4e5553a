import fc from "fast-check";
import { expect, it } from "vitest";
import { week } from "../../test/fixtures.ts";
import { TUTOR_GENDERS, TUTOR_STYLES } from "../tutor/tutor-types.ts";
import { MAJOR_TRACKS, UNIVERSITY_TIERS } from "../university/university.ts";
import type { Applicant } from "./applicant.ts";
import { fromApplicantRequest, splitList } from "./from-applicant-request.ts";
import { STUDY_GOALS } from "./study-goal.ts";
import { toApplicantRequest } from "./to-applicant-request.ts";
import { TUTOR_PASS_TYPES } from "./tutor-pass-type.ts";

const applicant: Applicant = {
  merchantUid: "order-1",
  subject: "MATH",
  subjectDetail: "MATH_M2_2",
  rank: "BASIC",
  weeklyAvailablePeriods: week({ tuesday: ["19:00-22:00"] }),
  studyPurposes: ["SCHOOL_GRADES", "STUDY_HABITS"],
  tutorGenders: ["FEMALE"],
  tutorUniversities: ["HIGHEST", "HIGHER"],
  tutorPassTypes: ["EARLY_DECISION"],
  tutorTracks: ["NATURAL_SCIENCES"],
  likedTutorStyles: ["METICULOUS", "WARM"],
  dislikedTutorStyles: ["SPARTA"],
  recommendedTutors: ["t1", "t2"],
  selectedTutors: ["t1"],
  tutorMemo: "쉼표, 있는 메모",
  completedAt: null,
};

it("sends list fields comma-joined", () => {
  expect(toApplicantRequest(applicant)).toEqual({
    merchantUid: "order-1",
    subject: "MATH",
    subjectDetail: "MATH_M2_2",
    rank: "BASIC",
    weeklyAvailablePeriods: applicant.weeklyAvailablePeriods,
    studyPurposes: "SCHOOL_GRADES,STUDY_HABITS",
    tutorGenders: "FEMALE",
    tutorUniversities: "HIGHEST,HIGHER",
    tutorPassType: "수시 전형으로 합격한 선생님을 선호해요",
    tutorTracks: "NATURAL_SCIENCES",
    likedTutorStyles: "METICULOUS,WARM",
    dislikedTutorStyles: "SPARTA",
    recommendedTutors: "t1,t2",
    selectedTutors: "t1",
    tutorMemo: "쉼표, 있는 메모",
    completedAt: null,
  });
});

it("sends empty study purposes as an unknown marker, and empty genders as both", () => {
  const request = toApplicantRequest({ ...applicant, studyPurposes: [], tutorGenders: [], tutorTracks: [] });
  expect(request).toMatchObject({ studyPurposes: "UNKNOWN", tutorGenders: "MALE,FEMALE", tutorTracks: "" });
  expect(fromApplicantRequest(request)).toMatchObject({ studyPurposes: [], tutorGenders: [], tutorTracks: [] });
});

it("drops words that are no known value", () => {
  const request = { ...toApplicantRequest(applicant), likedTutorStyles: " WARM ,,LOUD,METICULOUS" };
  expect(fromApplicantRequest(request).likedTutorStyles).toEqual(["WARM", "METICULOUS"]);
});

it("comes back as it was", () => {
  const some = <T>(values: readonly T[], maxLength = values.length) =>
    fc.uniqueArray(fc.constantFrom(...values), { maxLength });
  const ids = fc.uniqueArray(fc.uuid());
  const wishes = fc.record({
    studyPurposes: some(STUDY_GOALS),
    tutorGenders: some(TUTOR_GENDERS, 1),
    tutorUniversities: some(UNIVERSITY_TIERS),
    tutorPassTypes: some(TUTOR_PASS_TYPES, 1),
    tutorTracks: some(MAJOR_TRACKS),
    likedTutorStyles: some(TUTOR_STYLES),
    dislikedTutorStyles: some(TUTOR_STYLES),
    recommendedTutors: ids,
    selectedTutors: ids,
  });
  fc.assert(
    fc.property(wishes, (change) => {
      const made = { ...applicant, ...change };
      expect(fromApplicantRequest(toApplicantRequest(made))).toEqual(made);
    }),
  );
});

it.each([
  ["", []],
  [" , ", []],
  ["a", ["a"]],
  [" a , b,,c ", ["a", "b", "c"]],
])("splits %s", (text, words) => {
  expect(splitList(text)).toEqual(words);
});
