import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import { RowsSkeleton } from "@pkg/web/platform/shell/rows-skeleton";
import { Suspense } from "react";
import { ApplicantsIsland } from "@/features/tutor-applicants/tutor-applicants-island";
import { ApplicantFrame } from "@/lib/applicant-frame";

export const metadata = pageMetadata("선생님 지원하기");

type ApplicantRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: ApplicantRouteProps) {
  return (
    <ApplicantFrame>
      <QueryIsland>
        <Suspense fallback={<RowsSkeleton />}>
          <Applicant params={params} />
        </Suspense>
      </QueryIsland>
    </ApplicantFrame>
  );
}

async function Applicant({ params }: ApplicantRouteProps) {
  const { id } = await params;
  return <ApplicantsIsland key={id} id={id} />;
}
