import {
  EVENT_ARTS,
  EVENT_LIMITS,
  EVENT_PARTICIPATION_STATUS,
  EVENT_QUESTION_TYPES,
  EVENT_STATES,
  EVENT_TYPES,
  MAX_EVENT_ANSWER,
} from "@pkg/domain";
import { z } from "zod";
import { instant, line, lines, phoneNumber } from "../../../lib/requests/field-schemas.ts";

const ID = /^[a-z0-9][a-z0-9-]{0,59}$/;

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
  .object({ ...summary, body: z.string(), questions: z.array(eventQuestion), giftUrl: z.string().nullable() })
  .meta({ id: "Event" });

const answerText = lines(MAX_EVENT_ANSWER);
/** By the keys of the event's questions: words or an option, or the chosen options. */
const extraData = z
  .record(z.string().max(30), z.union([answerText, z.array(answerText).max(EVENT_LIMITS.options)]))
  .refine((answers) => Object.keys(answers).length <= EVENT_LIMITS.questions, "답이 너무 많아요.");

/** One takes part with a phone number; `privacyAgreement` has to be given for it to be kept. */
export const newParticipation = z
  .object({
    phoneNumber,
    privacyAgreement: z.literal(true, "참여하려면 동의가 필요해요."),
    marketingAgreement: z.boolean(),
    extraData: extraData.optional(),
    changeKey: line(60).optional().describe("Of the first answer: an entry of the same phone may be changed with it"),
  })
  .meta({ id: "NewParticipation" });
export const participation = z
  .object({ status: z.literal(EVENT_PARTICIPATION_STATUS), changeKey: z.string() })
  .meta({ id: "Participation" });
export const ownParticipation = z.object({ participatedAt: instant.nullable() }).meta({ id: "OwnParticipation" });

export type NewParticipation = z.infer<typeof newParticipation>;
export type EventWire = z.infer<typeof eventDetail>;
