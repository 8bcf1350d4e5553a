import {
  answerOpenUntil,
  type ClassSide,
  changeableUntil,
  disputeDecidedBy,
  disputeOpenUntil,
  isDisputable,
  isTimeRequestOpen,
  joinOpensAt,
  timeRequestOpenUntil,
} from "@pkg/domain";
import type { PayFacts } from "../../../db/lesson-pay.ts";
import type { LessonRow } from "./repository.ts";
import type { LessonWire } from "./schemas.ts";
import { toLessonPay } from "./to-lesson-pay.ts";

interface Shown {
  readonly now: Date;
  readonly number: number | null;
  /** Who reads it; left out in lists of many classes, where nothing is done about a single lesson. */
  readonly side?: ClassSide;
  /** Whether a tutor reads it who did not give it. */
  readonly isOthers?: boolean;
  readonly formerTutor?: string | null;
  /** What its pay depends on; for its tutor alone. */
  readonly pay?: PayFacts | undefined;
}

type AskedOfOne =
  | "timeRequest"
  | "disputeReason"
  | "buyerDetail"
  | "tutorDetail"
  | "disputedAt"
  | "tutorName"
  | "tutorUserId"
  | "buyerAnswer"
  | "tutorAnswer";

/** Lists of many classes leave out what is asked about single lessons. */
type ShownLesson = Omit<LessonRow, AskedOfOne> & Partial<Pick<LessonRow, AskedOfOne>>;

/** A lesson as it is sent. */
export function toLesson(
  lesson: ShownLesson,
  { now, number, side, isOthers = false, formerTutor, pay }: Shown,
): LessonWire {
  // Until a lesson of another tutor is settled, how it went is between that tutor, the family and staff.
  const isSilent = isOthers && (lesson.dispute === "OPEN" || lesson.settledAs === "ASKED");
  return {
    id: lesson.id,
    matchId: lesson.matchId,
    number,
    startsAt: lesson.startsAt,
    endsAt: lesson.endsAt,
    status: lesson.status,
    cancelReason: lesson.cancelReason,
    movedFromAt: lesson.movedFromAt,
    changeableUntil: changeableUntil(lesson),
    joinOpensAt: joinOpensAt(lesson),
    settledAs: isSilent ? "ASKED" : lesson.settledAs,
    minutes: isSilent ? null : minutesOf(lesson),
    log: lesson.log,
    ...(pay && { pay: toLessonPay(lesson, pay) }),
    ...(isOthers ? { isOthers } : { ...questionOf(lesson, side), ...disputeOf(lesson, side, now) }),
    ...(formerTutor && { formerTutor }),
    ...timeRequestOf(lesson, now),
  };
}

type Minutes = Pick<LessonRow, "studentMinutes" | "tutorMinutes" | "togetherMinutes">;

/** How long each side was in the room; null where no room's record was read. */
export function minutesOf({ studentMinutes, tutorMinutes, togetherMinutes }: Minutes): LessonWire["minutes"] {
  if (studentMinutes === null || tutorMinutes === null || togetherMinutes === null) return null;
  return { student: studentMinutes, tutor: tutorMinutes, together: togetherMinutes };
}

function questionOf(lesson: ShownLesson, side: ClassSide | undefined): Pick<LessonWire, "question"> {
  if (lesson.settledAs !== "ASKED" || lesson.dispute === "OPEN") return {};
  const own = (side === "BUYER" ? lesson.buyerAnswer : lesson.tutorAnswer) ?? null;
  return { question: { until: answerOpenUntil(lesson), own } };
}

function disputeOf(lesson: ShownLesson, side: ClassSide | undefined, now: Date): Pick<LessonWire, "dispute"> {
  if (lesson.dispute === "OPEN") {
    const { disputedAt, disputeReason, buyerDetail = null, tutorDetail = null } = lesson;
    const open = { isOpen: true, until: null, ...(disputedAt && { decidedBy: disputeDecidedBy(disputedAt) }) };
    if (!side || !disputeReason) return { dispute: open };
    return { dispute: { ...open, reason: disputeReason, ownDetail: side === "TUTOR" ? tutorDetail : buyerDetail } };
  }
  if (!side || !isDisputable(lesson, side, now)) return {};
  return { dispute: { isOpen: false, until: disputeOpenUntil(lesson) } };
}

function timeRequestOf(lesson: ShownLesson, now: Date): Pick<LessonWire, "timeRequest"> {
  const request = lesson.timeRequest;
  if (!request || !isTimeRequestOpen(request, lesson, now)) return {};
  const { id, side, startsAt } = request;
  return { timeRequest: { id, side, startsAt, openUntil: timeRequestOpenUntil(request) } };
}
