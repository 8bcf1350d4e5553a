"use client";

import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { useClassLessons, useMatch } from "@pkg/web/class/class-queries";
import { useLiveMatches } from "@pkg/web/live/use-live-matches";
import { LoadProblem } from "@pkg/web/shell/load-problem";
import Link from "next/link";
import { ClassDetail } from "./components/class-detail";
import { ClassSkeleton } from "./components/class-skeleton";

/** `/myclass/[matchId]`: one class; somebody else's is like a missing one. */
export function MyclassDetailPage({ matchId }: { matchId: string }) {
  useLiveMatches();
  const match = useMatch(matchId);
  const lessons = useClassLessons(match.data ? matchId : null);
  if (match.data === null) return <NoSuchClass />;
  if (match.data && lessons.data) return <ClassDetail match={match.data} lessons={lessons.data} />;
  const error = match.error ?? lessons.error;
  const retry = () => void (match.data ? lessons.refetch() : match.refetch());
  return error ? (
    <LoadProblem level={1} error={error} onRetry={retry} what="수업을" />
  ) : (
    <ClassSkeleton hasTabs={false} />
  );
}

function NoSuchClass() {
  return (
    <EmptyState
      level={1}
      className="py-12"
      title="수업을 찾을 수 없어요"
      reason="주소가 바뀌었거나 내 수업이 아니에요."
      action={
        <ButtonLink href="/myclass" linkAs={Link}>
          내 수업으로
        </ButtonLink>
      }
    />
  );
}
