"use client";

import { CLASS_STAGE_LABELS, type ClassStage, isClassOver, isClassTaught } from "@pkg/domain";
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
  const stage = data?.match.now.stage;
  if (data && stage && isClassTaught(stage)) return <RematchForm start={data} />;
  if (data && stage === "STUCK") return <ChangeWishes start={data} />;
  if (!data && !error) return <RematchLoading matchId={matchId} />;
  return (
    <FlowFrame title="선생님 바꾸기" back={{ href: data ? "/myclass" : `/myclass/${matchId}` }}>
      {stage ? (
        <NoTutor matchId={matchId} stage={stage} />
      ) : (
        <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="수업을" />
      )}
    </FlowFrame>
  );
}

/** Nobody can be changed: the search goes on, or the class has ended or rests. */
function NoTutor({ matchId, stage }: { matchId: string; stage: ClassStage }) {
  const isOver = isClassOver(stage);
  const isEnded = isOver || stage === "RESTING";
  const after = isOver ? "이어서 배우려면 수업을 새로 골라 주세요." : "정기 결제를 다시 켜면 선생님을 바꿀 수 있어요.";
  return (
    <WaitState
      level={1}
      className="px-(--size-gutter) py-16"
      title={isEnded ? `이 수업은 ${CLASS_STAGE_LABELS[stage]}` : "지금은 담당 선생님이 없어요"}
      reason={isEnded ? after : "어디까지 왔는지 매칭 화면에서 볼 수 있어요."}
      action={
        <ButtonLink href={isEnded ? `/myclass/${matchId}` : `/tutoring/matching?matchId=${matchId}`} linkAs={Link}>
          {isEnded ? "수업 보기" : "매칭 보기"}
        </ButtonLink>
      }
    />
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
