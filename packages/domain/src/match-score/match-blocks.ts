import { TUTOR_RANK_LABELS, TUTOR_RANK_NAMES } from "../product/tutor-rank.ts";
import { commonCalendar, countFree, packLessons } from "../schedule/lesson-starts.ts";
import { WEEKLY_SLOTS, type WeeklyCalendar } from "../schedule/weekly-calendar.ts";
import { isSubjectForRank } from "../subject/subject.ts";
import { TUTOR_GENDER_LABELS } from "../tutor/tutor-types.ts";
import type { MatchTutor, MatchWish } from "./match-input.ts";

/** Hard conditions, in the order in which they are shown. */
export const MATCH_BLOCKS = ["SUBJECT_DETAIL", "RANK", "SUBJECT_RULE", "TIME", "GENDER", "CAPACITY"] as const;
export type MatchBlock = (typeof MATCH_BLOCKS)[number];

/** The half-hours that lessons may use: the wished ones, or every one when no time is wished. */
export function wishedCalendar({ calendar }: Pick<MatchWish, "calendar">): WeeklyCalendar {
  return countFree(calendar) === 0 ? new Uint8Array(WEEKLY_SLOTS).fill(1) : calendar;
}

/** The half-hours in which both could meet; without wished times, all of the tutor's. */
export function meetingCalendar(
  wish: Pick<MatchWish, "calendar">,
  tutor: Pick<MatchTutor, "calendar">,
): WeeklyCalendar {
  return commonCalendar(wishedCalendar(wish), tutor.calendar);
}

/** The hard conditions that a tutor does not meet; empty when the tutor may be suggested. */
export function matchBlocks(wish: MatchWish, tutor: MatchTutor): MatchBlock[] {
  const room = packLessons(meetingCalendar(wish, tutor), wish.minutes).length;
  const broken: Readonly<Record<MatchBlock, boolean>> = {
    SUBJECT_DETAIL: !tutor.subjectDetails.includes(wish.subjectDetail),
    RANK: tutor.rank !== wish.rank,
    SUBJECT_RULE: !isSubjectForRank(wish.subject, wish.rank),
    TIME: room < wish.lessonsPerWeek,
    GENDER: wish.tutorGenders.length > 0 && !wish.tutorGenders.includes(tutor.gender),
    CAPACITY: tutor.activeMatches >= tutor.maxMatches,
  };
  return MATCH_BLOCKS.filter((block) => broken[block]);
}

/** Tells a buyer which condition blocked a tutor. */
export function matchBlockMessage(block: MatchBlock, wish: MatchWish): string {
  // Only a single wished gender can block.
  const [gender] = wish.tutorGenders.map((wished) => TUTOR_GENDER_LABELS[wished]);
  const messages: Readonly<Record<MatchBlock, string>> = {
    SUBJECT_DETAIL: `${wish.subjectLabel}의 이 과정은 가르치지 않아요`,
    RANK: wish.rank === "EXPERT" ? `${TUTOR_RANK_NAMES.EXPERT}은 아니에요` : `${TUTOR_RANK_LABELS.BASIC}을 하지 않아요`,
    SUBJECT_RULE: `${TUTOR_RANK_NAMES.EXPERT}은 국어·과학·사회를 맡지 않아요`,
    TIME: `${wish.lessonsPerWeek > 1 ? `주 ${wish.lessonsPerWeek}회 ` : ""}만날 시간이 맞지 않아요`,
    GENDER: `${gender}은 아니에요`,
    CAPACITY: "지금은 새 학생을 받을 수 없어요",
  };
  return messages[block];
}
