import type { LessonStart } from "../schedule/lesson-starts.ts";
import { matchBlockMessage } from "./match-blocks.ts";
import type { MatchTutor, MatchWish } from "./match-input.ts";
import { type MatchReasons, noteOfProposal, timesReasons, tutorReasons } from "./match-reasons.ts";
import type { MatchScore, MatchSums } from "./match-score.ts";

/** The points of a tutor with what is said of them. */
export interface MatchFit extends MatchSums, MatchReasons {}

/** What a proposal kept: older ones have no notes. */
type KeptFit = Omit<MatchFit, "notes"> & Partial<Pick<MatchFit, "notes">>;

/**
 * Puts a tutor's score into words, apart from lesson times: why the tutor fits, and what is missed, hard conditions first. A
 * proposal keeps it beside the times it holds; `fitOfProposal` adds a word about those.
 * @param scored what `matchScore` gave for the same wish and tutor
 */
export function explainMatch(wish: MatchWish, tutor: MatchTutor, scored: MatchScore): MatchFit {
  const { score, timeAndSkill, styleAndBackground, blocks, points } = scored;
  const { reasons, misses, notes } = tutorReasons(wish, tutor, points);
  const blocked = blocks.map((block) => matchBlockMessage(block, wish));
  return { score, timeAndSkill, styleAndBackground, reasons, misses: [...blocked, ...misses], notes };
}

/** A fit with what is said of weekly lesson times at which the two could meet. */
export function fitAtTimes(fit: MatchFit, lessons: readonly LessonStart[]): MatchFit {
  const times = timesReasons(lessons);
  return { ...fit, reasons: [...times.reasons, ...fit.reasons], notes: [...times.notes, ...fit.notes] };
}

/** What a proposal kept, at the times that it holds: how many students its tutor had is of its day. */
export function fitOfProposal({ notes = [], ...fit }: KeptFit, lessons: readonly LessonStart[]): MatchFit {
  return fitAtTimes({ ...fit, notes: notes.map(noteOfProposal) }, lessons);
}
