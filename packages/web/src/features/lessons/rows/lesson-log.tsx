import { formatKoreanDate, LESSON_STATUS_LABELS, OPEN_DISPUTE_LABEL } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import type { ReactNode } from "react";
import type { Lesson } from "../queries";

type LessonLogProps = {
  lesson: Lesson;
  /** Shows only the beginning of the log. */
  isBrief?: boolean;
  /** Shown while the tutor has not written a log; by default the text for buyers. */
  missing?: ReactNode;
  /** What an open dispute means for the reader; by default the text for buyers. */
  held?: string;
  /** Actions below the log. */
  children?: ReactNode;
};

const HELD = "운영팀이 정할 때까지 쓴 수업으로 계산하지 않아요.";
const SOON = "선생님이 곧 기록을 남겨 드려요.";

/** One past lesson: the tutor's log and the homework. */
export function LessonLog({ lesson, isBrief = false, missing = SOON, held = HELD, children }: LessonLogProps) {
  const { log, startsAt, status, number, dispute } = lesson;
  const isMissed = status === "ABSENT" || status === "CANCELED";
  const isHeld = dispute?.isOpen === true;
  return (
    <article className="border-t border-line py-4 first:border-t-0">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 text-label">{log?.title ?? (number ? `${number}회차` : "쉰 수업")}</p>
        <span className="shrink-0 text-caption text-fg-3">{formatKoreanDate(new Date(startsAt))}</span>
      </div>
      {isHeld ? (
        <p className="mt-1.5 flex flex-wrap items-center gap-2 text-caption text-fg-3">
          <Badge tone="warn">{OPEN_DISPUTE_LABEL}</Badge>
          {held}
        </p>
      ) : isMissed ? (
        <p className="mt-1.5">
          <Badge tone={status === "ABSENT" ? "warn" : "neutral"}>{LESSON_STATUS_LABELS[status]}</Badge>
        </p>
      ) : null}
      {log ? (
        <>
          <p className={`mt-1 text-body-sm whitespace-pre-line text-fg-2 ${isBrief ? "line-clamp-2" : ""}`}>
            {log.content}
          </p>
          {log.homework ? (
            <p className="mt-2 rounded-sm bg-sunken px-3 py-2 text-body-sm">
              <b className="font-semibold">숙제</b> <span className="text-fg-2">{log.homework}</span>
            </p>
          ) : null}
        </>
      ) : isMissed ? null : (
        <p className="mt-1 text-body-sm text-fg-3">{missing}</p>
      )}
      {children}
    </article>
  );
}
