"use client";

import { LIVE } from "@pkg/web/features/matches/match-reads";
import { isApiError } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { lazy, Suspense, useEffect } from "react";

const loadLessons = () => import("./components/child-lessons");
const ChildLessons = lazy(loadLessons);
const loadNoSuchRoom = () => import("@pkg/web/features/lesson-room/no-such-room");
const NoSuchRoom = lazy(loadNoSuchRoom);

/** `/child/[token]`: a child's next lessons and homework, without log-in, by the link that its parent made. */
export function ChildLessonsPage({ token }: { token: string }) {
  const { data, error, refetch } = $api.useQuery("get", "/child-lessons", { headers: { "x-link": token } }, LIVE);
  // The code of both answers loads while the data does, so that it is there when the network goes.
  useEffect(() => void Promise.allSettled([loadLessons(), loadNoSuchRoom()]), []);
  const isGone = isApiError(error, "class", 20001);
  if (!data && error && !isGone) {
    return <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="수업을" />;
  }
  if (!data && !isGone) return <RowsSkeleton title="내 수업" />;
  return (
    <Suspense fallback={<RowsSkeleton title="내 수업" />}>
      {data && !isGone ? <ChildLessons lessons={data} token={token} /> : <NoSuchRoom isLink />}
    </Suspense>
  );
}
