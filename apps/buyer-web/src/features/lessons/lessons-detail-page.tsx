"use client";

import { useClassLessons, useMatch } from "@pkg/web/features/lessons/queries";
import { NoSuchClass } from "@pkg/web/features/lessons/rows/no-such-class";
import { useLiveMatches } from "@pkg/web/features/matches/use-live-matches";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { ClassDetail } from "./components/class-detail";
import { ClassSkeleton } from "./components/class-skeleton";

/** `/myclass/[matchId]`: one class; another account's class shows as missing. */
export function MyclassDetailPage({ matchId }: { matchId: string }) {
  useLiveMatches();
  const match = useMatch(matchId);
  const lessons = useClassLessons(match.data ? matchId : null);
  // A tutor may read these lessons too, but the page's actions are the buyer's.
  const isMissing = match.data === null || lessons.data?.role === "TUTOR";
  if (isMissing) return <NoSuchClass reason="주소가 바뀌었거나 내 수업이 아니에요." />;
  if (match.data && lessons.data) return <ClassDetail match={match.data} lessons={lessons.data} />;
  const error = match.error ?? lessons.error;
  const retry = () => void (match.data ? lessons.refetch() : match.refetch());
  return error ? (
    <LoadProblem level={1} error={error} onRetry={retry} what="수업을" />
  ) : (
    <ClassSkeleton hasTabs={false} />
  );
}
