import { FlowPanes } from "@pkg/ui/layout";
import { EventArticle } from "@pkg/web/features/events/event-article";
import { NotFound } from "@pkg/web/platform/status-pages/not-found";
import { connection } from "next/server";
import { LoadFailure } from "@/lib/site/load-failure";
import { loadEvent } from "@/lib/site/public-data";
import { EventAside } from "./components/event-aside";

/** `/events/[id]`: one event with the way to take part; an unknown one shows as missing. */
export async function EventPage({ id }: { id: string }) {
  await connection();
  const event = await loadEvent(id).catch(() => undefined);
  if (event === null) return <NotFound links={[{ href: "/events", label: "이벤트 보기" }]} />;
  if (!event) {
    return (
      <LoadFailure
        level={1}
        title="이벤트를 불러오지 못했어요"
        reason="잠시 후 다시 불러와 주세요."
        className="px-(--size-gutter) py-16"
      />
    );
  }
  return (
    <div className="mx-auto w-full max-w-120 pb-16 lg:w-[min(70rem,100%-4rem)] lg:max-w-none lg:pb-0 lg:[--size-gutter:0rem]">
      <FlowPanes asideLabel="참여" aside={<EventAside event={event} />}>
        <EventArticle event={event} />
      </FlowPanes>
    </div>
  );
}
