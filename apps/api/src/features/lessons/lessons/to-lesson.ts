import {
  answerOpenUntil,
  changeableUntil,
  disputeOpenUntil,
  isDisputable,
  isJoinOpen,
  isTimeRequestOpen,
  joinOpensAt,
  timeRequestOpenUntil,
} from "@pkg/domain";
import type { AppConfig } from "../../../lib/config/app-config.ts";
import type { LessonRow } from "./repository.ts";
import type { LessonWire } from "./schemas.ts";

interface Shown {
  readonly now: Date;
  readonly number: number | null;
  /** Whether the reader is the one who may dispute it. */
  readonly isBuyer?: boolean;
  readonly config: Pick<AppConfig, "lessonRoomUrl">;
}

type AskedOfOne = "timeRequest" | "tutorDetail" | "buyerAnswer" | "tutorAnswer";

/** Lists of many classes leave out what is asked about single lessons. */
type ShownLesson = Omit<LessonRow, AskedOfOne> & Partial<Pick<LessonRow, AskedOfOne>>;

/** A lesson as it is sent; the room's link goes out only while the room is open. */
export function toLesson(lesson: ShownLesson, { now, number, config, isBuyer = false }: Shown): LessonWire {
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
    joinUrl: isJoinOpen(lesson, now) ? `${config.lessonRoomUrl}/${lesson.id}` : null,
    settledAs: lesson.settledAs,
    minutes: minutesOf(lesson),
    ...questionOf(lesson, isBuyer),
    log: lesson.log,
    ...disputeOf(lesson, isBuyer, now),
    ...timeRequestOf(lesson, now),
  };
}

function minutesOf({ studentMinutes, tutorMinutes, togetherMinutes }: ShownLesson): LessonWire["minutes"] {
  if (studentMinutes === null || tutorMinutes === null || togetherMinutes === null) return null;
  return { student: studentMinutes, tutor: tutorMinutes, together: togetherMinutes };
}

function questionOf(lesson: ShownLesson, isBuyer: boolean): Pick<LessonWire, "question"> {
  if (lesson.settledAs !== "ASKED" || lesson.dispute === "OPEN") return {};
  const own = (isBuyer ? lesson.buyerAnswer : lesson.tutorAnswer) ?? null;
  return { question: { until: answerOpenUntil(lesson), own } };
}

function disputeOf(lesson: ShownLesson, isBuyer: boolean, now: Date): Pick<LessonWire, "dispute"> {
  if (lesson.dispute === "OPEN") {
    const open = { isOpen: true, until: null };
    return { dispute: isBuyer ? open : { ...open, tutorDetail: lesson.tutorDetail ?? null } };
  }
  if (!isBuyer || !isDisputable(lesson, now)) return {};
  return { dispute: { isOpen: false, until: disputeOpenUntil(lesson) } };
}

function timeRequestOf(lesson: ShownLesson, now: Date): Pick<LessonWire, "timeRequest"> {
  const request = lesson.timeRequest;
  if (!request || !isTimeRequestOpen(request, lesson, now)) return {};
  const { id, side, startsAt } = request;
  return { timeRequest: { id, side, startsAt, openUntil: timeRequestOpenUntil(request) } };
}
