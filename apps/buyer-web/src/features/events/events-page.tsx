import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { TabLinks } from "@pkg/ui/tabs";
import Link from "next/link";
import { connection } from "next/server";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadClosedEvents, loadEvents } from "@/lib/site/public-data";
import { EventCards } from "./components/event-cards";

/** `/events`: what runs now, and with `?tab=closed` what is over. */
export async function EventsPage({ isClosed }: { isClosed: boolean }) {
  await connection();
  const events = await (isClosed ? loadClosedEvents : loadEvents)().catch(() => null);
  const tabs = [
    { href: "/events", label: "진행 중", current: !isClosed },
    { href: "/events?tab=closed", label: "지난 이벤트", current: isClosed },
  ];
  return (
    <>
      <TabLinks label="이벤트" tabs={tabs} linkAs={Link} className="-mx-(--size-gutter) mb-6 lg:mx-0 lg:mb-9" />
      {events === null ? (
        <LoadFailure title="이벤트를 불러오지 못했어요" reason="잠시 후 다시 불러와 주세요." />
      ) : events.length > 0 ? (
        <EventCards events={events} />
      ) : (
        <NoEvents isClosed={isClosed} />
      )}
    </>
  );
}

function NoEvents({ isClosed }: { isClosed: boolean }) {
  return (
    <EmptyState
      className="py-12"
      title={isClosed ? "지난 이벤트가 아직 없어요" : "지금은 진행 중인 이벤트가 없어요"}
      reason={isClosed ? "끝난 이벤트를 여기에 모아 둘게요." : "새 이벤트가 열리면 여기에서 볼 수 있어요."}
      action={
        <ButtonLink href={isClosed ? "/events" : "/events?tab=closed"} linkAs={Link} variant="secondary">
          {isClosed ? "진행 중인 이벤트 보기" : "지난 이벤트 보기"}
        </ButtonLink>
      }
    />
  );
}
