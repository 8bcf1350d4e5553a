import { DAY, formatKoreanDate, formatKoreanTime } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import type { ReactNode } from "react";
import { useNow } from "../../../platform/clock/use-now";
import { formerTutorOf } from "../lesson-text";
import { outcomeText, type Reader } from "../outcome/outcome-text";
import type { Lesson } from "../queries";

type LessonLogProps = {
  lesson: Lesson;
  reader: Reader;
  /** Whether the lesson's tutor can be written to. */
  canAsk?: boolean;
  /** Shows only the beginning of the log. */
  isBrief?: boolean;
  /** Actions below the log. */
  children?: ReactNode;
};

/** One past lesson: how it was settled, the tutor's log and the homework. */
export function LessonLog({ lesson, reader, canAsk = false, isBrief = false, children }: LessonLogProps) {
  const { log, startsAt, number, settledAs, dispute } = lesson;
  const { label, tone, note } = outcomeText(lesson, reader);
  const at = new Date(startsAt);
  const isLogToCome = reader.role === "BUYER" && settledAs === "HELD" && !dispute?.isOpen && log === null;
  return (
    <article className="border-t border-line py-4 first:border-t-0">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 text-label">
          {[number ? `${number}회차` : log ? null : `${formatKoreanTime(at)} 수업`, log?.title]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <span className="shrink-0 text-caption text-fg-3">
          {[formerTutorOf(lesson), formatKoreanDate(at)].filter(Boolean).join(" · ")}
        </span>
      </div>
      <p className="figures mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-fg-3">
        {tone ? <Badge tone={tone}>{label}</Badge> : label}
        {note ? <span className="min-w-0">{note}</span> : null}
      </p>
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
      ) : null}
      {isLogToCome ? <LogToCome endsAt={lesson.endsAt} canAsk={canAsk} /> : null}
      {children}
    </article>
  );
}

/** A tutor reminded of a log writes it within the day; after that the family may ask. */
function LogToCome({ endsAt, canAsk }: Pick<Lesson, "endsAt"> & { canAsk: boolean }) {
  const isLate = useNow().getTime() > new Date(endsAt).getTime() + DAY;
  const late = `아직 수업 기록이 없어요.${canAsk ? " 궁금한 점은 메시지로 물어봐 주세요." : ""}`;
  return <p className="mt-1 text-body-sm text-fg-3">{isLate ? late : "선생님이 곧 기록을 남겨 드려요."}</p>;
}
