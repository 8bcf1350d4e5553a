import {
  ADMISSION_TYPES,
  bitsToCalendar,
  CONFIDENCE_LEVELS,
  MAJOR_TRACKS,
  TUTOR_GENDERS,
  TUTOR_STYLES,
  UNIVERSITY_TIERS,
} from "@pkg/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { indexOf } from "../../../../../test/tutor-search/index-of.ts";
import {
  type OracleTutor,
  oracleRanked,
  oracleTop,
  withSortedStyles,
} from "../../../../../test/tutor-search/oracle.ts";
import { randomWish } from "../../../../../test/tutor-search/random-wish.ts";
import { generateWeek } from "../../../../seed/generate-week.ts";
import { createRandom } from "../../../../seed/random.ts";
import { applyTutorChange } from "./apply-tutor-change.ts";
import { countMemory, searchMemory } from "./search-memory.ts";

/** Few tutors of few kinds, so that scores are often equal. */
function tutorsOf(seed: number, count: number, detail: string, rank: "BASIC" | "EXPERT"): OracleTutor[] {
  const random = createRandom(seed);
  const weeks = Array.from({ length: 3 }, () => bitsToCalendar(generateWeek(random)));
  return Array.from({ length: count }, (_, at) => ({
    id: at * 7 + 3,
    confidence: new Map(random.chance(0.9) ? [[detail, random.pick(CONFIDENCE_LEVELS)]] : []),
    facts: {
      rank: random.pick([rank, rank, rank, rank, rank, rank, rank, rank, "BASIC", null]),
      calendar: random.pick(weeks),
      gender: random.pick(TUTOR_GENDERS),
      styles: random.sample(TUTOR_STYLES, random.int(0, 3)),
      universityTier: random.pick(UNIVERSITY_TIERS),
      admissionType: random.pick(ADMISSION_TYPES),
      majorTrack: random.pick(MAJOR_TRACKS),
      activeMatches: random.int(0, 3),
      maxMatches: random.int(0, 3),
    },
  }));
}

test("the rest of a long list is read too, when few of very many have time", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = createRandom(seed);
      const wish = { ...randomWish(random), tutorGenders: [], minutes: 60, lessonsPerWeek: 1 };
      const tutors = tutorsOf(seed, 3_000, wish.subjectDetail, wish.rank);
      // Nearly all are free at other hours of the same part of the week.
      const [wished, other] = [new Uint8Array(336).fill(1, 0, 4), new Uint8Array(336).fill(1, 10, 14)];
      const rare = tutors.map((tutor) => ({
        ...tutor,
        facts: { ...tutor.facts, calendar: random.chance(0.01) ? wished : other },
      }));
      const narrow = { ...wish, calendar: new Uint8Array(336).fill(1, 0, 3) };
      const ranked = oracleRanked(rare, narrow);
      const found = searchMemory(indexOf(rare), narrow, { limit: 10 });
      expect(found).toEqual(withSortedStyles(oracleTop(ranked, { limit: 10 })));
    }),
    { numRuns: 10 },
  );
});

test("the index alone finds who the oracle finds, among few and many, equal and unequal tutors", () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 30 }), (seed, count, limit) => {
      const random = createRandom(seed);
      const wish = randomWish(random);
      const tutors = tutorsOf(seed, count, wish.subjectDetail, wish.rank);
      const memory = indexOf(tutors);
      const gone = new Set(random.sample(tutors, random.int(0, 5)).map(({ id }) => id));
      for (const id of gone) applyTutorChange(memory, id, null);
      const ranked = oracleRanked(tutors, wish).filter(({ tutorId }) => !gone.has(tutorId));
      expect(searchMemory(memory, wish, { limit })).toEqual(withSortedStyles(oracleTop(ranked, { limit })));
      expect(countMemory(memory, wish)).toBe(ranked.length);
    }),
    { numRuns: 300 },
  );
});
