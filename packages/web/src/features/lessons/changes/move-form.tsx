import type { LessonScope } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { OptionRows } from "@pkg/ui/option-rows";
import { Segmented } from "@pkg/ui/segmented";
import { useState } from "react";
import { lessonMoment } from "../lesson-text";
import type { Lesson } from "../queries";
import { useAlternatives, useMoveLesson } from "./lesson-changes";
import { SheetProblem, SheetSkeleton } from "./sheet-states";
import { useTimeChoice } from "./use-time-choice";

const SCOPES = [
  { value: "ONE", label: "이번 한 번" },
  { value: "FOLLOWING", label: "이번부터 계속" },
] as const;

type MoveFormProps = {
  lesson: Lesson;
  /** The only lesson of its class: none follows it. */
  isOnly: boolean;
  /** The time that was chosen for it and all after it before; null at first. */
  series: string | null;
  /** Asks whether it and all after it move to this time. */
  onSeries: (startsAt: string) => void;
  onDone: (message: string) => void;
};

/** Another time for a lesson, or for it and all after it: three that are free in both calendars. */
export function MoveForm({ lesson, isOnly, series, onSeries, onDone }: MoveFormProps) {
  const [scope, setScope] = useState<LessonScope>(series === null ? "ONE" : "FOLLOWING");
  const { data, error, refetch } = useAlternatives(lesson.id, scope, true);
  const move = useMoveLesson(lesson);
  const { rows, submit, reset } = useTimeChoice({
    missing: "바꿀 시간을 골라 주세요.",
    initial: series,
    refetch,
    send: async (startsAt) => {
      if (scope === "FOLLOWING") return onSeries(startsAt);
      const body = { startsAt, scope, from: lesson.startsAt };
      await move.mutateAsync({ params: { path: { lessonId: lesson.id } }, body });
      onDone(`바꿨어요. ${lessonMoment(startsAt)}에 만나요.`);
    },
  });

  const [seen, setSeen] = useState({ at: lesson.startsAt, isMoved: false });
  if (lesson.startsAt !== seen.at) {
    // The own move shows here as well, just before the sheet closes.
    setSeen({ at: lesson.startsAt, isMoved: !move.isPending });
    reset();
  }

  const hasNone = data?.length === 0;
  const choose = (next: LessonScope) => {
    setScope(next);
    reset();
  };
  return (
    <form onSubmit={submit} noValidate>
      <p role="status" className={seen.isMoved ? "mb-4 rounded-md bg-accent-soft px-4 py-3 text-body-sm" : "sr-only"}>
        {seen.isMoved
          ? `그사이 상대가 수업을 옮겨서 ${lessonMoment(lesson.startsAt)}에 만나요. 시간을 다시 골라 주세요.`
          : null}
      </p>
      {isOnly ? null : (
        <Segmented legend="무엇을 바꿀까요?" legendLook="hidden" options={SCOPES} value={scope} onChange={choose} />
      )}
      <div className="mt-4 min-h-[11.375rem]" aria-busy={!data && !error}>
        {data ? (
          hasNone ? (
            <p className="rounded-md bg-sunken px-4 py-3.5 text-body-sm text-fg-2">
              두 사람의 가능한 시간 가운데 비는 때가 없어요. 다른 시간을 제안하면 상대에게 물어봐 드려요.
            </p>
          ) : (
            <OptionRows
              {...rows}
              legend="두 사람 모두 가능한 시간이에요"
              legendLook="field"
              note={scope === "FOLLOWING" ? "이후 수업도 모두 같은 간격으로 옮겨요." : undefined}
              options={inOrder(data).map(({ startsAt }) => ({
                value: startsAt,
                label: <span className="num">{textOf(startsAt, scope)}</span>,
              }))}
            />
          )
        ) : error ? (
          <SheetProblem error={error} what="비는 시간을" onRetry={() => void refetch()} />
        ) : (
          <SheetSkeleton />
        )}
      </div>
      {hasNone || (error && !data) ? null : (
        <Button
          type="submit"
          size="lg"
          full
          className="mt-5"
          off={!data}
          busy={move.isPending}
          busyLabel="바꾸고 있어요"
        >
          {scope === "ONE" ? "이 시간으로 바꾸기" : "옮길 일정 보기"}
        </Button>
      )}
    </form>
  );
}

const textOf = (startsAt: string, scope: LessonScope) =>
  scope === "ONE" ? lessonMoment(startsAt) : `${lessonMoment(startsAt)}부터`;

/** By date, as in a calendar; they come with the nearest to the lesson first. */
const inOrder = <T extends { readonly startsAt: string }>(times: readonly T[]): T[] =>
  times.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
