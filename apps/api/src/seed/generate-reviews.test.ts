import { expect, test } from "vitest";
import { SUBJECTS } from "../import/data/subjects.ts";
import { UNIVERSITIES } from "../import/write-schools.ts";
import { generateReviews } from "./generate-reviews.ts";
import { generateTutors } from "./generate-tutors.ts";

const TUTORS = generateTutors(300, UNIVERSITIES);
const REVIEWS = generateReviews(TUTORS);
const LEVELS: ReadonlyMap<string, readonly string[]> = new Map(
  SUBJECTS.flatMap(({ key, details }) => details.map((detail) => [`${key}_${detail.key}`, detail.levels] as const)),
);

test("every review could have been written: lessons of its grade are sold, and exams are of school subjects", () => {
  expect(REVIEWS.every(({ grade }) => grade >= 7 && grade <= 12)).toBe(true);
  const unexamined = REVIEWS.filter(({ subjectKey }) => subjectKey === "CODING" || subjectKey === "STUDY_COACHING");
  expect(unexamined.length).toBeGreaterThan(5);
  expect(unexamined.filter(({ text }) => /서술형|등급|기출|고사|점 올/.test(text))).toEqual([]);
  expect(unexamined.filter(({ chips }) => chips?.includes("GRADES"))).toEqual([]);
  expect(REVIEWS.filter(({ grade, text }) => grade < 10 && /등급|모의고사/.test(text))).toEqual([]);
  expect(REVIEWS.some(({ isVerified }) => isVerified)).toBe(true);
});

test("each is of a tutor who teaches the subject in the grade's school", () => {
  const taught = new Map(TUTORS.map(({ tutor, subjects }) => [tutor.id, subjects.map((one) => one.subjectDetailKey)]));
  const odd = REVIEWS.filter(({ tutorId, subjectKey, grade }) => {
    const keys = taught.get(tutorId ?? 0)?.filter((key) => key.startsWith(`${subjectKey}_`)) ?? [];
    return !keys.some((key) => LEVELS.get(key)?.includes(grade < 10 ? "MIDDLE" : "HIGH"));
  });
  expect(odd).toEqual([]);
});

test("stars are whole, as the form gives them, and not all families are content", () => {
  expect(REVIEWS.filter(({ rating }) => rating % 10 !== 0)).toEqual([]);
  for (const stars of [2, 3, 4, 5]) expect(REVIEWS.some(({ rating }) => rating === stars * 10)).toBe(true);
});

test("no sentence stands twice, in a review or an answer", () => {
  const texts = REVIEWS.flatMap(({ text, replyText }) => [text, replyText ?? ""]).filter((text) => text !== "");
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(REVIEWS.filter(({ replyText }) => replyText).length).toBeGreaterThan(15);
});
