import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { OperatorConsultation } from "@/features/operator/consultations/operator-consultation";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("상담");

type ConsultationRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: ConsultationRouteProps) {
  return (
    <OperatorFrame wide>
      <Suspense fallback={<RowsSkeleton />}>
        <Consultation params={params} />
      </Suspense>
    </OperatorFrame>
  );
}

async function Consultation({ params }: ConsultationRouteProps) {
  const { id } = await params;
  return <OperatorConsultation key={id} id={id} />;
}
