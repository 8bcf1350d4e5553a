import { formatKoreanDate } from "@pkg/domain";
import { Progress } from "@pkg/ui/progress";
import type { ClassLessons } from "../queries";

type LessonsLeftProps = Pick<ClassLessons, "counts" | "expiresOn"> & {
  /** A lesson that was given back moved the last day. */
  isExtended?: boolean;
  /** Of a class that is over or rests: what is left can't be taken any more. */
  isOver?: boolean;
  /** Of those that are left, how many are over and not settled yet. */
  checking?: number;
};

const EXTENDED = ". 돌려받은 수업을 들을 수 있게 늘렸어요.";
const BEFORE_FIRST = ". 첫 수업 날이 바뀌면 이 날짜도 바뀌어요.";

/** How many lessons are left, how many are used (a missed one is), and until when the others can be taken. */
export function LessonsLeft({ counts, expiresOn, isExtended = false, isOver = false, checking = 0 }: LessonsLeftProps) {
  const { left, used, total } = counts;
  const isLost = isOver && left > 0;
  const isBefore = used === 0 && checking === 0;
  const why = isExtended ? EXTENDED : isBefore ? BEFORE_FIRST : null;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-body-sm text-fg-2">
          {isLost ? (
            "쓸 수 있는 수업이 없어요"
          ) : (
            <>
              <b className="num text-title-3 text-fg">{`${left}회`}</b> 남았어요
            </>
          )}
        </p>
        <p className="figures text-caption text-fg-3">{`${total}회 중 ${used}회 썼어요`}</p>
      </div>
      <Progress
        className="mt-2.5"
        value={used}
        max={total}
        label="쓴 수업"
        valueText={`${total}회 중 ${used}회 썼어요`}
      />
      {checking > 0 && !isLost ? (
        <p className="mt-2.5 text-caption text-fg-2">{`지난 수업 ${checking}회는 했는지 확인하고 있어서 남은 수업에 들어 있어요.`}</p>
      ) : null}
      {expiresOn && left > 0 ? (
        <p className="mt-2.5 text-caption text-fg-3">
          <span className="whitespace-nowrap">{`${formatKoreanDate(expiresOn, { withYear: true })}까지`}</span>{" "}
          {isLost ? "들을 수 있었어요" : "들을 수 있어요"}
          {isLost ? null : why}
        </p>
      ) : null}
      {!expiresOn && left > 0 && isBefore && !isOver ? (
        <p className="mt-2.5 text-caption text-fg-3">들을 수 있는 기간은 첫 수업을 하는 날부터 세요.</p>
      ) : null}
    </>
  );
}
