import type { LessonCounts } from "../lesson/lesson-counts.ts";
import { isMatchSearching } from "../match/match-status.ts";
import type { KstDate } from "../time/kst-date.ts";
import { type ClassEndFacts, classEnd } from "./class-end.ts";

/**
 * What a paid course is now, from its payment to its end. Every screen and message reads it here: a course has one
 * stage at a time, and no screen works out its own.
 */
export const CLASS_STAGES = [
  /** The wishes of a tutor are not sent. */
  "WISHES",
  "SEARCHING",
  /** The pair was dissolved, and another tutor is searched for. */
  "SEARCHING_AGAIN",
  /** A tutor offers other weekly times, and waits for the family. */
  "OFFERED",
  /** No tutor was found: the family looks on, or widens a wish. */
  "STUCK",
  /** There is a tutor, and lessons that are left are not arranged: all of them, or some. */
  "UNPLANNED",
  "RUNNING",
  /** No lesson is left and its renewal is off: it can go on with its tutor. */
  "RESTING",
  /** Its lessons are used, or their time has run out. */
  "OVER",
  /** It was given back. */
  "GIVEN_UP",
] as const;
export type ClassStage = (typeof CLASS_STAGES)[number];

/** What each stage is called beside a course. */
export const CLASS_STAGE_LABELS: Readonly<Record<ClassStage, string>> = {
  WISHES: "선생님 조건이 아직 없어요",
  SEARCHING: "선생님을 찾고 있어요",
  SEARCHING_AGAIN: "새 선생님을 찾고 있어요",
  OFFERED: "다른 시간을 제안받았어요",
  STUCK: "이어서 찾아야 해요",
  UNPLANNED: "수업 날을 잡아야 해요",
  RUNNING: "듣고 있어요",
  RESTING: "쉬고 있어요",
  OVER: "끝났어요",
  GIVEN_UP: "그만뒀어요",
};

/** The stages in which nothing comes after: the course is listed among the old ones. */
export const isClassOver = (stage: ClassStage): boolean => stage === "OVER" || stage === "GIVEN_UP";

/** The stages in which a class has its tutor, and lessons with them: another tutor can be asked for. */
export const isClassTaught = (stage: ClassStage): boolean => stage === "RUNNING" || stage === "UNPLANNED";

/** Whether lessons without a day can still get one. After the last day only arranged lessons remain. */
export const hasToPlan = (
  { scheduled, unscheduled }: Pick<LessonCounts, "scheduled" | "unscheduled">,
  expiresOn: KstDate | null,
  today: KstDate,
): boolean => unscheduled > 0 && (scheduled === 0 || expiresOn === null || today <= expiresOn);

/** What decides the stage of a paid course, beside what decides its end. */
export interface ClassFacts extends Omit<ClassEndFacts, "match" | "counts"> {
  /** Whether the course that began the class was refunded, wholly or in part. */
  readonly isRefunded: boolean;
  readonly areWishesSent: boolean;
  /** Null before the search. */
  readonly match:
    | (ClassEndFacts["match"] & {
        /** Whether it had another tutor before. */
        readonly isRematch: boolean;
        /** Whether other times that a tutor offers wait for the family. */
        readonly hasOffer: boolean;
      })
    | null;
  readonly counts: LessonCounts;
}

/**
 * The stage of a paid course on a day of Korea.
 *
 * @example classStage({ isRefunded: false, areWishesSent: false, match: null, counts, expiresOn: null, nextPaymentOn:
 *   null, isUnsettled: false, mayRest: false }, "2026-11-28"); // "WISHES"
 */
export function classStage(facts: ClassFacts, today: KstDate): ClassStage {
  const { isRefunded, areWishesSent, match, counts } = facts;
  if (!match) return isRefunded ? "GIVEN_UP" : areWishesSent ? "SEARCHING" : "WISHES";
  if (match.status === "CANCELED") return "GIVEN_UP";
  const end = classEnd({ ...facts, match }, today);
  if (end === "RESTS" || (end === "WAITS" && match.restsUntil !== null)) return "RESTING";
  if (end === "OVER") return "OVER";
  if (match.status === "MATCHED") return hasToPlan(counts, facts.expiresOn, today) ? "UNPLANNED" : "RUNNING";
  if (match.hasOffer) return "OFFERED";
  if (!isMatchSearching(match.status)) return "STUCK";
  return match.isRematch ? "SEARCHING_AGAIN" : "SEARCHING";
}
