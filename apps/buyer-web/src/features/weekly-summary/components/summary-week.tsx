import { isClassOver, subjectName } from "@pkg/domain";
import { koreanMoment } from "@pkg/web/platform/clock/korean-time";
import type { LessonSummary } from "../queries";

import { SummaryLessons } from "./summary-lessons";
import { WeekNav } from "./week-nav";

type SummaryWeekProps = { summary: LessonSummary; isLoading: boolean; onWeek: (week: string) => void };

/** One week of a class: its facts, the buttons to other weeks, and its lessons. */
export default function SummaryWeek({ summary, isLoading, onWeek }: SummaryWeekProps) {
  return (
    <div className="mx-auto w-full max-w-160">
      <SummaryHead summary={summary} />
      <WeekNav summary={summary} isLoading={isLoading} onWeek={onWeek} />
      <SummaryLessons summary={summary} />
      <p className="mt-10 border-t border-line pt-5 text-caption text-fg-3">
        보기만 할 수 있는 화면이에요. 링크를 아는 사람은 누구나 볼 수 있으니 다른 곳에 올리지 말아 주세요.
      </p>
    </div>
  );
}

/** Names the class, and answers a parent's first two questions: the next lesson and how many lessons are left. */
function SummaryHead({ summary }: { summary: LessonSummary }) {
  const { studentName, tutorName, counts, stage, nextLessonAt } = summary;
  const none = isClassOver(stage) ? "수업이 끝났어요" : stage === "RESTING" ? "쉬고 있어요" : "아직 예약 전이에요";
  const facts = [
    { label: "다음 수업", value: nextLessonAt ? koreanMoment(new Date(nextLessonAt)) : none },
    ...(tutorName || !isClassOver(stage)
      ? [{ label: "선생님", value: tutorName ? `${tutorName} 선생님` : "찾고 있어요" }]
      : []),
    { label: "지금까지", value: `${stage === "GIVEN_UP" ? "" : `${counts.total}회 중 `}${counts.used}회` },
  ];
  return (
    <>
      <p className="text-label text-brand-fg">{subjectName(summary, " · ")}</p>
      <h1 className="mt-1 text-title-1">{`${studentName} 학생의 한 주`}</h1>
      <dl className="mt-5 grid gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex gap-3 sm:block">
            <dt className="w-19 shrink-0 text-caption text-fg-3">{label}</dt>
            <dd className="num text-label">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
