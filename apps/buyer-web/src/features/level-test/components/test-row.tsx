import { EXAM_STATUS_LABELS, formatKoreanDate, STUDENT_LEVEL_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Button, ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import type { LevelTest } from "../queries";
import { testName } from "../test-name";

type TestRowProps = {
  test: LevelTest;
  isSuggested: boolean;
  isOwnGrade: boolean;
  isBusy: boolean;
  onStart: () => void;
};

/** One test: what it covers, whether it was taken, how it went over time, and what to do next. */
export function TestRow({ test, isSuggested, isOwnGrade, isBusy, onStart }: TestRowProps) {
  const { details, status, finished, opensAt } = test;
  const last = finished.at(-1);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 text-label">
          {testName(test)}
          {isSuggested ? <Badge tone="brand">{isOwnGrade ? "지금 학년" : "추천"}</Badge> : null}
          {/* A test that is yet to be taken says so by its button. */}
          {status === "DONE" ? <Badge tone="success">{EXAM_STATUS_LABELS.DONE}</Badge> : null}
        </p>
        <p className="mt-1 text-caption text-fg-2">
          {last ? (
            <>
              {finished.map(({ id, result }, at) => (
                <span key={id}>
                  {at > 0 ? " → " : ""}
                  {at === finished.length - 1 ? (
                    <b className="text-fg">{STUDENT_LEVEL_LABELS[result]}</b>
                  ) : (
                    STUDENT_LEVEL_LABELS[result]
                  )}
                </span>
              ))}
              {opensAt ? ` · ${formatKoreanDate(new Date(opensAt))}부터 다시 볼 수 있어요` : " · 다시 볼 수 있어요"}
            </>
          ) : (
            details.map(({ label }) => label).join(" · ")
          )}
        </p>
      </div>
      <div className="flex gap-2">
        {last ? (
          <ButtonLink href={`/level-test/results/${last.id}`} size="sm" variant="secondary" linkAs={Link}>
            결과 보기
          </ButtonLink>
        ) : null}
        {opensAt || isBusy ? null : (
          <Button size="sm" variant={isSuggested ? "primary" : "soft"} onClick={onStart}>
            {last ? "다시 보기" : "시험 보기"}
            <span className="sr-only">{` ${testName(test)}`}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
