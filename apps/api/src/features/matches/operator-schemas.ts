import { MATCH_STATUSES, PROPOSAL_REJECT_REASONS, TUTOR_GENDERS } from "@pkg/domain";
import { weeklyPeriodsSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { instant } from "../../lib/field-schemas.ts";

import { match, suggestions } from "./schemas.ts";

/** A search that staff has to look at. */
const stuckMatch = z
  .object({
    id: z.string(),
    status: z.enum(MATCH_STATUSES),
    studentName: z.string(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    minutes: z.number().int(),
    lessonsPerWeek: z.number().int(),
    /** The working day (YYYY-MM-DD, KST) that the buyer was promised an answer for. */
    promisedOn: z.string().nullable(),
    /** That day is over. */
    isLate: z.boolean(),
    /** How many tutors were asked. */
    asked: z.number().int(),
    createdAt: instant,
  })
  .meta({ id: "StuckMatch" });

export const stuckMatchList = z.object({ content: z.array(stuckMatch) });

/** A search with all that staff decides by. */
export const steeredMatch = suggestions
  .extend({
    match,
    /** Tutors who said no, with their reasons, the latest first. */
    rejections: z.array(
      z.object({
        tutorId: z.string(),
        tutorName: z.string(),
        rejectReason: z.enum(PROPOSAL_REJECT_REASONS).nullable(),
        reason: z.string().nullable(),
        answeredAt: instant.nullable(),
      }),
    ),
    wishes: z.object({ weeklyAvailablePeriods: weeklyPeriodsSchema, tutorGenders: z.array(z.enum(TUTOR_GENDERS)) }),
  })
  .meta({ id: "SteeredMatch" });

export type StuckMatchWire = z.infer<typeof stuckMatch>;
export type SteeredMatchWire = z.infer<typeof steeredMatch>;
