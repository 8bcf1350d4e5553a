import { DAY, type ReviewChip, reviewChipsFor } from "@pkg/domain";
import type { reviews } from "../db/schema/index.ts";
import { SUBJECTS as CATALOGUE } from "../import/data/subjects.ts";
import { REVIEW_TEXTS } from "./data/review-texts.ts";
import type { GeneratedTutor } from "./generate-tutors.ts";
import { createRandom, type Random } from "./random.ts";

const SEED = 48;
const LEVELS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  CATALOGUE.flatMap(({ key, details }) => details.map((detail) => [`${key}_${detail.key}`, detail.levels] as const)),
);
/** Coding and study coaching have no school exam. */
const UNEXAMINED: readonly string[] = ["CODING", "STUDY_COACHING"];
/** The last review was written on this day; each one before it some days earlier. */
const LAST_DAY = Date.UTC(2026, 10, 18, 3);
/** A tutor answers after a day or two. */
const REPLY_DAYS = 2;

interface WrittenReview {
  readonly subjectKey: string;
  readonly grade: number;
  readonly months: number;
  readonly stars: number;
  readonly text: string;
  readonly reply: string | null;
}

/** The written reviews, as people of these tutors left them: the same on every run, newest first. */
export function generateReviews(tutors: readonly GeneratedTutor[] = []): (typeof reviews.$inferInsert)[] {
  const random = createRandom(SEED);
  const written = Object.entries(REVIEW_TEXTS).flatMap(([subjectKey, lines]) => readReviews(subjectKey, lines));
  let day = LAST_DAY;
  return random.sample(written, written.length).map((review, index) => {
    const { subjectKey, grade, months, stars, text, reply } = review;
    day -= random.int(1, 5) * DAY;
    const createdAt = new Date(day);
    const tutorId = tutorOf(random, tutors, review);
    return {
      id: index + 1,
      subjectKey,
      grade,
      months,
      rating: stars * 10,
      text,
      isVerified: random.chance(0.9),
      chips: stars < 4 ? [] : random.sample(strengths(review), random.int(0, 3)),
      tutorId,
      ...(reply && tutorId !== null
        ? { replyText: reply, repliedAt: new Date(day + random.int(1, REPLY_DAYS) * DAY) }
        : { replyText: null, repliedAt: null }),
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** @throws RangeError for a line that isn't a review. */
function readReviews(subjectKey: string, lines: string): WrittenReview[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [, stars, grade, months, text, reply] = /^([1-5]) (\d+) (\d+) (.+?)(?: >> (.+))?$/.exec(line) ?? [];
      if (!text) throw new RangeError(`Not a review: ${line}`);
      const numbers = { grade: Number(grade), months: Number(months), stars: Number(stars) };
      return { subjectKey, ...numbers, text, reply: reply ?? null };
    });
}

/** Marks rise after some time, and where there are any. */
function strengths({ subjectKey, months }: WrittenReview): readonly ReviewChip[] {
  const hasMarks = months > 2 && !UNEXAMINED.includes(subjectKey);
  return reviewChipsFor(5).filter((chip) => hasMarks || chip !== "GRADES");
}

/** Somebody who teaches the subject in the grade's school. */
function tutorOf(
  random: Random,
  tutors: readonly GeneratedTutor[],
  { subjectKey, grade }: { subjectKey: string; grade: number },
): number | null {
  const level = grade < 10 ? "MIDDLE" : "HIGH";
  const isTaught = ({ subjectDetailKey: key }: { subjectDetailKey: string }) =>
    key.startsWith(`${subjectKey}_`) && LEVELS_OF.get(key)?.includes(level);
  const teaching = tutors.filter(({ subjects }) => subjects.some(isTaught));
  return teaching.length > 0 ? (random.pick(teaching).tutor.id ?? null) : null;
}
