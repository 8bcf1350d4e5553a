import { ENROLLMENT_ROUTES, FUNNEL_STEPS } from "@pkg/domain";
import { z } from "zod";
import { foreignId, merchantUid, uuid } from "../../../lib/requests/field-schemas.ts";

const MAX_UTM = 10;
const utm = z
  .record(z.string().regex(/^utm_\w{1,30}$/), z.string().max(100))
  .refine((all) => Object.keys(all).length <= MAX_UTM, "utm 값이 너무 많아요.");

/** A step of the purchase funnel, the browser that took it, and where its visit came from. */
export const actionLog = z
  .object({
    userActionStatus: z.enum(FUNNEL_STEPS),
    visitorId: uuid.optional(),
    utm: utm.optional(),
    consultationId: foreignId.optional(),
    orderFunnelType: z.enum(ENROLLMENT_ROUTES).optional(),
    merchantUid: merchantUid.optional(),
  })
  .meta({ id: "ActionLog" });

export type ActionLog = z.infer<typeof actionLog>;

/** The days of a report in Korea, both included; the last four weeks without them. */
export const reportPeriod = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });
export type ReportPeriod = z.infer<typeof reportPeriod>;

const enrolled = {
  visitors: z.number().int(),
  /** Paid orders, and what they paid in won. */
  orders: z.number().int(),
  amount: z.number().int(),
};

/** Enrollments of a period by step, by week and route, by source and by variant. */
export const enrollmentReport = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    steps: z.array(z.object({ step: z.enum(FUNNEL_STEPS), visitors: z.number().int() })),
    /** By week (its Monday, KST) and route, the newest first; only weeks in which somebody took the route. */
    weeks: z.array(
      z.object({
        weekOf: z.iso.date(),
        orderFunnelType: z.enum(ENROLLMENT_ROUTES),
        steps: z.array(z.object({ step: z.enum(FUNNEL_STEPS), visitors: z.number().int() })),
      }),
    ),
    sources: z.array(
      z.object({
        source: z.string().nullable(),
        medium: z.string().nullable(),
        campaign: z.string().nullable(),
        ...enrolled,
      }),
    ),
    variants: z.array(z.object({ feature: z.string(), variant: z.string(), ...enrolled })),
  })
  .meta({ id: "EnrollmentReport" });
export type EnrollmentReport = z.infer<typeof enrollmentReport>;
