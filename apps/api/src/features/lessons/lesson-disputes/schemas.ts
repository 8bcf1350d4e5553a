import {
  CLASS_SIDES,
  LESSON_DISPUTE_DECISIONS,
  LESSON_DISPUTE_REASONS,
  LESSON_DISPUTE_STATUSES,
  LESSON_STATUSES,
  TEXT_LENGTHS,
} from "@pkg/domain";
import { z } from "zod";
import { instant, lines, uuid } from "../../../lib/requests/field-schemas.ts";
import { cursorText, pageOf } from "../../../lib/requests/sorted-page.ts";

const { disputeDetail: DETAIL, sentReason: REASON } = TEXT_LENGTHS;

export const lessonParams = z.object({ lessonId: uuid });

export const newDispute = z.object({ detail: lines(DETAIL.max) }).meta({ id: "NewLessonDispute" });

export const disputeAnswer = z
  .object({ detail: lines(DETAIL.max).min(DETAIL.min, `어떤 일이 있었는지 ${DETAIL.min}자 이상 적어 주세요.`) })
  .meta({ id: "LessonDisputeAnswer" });

/** Disputes of a status. */
export const disputeQuery = z.object({
  status: z.enum(LESSON_DISPUTE_STATUSES).default("OPEN"),
  cursor: cursorText,
});

const dispute = z
  .object({
    lessonId: z.string(),
    matchId: z.string(),
    reason: z.enum(LESSON_DISPUTE_REASONS),
    detail: z.string(),
    /** What each side says to it; null as long as nothing was said. */
    buyerDetail: z.string().nullable(),
    tutorDetail: z.string().nullable(),
    createdAt: instant,
    /** The day by which both sides were told that it is decided. */
    decidedBy: z.iso.date(),
    decision: z.enum(LESSON_DISPUTE_DECISIONS).nullable(),
    decisionReason: z.string().nullable(),
    decidedAt: instant.nullable(),
    startsAt: instant,
    endsAt: instant,
    status: z.enum(LESSON_STATUSES),
    hasLog: z.boolean(),
    studentName: z.string(),
    /** Whose class it is. `buyerName`: null for a closed account. */
    buyerId: z.string(),
    buyerName: z.string().nullable(),
    buyerPhoneEnd: z.string().nullable(),
    tutorId: z.string(),
    tutorPhoneEnd: z.string().nullable(),
    tutorName: z.string(),
    subjectLabel: z.string(),
    /** Who came to the room when, the first one first. */
    entries: z.array(z.object({ side: z.enum(CLASS_SIDES), at: instant })),
    /** Whether it took place, as a side said when it was asked, the first one first. */
    answers: z.array(z.object({ side: z.enum(CLASS_SIDES), tookPlace: z.boolean(), at: instant })),
  })
  .meta({ id: "LessonDispute" });

export const disputeList = pageOf(dispute);

export const disputeDecision = z
  .object({
    decision: z.enum(LESSON_DISPUTE_DECISIONS, "어떻게 할지 골라 주세요."),
    reason: lines(REASON.max).min(REASON.min, `두 사람에게 보일 이유를 ${REASON.min}자 이상 적어 주세요.`),
  })
  .meta({ id: "LessonDisputeDecision" });

export type LessonDisputeWire = z.infer<typeof dispute>;
