import { EVENT_ARTS, EVENT_QUESTION_TYPES, EVENT_STATES, EVENT_TYPES } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../lib/field-schemas.ts";

const ID = /^[a-z][a-z0-9-]{0,39}$/;

/** An event's own part of its address. */
export const eventId = z.string().regex(ID, "이벤트 주소를 확인해 주세요.");
export const eventParams = z.object({ id: eventId });

export const eventQuestion = z
  .object({
    key: z.string(),
    label: z.string(),
    type: z.enum(EVENT_QUESTION_TYPES),
    required: z.boolean(),
    options: z.array(z.string()),
  })
  .meta({ id: "EventQuestion" });

const summary = {
  id: z.string(),
  type: z.enum(EVENT_TYPES),
  title: z.string(),
  summary: z.string(),
  art: z.enum(EVENT_ARTS),
  startAt: instant,
  endAt: instant,
  state: z.enum(EVENT_STATES),
};

/** An event as a list shows it; `state` is by the database's clock. */
export const eventSummary = z.object(summary).meta({ id: "EventSummary" });
export const eventList = z.object({ content: z.array(eventSummary) });

/** An event with its text and the questions that it asks. */
export const eventDetail = z
  .object({ ...summary, body: z.string(), questions: z.array(eventQuestion) })
  .meta({ id: "Event" });

export type EventWire = z.infer<typeof eventDetail>;
