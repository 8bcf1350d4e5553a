import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { OperatorMatch } from "@/features/operator/matches/operator-match";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("매칭");

type MatchRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: MatchRouteProps) {
  return (
    <OperatorFrame>
      <Suspense fallback={<RowsSkeleton />}>
        <Match params={params} />
      </Suspense>
    </OperatorFrame>
  );
}

async function Match({ params }: MatchRouteProps) {
  const { id } = await params;
  return <OperatorMatch key={id} id={id} />;
}
