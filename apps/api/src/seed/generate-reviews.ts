import { GRADES } from "@pkg/domain";
import type { reviews } from "../db/schema/index.ts";
import { fitsReview, PARENT_VOICE, STUDENT_VOICE } from "./data/review-words.ts";
import { createRandom, type Random } from "./random.ts";

const SEED = 48;
const SUBJECTS = [
  "MATH",
  "MATH",
  "MATH",
  "ENGLISH",
  "ENGLISH",
  "KOREAN",
  "SCIENCE",
  "SOCIAL",
  "CODING",
  "STUDY_COACHING",
];
const RATINGS = [50, 50, 50, 50, 49, 48, 48, 47, 45, 44, 40, 38];
/** The last review was written on this day; each one before it a day or two earlier. */
const LAST_DAY = Date.UTC(2026, 10, 18, 3);
const DAY = 86_400_000;

/** `count` reviews, the same ones on every run, newest first, no text twice. */
export function generateReviews(count: number): (typeof reviews.$inferInsert)[] {
  const random = createRandom(SEED);
  // The catalogue has no elementary school.
  const grades = GRADES.filter((grade) => grade >= 7 && grade <= 12);
  const texts = new Set<string>();
  let day = LAST_DAY;
  return Array.from({ length: count }, (_, index) => {
    const subjectKey = random.pick(SUBJECTS);
    const grade = random.pick(grades);
    let text: string;
    do text = writeReview(random, subjectKey, grade);
    while (texts.has(text));
    texts.add(text);
    day -= random.int(1, 2) * DAY;
    return {
      id: index + 1,
      subjectKey,
      grade,
      months: random.pick([1, 2, 3, 3, 4, 6, 6, 8, 12]),
      rating: random.pick(RATINGS),
      text,
      isVerified: random.chance(0.9),
      createdAt: new Date(day),
    };
  });
}

/** A text that a family of this subject and grade could have written. */
function writeReview(random: Random, subject: string, grade: number): string {
  const voice = random.pick([PARENT_VOICE, STUDENT_VOICE]);
  const pick = (phrases: readonly string[]) =>
    random.pick(phrases.filter((phrase) => fitsReview(phrase, subject, grade)));
  const parts = [pick(voice.openings), pick(voice.middles), pick(voice.endings)];
  return (random.chance(0.2) ? parts.slice(1) : parts).join(" ");
}
