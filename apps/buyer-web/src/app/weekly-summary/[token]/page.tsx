import { Page as PageBody } from "@pkg/ui/layout";
import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { noindex, pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import type { Metadata } from "next";
import { Suspense } from "react";
import { WeeklySummaryPage } from "@/features/weekly-summary/weekly-summary-page";
import { BuyerSite } from "@/lib/site/buyer-site";

/** The address is a secret: it is not indexed, and links send no referrer. */
export const metadata: Metadata = { ...pageMetadata("한 주 수업"), ...noindex, referrer: "no-referrer" };

type SummaryRouteProps = { params: Promise<{ token: string }> };

export default function Page({ params }: SummaryRouteProps) {
  return (
    <BuyerSite>
      <PageBody className="pt-4 pb-16 lg:pt-10">
        <QueryProvider>
          <Suspense fallback={<RowsSkeleton title="한 주 수업" />}>
            <WeeklySummary params={params} />
          </Suspense>
        </QueryProvider>
      </PageBody>
    </BuyerSite>
  );
}

async function WeeklySummary({ params }: SummaryRouteProps) {
  const { token } = await params;
  return <WeeklySummaryPage key={token} token={token} />;
}
