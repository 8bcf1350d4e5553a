import { Page as PageBody } from "@pkg/ui/layout";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { Suspense } from "react";
import { EventsSkeleton } from "@/features/events/components/events-skeleton";
import { EventsPage } from "@/features/events/events-page";
import { BuyerSite } from "@/lib/site/buyer-site";

export const metadata = pageMetadata("이벤트", "지금 참여할 수 있는 이벤트와 지난 이벤트를 모았어요.", "/events");

type EventsRouteProps = { searchParams: Promise<{ tab?: string | string[] }> };

export default function Page({ searchParams }: EventsRouteProps) {
  return (
    <BuyerSite>
      <PageBody className="pt-2 pb-16 lg:pt-9 lg:pb-24">
        <PageTitle lead="로그인하지 않아도 참여할 수 있어요.">이벤트</PageTitle>
        <Suspense fallback={<EventsSkeleton />}>
          <Events searchParams={searchParams} />
        </Suspense>
      </PageBody>
    </BuyerSite>
  );
}

async function Events({ searchParams }: EventsRouteProps) {
  const { tab } = await searchParams;
  return <EventsPage isClosed={tab === "closed"} />;
}
