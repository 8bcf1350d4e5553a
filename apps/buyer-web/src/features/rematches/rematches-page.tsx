"use client";

import { ButtonLink } from "@pkg/ui/button";
import { WaitState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { NotFoundPage } from "@pkg/web/platform/status-pages/not-found-page";
import Link from "next/link";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { ChangeWishes } from "./components/change-wishes";
import { RematchForm } from "./components/rematch-form";
import { useRematchStart } from "./queries";

/** `/myclass/[matchId]/rematch`: another tutor for a class that has one, other wishes for a stopped search. Another account's class shows as missing. */
export function RematchPage({ matchId }: { matchId: string }) {
  const { data, error, refetch } = useRematchStart(matchId);
  if (data === null) return <NotFoundPage />;
  if (data?.match.status === "MATCHED") return <RematchForm start={data} />;
  if (data?.match.now.stage === "STUCK") return <ChangeWishes start={data} />;
  if (!data && !error) return <RematchLoading matchId={matchId} />;
  return (
    <FlowFrame title="선생님 바꾸기" back={{ href: data ? "/myclass" : `/myclass/${matchId}` }}>
      {data ? (
        <WaitState
          level={1}
          className="px-(--size-gutter) py-16"
          title="지금은 담당 선생님이 없어요"
          reason="어디까지 왔는지 매칭 화면에서 볼 수 있어요."
          action={
            <ButtonLink href={`/tutoring/matching?matchId=${matchId}`} linkAs={Link}>
              매칭 보기
            </ButtonLink>
          }
        />
      ) : (
        <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="수업을" />
      )}
    </FlowFrame>
  );
}

/** Skeleton of the page. */
function RematchLoading({ matchId }: { matchId: string }) {
  return (
    <FlowFrame title="선생님 바꾸기" back={{ href: `/myclass/${matchId}` }}>
      <div className="px-(--size-gutter) pt-6">
        <RowsSkeleton title="선생님 바꾸기" rows={6} />
      </div>
    </FlowFrame>
  );
}
