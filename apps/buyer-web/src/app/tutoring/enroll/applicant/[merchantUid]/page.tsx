import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { ApplicantLoading } from "@/features/tutor-wishes/tutor-wishes-loading";
import { ApplicantPage } from "@/features/tutor-wishes/tutor-wishes-page";

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
