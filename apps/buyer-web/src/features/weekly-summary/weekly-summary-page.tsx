"use client";

import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/shell/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import { useSearchParams } from "next/navigation";
import { lazy, Suspense, useEffect } from "react";
import { useSummary } from "./queries";

const loadWeek = () => import("./components/summary-week");
const SummaryWeek = lazy(loadWeek);

/** `/weekly-summary/[token]`: one week of a class, read-only and without log-in, for a parent with the link. */
export function WeeklySummaryPage({ token }: { token: string }) {
  const week = useSearchParams().get("week");
  const { data, error, refetch, isPlaceholderData } = useSummary(token, week);
  // The code of the week loads while its data does.
  useEffect(() => void loadWeek(), []);
  if (data === null) {
    return (
      <EmptyState
        level={1}
        className="py-16"
        title="지금은 열 수 없는 링크예요"
        reason="링크가 바뀌었거나 꺼졌어요. 링크를 보내 준 분에게 새 링크를 받아 주세요."
      />
    );
  }
  if (!data) {
    return error ? (
      <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="수업 소식을" />
    ) : (
      <RowsSkeleton />
    );
  }
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <SummaryWeek
        summary={data}
        isLoading={isPlaceholderData}
        onWeek={(next) => history.pushState(null, "", `?week=${next}`)}
      />
    </Suspense>
  );
}
