import fc from "fast-check";
import { expect, it } from "vitest";
import { tutor, wish } from "../../test/fixtures.ts";
import { CONFIDENCE_LEVELS } from "../subject/confidence-level.ts";
import { TUTOR_GENDERS, TUTOR_STYLES } from "../tutor/tutor-types.ts";
import { ADMISSION_TYPES, MAJOR_TRACKS, UNIVERSITY_TIERS } from "../university/university.ts";
import { explainMatch, fitAtTimes } from "./explain-match.ts";
import { MATCH_PART_LIMITS, type MatchPart } from "./match-points.ts";
import { matchScore } from "./match-score.ts";

/** Where the points of a part that fell short are named. */
const NAMED: Readonly<Record<MatchPart, RegExp>> = {
  overlap: /함께 비는 시간이/,
  confidence: /자신감/,
  load: /지금 .+ 명을 가르치고|새 학생을 받을 수/,
  styles: /성향/,
  university: /선생님은 아니에요/,
  admission: /입학.* 선생님은 아니에요/,
  track: /과 선생님은 아니에요|과·.* 선생님은 아니에요/,
};

it("adds up, stays inside its limits and is the same every time", () => {
  const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values));
  const slots = fc.uniqueArray(fc.integer({ min: 0, max: 83 })).map((starts) => {
    const free = new Uint8Array(336);
    for (const start of starts) free.fill(1, start * 4, start * 4 + 4);
    return free;
  });
  const anyWish = fc.record({
    calendar: slots,
    likedTutorStyles: some(TUTOR_STYLES),
    dislikedTutorStyles: some(TUTOR_STYLES),
    tutorUniversities: some(UNIVERSITY_TIERS),
    tutorPassTypes: some(["EARLY_DECISION", "REGULAR_DECISION"] as const),
    tutorTracks: some(MAJOR_TRACKS),
    tutorGenders: some(TUTOR_GENDERS),
    minutes: fc.constantFrom(40, 60, 80),
    lessonsPerWeek: fc.constantFrom(1, 2, 3),
  });
  const anyTutor = fc.record({
    calendar: slots,
    styles: some(TUTOR_STYLES),
    universityTier: fc.constantFrom(...UNIVERSITY_TIERS),
    admissionType: fc.constantFrom(...ADMISSION_TYPES),
    majorTrack: fc.constantFrom(...MAJOR_TRACKS),
    gender: fc.constantFrom(...TUTOR_GENDERS),
    confidenceSubjects: fc.constantFrom(...CONFIDENCE_LEVELS).map((level) => [{ subject: "MATH", level }]),
    activeMatches: fc.nat({ max: 6 }),
    maxMatches: fc.nat({ max: 6 }),
  });
  fc.assert(
    fc.property(anyWish, anyTutor, (wished, offered) => {
      const result = matchScore(wish(wished), tutor(offered));
      expect(result.timeAndSkill + result.styleAndBackground).toBe(result.score);
      expect(Object.values(result.points).reduce((a, b) => a + b)).toBe(result.score);
      for (const [part, limit] of Object.entries(MATCH_PART_LIMITS)) {
        const value = result.points[part as keyof typeof MATCH_PART_LIMITS];
        expect(Number.isInteger(value) && value >= 0 && value <= limit).toBe(true);
      }
      expect(result.eligible).toBe(result.blocks.length === 0);
      expect(result.lessons.length).toBe(result.blocks.includes("TIME") ? 0 : wished.lessonsPerWeek);
      expect(matchScore(wish(wished), tutor(offered))).toEqual(result);
      const { reasons, misses, notes } = fitAtTimes(explainMatch(wish(wished), tutor(offered), result), []);
      const said = [...misses, ...notes, ...reasons.filter((reason) => reason.includes("자신감"))];
      for (const [part, pattern] of Object.entries(NAMED)) {
        const isShort = result.points[part as MatchPart] < MATCH_PART_LIMITS[part as MatchPart];
        if (isShort)
          expect(
            said.some((text) => pattern.test(text)),
            part,
          ).toBe(true);
      }
    }),
  );
});
