"use client";

import { FlowHeader } from "@pkg/ui/header";
import { Column } from "@pkg/ui/layout";
import { Loading } from "@pkg/ui/loading";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { useEffect } from "react";
import { BoardView } from "./board-view";
import { useBoardSession } from "./queries";

/** Where the board leads: back to the choice of tests, and to the result. */
export interface BoardProps {
  readonly sessionId: string;
  readonly listHref: string;
  readonly resultHref: string;
}

/** `/board/[sessionId]`: a level test from its first item to its end. A test that is over leads to its result. */
export function BoardPage({ sessionId, listHref, resultHref }: BoardProps) {
  const { data, dataUpdatedAt, error, refetch } = useBoardSession(sessionId);
  const isDone = data?.status === "DONE";
  useEffect(() => {
    if (isDone) location.replace(resultHref);
  }, [isDone, resultHref]);
  if (data && !isDone) {
    return <BoardView session={data} readAt={dataUpdatedAt} listHref={listHref} resultHref={resultHref} />;
  }
  return (
    <Column>
      <FlowHeader back={{ href: listHref }} title="레벨 테스트" />
      <main id="main">
        {error && !data ? (
          <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="시험을" />
        ) : (
          <Loading className="py-24" />
        )}
      </main>
    </Column>
  );
}
