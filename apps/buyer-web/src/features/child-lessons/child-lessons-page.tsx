"use client";

import { NoSuchRoom } from "@pkg/web/features/lesson-room/no-such-room";
import { LIVE } from "@pkg/web/features/matches/match-reads";
import { isApiError } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { ChildLessons } from "./components/child-lessons";

/** `/child/[token]`: a child's next lessons and homework, without log-in, by the link that its parent made. */
export function ChildLessonsPage({ token }: { token: string }) {
  const { data, error, refetch } = $api.useQuery("get", "/child-lessons", { headers: { "x-link": token } }, LIVE);
  if (isApiError(error, "class", 20001)) return <NoSuchRoom isLink />;
  if (data) return <ChildLessons lessons={data} token={token} />;
  if (error) return <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="수업을" />;
  return <RowsSkeleton title="내 수업" />;
}
