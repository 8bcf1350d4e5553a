"use client";

import { addKstMonths, nextPayMonth, PAYOUT_DAY, toKstDate, toKstMonth } from "@pkg/domain";
import { Banner } from "@pkg/ui/banner";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { EmptyState } from "@pkg/ui/states";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import Link from "next/link";
import { useOwnTutor } from "@/lib/own-tutor/own-tutor";
import { TutorGate } from "@/lib/own-tutor/tutor-gate";
import { AccountCard } from "./components/account-card";
import { EarlierLessons, EarningsList, LaterLessons } from "./components/earnings-list";
import { EarningsSum } from "./components/earnings-sum";
import { MonthNav } from "./components/month-nav";
import { logText } from "./earnings-text";
import { useEarnings } from "./queries";
import { useShownMonth } from "./use-shown-month";

/** `/earnings`: what the tutor is paid by month and lesson, when and where to. */
export function EarningsPage() {
  return (
    <TutorGate reading={useOwnTutor()} what="수입을">
      {() => <Months />}
    </TutorGate>
  );
}

function Months() {
  const { month: asked, go } = useShownMonth();
  const reading = useEarnings(asked);
  const month = asked ?? reading.data?.month ?? nextPayMonth(serverNow());
  return (
    <>
      <PageTitle
        lead={`수업을 마치고 기록을 남기면 수업료가 쌓여요. 다음 달 ${PAYOUT_DAY}일(쉬는 날이면 다음 영업일)에 세금 3.3%를 빼고 보내 드려요.`}
      >
        수입
      </PageTitle>
      <MonthNav month={month} now={toKstMonth(serverNow())} onMonth={go} />
      <OneMonth reading={reading} onBefore={() => go(addKstMonths(month, -1))} />
    </>
  );
}

function OneMonth({ reading, onBefore }: { reading: ReturnType<typeof useEarnings>; onBefore: () => void }) {
  const { data, error, refetch, isPlaceholderData } = reading;
  if (error && !data) return <LoadProblem error={error} onRetry={() => void refetch()} what="수입을" />;
  if (!data) return <MonthSkeleton />;
  const { month } = data;
  const today = toKstDate(serverNow());
  const isPast = month < toKstMonth(serverNow());
  const missing = logText(data, today);
  return (
    <div
      aria-busy={isPlaceholderData}
      className={`mt-4 transition-opacity duration-(--duration-base) lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start lg:gap-x-8 ${isPlaceholderData ? "opacity-60" : ""}`}
    >
      <div className="grid gap-3 lg:col-start-2">
        <EarningsSum earnings={data} today={today} />
        <AccountCard />
        {data.content.length > 0 ? (
          <ButtonLink
            href={`/earnings/statement?month=${month}`}
            linkAs={Link}
            variant="line"
            full
          >{`${Number(month.slice(5))}월 명세서 보기`}</ButtonLink>
        ) : null}
        <ButtonLink
          href={`/earnings/year?year=${month.slice(0, 4)}`}
          linkAs={Link}
          variant="text"
          full
        >{`${month.slice(0, 4)}년 지급·원천징수 내역`}</ButtonLink>
      </div>
      <div className="mt-7 lg:col-start-1 lg:row-start-1 lg:mt-0">
        {missing ? (
          <Banner tone="warn" inline className="mb-4">
            {missing}
          </Banner>
        ) : null}
        <EarlierLessons lessons={data.earlier} />
        {data.content.length > 0 ? (
          <EarningsList lessons={data.content} month={month} />
        ) : data.later.length > 0 ? null : (
          <EmptyState
            className="mt-10"
            title={`${Number(month.slice(5))}월에는 수업이 ${isPast ? "없었어요" : "아직 없어요"}`}
            {...(isPast ? {} : { reason: "수업이 잡히면 예상 수업료가 여기에 보여요." })}
            action={
              <Button variant="secondary" onClick={onBefore}>
                이전 달 보기
              </Button>
            }
          />
        )}
        <LaterLessons lessons={data.later} />
      </div>
    </div>
  );
}

function MonthSkeleton() {
  return (
    <SkeletonGroup className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-8">
      <Skeleton className="h-56 w-full rounded-lg lg:col-start-2" />
      <div className="mt-7 grid gap-3 lg:col-start-1 lg:row-start-1 lg:mt-0">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    </SkeletonGroup>
  );
}
