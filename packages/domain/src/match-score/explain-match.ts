import type { LessonStart } from "../schedule/lesson-starts.ts";
import { matchBlockMessage } from "./match-blocks.ts";
import type { MatchTutor, MatchWish } from "./match-input.ts";
import { type MatchReasons, studentsNote, type TutorReasons, timesReasons, tutorReasons } from "./match-reasons.ts";
import type { MatchScore, MatchSums } from "./match-score.ts";

/** The points of a tutor with what is said of them. */
export interface MatchFit extends MatchSums, MatchReasons {}

/** What a proposal keeps of a fit: nothing is said yet of times and of the tutor's students, who are counted. */
export interface KeptFit extends MatchSums, TutorReasons {}

/**
 * Puts a tutor's score into words, apart from lesson times: why the tutor fits, and what is missed, hard conditions first. A
 * proposal keeps it beside the times it holds; `fitOfProposal` adds a word about those.
 * @param scored what `matchScore` gave for the same wish and tutor
 */
export function explainMatch(wish: MatchWish, tutor: MatchTutor, scored: MatchScore): KeptFit {
  const { score, timeAndSkill, styleAndBackground, blocks, points } = scored;
  const { misses, ...said } = tutorReasons(wish, tutor, points);
  const blocked = blocks.map((block) => matchBlockMessage(block, wish));
  return { score, timeAndSkill, styleAndBackground, ...said, misses: [...blocked, ...misses] };
}

/** A fit with what is said of the tutor's students, and of weekly lesson times at which the two could meet. */
export const fitAtTimes = (fit: KeptFit, lessons: readonly LessonStart[]): MatchFit => whole(fit, lessons, "NOW");

/** What a proposal kept, at the times that it holds: how many students its tutor had is of its day. */
export const fitOfProposal = (fit: KeptFit, lessons: readonly LessonStart[]): MatchFit => whole(fit, lessons, "THEN");

function whole({ students, ...fit }: KeptFit, lessons: readonly LessonStart[], when: "NOW" | "THEN"): MatchFit {
  const times = timesReasons(lessons);
  const notes = [...times.notes, ...fit.notes, ...studentsNote(students, when)];
  return { ...fit, reasons: [...times.reasons, ...fit.reasons], notes };
}
