import { addDays, FIRST_LESSON_WITHIN_DAYS, isOutcomeGivenBack, toKstDate } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { OptionRows } from "@pkg/ui/option-rows";
import { toast } from "@pkg/ui/toast";
import { SheetSkeleton } from "@pkg/web/features/lessons/changes/sheet-states";
import { useTimeChoice } from "@pkg/web/features/lessons/changes/use-time-choice";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import type { ClassLessons } from "@pkg/web/features/lessons/queries";
import { useNow } from "@pkg/web/platform/clock/use-now";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { useId } from "react";
import { useFirstTimes, usePlanLessons } from "../queries";

type FirstLessonProps = {
  matchId: string;
  lessons: Pick<ClassLessons, "content" | "counts" | "lessonTimes">;
  /** The form unmounts after the answer. */
  onSend: () => void;
};

/** Chooses the day of the first lesson with a tutor; the others follow weekly. */
export default function FirstLesson({ matchId, lessons, onSend }: FirstLessonProps) {
  const id = useId();
  const tomorrow = addDays(toKstDate(useNow()), 1);
  const { data, error, refetch } = useFirstTimes(matchId);
  const plan = usePlanLessons(matchId);
  const count = lessons.counts.unscheduled;
  // Some were held, or are in question, with the tutor before, or did not take place.
  const isMissed = lessons.content.some(({ settledAs }) => settledAs !== null);
  const wasGivenBack =
    lessons.counts.total === 1 &&
    lessons.content.some(({ settledAs, dispute }) => isOutcomeGivenBack(settledAs) && !dispute?.isOpen);
  const isFirst = count === lessons.counts.total && !isMissed;
  const which = isFirst ? "첫" : "다음";
  const { rows, submit } = useTimeChoice({
    missing: `${which} 수업 날을 골라 주세요.`,
    refetch,
    send: async (startsAt) => {
      onSend();
      await plan.mutateAsync({ params: { path: { id: matchId } }, body: { firstLessonAt: startsAt } });
      toast(`수업 ${count}회를 예약했어요.`);
    },
  });

  if (error && !data) return <LoadProblem error={error} onRetry={() => void refetch()} what="수업 시간을" />;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title-2">{`${which} 수업은 언제가 좋을까요?`}</h2>
      <p className="mt-1 mb-4 text-body-sm text-fg-2">
        {count === 1
          ? `${wasGivenBack ? "앞선 수업을 하지 못해서 날을 새로 골라요. " : ""}이날 한 번 만나요.`
          : `그날부터 ${lessons.lessonTimes}에 ${count}회 수업해요. 공휴일은 건너뛰고 그만큼 뒤로 이어져요.`}
      </p>
      {data === undefined ? (
        <SheetSkeleton />
      ) : data.length === 0 ? (
        <p className="rounded-md bg-sunken px-4 py-3.5 text-body-sm text-fg-2">
          {FIRST_LESSON_WITHIN_DAYS / 7}주 안에 두 사람 모두 가능한 날이 없어요.{" "}
          <a href="/help" className="font-semibold underline underline-offset-4">
            고객센터
          </a>
          로 알려 주시면 함께 정해 드려요.
        </p>
      ) : (
        <form onSubmit={submit} noValidate>
          <OptionRows
            {...rows}
            labelledBy={id}
            options={data.map(({ startsAt }) => ({
              value: startsAt,
              label: <span className="num">{lessonMoment(startsAt)}</span>,
              badge: toKstDate(new Date(startsAt)) === tomorrow ? "내일" : undefined,
            }))}
          />
          <Button
            type="submit"
            size="lg"
            full
            className="mt-5"
            busy={plan.isPending}
            busyLabel="수업을 예약하고 있어요"
          >
            {isFirst ? "첫 수업 잡기" : `남은 수업 ${count}회 잡기`}
          </Button>
        </form>
      )}
    </section>
  );
}
