import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { OperatorReport } from "@/features/operator/reports/operator-report";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("신고");

type ReportRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: ReportRouteProps) {
  return (
    <OperatorFrame>
      <Suspense fallback={<RowsSkeleton />}>
        <Report params={params} />
      </Suspense>
    </OperatorFrame>
  );
}

async function Report({ params }: ReportRouteProps) {
  const { id } = await params;
  return <OperatorReport key={id} id={id} />;
}
