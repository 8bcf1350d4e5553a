import { countFree, lessonHalfHours } from "../schedule/lesson-starts.ts";
import type { ConfidenceLevel } from "../subject/confidence-level.ts";
import { wishedPassType } from "../tutor-wishes/tutor-pass-type.ts";
import { UNIVERSITY_TIERS, type UniversityTier } from "../university/university.ts";
import { meetingCalendar } from "./match-blocks.ts";
import type { MatchTutor, MatchWish } from "./match-input.ts";

/** Most points of each part; 시간·실력 is the first three (55), 성향·배경 the last four (45). */
export const MATCH_PART_LIMITS = {
  overlap: 30,
  confidence: 15,
  load: 10,
  styles: 20,
  university: 10,
  admission: 8,
  track: 7,
} as const;
export type MatchPart = keyof typeof MATCH_PART_LIMITS;

/** Points of a tutor for a wish, all whole numbers. */
export type MatchPoints = Readonly<Record<MatchPart, number>>;

/** Points for a tutor's confidence in the wished subject. */
export const CONFIDENCE_POINTS: Readonly<Record<ConfidenceLevel, number>> = {
  VERY_HIGH: 15,
  HIGH: 12,
  MEDIUM: 8,
  LOW: 4,
  VERY_LOW: 0,
};

/** As much common time as three times the lessons need is as good as any more. */
const ENOUGH_CHOICE = 3;
const LIKED_POINTS = 12;
const DISLIKED_POINTS = 8;
const NEXT_TIER_POINTS = 5;

/** Scores the parts of a match; hard conditions are not checked. A wish that was not made gives full points. */
export function matchPoints(wish: MatchWish, tutor: MatchTutor): MatchPoints {
  const confidence = tutor.confidenceSubjects.find(({ subject }) => subject === wish.subject);
  return {
    overlap: overlapPoints(wish, tutor),
    confidence: confidence ? CONFIDENCE_POINTS[confidence.level] : 0,
    load: loadPoints(tutor),
    styles: stylePoints(wish, tutor),
    ...backgroundPoints(wish, tutor),
  };
}

/**
 * Points for the overlap by the number of common half-hours; more than the last entry's number give the points of the last. A
 * single entry when no time is wished, which gives every tutor full points.
 */
export function overlapPointsByHalfHours(wish: Pick<MatchWish, "calendar" | "minutes" | "lessonsPerWeek">): number[] {
  const choice = ENOUGH_CHOICE * lessonHalfHours(wish.minutes) * wish.lessonsPerWeek;
  const enough = Math.min(countFree(wish.calendar), choice);
  if (enough === 0) return [MATCH_PART_LIMITS.overlap];
  return Array.from({ length: enough + 1 }, (_, common) => Math.floor((MATCH_PART_LIMITS.overlap * common) / enough));
}

function overlapPoints(wish: MatchWish, tutor: MatchTutor): number {
  const points = overlapPointsByHalfHours(wish);
  return points[Math.min(points.length - 1, countFree(meetingCalendar(wish, tutor)))] ?? 0;
}

/** Points for the share of a tutor's capacity that is free. */
export function loadPoints({ activeMatches, maxMatches }: Pick<MatchTutor, "activeMatches" | "maxMatches">): number {
  const left = Math.max(0, maxMatches - activeMatches);
  return maxMatches > 0 ? Math.floor((MATCH_PART_LIMITS.load * left) / maxMatches) : 0;
}

/** Points for liked styles that are present and disliked ones that are absent. */
export function stylePoints(
  {
    likedTutorStyles: liked,
    dislikedTutorStyles: disliked,
  }: Pick<MatchWish, "likedTutorStyles" | "dislikedTutorStyles">,
  tutor: Pick<MatchTutor, "styles">,
): number {
  const met = liked.filter((style) => tutor.styles.includes(style)).length;
  const avoided = disliked.filter((style) => !tutor.styles.includes(style)).length;
  return share(LIKED_POINTS, met, liked.length) + share(DISLIKED_POINTS, avoided, disliked.length);
}

function share(points: number, met: number, wished: number): number {
  return wished === 0 ? points : Math.floor((points * met) / wished);
}

/** Points for university, admission and track. */
export function backgroundPoints(
  wish: Pick<MatchWish, "tutorUniversities" | "tutorPassTypes" | "tutorTracks">,
  tutor: Pick<MatchTutor, "universityTier" | "admissionType" | "majorTrack">,
): Pick<MatchPoints, "university" | "admission" | "track"> {
  return {
    university: universityPoints(wish.tutorUniversities, tutor.universityTier),
    admission: admissionPoints(wish, tutor),
    track: trackPoints(wish, tutor),
  };
}

function universityPoints(wished: readonly UniversityTier[], tier: UniversityTier): number {
  if (wished.length === 0 || wished.includes(tier)) return MATCH_PART_LIMITS.university;
  const at = UNIVERSITY_TIERS.indexOf(tier);
  const isNext = wished.some((other) => Math.abs(UNIVERSITY_TIERS.indexOf(other) - at) === 1);
  return isNext ? NEXT_TIER_POINTS : 0;
}

function admissionPoints(
  { tutorPassTypes }: Pick<MatchWish, "tutorPassTypes">,
  { admissionType }: Pick<MatchTutor, "admissionType">,
): number {
  const wished = wishedPassType(tutorPassTypes);
  return wished === null || wished === admissionType ? MATCH_PART_LIMITS.admission : 0;
}

function trackPoints(
  { tutorTracks }: Pick<MatchWish, "tutorTracks">,
  { majorTrack }: Pick<MatchTutor, "majorTrack">,
): number {
  return tutorTracks.length === 0 || tutorTracks.includes(majorTrack) ? MATCH_PART_LIMITS.track : 0;
}
