import { ORDER_SCHEDULE_STATUSES, STORED_PAYMENT_TYPES } from "@pkg/domain";
import { z } from "zod";
import { instant, uuid } from "../../lib/field-schemas.ts";

/** The renewals of one course: when, how much and with what it is charged next. */
export const orderSchedule = z
  .object({
    id: z.string(),
    /** PAUSED: its charges failed; a new method resumes it. */
    status: z.enum(ORDER_SCHEDULE_STATUSES),
    /** YYYY-MM-DD in Korean time. */
    nextDate: z.string(),
    /** Won. */
    amount: z.number().int(),
    /** The renewed lessons in one line: "60분 · 주 2회 · 1개월". */
    productName: z.string(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    studentName: z.string(),
    merchantUid: z.string(),
    paymentMethod: z
      .object({
        id: z.string(),
        paymentType: z.enum(STORED_PAYMENT_TYPES),
        cardName: z.string(),
        cardNumber: z.string(),
        cardExpiry: z.string().nullable(),
      })
      .nullable(),
    updatedAt: instant,
  })
  .meta({ id: "OrderSchedule" });

export const orderScheduleList = z.object({ content: z.array(orderSchedule) });
export const orderScheduleParams = z.object({ id: uuid });
export const orderScheduleChange = z
  .object({ status: z.enum(["ACTIVE", "STOPPED"]).optional(), paymentMethodId: uuid.optional() })
  .meta({ id: "OrderScheduleChange" });

export type OrderScheduleWire = z.infer<typeof orderSchedule>;
export type OrderScheduleChange = z.infer<typeof orderScheduleChange>;
