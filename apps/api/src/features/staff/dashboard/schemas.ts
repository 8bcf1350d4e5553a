import { DESK_FIGURES, type StaffAction } from "@pkg/domain";
import { z } from "zod";
import { staffReason } from "../../../lib/requests/field-schemas.ts";

/** Staff's first page: the figures that the caller's roles open, in the domain's order. */
export const desk = z
  .object({
    /** Today in Korea. */
    day: z.iso.date(),
    figures: z.array(
      z.object({
        kind: z.enum(DESK_FIGURES),
        count: z.number().int(),
        /** Won; null where it is no money. */
        amount: z.number().int().nullable(),
      }),
    ),
  })
  .meta({ id: "Desk" });

export type Desk = z.infer<typeof desk>;

/** The lists that staff may take as a file, with the task that opens each. */
export const EXPORTED_LISTS = {
  MATCHES: "MATCHES",
  LESSONS: "LESSONS",
  SCHEDULES: "SCHEDULES",
  TUTORS: "TUTORS",
  MESSAGES: "MESSAGES",
  JOBS: "JOBS",
  ACTS: "AUDIT",
  ORDERS: "MONEY",
  REFUNDS: "MONEY",
  PERIODS: "MONEY",
  PAYOUTS: "MONEY",
  CONSULTATIONS: "CONSULTATIONS",
  APPLICANTS: "APPLICANTS",
  REVIEWS: "FEEDBACK",
  PULSES: "FEEDBACK",
  REASONS: "FEEDBACK",
  REPORTS: "REPORTS",
  DISPUTES: "REPORTS",
  PEOPLE: "PEOPLE",
  STAFF: "ROLES",
  FEATURES: "FEATURES",
  ENROLLMENTS: "ENROLLMENTS",
  BENEFITS: "BENEFITS",
  EVENTS: "EVENTS",
  CHECKS: "MONEY",
  PRODUCTS: "CATALOGUE",
} as const satisfies Readonly<Record<string, StaffAction>>;
export type ExportedList = keyof typeof EXPORTED_LISTS;
const names = Object.keys(EXPORTED_LISTS) as [ExportedList, ...ExportedList[]];

export const listExport = z.object({ list: z.enum(names), reason: staffReason }).meta({ id: "ListExport" });
