import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import { Suspense } from "react";
import { OperatorBenefitIsland } from "@/features/operator/operator-islands";
import { OperatorFrame } from "@/lib/operator-frame";

export const metadata = pageMetadata("혜택");

type BenefitRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: BenefitRouteProps) {
  return (
    <OperatorFrame>
      <QueryIsland>
        <Suspense fallback={<RowsSkeleton />}>
          <Benefit params={params} />
        </Suspense>
      </QueryIsland>
    </OperatorFrame>
  );
}

async function Benefit({ params }: BenefitRouteProps) {
  const { id } = await params;
  return <OperatorBenefitIsland key={id} id={id} />;
}
