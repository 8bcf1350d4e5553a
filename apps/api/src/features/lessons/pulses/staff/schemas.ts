import { TEXT_LENGTHS } from "@pkg/domain";
import { z } from "zod";
import { instant, lines, uuid } from "../../../../lib/requests/field-schemas.ts";
import { cursorText, pageOf } from "../../../../lib/requests/sorted-page.ts";

const NOTE = TEXT_LENGTHS.staffReason;

/** OPEN: nobody has talked to the family yet. */
export const PULSE_STATES = ["OPEN", "HANDLED"] as const;

export const pulseQuery = z.object({
  state: z.enum(PULSE_STATES).default("OPEN"),
  cursor: cursorText,
});
export type PulseQuery = z.infer<typeof pulseQuery>;

export const pulseParams = z.object({ matchId: uuid, tutorId: z.string().max(40) });

const badPulse = z
  .object({
    matchId: z.string(),
    tutorId: z.string(),
    tutorName: z.string(),
    buyerId: z.string(),
    /** Null for somebody who has left. */
    buyerName: z.string().nullable(),
    studentName: z.string(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    /** Lessons of the two that were held. */
    heldLessons: z.number().int(),
    /** Whether this tutor still teaches the class. */
    isPair: z.boolean(),
    answeredAt: instant,
    handledAt: instant.nullable(),
    handledNote: z.string().nullable(),
  })
  .meta({ id: "BadPulse" });
export type BadPulseWire = z.infer<typeof badPulse>;

export const badPulseList = pageOf(badPulse);

export const pulseClosing = z
  .object({ note: lines(NOTE.max).min(NOTE.min, `무엇을 했는지 ${NOTE.min}자 이상 적어 주세요.`) })
  .meta({ id: "PulseClosing" });
