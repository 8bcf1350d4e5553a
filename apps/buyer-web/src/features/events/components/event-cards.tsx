import { formatKoreanDate } from "@pkg/domain";
import { Sentences } from "@pkg/ui/sentences";
import { EventArt } from "@pkg/web/features/events/event-art";
import { EventPeriod, type EventSummaryWire } from "@pkg/web/features/events/event-article";
import { lastDay } from "@pkg/web/features/events/event-text";
import Link from "next/link";

/** Events as pictures with their titles; the whole card leads to the event. */
export function EventCards({ events }: { events: readonly EventSummaryWire[] }) {
  return (
    <ul className="grid gap-9 lg:grid-cols-2 lg:gap-x-8 lg:gap-y-12">
      {events.map((event) => (
        <li key={event.id}>
          <Link href={`/events/${event.id}`} className="group block rounded-lg">
            <EventArt
              art={event.art}
              muted={event.state === "CLOSED"}
              className="rounded-lg transition-[scale] duration-(--duration-base) ease-out group-active:scale-98"
            />
            <h2 className="mt-4 text-title-3 text-balance group-hover:underline group-hover:underline-offset-4">
              {event.title}
            </h2>
            <p className="mt-1 text-body-sm text-fg-2">
              <Sentences text={event.summary} />
            </p>
            <p className="mt-2 text-caption text-fg-3">
              {event.state === "CLOSED" ? (
                <EventPeriod startAt={event.startAt} endAt={event.endAt} />
              ) : (
                <span className="font-semibold text-brand-fg">{`${formatKoreanDate(lastDay(event.endAt))}까지`}</span>
              )}
            </p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
