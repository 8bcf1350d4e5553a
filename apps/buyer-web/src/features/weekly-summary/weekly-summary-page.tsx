"use client";

import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { useSearchParams } from "next/navigation";
import { lazy, Suspense, useEffect } from "react";
import { useSummary } from "./queries";

const loadWeek = () => import("./components/summary-week");
const SummaryWeek = lazy(loadWeek);
const loadProblem = () => import("./components/summary-problem");
const SummaryProblem = lazy(loadProblem);

/** `/weekly-summary/[token]`: one week of a class, read-only and without log-in, for a parent with the link. */
export function WeeklySummaryPage({ token }: { token: string }) {
  const week = useSearchParams().get("week");
  const { data, error, refetch, isPlaceholderData } = useSummary(token, week);
  // The code of both answers loads while the data does, so that it is there when the network goes.
  useEffect(() => void Promise.allSettled([loadWeek(), loadProblem()]), []);
  if (data === undefined && !error) return <RowsSkeleton title="한 주 수업" />;
  return (
    <Suspense fallback={<RowsSkeleton title="한 주 수업" />}>
      {data ? (
        <SummaryWeek
          summary={data}
          isLoading={isPlaceholderData}
          onWeek={(next) => history.pushState(null, "", `?week=${next}`)}
        />
      ) : (
        <SummaryProblem error={error} onRetry={() => void refetch()} />
      )}
    </Suspense>
  );
}
