import { GRADES } from "@pkg/domain";
import type { reviews } from "../db/schema/index.ts";
import { PARENT_VOICE, STUDENT_VOICE } from "./data/review-words.ts";
import { createRandom } from "./random.ts";

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
  const grades = GRADES.filter((grade) => grade >= 6 && grade <= 12);
  const texts = new Set<string>();
  let day = LAST_DAY;
  return Array.from({ length: count }, (_, index) => {
    let text: string;
    do {
      const voice = random.pick([PARENT_VOICE, STUDENT_VOICE]);
      const parts = [random.pick(voice.openings), random.pick(voice.middles), random.pick(voice.endings)];
      text = (random.chance(0.2) ? parts.slice(1) : parts).join(" ");
    } while (texts.has(text));
    texts.add(text);
    day -= random.int(1, 2) * DAY;
    return {
      id: index + 1,
      subjectKey: random.pick(SUBJECTS),
      grade: random.pick(grades),
      months: random.pick([1, 2, 3, 3, 4, 6, 6, 8, 12]),
      rating: random.pick(RATINGS),
      text,
      createdAt: new Date(day),
    };
  });
}
