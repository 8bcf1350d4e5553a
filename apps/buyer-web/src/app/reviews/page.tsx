import { Page as Column } from "@pkg/ui/layout";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { type Query, readFilter } from "@/features/reviews/review-filter";
import { ReviewsPage } from "@/features/reviews/reviews-page";
import { VisitLog } from "@/lib/reporting/visit-log";
import { BuyerSite } from "@/lib/site/buyer-site";

export const metadata = pageMetadata(
  "수업 후기",
  "나란에서 수업을 들은 가족이 남긴 후기를 과목, 학년, 선생님별로 볼 수 있어요.",
  "/reviews",
);

type ReviewsRouteProps = { searchParams: Promise<Query> };

export default function Page({ searchParams }: ReviewsRouteProps) {
  return (
    <BuyerSite>
      <Column className="pt-2 lg:pt-9">
        <PageTitle lead="수업을 들은 가족이 직접 썼어요. 좋은 말도 아쉬운 말도 그대로 보여 드려요.">
          수업 후기
        </PageTitle>
      </Column>
      <Suspense
        fallback={
          <Column>
            <RowsSkeleton rows={8} />
          </Column>
        }
      >
        <Chosen searchParams={searchParams} />
      </Suspense>
      <VisitLog />
    </BuyerSite>
  );
}

async function Chosen({ searchParams }: ReviewsRouteProps) {
  return <ReviewsPage filter={readFilter(await searchParams)} />;
}
