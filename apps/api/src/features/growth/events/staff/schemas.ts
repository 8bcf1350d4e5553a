import { EVENT_ARTS, EVENT_LIMITS, EVENT_QUESTION_TYPES, EVENT_TYPES, TEXT_LENGTHS } from "@pkg/domain";
import { timestampSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { instant, line, lines } from "../../../../lib/requests/field-schemas.ts";
import { eventDetail, eventId } from "../schemas.ts";

/** An event as staff sees it: also before it is published, with how often it was joined and passed on. */
export const eventSetting = eventDetail
  .extend({
    published: z.boolean(),
    participated: z.number().int().describe("Submissions; a second one of the same phone counts too"),
    shared: z.number().int(),
    waiting: z.number().int().describe("Submissions after the last file to run the event; 0 when it gives by itself"),
    updatedAt: instant,
  })
  .meta({ id: "EventSetting" });
export const eventSettingQuery = z.object({
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(50).default(20),
});
export const eventSettingList = z.object({ content: z.array(eventSetting), totalElements: z.number().int() });
export const eventSettingParams = z.object({ id: eventId });

const question = z.object({
  key: z.string().max(30),
  label: line(EVENT_LIMITS.label, 0),
  type: z.enum(EVENT_QUESTION_TYPES),
  required: z.boolean(),
  options: z.array(line(EVENT_LIMITS.option, 0)).max(20),
});
const terms = z.object({
  type: z.enum(EVENT_TYPES),
  title: line(EVENT_LIMITS.title, 0),
  summary: line(EVENT_LIMITS.summary, 0),
  art: z.enum(EVENT_ARTS),
  body: lines(EVENT_LIMITS.body),
  questions: z.array(question).max(20),
  giftUrl: line(EVENT_LIMITS.giftUrl, 1).nullable().optional(),
  startAt: timestampSchema("시작하는 날을 적어 주세요."),
  endAt: timestampSchema("끝나는 날을 적어 주세요."),
  published: z.boolean(),
});

/** A new event. Its id names its address and its collection for ever. */
export const newEvent = terms.extend({ id: z.string().max(60) }).meta({ id: "NewEvent" });
/** What staff changes about an event; what is left out stays. */
export const eventChange = terms.partial().strict().meta({ id: "EventChange" });

const REASON = TEXT_LENGTHS.staffReason;

export const EXPORT_PURPOSES = ["EVENT", "MARKETING"] as const;
/** EVENT: everybody, to run the event. MARKETING: those alone who agreed to it. */
export const participantsExport = z
  .object({
    purpose: z.enum(EXPORT_PURPOSES),
    reason: lines(REASON.max).min(REASON.min, `이유를 ${REASON.min}자 이상 적어 주세요.`),
  })
  .meta({ id: "ParticipantsExport" });
export const participantsFile = z.object({ csv: z.string(), count: z.number().int() }).meta({ id: "ParticipantsFile" });

export type EventSettingWire = z.infer<typeof eventSetting>;
export type EventSettingQuery = z.infer<typeof eventSettingQuery>;
export type NewEvent = z.infer<typeof newEvent>;
export type EventChange = z.infer<typeof eventChange>;
export type ParticipantsExport = z.infer<typeof participantsExport>;
