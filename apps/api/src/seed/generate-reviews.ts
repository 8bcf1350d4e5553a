import { GRADES, MAX_REVIEW_CHIPS, REVIEW_CHIPS } from "@pkg/domain";
import type { reviews } from "../db/schema/index.ts";
import { SUBJECTS as CATALOGUE } from "../import/data/subjects.ts";
import { REPLY_ENDINGS, REPLY_MIDDLES, REPLY_OPENINGS } from "./data/reply-words.ts";
import { fitsReview, PARENT_VOICE, STUDENT_VOICE } from "./data/review-words.ts";
import type { GeneratedTutor } from "./generate-tutors.ts";
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
const LEVELS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  CATALOGUE.flatMap(({ key, details }) => details.map((detail) => [`${key}_${detail.key}`, detail.levels] as const)),
);
const RATINGS = [50, 50, 50, 50, 49, 48, 48, 47, 45, 44, 40, 38];
/** The last review was written on this day; each one before it a day or two earlier. */
const LAST_DAY = Date.UTC(2026, 10, 18, 3);
const DAY = 86_400_000;

/** Of what is known beside the text: its own, so that the texts stay the same. */
const FACTS_SEED = 49;
/** A tutor answers after a day or two. */
const REPLY_DAYS = 2;

/** `count` reviews of these tutors, the same ones on every run, newest first, no text twice. */
export function generateReviews(
  count: number,
  tutors: readonly GeneratedTutor[] = [],
): (typeof reviews.$inferInsert)[] {
  const random = createRandom(SEED);
  const facts = createRandom(FACTS_SEED);
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
    const createdAt = new Date(day);
    return {
      id: index + 1,
      subjectKey,
      grade,
      months: random.pick([1, 2, 3, 3, 4, 6, 6, 8, 12]),
      rating: random.pick(RATINGS),
      text,
      isVerified: random.chance(0.9),
      chips: facts.sample(REVIEW_CHIPS, facts.int(0, MAX_REVIEW_CHIPS)),
      ...answered(facts, createdAt, tutorOf(facts, tutors, { subjectKey, grade })),
      createdAt,
      updatedAt: createdAt,
    };
  });
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

function answered(random: Random, at: Date, tutorId: number | null) {
  if (tutorId === null || random.chance(0.6)) return { tutorId, replyText: null, repliedAt: null };
  const replyText = [REPLY_OPENINGS, REPLY_MIDDLES, REPLY_ENDINGS].map((phrases) => random.pick(phrases)).join(" ");
  return { tutorId, replyText, repliedAt: new Date(at.getTime() + random.int(1, REPLY_DAYS) * DAY) };
}

/** A text that a family of this subject and grade could have written. */
function writeReview(random: Random, subject: string, grade: number): string {
  const voice = random.pick([PARENT_VOICE, STUDENT_VOICE]);
  const pick = (phrases: readonly string[]) =>
    random.pick(phrases.filter((phrase) => fitsReview(phrase, subject, grade)));
  const parts = [pick(voice.openings), pick(voice.middles), pick(voice.endings)];
  return (random.chance(0.2) ? parts.slice(1) : parts).join(" ");
}
