import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import { Suspense } from "react";
import { ScreeningIsland } from "@/features/screenings/screenings-island";
import { ApplicantFrame } from "@/lib/applicant-frame";

export const metadata = pageMetadata("목소리 녹음");

type ScreeningRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: ScreeningRouteProps) {
  return (
    <ApplicantFrame>
      <QueryIsland>
        <Suspense fallback={<RowsSkeleton />}>
          <Screening params={params} />
        </Suspense>
      </QueryIsland>
    </ApplicantFrame>
  );
}

async function Screening({ params }: ScreeningRouteProps) {
  const { id } = await params;
  return <ScreeningIsland key={id} id={id} />;
}
