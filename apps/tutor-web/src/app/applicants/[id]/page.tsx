import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Suspense } from "react";
import { ApplicantsPage } from "@/features/tutor-applicants/tutor-applicants-page";
import { ApplicantFrame } from "@/lib/site/applicant-frame";

export const metadata = pageMetadata("선생님 지원하기");

type ApplicantRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: ApplicantRouteProps) {
  return (
    <ApplicantFrame>
      <NuqsAdapter>
        <QueryProvider>
          <Suspense fallback={<RowsSkeleton />}>
            <Applicant params={params} />
          </Suspense>
        </QueryProvider>
      </NuqsAdapter>
    </ApplicantFrame>
  );
}

async function Applicant({ params }: ApplicantRouteProps) {
  const { id } = await params;
  return <ApplicantsPage key={id} id={id} />;
}
