import { formatKoreanDate } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import type { EventWire } from "@pkg/web/features/events/event-article";
import { lastDay } from "@pkg/web/features/events/event-text";
import Link from "next/link";

/** Beside the text: the way that a promotion leads to, and what is left of the event. */
export function EventAside({ event }: { event: EventWire }) {
  return (
    <div className="mt-8 border-t-8 border-sunken px-(--size-gutter) py-8 lg:mt-0 lg:rounded-xl lg:border-0 lg:p-7 lg:shadow-card">
      {event.state === "CLOSED" ? (
        <ClosedEvent endAt={event.endAt} />
      ) : (
        <p className="text-body">{formatKoreanDate(lastDay(event.endAt))}까지 참여할 수 있어요.</p>
      )}
    </div>
  );
}

function ClosedEvent({ endAt }: { endAt: string }) {
  return (
    <>
      <h2 className="text-title-3">끝난 이벤트예요</h2>
      <p className="mt-1.5 mb-5 text-body-sm text-fg-2">
        {formatKoreanDate(lastDay(endAt), { withYear: true })}에 참여를 마쳤어요. 지금 열린 이벤트를 보여 드릴게요.
      </p>
      <ButtonLink href="/events" linkAs={Link} variant="secondary" full>
        진행 중인 이벤트 보기
      </ButtonLink>
    </>
  );
}
