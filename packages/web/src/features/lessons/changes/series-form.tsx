import { formatKoreanDate, withParticle } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { DescriptionRows } from "@pkg/ui/description-rows";
import { useEffect, useRef } from "react";
import type { components } from "../../../platform/api/api";
import type { Lesson } from "../queries";
import { useMoveLesson, useSeriesMove } from "./lesson-changes";
import { Refusal } from "./refusal";
import { SheetProblem, SheetSkeleton } from "./sheet-states";
import { useRefusal } from "./use-refusal";

type SeriesMove = components["schemas"]["SeriesMove"];

type SeriesFormProps = {
  lesson: Lesson;
  startsAt: string;
  onBack: () => void;
  onDone: (message: string) => void;
};

/**
 * Shows what moving a lesson and all after it does before it is confirmed. Takes the focus from the form it replaces.
 */
export function SeriesForm({ lesson, startsAt, onBack, onDone }: SeriesFormProps) {
  const { data, error, refetch } = useSeriesMove(lesson.id, startsAt);
  const move = useMoveLesson(lesson);
  const { refusal, refuse, clear } = useRefusal();
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);

  function send({ previewId, after }: SeriesMove): void {
    clear();
    move.mutate(
      {
        params: { path: { lessonId: lesson.id } },
        body: { startsAt, scope: "FOLLOWING", from: lesson.startsAt, previewId },
      },
      {
        onSuccess: () =>
          onDone(`${dayOf(after.firstAt)}부터 ${withParticle(after.lessonTimes, "으로", "로")} 옮겼어요.`),
        onError: (problem) => {
          refuse(problem);
          void refetch();
        },
      },
    );
  }

  return (
    <>
      <p ref={lead} tabIndex={-1} className="rounded-md bg-sunken px-4 py-3.5 text-body-sm text-fg-2 outline-none">
        이 수업과 그 뒤의 수업이 모두 옮겨져요. 두 사람 모두에게 문자로 알려요.
      </p>
      <div className="mt-4" aria-busy={!data && !error}>
        {data ? (
          <DescriptionRows rows={rowsOf(data)} />
        ) : error ? (
          <SheetProblem error={error} what="바뀔 일정을" onRetry={() => void refetch()} />
        ) : (
          <SheetSkeleton />
        )}
      </div>
      <Refusal text={refusal} />
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5">
        <Button variant="secondary" full onClick={onBack}>
          다시 고르기
        </Button>
        {data ? (
          <Button
            full
            busy={move.isPending}
            busyLabel="옮기고 있어요"
            onClick={() => send(data)}
          >{`${data.count}회 모두 옮기기`}</Button>
        ) : null}
      </div>
    </>
  );
}

const dayOf = (instant: string): string => formatKoreanDate(new Date(instant));

const spanOf = ({ firstAt, lastAt }: SeriesMove["before"]): string =>
  firstAt === lastAt ? dayOf(firstAt) : `${dayOf(firstAt)} ~ ${dayOf(lastAt)}`;

function rowsOf({ before, after, count, leftOut }: SeriesMove) {
  const rows = [
    { id: "before", label: "지금", value: <Weeks weeks={before} /> },
    { id: "after", label: "옮긴 뒤", value: <Weeks weeks={after} /> },
    { id: "count", label: "옮길 수업", value: <span className="num">{`${count}회`}</span> },
  ];
  if (leftOut.length === 0) return rows;
  return [...rows, { id: "leftOut", label: "쉬는 날", value: <LeftOut days={leftOut} /> }];
}

function Weeks({ weeks }: { weeks: SeriesMove["before"] }) {
  return (
    <>
      <span className="num block">{`매주 ${weeks.lessonTimes}`}</span>
      <span className="num block text-caption text-fg-2">{spanOf(weeks)}</span>
    </>
  );
}

function LeftOut({ days }: { days: SeriesMove["leftOut"] }) {
  return (
    <ul className="grid gap-1.5">
      {days.map(({ startsAt, reason, insteadAt }) => (
        <li key={startsAt}>
          <span className="num block">{`${dayOf(startsAt)} ${reason === "HOLIDAY" ? "공휴일" : "다른 수업"}`}</span>
          <span className="num block text-caption text-fg-2">{`대신 ${dayOf(insteadAt)}에 해요`}</span>
        </li>
      ))}
    </ul>
  );
}
