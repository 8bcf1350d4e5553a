import { ORDER_STATUSES, TABLET_STATES, TABLET_TYPES } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";
import { classNow } from "../../lessons/classes/schemas.ts";

/** One course that was paid: what it is now, and whose tablet it is studied on. */
export const service = z
  .object({
    id: z.string(),
    merchantUid: z.string(),
    /** The orders that paid for its lessons, the first one and those that went on with it, the oldest first. */
    orders: z.array(
      z.object({
        merchantUid: z.string(),
        paidAt: instant,
        status: z.enum(ORDER_STATUSES),
        isRenewal: z.boolean(),
      }),
    ),
    /** Null before the search for its tutor. */
    matchId: z.string().nullable(),
    /** Its lessons in one line: "60분 · 주 2회 · 3개월". */
    productName: z.string(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    studentName: z.string(),
    /** For so many months from the first lesson on. */
    months: z.number().int(),
    now: classNow,
    paidAt: instant,
    tabletState: z.enum(TABLET_STATES),
    /** When the buyer said which tutor would fit; null until then, which is before anybody is looked for. */
    wishesSentAt: instant.nullable(),
    /** Only with a tablet of ours. */
    tabletType: z.enum(TABLET_TYPES).nullable(),
  })
  .meta({ id: "Service" });

export const serviceList = z.object({ content: z.array(service) });

export type ServiceWire = z.infer<typeof service>;
