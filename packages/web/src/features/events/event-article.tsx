import type { EventState } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Sentences } from "@pkg/ui/sentences";
import type { components } from "../../platform/api/api";
import { EventArt } from "./event-art";
import { eventBlocks, eventDays } from "./event-text";

/** An event as the API answers it. */
export type EventWire = components["schemas"]["Event"];
export type EventSummaryWire = components["schemas"]["EventSummary"];

const STATE_LABELS: Readonly<Record<EventState, string>> = {
  COMING: "시작 전",
  OPEN: "진행 중",
  CLOSED: "끝난 이벤트",
};

/** Where an event stands. */
export function EventStateBadge({ state }: { state: EventState }) {
  return <Badge tone={state === "OPEN" ? "brand" : "neutral"}>{STATE_LABELS[state]}</Badge>;
}

/** The days of an event; each stays in one piece. */
export function EventPeriod(period: { startAt: string; endAt: string }) {
  const [first, last] = eventDays(period);
  return (
    <>
      <span className="whitespace-nowrap">{first}</span> – <span className="whitespace-nowrap">{last}</span>
    </>
  );
}

/** Picture, title, period and text of an event, for its page and for staff's preview. */
export function EventArticle({
  event,
  level = 1,
}: {
  event: Omit<EventWire, "id" | "type" | "questions">;
  level?: 1 | 3;
}) {
  const Title = level === 1 ? "h1" : "h3";
  const Heading = level === 1 ? "h2" : "h4";
  return (
    <article>
      <EventArt
        art={event.art}
        muted={event.state === "CLOSED"}
        className={level === 1 ? "lg:rounded-xl" : undefined}
      />
      <div className="px-(--size-gutter) pt-6 pb-2">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-caption text-fg-3">
          <EventStateBadge state={event.state} />
          <span>
            <EventPeriod startAt={event.startAt} endAt={event.endAt} />
          </span>
        </div>
        <Title className="mt-3 text-title-1 text-balance">{event.title}</Title>
        <p className="mt-2 text-body-lg text-fg-2">
          <Sentences text={event.summary} />
        </p>
        {eventBlocks(event.body).map((block, index) => {
          // The text is fixed: a block has no other name than its place.
          const key = `${index}-${block.kind}`;
          if (block.kind === "HEADING") {
            return (
              <Heading key={key} className="mt-8 mb-2 text-title-3">
                {block.text}
              </Heading>
            );
          }
          if (block.kind === "TEXT") {
            return (
              <p key={key} className="mt-6 text-body text-pretty">
                <Sentences text={block.text} />
              </p>
            );
          }
          return (
            <ul key={key} className="grid gap-1.5 pl-5 text-body [&>li]:list-disc [&>li]:marker:text-pine-400">
              {block.items.map((item) => (
                <li key={item} className="pl-0.5">
                  {item}
                </li>
              ))}
            </ul>
          );
        })}
      </div>
    </article>
  );
}
