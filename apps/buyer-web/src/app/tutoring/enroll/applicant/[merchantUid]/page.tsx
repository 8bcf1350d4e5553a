import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { ApplicantIsland } from "@/features/tutor-wishes/tutor-wishes-island";
import { ApplicantLoading } from "@/features/tutor-wishes/tutor-wishes-loading";

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
  return <ApplicantIsland key={merchantUid} merchantUid={merchantUid} />;
}
