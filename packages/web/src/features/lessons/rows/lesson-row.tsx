import { formatKoreanDate, formatKoreanTime, LESSON_STATUS_LABELS, toKstDate } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import type { ReactNode } from "react";
import { koreanMoment } from "../../../platform/clock/korean-time";
import { canceledText } from "../lesson-text";
import type { Lesson } from "../queries";

/** One upcoming lesson: its time, number, status and actions. */
export function LessonRow({ lesson, children }: { lesson: Lesson; children?: ReactNode }) {
  const { startsAt, number, status, movedFromAt, timeRequest } = lesson;
  const at = new Date(startsAt);
  const isOff = status === "CANCELED" || status === "ABSENT";
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 border-t border-line py-2 first:border-t-0">
      <div className="min-w-[min(9rem,100%)] flex-1">
        <p className={`num text-label ${isOff ? "text-fg-3 line-through" : ""}`}>{koreanMoment(at)}</p>
        <p className="text-caption text-fg-3">
          {number ? `${number}회차` : canceledText(lesson)}
          {movedFromAt ? ` · ${movedFrom(new Date(movedFromAt), at)}에서 옮겼어요` : ""}
          {timeRequest ? " · 다른 시간 제안의 답을 기다려요. 정해지기 전에는 이 시간이에요" : ""}
        </p>
      </div>
      {status === "SCHEDULED" || lesson.cancelReason === "BUYER_ABSENCE" ? null : (
        <Badge tone={status === "ABSENT" ? "warn" : "neutral"}>{LESSON_STATUS_LABELS[status]}</Badge>
      )}
      {children}
    </li>
  );
}

/** The day it was on before; within one day the time. */
const movedFrom = (before: Date, at: Date): string =>
  toKstDate(before) === toKstDate(at) ? formatKoreanTime(before) : formatKoreanDate(before);
