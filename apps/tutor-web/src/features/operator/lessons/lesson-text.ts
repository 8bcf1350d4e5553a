import { LESSON_STATE_LABELS, type LessonCancelReason, MINUTE, WHOLE_LESSON_SHARE } from "@pkg/domain";
import type { BadgeTone } from "@pkg/ui/badge";
import type { DeskLesson } from "./lesson-queries";

const CANCELED: Readonly<Record<LessonCancelReason, string>> = {
  BUYER_ABSENCE: "학생 사정으로 옮김",
  TUTOR_ABSENCE: "선생님 사정으로 옮김",
  NOT_HELD: "수업하지 않음",
  REMATCH: "선생님이 바뀜",
  MATCH_CANCELED: "수업을 그만둠",
};

interface LessonBadge {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** Where a lesson stands, in words of staff: what waits for a decision before everything else. */
export function lessonBadge(lesson: Pick<DeskLesson, "state" | "dispute" | "endsAt">, now: Date): LessonBadge {
  const { state, dispute, endsAt } = lesson;
  if (dispute === "OPEN") return { label: "확인할 것", tone: "warn" };
  if (state === "COMING") return { label: LESSON_STATE_LABELS.COMING, tone: "info" };
  if (state === "ASKED") return { label: LESSON_STATE_LABELS.ASKED, tone: "warn" };
  if (state === "ABSENT") return { label: LESSON_STATE_LABELS.ABSENT, tone: "error" };
  if (state === "CANCELED") return { label: LESSON_STATE_LABELS.CANCELED, tone: "neutral" };
  return new Date(endsAt) > now ? { label: "수업 중", tone: "brand" } : { label: "한 수업", tone: "success" };
}

/** What else there is to know: why it was canceled, that it was moved, how it went, or whether its log is there. */
export function lessonNote(row: DeskLesson, now: Date): string | null {
  const { state, cancelReason, movedFromAt, hasLog, endsAt, settledBy } = row;
  if (cancelReason !== null) return CANCELED[cancelReason];
  if (state !== "BEGUN" || new Date(endsAt) > now) return movedFromAt === null ? null : "옮긴 수업";
  const log = hasLog ? "기록 있음" : "기록 없음";
  if (settledBy === "ANSWERS") return `다른 곳에서 수업 · ${log}`;
  return isShort(row) ? `함께 ${row.togetherMinutes}분 · ${log}` : log;
}

function isShort({ settledAs, settledBy, togetherMinutes, startsAt, endsAt }: DeskLesson): boolean {
  if (settledAs !== "HELD" || settledBy !== "PRESENCE" || togetherMinutes === null) return false;
  return togetherMinutes * MINUTE < (Date.parse(endsAt) - Date.parse(startsAt)) * WHOLE_LESSON_SHARE;
}
