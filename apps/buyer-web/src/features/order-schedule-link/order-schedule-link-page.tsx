"use client";

import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { lazy, Suspense, useEffect } from "react";
import { useLinkedSchedule } from "./queries";

const loadAnswer = () => import("./components/schedule-answer");
const ScheduleAnswer = lazy(loadAnswer);
const loadProblem = () => import("./components/schedule-link-problem");
const ScheduleLinkProblem = lazy(loadProblem);

/** `/order-schedules/[token]`: the next automatic payment, kept or stopped without log-in by the link of a message. */
export function OrderScheduleLinkPage({ token }: { token: string }) {
  const { data, error, refetch } = useLinkedSchedule(token);
  // The code of both answers loads while the data does, so that it is there when the network goes.
  useEffect(() => void Promise.allSettled([loadAnswer(), loadProblem()]), []);
  if (data === undefined && !error) return <RowsSkeleton title="정기 결제" />;
  return (
    <Suspense fallback={<RowsSkeleton title="정기 결제" />}>
      {data ? (
        <ScheduleAnswer token={token} schedule={data} />
      ) : (
        <ScheduleLinkProblem error={error} onRetry={() => void refetch()} />
      )}
    </Suspense>
  );
}
