"use client";

import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/shell/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import { parseAsString, useQueryState } from "nuqs";
import { SummaryHead } from "./components/summary-head";
import { SummaryLessons } from "./components/summary-lessons";
import { WeekNav } from "./components/week-nav";
import { useSummary } from "./queries";

/** `/weekly-summary/[token]`: one week of a class for a parent who only reads along. No log-in, and nothing to press but weeks. */
export function WeeklySummaryPage({ token }: { token: string }) {
  const [week, setWeek] = useQueryState("week", parseAsString.withOptions({ history: "push" }));
  const { data, error, refetch, isPlaceholderData } = useSummary(token, week);
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
    <div className="mx-auto w-full max-w-160">
      <SummaryHead summary={data} />
      <WeekNav summary={data} isLoading={isPlaceholderData} onWeek={(next) => void setWeek(next)} />
      <SummaryLessons summary={data} />
      <p className="mt-10 border-t border-line pt-5 text-caption text-fg-3">
        보기만 할 수 있는 화면이에요. 링크를 아는 사람은 누구나 볼 수 있으니 다른 곳에 올리지 말아 주세요.
      </p>
    </div>
  );
}
