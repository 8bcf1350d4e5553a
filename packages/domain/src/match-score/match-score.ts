import type { LessonStart } from "../schedule/lesson-starts.ts";
import { proposeLessons } from "../schedule/propose-lessons.ts";
import { type MatchBlock, matchBlocks, meetingCalendar } from "./match-blocks.ts";
import type { MatchTutor, MatchWish } from "./match-input.ts";
import { type MatchPoints, matchPoints } from "./match-points.ts";

/** The points of a tutor for a wish. */
export interface MatchSums {
  /** 0 to 100, the sum of the two parts. */
  readonly score: number;
  /** 시간·실력, of 55. */
  readonly timeAndSkill: number;
  /** 성향·배경, of 45. */
  readonly styleAndBackground: number;
}

/** How well a tutor fits a wish; `explainMatch` puts it into words. */
export interface MatchScore extends MatchSums {
  /** All hard conditions are met: only such a tutor may be suggested. */
  readonly eligible: boolean;
  readonly blocks: readonly MatchBlock[];
  readonly points: MatchPoints;
  /** Weekly lesson times at which both could meet; empty when there are not enough. */
  readonly lessons: readonly LessonStart[];
}

/** Scores a tutor for a wish: 시간·실력 of 55 and 성향·배경 of 45, with the hard conditions that are not met. */
export function matchScore(wish: MatchWish, tutor: MatchTutor): MatchScore {
  const blocks = matchBlocks(wish, tutor);
  const points = matchPoints(wish, tutor);
  const timeAndSkill = points.overlap + points.confidence + points.load;
  const styleAndBackground = points.styles + points.university + points.admission + points.track;
  const lessons = proposeLessons(meetingCalendar(wish, tutor), wish.minutes, wish.lessonsPerWeek) ?? [];
  const score = timeAndSkill + styleAndBackground;
  return { score, timeAndSkill, styleAndBackground, eligible: blocks.length === 0, blocks, points, lessons };
}
