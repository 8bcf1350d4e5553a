"use client";

import { addKstMonths, type KstMonth, toKstMonth } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/shell/load-problem";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import { parseAsString, useQueryState } from "nuqs";
import { useOwnTutor } from "@/lib/own-tutor";
import { TutorGate } from "@/lib/tutor-gate";
import { EarningsList } from "./components/earnings-list";
import { EarningsSum } from "./components/earnings-sum";
import { MonthNav } from "./components/month-nav";
import { shownMonth } from "./earnings-text";
import { useEarnings } from "./queries";

/** `/earnings`: the tutor's earnings by month and lesson. */
export function EarningsPage() {
  return (
    <TutorGate reading={useOwnTutor()} what="수입을">
      {() => <Months />}
    </TutorGate>
  );
}

/** The month lives in the URL ("?month=2026-10"), so a reload and the back button keep it; default: the current month. */
function Months() {
  const [asked, change] = useQueryState("month", parseAsString.withOptions({ history: "push" }));
  const now = toKstMonth(new Date());
  const month = shownMonth(asked, now);
  const go = (next: KstMonth) => void change(next === now ? null : next);
  return (
    <>
      <PageTitle lead="수업을 마치고 기록을 남기면 수업료가 쌓여요.">수입</PageTitle>
      <MonthNav month={month} now={now} onMonth={go} />
      <OneMonth month={month} onBefore={() => go(addKstMonths(month, -1))} />
    </>
  );
}

function OneMonth({ month, onBefore }: { month: KstMonth; onBefore: () => void }) {
  const { data, error, refetch, isPlaceholderData } = useEarnings(month);
  if (error && !data) return <LoadProblem error={error} onRetry={() => void refetch()} what="수입을" />;
  if (!data) return <MonthSkeleton />;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={`mt-4 transition-opacity duration-(--duration-base) lg:grid lg:grid-cols-[minmax(0,1fr)_16.5rem] lg:items-start lg:gap-x-8 ${isPlaceholderData ? "opacity-60" : ""}`}
    >
      <EarningsSum earnings={data} className="lg:col-start-2" />
      {data.content.length > 0 ? (
        <EarningsList lessons={data.content} className="mt-7 lg:col-start-1 lg:row-start-1 lg:mt-0" />
      ) : (
        <EmptyState
          className="mt-10 lg:col-start-1 lg:row-start-1"
          title={`${Number(month.slice(5))}월에는 마친 수업이 아직 없어요`}
          reason="수업 기록을 남기면 여기에 하나씩 쌓여요."
          action={
            <Button variant="secondary" onClick={onBefore}>
              이전 달 보기
            </Button>
          }
        />
      )}
    </div>
  );
}

function MonthSkeleton() {
  return (
    <SkeletonGroup className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_16.5rem] lg:gap-x-8">
      <Skeleton className="h-31 w-full rounded-lg lg:col-start-2" />
      <div className="mt-7 grid gap-3 lg:col-start-1 lg:row-start-1 lg:mt-0">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    </SkeletonGroup>
  );
}
