"use client";

import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import Link from "next/link";
import { SharedTest } from "./components/shared-test";
import { useSharedTest } from "./queries";

/** `/level-test/links/[token]`: what somebody shows of their result, without log-in. */
export function LevelTestLinkPage({ token }: { token: string }) {
  const { data, error, refetch } = useSharedTest(token);
  if (data) return <SharedTest test={data} />;
  if (error) return <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="결과를" />;
  if (data === undefined) return <RowsSkeleton rows={6} />;
  return (
    <EmptyState
      level={1}
      className="py-16"
      title="지금은 열 수 없는 링크예요"
      reason="링크가 바뀌었거나 꺼졌어요. 보내 준 분에게 새 링크를 받아 주세요."
      action={
        <ButtonLink href="/level-test" linkAs={Link}>
          레벨 테스트 알아보기
        </ButtonLink>
      }
    />
  );
}
