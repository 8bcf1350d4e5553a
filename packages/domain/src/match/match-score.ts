import type { LessonStart } from "../schedule/lesson-starts.ts";
import { proposeLessons } from "../schedule/propose-lessons.ts";
import { type MatchBlock, matchBlockMessage, matchBlocks, meetingCalendar } from "./match-blocks.ts";
import type { MatchTutor, MatchWish } from "./match-input.ts";
import { type MatchPoints, matchPoints } from "./match-points.ts";
import { type MatchReasons, timesReasons, tutorReasons } from "./match-reasons.ts";

/** The points of a tutor with what is said of them. */
export interface MatchFit extends MatchReasons {
  /** 0 to 100, the sum of the two parts. */
  readonly score: number;
  /** 시간·실력, of 55. */
  readonly timeAndSkill: number;
  /** 성향·배경, of 45. */
  readonly styleAndBackground: number;
}

/** How well a tutor fits a wish, and why. */
export interface MatchScore extends MatchFit {
  /** All hard conditions are met: only such a tutor may be suggested. */
  readonly eligible: boolean;
  readonly blocks: readonly MatchBlock[];
  readonly points: MatchPoints;
  /** Weekly lesson times at which both could meet; empty when there are not enough. */
  readonly lessons: readonly LessonStart[];
  /** The same without a word about lesson times: what a proposal keeps, beside the times it holds. */
  readonly fit: MatchFit;
}

/**
 * Scores a tutor for a wish, 시간·실력 of 55 and 성향·배경 of 45, with the reasons and what is missed, hard conditions first.
 */
export function matchScore(wish: MatchWish, tutor: MatchTutor): MatchScore {
  const blocks = matchBlocks(wish, tutor);
  const points = matchPoints(wish, tutor);
  const timeAndSkill = points.overlap + points.confidence + points.load;
  const styleAndBackground = points.styles + points.university + points.admission + points.track;
  const lessons = proposeLessons(meetingCalendar(wish, tutor), wish.minutes, wish.lessonsPerWeek) ?? [];
  const { reasons, misses } = tutorReasons(wish, tutor, points);
  const blocked = blocks.map((block) => matchBlockMessage(block, wish));
  const fit = {
    score: timeAndSkill + styleAndBackground,
    timeAndSkill,
    styleAndBackground,
    reasons,
    misses: [...blocked, ...misses],
  };
  return { ...fitAtTimes(fit, lessons), eligible: blocks.length === 0, blocks, points, lessons, fit };
}

/** A fit with what is said of weekly lesson times: those that a proposal holds, or that were agreed. */
export function fitAtTimes(fit: MatchFit, lessons: readonly LessonStart[]): MatchFit {
  const { score, timeAndSkill, styleAndBackground, reasons, misses } = fit;
  const times = timesReasons(lessons);
  return {
    score,
    timeAndSkill,
    styleAndBackground,
    reasons: [...times.reasons, ...reasons],
    misses: [...times.misses, ...misses],
  };
}
