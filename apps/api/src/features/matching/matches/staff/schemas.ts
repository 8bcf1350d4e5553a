import {
  MATCH_STATUSES,
  PROPOSAL_REJECT_REASONS,
  REMATCH_REASONS,
  TEXT_LENGTHS,
  TUTOR_GENDERS,
  WISH_WIDENINGS,
} from "@pkg/domain";
import { weeklyPeriodsSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { day, instant, line, staffReason } from "../../../../lib/requests/field-schemas.ts";
import { pageOf, sortQuery } from "../../../../lib/requests/sorted-page.ts";
import { match, suggestions, tutorChoice } from "../schemas.ts";

/**
 * ATTENTION: STUCK, or promised for today or earlier; STUCK: no tutor was found; LATE: the promised day is over;
 * UNPLANNED: a tutor was found, and no lesson arranged; RESTING: its lessons ran out, and it can go on.
 */
export const MATCH_SHOWS = [
  "ATTENTION",
  "LATE",
  "STUCK",
  "SEARCHING",
  "MATCHED",
  "UNPLANNED",
  "RESTING",
  "ALL",
] as const;
export type MatchShow = (typeof MATCH_SHOWS)[number];
export const MATCH_SORTS = ["promisedOn", "createdAt", "matchedAt"] as const;

export const stuckMatchQuery = z.object({
  show: z.enum(MATCH_SHOWS).default("ATTENTION"),
  /** The day (KST) from which on a tutor was found. */
  matchedFrom: day.optional(),
  /** The name or phone number of a student, a buyer or a tutor, as the desk's search reads them, or an order's number. */
  search: line(TEXT_LENGTHS.search.max, TEXT_LENGTHS.search.min).optional(),
  ...sortQuery(MATCH_SORTS, "asc"),
});

/** A search as staff lists it. */
const stuckMatch = z
  .object({
    id: z.string(),
    status: z.enum(MATCH_STATUSES),
    /** Null for somebody who has left. */
    buyerName: z.string().nullable(),
    buyerId: z.string(),
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
    tutorName: z.string().nullable(),
    tutorId: z.string().nullable(),
    matchedAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: "StuckMatch" });

export const stuckMatchPage = pageOf(stuckMatch).meta({ id: "StuckMatchPage" });

/** Staff's way on for a search. A wish is given up with a reason: what the buyer agreed to. */
export const staffSearch = z
  .object({ widening: z.enum(WISH_WIDENINGS).nullable(), reason: staffReason.optional() })
  .meta({ id: "StaffSearch" });

/** Tutors whom staff asks in the buyer's place, and why. */
export const staffProposal = tutorChoice.extend({ reason: staffReason }).meta({ id: "StaffProposal" });

/** A search with all that staff decides by. */
export const steeredMatch = suggestions
  .extend({
    match,
    /** Whose search it is. `name`: null for somebody who has left. */
    buyer: z.object({ id: z.string(), name: z.string().nullable(), phoneNumber: z.string().nullable() }),
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
    /** Why the buyer asked for another tutor, and whom they had; the latest, null before. */
    rematch: z
      .object({
        reason: z.enum(REMATCH_REASONS),
        detail: z.string(),
        memo: z.string(),
        tutorName: z.string(),
        createdAt: instant,
      })
      .nullable(),
    wishes: z.object({ weeklyAvailablePeriods: weeklyPeriodsSchema, tutorGenders: z.array(z.enum(TUTOR_GENDERS)) }),
  })
  .meta({ id: "SteeredMatch" });

export type StuckMatchQuery = z.infer<typeof stuckMatchQuery>;
export type StuckMatchWire = z.infer<typeof stuckMatch>;
export type SteeredMatchWire = z.infer<typeof steeredMatch>;
