import type { LessonStart } from "../schedule/lesson-starts.ts";
import { proposeLessons } from "../schedule/propose-lessons.ts";
import { type MatchBlock, matchBlocks, meetingCalendar } from "./match-blocks.ts";
import type { MatchTutor, MatchWish } from "./match-input.ts";
import { type MatchPoints, matchPoints } from "./match-points.ts";
import { matchMisses, matchReasons } from "./match-reasons.ts";

/** How well a tutor fits a wish, and why. */
export interface MatchScore {
  /** All hard conditions are met: only such a tutor may be suggested. */
  readonly eligible: boolean;
  readonly blocks: readonly MatchBlock[];
  /** 0 to 100, the sum of the two parts. */
  readonly score: number;
  /** 시간·실력, of 55. */
  readonly timeAndSkill: number;
  /** 성향·배경, of 45. */
  readonly styleAndBackground: number;
  readonly points: MatchPoints;
  /** Weekly lesson times at which both could meet; empty when there are not enough. */
  readonly lessons: readonly LessonStart[];
  readonly reasons: readonly string[];
  /** What the tutor does not meet, hard conditions first. */
  readonly misses: readonly string[];
}

/** Scores a tutor for a wish, 시간·실력 of 55 and 성향·배경 of 45, with the reasons and what is missed. */
export function matchScore(wish: MatchWish, tutor: MatchTutor): MatchScore {
  const blocks = matchBlocks(wish, tutor);
  const points = matchPoints(wish, tutor);
  const timeAndSkill = points.overlap + points.confidence + points.load;
  const styleAndBackground = points.styles + points.university + points.admission + points.track;
  const lessons = proposeLessons(meetingCalendar(wish, tutor), wish.minutes, wish.lessonsPerWeek) ?? [];
  return {
    eligible: blocks.length === 0,
    blocks,
    score: timeAndSkill + styleAndBackground,
    timeAndSkill,
    styleAndBackground,
    points,
    lessons,
    reasons: matchReasons(wish, tutor, lessons),
    misses: matchMisses(wish, tutor, blocks),
  };
}
