"use client";

import { STUDENT_LEVEL_SENTENCES } from "@pkg/domain";
import { HeadedPanes } from "@pkg/ui/layout";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { ComparisonNote } from "./components/comparison-note";
import { ItemReviews } from "./components/item-reviews";
import { LevelScale } from "./components/level-scale";
import { NextLessons } from "./components/next-lessons";
import { ShareLink } from "./components/share-link";
import { Trend } from "./components/trend";
import { UnitStrengths } from "./components/unit-strengths";
import { type LevelTestResult, useLevelTestResult } from "./queries";
import { testName } from "./test-name";

/** `/level-test/results/[sessionId]`: the level, the units, where it leads, and every item with its explanation. */
export function LevelTestResultPage({ sessionId }: { sessionId: string }) {
  const { data, error, refetch } = useLevelTestResult(sessionId);
  if (data) return <Result result={data} />;
  return error ? (
    <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="결과를" />
  ) : (
    <RowsSkeleton title="레벨 테스트 결과" rows={6} />
  );
}

function Result({ result }: { result: LevelTestResult }) {
  const { id, studentName, points, maxPoints, units, items, history } = result;
  return (
    <HeadedPanes
      className="lg:pt-11 lg:pb-24"
      head={
        <>
          <p className="text-label text-fg-2">{`${testName(result)} 레벨 테스트`}</p>
          <h1 className="mt-1 text-title-1">
            {studentName} 님, <span className="text-brand-fg">{STUDENT_LEVEL_SENTENCES[result.result]}</span>
          </h1>
          <p className="mt-1.5 text-body-sm text-fg-2">
            <span className="num">{`${maxPoints}점`}</span> 가운데 <b className="num text-fg">{`${points}점`}</b>을
            받았어요.
          </p>
          <LevelScale level={result.result} own={result.confidence} className="mt-6" />
          <ComparisonNote result={result} />
          <UnitStrengths units={units} className="mt-10" />
        </>
      }
      aside={<NextLessons result={result} />}
      asideLabel="다음에 할 일"
    >
      {history.length > 1 ? <Trend history={history} className="mt-12" /> : null}
      <ItemReviews items={items} className="mt-12" />
      <ShareLink sessionId={id} className="mt-12" />
    </HeadedPanes>
  );
}
