import { Page as PageBody } from "@pkg/ui/layout";
import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { noindex, pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import type { Metadata } from "next";
import { Suspense } from "react";
import { OrderScheduleLinkPage } from "@/features/order-schedule-link/order-schedule-link-page";
import { BuyerSite } from "@/lib/site/buyer-site";

/** The address is a secret: it is not indexed, and links send no referrer. */
export const metadata: Metadata = { ...pageMetadata("정기 결제"), ...noindex, referrer: "no-referrer" };

type LinkRouteProps = { params: Promise<{ token: string }> };

export default function Page({ params }: LinkRouteProps) {
  return (
    <BuyerSite>
      <PageBody className="pt-4 pb-16 lg:pt-10">
        <QueryProvider>
          <Suspense fallback={<RowsSkeleton title="정기 결제" />}>
            <ScheduleOfLink params={params} />
          </Suspense>
        </QueryProvider>
      </PageBody>
    </BuyerSite>
  );
}

async function ScheduleOfLink({ params }: LinkRouteProps) {
  const { token } = await params;
  return <OrderScheduleLinkPage key={token} token={token} />;
}
