import { eventState } from "@pkg/domain";
import { EventArticle } from "@pkg/web/features/events/event-article";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { type Control, useWatch } from "react-hook-form";
import { type EventValues, toFacts } from "./event-values";

/** The event as its page will show it, while it is typed. */
export function EventPreview({ control }: { control: Control<EventValues> }) {
  const values = useWatch({ control }) as EventValues;
  const facts = toFacts(values);
  if (facts.startAt === "" || facts.endAt === "") return null;
  const period = { startAt: new Date(facts.startAt), endAt: new Date(facts.endAt) };
  const event = {
    ...facts,
    title: facts.title || "제목",
    summary: facts.summary || "한 줄 소개",
    state: eventState(period, serverNow()),
  };
  return (
    <section aria-label="미리 보기" className="mt-8 xl:sticky xl:top-6 xl:mt-0">
      <h2 className="mb-3 text-label">미리 보기</h2>
      <div className="overflow-hidden rounded-lg border border-line pb-6">
        <EventArticle event={event} level={3} />
      </div>
    </section>
  );
}
