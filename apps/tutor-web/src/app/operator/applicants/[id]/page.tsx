import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import { Suspense } from "react";
import { OperatorApplicantIsland } from "@/features/operator/operator-islands";
import { OperatorFrame } from "@/lib/operator-frame";

export const metadata = pageMetadata("선생님 지원자");

type ApplicantRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: ApplicantRouteProps) {
  return (
    <OperatorFrame>
      <QueryIsland>
        <Suspense fallback={<RowsSkeleton />}>
          <Applicant params={params} />
        </Suspense>
      </QueryIsland>
    </OperatorFrame>
  );
}

async function Applicant({ params }: ApplicantRouteProps) {
  const { id } = await params;
  return <OperatorApplicantIsland key={id} id={id} />;
}
