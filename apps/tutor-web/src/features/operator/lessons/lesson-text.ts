import {
  LESSON_STATE_LABELS,
  type LessonCancelReason,
  type LessonOutcome,
  lessonPhase,
  MINUTE,
  WHOLE_LESSON_SHARE,
} from "@pkg/domain";
import type { BadgeTone } from "@pkg/ui/badge";
import type { DeskLesson } from "./lesson-queries";

const CANCELED: Readonly<Record<LessonCancelReason, string>> = {
  BUYER_ABSENCE: "학생 사정으로 옮김",
  TUTOR_ABSENCE: "선생님 사정으로 옮김",
  REMATCH: "선생님이 바뀜",
  NOT_HELD: "하지 않아 돌려줌",
  MATCH_CANCELED: "수업을 그만둠",
  REFUNDED: "환불해서 닫음",
};

interface LessonBadge {
  readonly label: string;
  readonly tone: BadgeTone;
}

const OUTCOMES: Readonly<Record<LessonOutcome, LessonBadge>> = {
  HELD: { label: "한 수업", tone: "success" },
  STUDENT_ABSENT: { label: "학생 결석", tone: "error" },
  TUTOR_ABSENT: { label: "선생님 결석", tone: "error" },
  NOT_HELD: { label: "하지 않은 수업", tone: "neutral" },
  ASKED: { label: "확인 중", tone: "accent" },
};

type Standing = Pick<DeskLesson, "state" | "settledAs" | "minutes" | "dispute" | "startsAt" | "endsAt">;

/** Where a lesson stands, in words of staff: what waits for a decision before everything else. */
export function lessonBadge(lesson: Standing, now: Date): LessonBadge {
  const { state, settledAs, dispute, endsAt } = lesson;
  if (dispute === "OPEN") return { label: "확인할 것", tone: "warn" };
  if (settledAs === "HELD") return heldBadge(lesson);
  if (settledAs !== null) return OUTCOMES[settledAs];
  if (state === "COMING") return { label: LESSON_STATE_LABELS.COMING, tone: "info" };
  if (state === "ABSENT") return OUTCOMES.STUDENT_ABSENT;
  if (state === "CANCELED") return { label: LESSON_STATE_LABELS.CANCELED, tone: "neutral" };
  const isOn = lessonPhase({ startsAt: new Date(lesson.startsAt), endsAt: new Date(endsAt) }, now) === "ON";
  return isOn ? { label: "수업 중", tone: "brand" } : { label: "정하는 중", tone: "neutral" };
}

/** What the room has no record of is no success of ours, however it was settled. */
function heldBadge({ minutes, startsAt, endsAt }: Standing): LessonBadge {
  if (!minutes?.together) return { ...OUTCOMES.HELD, tone: "neutral" };
  const whole = (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE;
  return minutes.together < whole * WHOLE_LESSON_SHARE ? { label: "짧은 수업", tone: "info" } : OUTCOMES.HELD;
}

/**
 * What else there is to know: why it was canceled, how long both were there, whether its log is there, that it was
 * moved.
 */
export function lessonNote({
  settledAs,
  settledBy,
  minutes,
  cancelReason,
  movedFromAt,
  hasLog,
}: DeskLesson): string | null {
  if (cancelReason === "REFUNDED") return CANCELED.REFUNDED;
  if (settledAs === null) return cancelReason ? CANCELED[cancelReason] : movedFromAt === null ? null : "옮긴 수업";
  if (settledAs !== "HELD") return minutes ? `학생 ${minutes.student}분 · 선생님 ${minutes.tutor}분` : "방 기록 없음";
  const together =
    settledBy === "ANSWERS" ? "다른 곳에서 수업" : minutes ? `함께 ${minutes.together}분` : "방 기록 없음";
  return `${together} · ${hasLog ? "수업 기록 있음" : "수업 기록 없음"}`;
}
