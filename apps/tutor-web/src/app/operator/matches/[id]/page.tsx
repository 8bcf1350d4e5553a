import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import { Suspense } from "react";
import { OperatorMatchIsland } from "@/features/operator/operator-islands";
import { OperatorFrame } from "@/lib/operator-frame";

export const metadata = pageMetadata("멈춘 매칭");

type MatchRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: MatchRouteProps) {
  return (
    <OperatorFrame>
      <QueryIsland>
        <Suspense fallback={<RowsSkeleton />}>
          <Match params={params} />
        </Suspense>
      </QueryIsland>
    </OperatorFrame>
  );
}

async function Match({ params }: MatchRouteProps) {
  const { id } = await params;
  return <OperatorMatchIsland key={id} id={id} />;
}
