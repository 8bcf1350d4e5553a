import { LESSON_OUTCOME_LABELS, LESSON_STATUS_LABELS } from "@pkg/domain";
import { Badge, type BadgeTone } from "@pkg/ui/badge";
import { koreanMoment } from "@pkg/web/platform/clock/korean-time";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import type { LessonSummary, SummaryLesson } from "../queries";
import { lessonText } from "../week-text";

const TONES: Readonly<Record<SummaryLesson["status"], BadgeTone>> = {
  SCHEDULED: "brand",
  DONE: "success",
  ABSENT: "warn",
  CANCELED: "neutral",
};

/** The week's lessons in order, each with its log. */
export function SummaryLessons({ summary }: { summary: LessonSummary }) {
  const { lessons, nextLessonAt } = summary;
  if (lessons.length === 0) {
    return (
      <p className="mt-4 rounded-lg bg-sunken px-5 py-8 text-center text-body text-fg-2">
        이 주에는 수업이 없어요.
        {nextLessonAt ? (
          <span className="mt-1 block text-body-sm">
            다음 수업은 <span className="whitespace-nowrap">{koreanMoment(new Date(nextLessonAt))}</span>에 있어요.
          </span>
        ) : null}
      </p>
    );
  }
  return (
    <ol className="mt-2">
      {lessons.map((lesson) => (
        <li key={lesson.startsAt} className="border-b border-line py-5 last:border-b-0">
          <Lesson lesson={lesson} />
        </li>
      ))}
    </ol>
  );
}

/** One that was given back was not called off: the word is that of the class page. */
const labelOf = ({ status, settledAs }: SummaryLesson): string =>
  status === "CANCELED" && settledAs ? LESSON_OUTCOME_LABELS[settledAs] : LESSON_STATUS_LABELS[status];

function Lesson({ lesson }: { lesson: SummaryLesson }) {
  const { status, log, endsAt } = lesson;
  // What is over and still stands as planned is not settled.
  const isOver = status === "SCHEDULED" && new Date(endsAt) <= serverNow();
  return (
    <article>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="num text-label">{lessonText(lesson)}</h3>
        <Badge tone={isOver ? "neutral" : TONES[status]}>{isOver ? "확인하고 있어요" : labelOf(lesson)}</Badge>
      </div>
      {log ? (
        <>
          <p className="mt-3 text-title-3">{log.title}</p>
          <p className="mt-1 text-body whitespace-pre-line">{log.content}</p>
          {log.homework ? (
            <div className="mt-4 rounded-md bg-accent-soft px-4 py-3">
              <p className="text-caption font-semibold text-accent-fg">숙제</p>
              <p className="mt-0.5 text-body whitespace-pre-line">{log.homework}</p>
            </div>
          ) : null}
        </>
      ) : status === "DONE" ? (
        <p className="mt-2 text-body-sm text-fg-2">선생님이 아직 수업 기록을 쓰지 않았어요.</p>
      ) : null}
    </article>
  );
}
