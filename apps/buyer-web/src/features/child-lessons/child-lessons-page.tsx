"use client";

import { isNoRoom } from "@pkg/web/features/lesson-room/room-queries";
import { LIVE } from "@pkg/web/features/matches/match-reads";
import { $api } from "@pkg/web/platform/api/query";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { lazy, Suspense, useEffect } from "react";

const loadLessons = () => import("./components/child-lessons");
const ChildLessons = lazy(loadLessons);
const loadProblem = () => import("@pkg/web/features/lesson-room/room-problem");
const RoomProblem = lazy(loadProblem);

/** `/child/[token]`: a child's next lessons and homework, without log-in, by the link that its parent made. */
export function ChildLessonsPage({ token }: { token: string }) {
  const { data, error, refetch } = $api.useQuery("get", "/child-lessons", { headers: { "x-link": token } }, LIVE);
  // The code of both answers loads while the data does, so that it is there when the network goes.
  useEffect(() => void Promise.allSettled([loadLessons(), loadProblem()]), []);
  if (!data && !error) return <RowsSkeleton title="내 수업" />;
  return (
    <Suspense fallback={<RowsSkeleton title="내 수업" />}>
      {data && !isNoRoom(error) ? (
        <ChildLessons lessons={data} token={token} />
      ) : (
        <RoomProblem error={error} onRetry={() => void refetch()} what="수업을" isLink />
      )}
    </Suspense>
  );
}
