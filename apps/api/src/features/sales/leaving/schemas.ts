import { CLASS_STAGES } from "@pkg/domain";
import { z } from "zod";
import { idempotencyKey, won } from "../../../lib/requests/field-schemas.ts";
import { matchWishes } from "../../matching/matches/schemas.ts";

/** A class as somebody sees it who thinks of leaving it; amounts in won. */
export const leaving = z
  .object({
    matchId: z.string(),
    /** What the class is now. */
    stage: z.enum(CLASS_STAGES),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    studentName: z.string(),
    /** Empty when nobody teaches at present. */
    tutorName: z.string(),
    minutes: z.number().int(),
    lessonsPerWeek: z.number().int(),
    /** The working day (YYYY-MM-DD, KST) by which a tutor is promised; null when nobody is looked for. */
    promisedOn: z.string().nullable(),
    wishes: matchWishes,
    /**
     * `scheduled`: those that have not begun, which leaving and another tutor cancel; `checking`: of those that are left, the
     * ones that are over and not settled yet.
     */
    counts: z.object({ left: z.number().int(), scheduled: z.number().int(), checking: z.number().int() }),
    /** What comes back when it is left now; null when nothing is left of it. */
    refund: z
      .object({
        amount: z.number().int(),
        lines: z.array(z.object({ label: z.string(), amount: z.number().int() })),
        tabletText: z.string().nullable(),
      })
      .nullable(),
    /** The charge that stops with it; null when none is to come. */
    renewal: z.object({ date: z.string(), amount: z.number().int() }).nullable(),
  })
  .meta({ id: "Leaving" });

export const leavingRequest = z.object({ shownAmount: won }).meta({ id: "LeavingRequest" });
export const leavingHeaders = z.object({ "idempotency-key": idempotencyKey });
export const left = z.object({ amount: z.number().int() }).meta({ id: "LeftClass" });

export type LeavingWire = z.infer<typeof leaving>;
export type LeftWire = z.infer<typeof left>;
