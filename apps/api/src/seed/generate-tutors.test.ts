import { expect, test } from "vitest";
import { UNIVERSITIES } from "../import/write-schools.ts";
import { majorsAt } from "./data/university-majors.ts";
import { generateReviews } from "./generate-reviews.ts";
import { generateTutors } from "./generate-tutors.ts";

const NAMES = new Map(UNIVERSITIES.map(({ id, name }) => [id, name]));

test("every tutor studied what their university teaches", () => {
  const odd = generateTutors(2000, UNIVERSITIES).filter(
    ({ tutor }) => !majorsAt(NAMES.get(tutor.universityId) ?? "", tutor.track).includes(tutor.major),
  );
  expect(odd).toEqual([]);
});

test.each([
  ["한국과학기술원", "NATURAL_SCIENCES", "의예과"],
  ["포항공과대학교", "NATURAL_SCIENCES", "치의예과"],
  ["한국항공대학교", "NATURAL_SCIENCES", "치의예과"],
  ["울산과학기술원", "LIBERAL_ARTS", "독어독문학과"],
  ["서울교육대학교", "LIBERAL_ARTS", "경영학과"],
] as const)("%s doesn't teach %s %s", (university, track, major) => {
  expect(majorsAt(university, track)).not.toContain(major);
});

test("no man studied at a women's university", () => {
  const odd = generateTutors(2000, UNIVERSITIES).filter(
    ({ tutor }) => tutor.gender === "MALE" && NAMES.get(tutor.universityId)?.endsWith("여자대학교"),
  );
  expect(odd).toEqual([]);
});

test("every review could have been written: lessons of its grade are sold, and exams are of school subjects", () => {
  const reviews = generateReviews(200);
  expect(reviews.every(({ grade }) => grade >= 7 && grade <= 12)).toBe(true);
  const ofCoding = reviews.filter(({ subjectKey }) => subjectKey === "CODING" || subjectKey === "STUDY_COACHING");
  expect(ofCoding.length).toBeGreaterThan(10);
  expect(ofCoding.filter(({ text }) => /서술형|등급|기출|고사|점 올/.test(text))).toEqual([]);
  expect(reviews.filter(({ grade, text }) => grade < 10 && /등급|모의고사/.test(text))).toEqual([]);
  const tutors = generateTutors(200, UNIVERSITIES);
  const details = new Map(tutors.map(({ tutor, subjects }) => [tutor.id, subjects.map((one) => one.subjectDetailKey)]));
  const ofMaths = generateReviews(200, tutors).filter(({ subjectKey }) => subjectKey === "MATH");
  expect(ofMaths.length).toBeGreaterThan(20);
  const odd = ofMaths.filter(({ tutorId, grade }) => {
    const taught = details.get(tutorId ?? 0) ?? [];
    return !taught.some((key) => key.startsWith("MATH_") && /^MATH_M\d/.test(key) === grade < 10);
  });
  expect(odd).toEqual([]);
  expect(reviews.some(({ isVerified }) => isVerified)).toBe(true);
});
