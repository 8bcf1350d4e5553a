import {
  addDays,
  dayOfWeek,
  formatKoreanDate,
  formatKoreanTime,
  LESSON_PHASE_LABELS,
  LESSON_STATUS_LABELS,
  type LessonCancelReason,
  lessonPhase,
  MINUTE,
  toKstDate,
} from "@pkg/domain";
import { koreanMoment, localBeside } from "../../platform/clock/korean-time";
import type { Lesson } from "./queries";

const WEEKDAYS = "일월화수목금토";

/** "12월 8일(화) 19:00". */
export function lessonMoment(instant: string): string {
  return koreanMoment(new Date(instant));
}

/** "매주 화요일 19:00". */
export function weeklyMoment(instant: string): string {
  const at = new Date(instant);
  return `매주 ${WEEKDAYS[dayOfWeek(toKstDate(at))]}요일 ${formatKoreanTime(at)}${localBeside(at)}`;
}

/** "오늘 · 12월 8일(화)", "내일 · ...", else the date alone. */
export function lessonDay(instant: string, now: Date): string {
  const day = toKstDate(new Date(instant));
  const date = formatKoreanDate(day);
  const today = toKstDate(now);
  if (day === today) return `오늘 · ${date}`;
  return day === addDays(today, 1) ? `내일 · ${date}` : date;
}

const CANCELED: Readonly<Partial<Record<LessonCancelReason, string>>> = {
  BUYER_ABSENCE: "쉬기로 했어요",
  TUTOR_ABSENCE: "선생님 사정으로 쉬기로 했어요",
  NOT_HELD: "하지 않은 수업이에요",
  REFUNDED: "환불해서 취소됐어요",
};

/** Why a lesson is off; "취소됐어요" alone where its class is over, or another tutor's. */
export const canceledText = ({ cancelReason }: Pick<Lesson, "cancelReason">): string =>
  (cancelReason && CANCELED[cancelReason]) ?? LESSON_STATUS_LABELS.CANCELED;

/** The page of a lesson's room. */
export const roomHref = ({ id, matchId }: Pick<Lesson, "id" | "matchId">): string =>
  `/myclass/${matchId}/lessons/${id}/room`;

/** The state of the button that joins the next lesson. */
export interface JoinView {
  readonly isOpen: boolean;
  /** Shown instead of the button while the room is closed. */
  readonly closed: string;
  /** Shown below the button; may be empty. */
  readonly note: string;
}

/** Whether the room is open, else when it opens: ten minutes before the lesson. */
export function joinView(lesson: Pick<Lesson, "startsAt" | "endsAt" | "joinOpensAt">, now: Date): JoinView {
  const span = { startsAt: new Date(lesson.startsAt), endsAt: new Date(lesson.endsAt) };
  const phase = lessonPhase(span, now);
  if (phase === "COMING") return { isOpen: false, closed: `${opensText(lesson.joinOpensAt, now)}에 열려요`, note: "" };
  const minutes = Math.ceil((span.startsAt.getTime() - now.getTime()) / MINUTE);
  const ends = formatKoreanTime(span.endsAt);
  const notes = { OPEN: `${minutes}분 뒤에 시작해요`, ON: `${LESSON_PHASE_LABELS.ON}. ${ends}에 끝나요` };
  return { isOpen: true, closed: "", note: { ...LESSON_PHASE_LABELS, ...notes }[phase] };
}

/** "오늘 18:50", on another day "12월 8일(화) 18:50". */
export function opensText(instant: string, now: Date): string {
  const at = new Date(instant);
  const time = `${formatKoreanTime(at)}${localBeside(at)}`;
  return toKstDate(at) === toKstDate(now) ? `오늘 ${time}` : `${formatKoreanDate(at)} ${time}`;
}

/** Whose lesson it was, in a class that has another tutor by now: the family reads the name. */
export function formerTutorOf({ formerTutor, isOthers }: Pick<Lesson, "formerTutor" | "isOthers">): string {
  if (isOthers) return "앞 선생님 수업";
  return formerTutor ? `${formerTutor} 선생님` : "";
}
