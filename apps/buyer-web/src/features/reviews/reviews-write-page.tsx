"use client";

import { ButtonLink } from "@pkg/ui/button";
import { WaitState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { NotFoundPage } from "@pkg/web/platform/status-pages/not-found-page";
import Link from "next/link";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { ReviewForm } from "./components/review-form";
import { WrittenReview } from "./components/written-review";
import { type ClassReview, useClassReview } from "./queries";

/** `/myclass/[matchId]/review`: the one review of a class. Another account's class shows as missing. */
export function ReviewsWritePage({ matchId }: { matchId: string }) {
  const { data, error, refetch } = useClassReview(matchId);
  if (data === null) return <NotFoundPage />;
  if (data?.isOpen) return <ReviewForm key={data.review?.id ?? "new"} matchId={matchId} state={data} />;
  return (
    <FlowFrame title="후기" back={{ href: `/myclass/${matchId}` }}>
      {data ? (
        <Closed matchId={matchId} state={data} />
      ) : error ? (
        <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="후기를" />
      ) : (
        <div className="px-(--size-gutter) pt-6">
          <RowsSkeleton title="후기 쓰기" rows={5} />
        </div>
      )}
    </FlowFrame>
  );
}

/** Nothing can be written now: too few lessons yet, or the days for changes are over. */
function Closed({ matchId, state }: { matchId: string; state: ClassReview }) {
  if (state.review) return <WrittenReview state={state} review={state.review} />;
  const { heldLessons, neededLessons } = state;
  return (
    <WaitState
      level={1}
      className="px-(--size-gutter) py-16"
      title={`후기는 수업 ${neededLessons}회부터 쓸 수 있어요`}
      reason={`한 선생님과 ${neededLessons}회 수업한 뒤에 받아요. 지금까지 ${heldLessons}회 했어요.`}
      action={
        <ButtonLink href={`/myclass/${matchId}`} linkAs={Link}>
          내 수업 보기
        </ButtonLink>
      }
    />
  );
}
