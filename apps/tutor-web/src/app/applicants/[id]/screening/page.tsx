import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { ScreeningPage } from "@/features/screenings/screenings-page";
import { ApplicantFrame } from "@/lib/site/applicant-frame";

export const metadata = pageMetadata("목소리 녹음");

type ScreeningRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: ScreeningRouteProps) {
  return (
    <ApplicantFrame>
      <QueryProvider>
        <Suspense fallback={<RowsSkeleton />}>
          <Screening params={params} />
        </Suspense>
      </QueryProvider>
    </ApplicantFrame>
  );
}

async function Screening({ params }: ScreeningRouteProps) {
  const { id } = await params;
  return <ScreeningPage key={id} id={id} />;
}
