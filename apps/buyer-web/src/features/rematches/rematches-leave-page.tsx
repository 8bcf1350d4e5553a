"use client";

import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { NotFoundPage } from "@pkg/web/platform/status-pages/not-found-page";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { Appeal } from "./components/appeal";
import { useLeavingStart } from "./leaving-queries";

/** `/myclass/[matchId]/leave`: what the pair has done, and the choice to stay, change or leave, with the session. */
export function LeavePage({ matchId }: { matchId: string }) {
  const access = { matchId, token: null };
  const { data, error, refetch } = useLeavingStart(access);
  if (data === null) return <NotFoundPage />;
  return (
    <FlowFrame title="지금까지의 수업" back={{ href: `/myclass/${matchId}` }}>
      {data ? <Appeal access={access} start={data} rematchHref={`/myclass/${matchId}/rematch`} /> : null}
      {!data && error ? <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="수업을" /> : null}
      {!data && !error ? (
        <div className="px-(--size-gutter) pt-6">
          <RowsSkeleton title="지금까지의 수업" rows={5} />
        </div>
      ) : null}
    </FlowFrame>
  );
}
