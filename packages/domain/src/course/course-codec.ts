import type { Course } from "./course.ts";

/** Writes courses as one query value, percent-encoded JSON. Only the known fields are written. */
export function encodeCourses(courses: readonly Course[]): string {
  return encodeURIComponent(JSON.stringify(courses.map(toCourse)));
}

/**
 * Reads courses back. Takes the encoded text, and the same text after a router has decoded it once. A course is kept only
 * if productId is a number and subject and subjectDetail are non-empty; a failure gives an empty list, never an error.
 */
export function decodeCourses(text: string | null | undefined): Course[] {
  if (!text) return [];
  const value = parseJson(text) ?? parseJson(unescapeText(text));
  return Array.isArray(value) ? value.filter(isCourse).map(toCourse) : [];
}

function isCourse(value: unknown): value is Course {
  const { productId, subject, subjectDetail } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Number.isFinite(productId) && isFilled(subject) && isFilled(subjectDetail);
}

function toCourse({ productId, subject, subjectDetail, matchId, trialMatchId, tutorId }: Course): Course {
  return {
    productId,
    subject,
    subjectDetail,
    ...(isId(matchId) && { matchId: String(matchId) }),
    ...(isId(trialMatchId) && { trialMatchId: String(trialMatchId) }),
    ...(isId(tutorId) && { tutorId: String(tutorId) }),
  };
}

function isFilled(value: unknown): value is string {
  return typeof value === "string" && value.length > 0;
}

function isId(value: unknown): value is string | number {
  return isFilled(value) || Number.isFinite(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unescapeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
