import { z } from "zod";
import { day, instant, line } from "../../../lib/requests/field-schemas.ts";
import { pageOf, sortQuery } from "../../../lib/requests/sorted-page.ts";

/** Applicants who were turned down, rematches, proposals that were refused, and families that are not content. */
export const REASON_KINDS = ["APPLICANT", "REMATCH", "PROPOSAL", "PULSE"] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** Korean days, both included. */
const days = { from: day, to: day };

export const reasonCountQuery = z.object(days);

export const reasonCounts = z
  .object({
    content: z.array(
      z.object({
        kind: z.enum(REASON_KINDS),
        /** As the thing keeps it; of a pulse whether somebody of our staff has taken care of it: OPEN or HANDLED. */
        reason: z.string(),
        count: z.number().int(),
      }),
    ),
  })
  .meta({ id: "ReasonCounts" });

export const reasonQuery = z.object({
  kind: z.enum(REASON_KINDS),
  reason: line(40).optional(),
  ...days,
  ...sortQuery(["at"]),
});
export type ReasonQuery = z.infer<typeof reasonQuery>;

const reasonGiven = z
  .object({
    id: z.string(),
    kind: z.enum(REASON_KINDS),
    reason: z.string(),
    /** The applicant, the student or the tutor. Null for somebody who has left. */
    name: z.string().nullable(),
    /** The other side, or what it is about; empty where there is none. */
    about: z.string(),
    /** What was written with it; empty where nothing was. */
    note: z.string(),
    at: instant,
    /** An application, a match, or of a pulse the buyer's account. */
    targetId: z.string(),
  })
  .meta({ id: "ReasonGiven" });

export const reasonPage = pageOf(reasonGiven).meta({ id: "ReasonPage" });
