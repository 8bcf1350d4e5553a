import type { TutorFilterQuery } from "@pkg/domain";
import { Page as PageBody } from "@pkg/ui/layout";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { TutorsPage } from "@/features/tutors/tutors-page";
import { VisitLog } from "@/lib/reporting/visit-log";
import { BuyerSite } from "@/lib/site/buyer-site";

export const metadata = pageMetadata(
  "선생님 찾기",
  "과목, 시간, 스타일, 대학으로 1:1 과외 선생님을 찾아보세요. 결제 전에 소개와 빈 시간을 모두 볼 수 있어요.",
  "/tutors",
);

type TutorsRouteProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default function Page({ searchParams }: TutorsRouteProps) {
  return (
    <BuyerSite>
      <PageBody className="pt-2 pb-16 lg:pt-9 lg:pb-24">
        <PageTitle lead="결제하기 전에 누가 가르치는지 먼저 보세요.">선생님 찾기</PageTitle>
        <Suspense fallback={<RowsSkeleton />}>
          <Tutors searchParams={searchParams} />
        </Suspense>
      </PageBody>
      <VisitLog />
    </BuyerSite>
  );
}

async function Tutors({ searchParams }: TutorsRouteProps) {
  const entries = Object.entries(await searchParams).map(([key, value]) => [key, [value].flat()[0]]);
  return <TutorsPage query={Object.fromEntries(entries) as TutorFilterQuery} />;
}
