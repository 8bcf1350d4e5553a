import { ACT_TARGETS, TEXT_LENGTHS } from "@pkg/domain";
import { z } from "zod";
import { day, instant, line } from "../../../lib/requests/field-schemas.ts";
import { pageOf, sortQuery } from "../../../lib/requests/sorted-page.ts";

const ACT_KINDS = ["CHANGE", "LOOK"] as const;

export const actQuery = z.object({
  /** Exactly this act. */
  action: line(60).optional(),
  /** Those that changed something, or those that only looked. */
  kind: z.enum(ACT_KINDS).optional(),
  /** Who did it: an account's id, or its e-mail address. */
  actor: line(TEXT_LENGTHS.email.max).optional(),
  /** The id of what it was done to, or of whom a list showed. */
  target: line(TEXT_LENGTHS.personSearch.max).optional(),
  from: day.optional(),
  to: day.optional(),
  ...sortQuery(["id"]),
});

/** An act in the audit log as it stands there, with what its target is called by now. */
const act = z
  .object({
    id: z.number().int(),
    action: z.string(),
    actorId: z.string(),
    /** Of staff as it was that day, else as it is now; null for a closed account. */
    actorName: z.string().nullable(),
    /** E-mail and network address of staff that day; null for others, and in acts of before they were kept. */
    actorEmail: z.string().nullable(),
    address: z.string().nullable(),
    targetId: z.string(),
    /** The page of what it was done to; null where there is none, or none any more. */
    target: z.object({ kind: z.enum(ACT_TARGETS), id: z.string(), name: z.string().nullable() }).nullable(),
    reason: z.string().nullable(),
    /** The facts that were changed, as text; null where there was none. */
    changes: z.array(z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
    /** Whom a list showed, and what it was narrowed to; of typed words the kind alone. Empty for other acts. */
    shownIds: z.array(z.string()),
    filters: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
    requestId: z.string(),
    at: instant,
  })
  .meta({ id: "Act" });

export const actPage = pageOf(act).meta({ id: "ActPage" });

export type ActQuery = z.infer<typeof actQuery>;
