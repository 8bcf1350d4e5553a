import { pageMetadata } from "@pkg/web/metadata";
import { Suspense } from "react";
import { ApplicantLoading, ApplicantPage } from "@/features/applicant/applicant-page";

export const metadata = pageMetadata("선생님 조건");

type ApplicantRouteProps = { params: Promise<{ merchantUid: string }> };

export default function Page({ params }: ApplicantRouteProps) {
  return (
    <Suspense fallback={<ApplicantLoading />}>
      <Applicant params={params} />
    </Suspense>
  );
}

async function Applicant({ params }: ApplicantRouteProps) {
  const { merchantUid } = await params;
  return <ApplicantPage key={merchantUid} merchantUid={merchantUid} />;
}
