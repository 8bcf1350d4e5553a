import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { OperatorApplicant } from "@/features/operator/applicants/operator-applicant";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("선생님 지원자");

type ApplicantRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: ApplicantRouteProps) {
  return (
    <OperatorFrame wide>
      <Suspense fallback={<RowsSkeleton />}>
        <Applicant params={params} />
      </Suspense>
    </OperatorFrame>
  );
}

async function Applicant({ params }: ApplicantRouteProps) {
  const { id } = await params;
  return <OperatorApplicant key={id} id={id} />;
}
