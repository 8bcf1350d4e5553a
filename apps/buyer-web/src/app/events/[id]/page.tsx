import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import type { Metadata } from "next";
import { Suspense } from "react";
import { EventSkeleton } from "@/features/events/components/events-skeleton";
import { EventPage } from "@/features/events/events-detail";
import { BuyerSite } from "@/lib/site/buyer-site";
import { loadEvent } from "@/lib/site/public-data";

type EventRouteProps = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: EventRouteProps): Promise<Metadata> {
  const { id } = await params;
  const event = await loadEvent(id).catch(() => null);
  return event ? pageMetadata(event.title, event.summary, `/events/${event.id}`) : pageMetadata("이벤트");
}

export default function Page({ params }: EventRouteProps) {
  return (
    <BuyerSite>
      <Suspense fallback={<EventSkeleton />}>
        <Event params={params} />
      </Suspense>
    </BuyerSite>
  );
}

async function Event({ params }: EventRouteProps) {
  const { id } = await params;
  return <EventPage id={id} />;
}
