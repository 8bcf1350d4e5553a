import {
  applicantRequestSchema,
  applicantSchema,
  merchantUidSchema,
  weeklyAvailablePeriodsSchema,
} from "@pkg/domain/schemas";
import { z } from "zod";
import { instant } from "../../lib/field-schemas.ts";

/** A week in a request. */
export const weeklyAvailablePeriods = weeklyAvailablePeriodsSchema.meta({ id: "WeeklyAvailablePeriods" });

const wishes = applicantRequestSchema.omit({ merchantUid: true }).extend({ weeklyAvailablePeriods });

/** `toApplicantRequest` of the domain: lists comma-joined. */
export const applicantRequest = applicantRequestSchema
  .extend({ weeklyAvailablePeriods, completedAt: wishes.shape.completedAt.optional() })
  .meta({ id: "ApplicantRequest" });

/** A part of it; `complete` (or a `completedAt`) closes the request for changes. */
export const applicantChange = wishes
  .partial()
  .extend({ complete: z.boolean().optional() })
  .meta({ id: "ApplicantChange" });

/** The lesson request, lists as lists, with what was bought. */
export const applicant = applicantSchema
  .extend({ minutes: z.number().int(), lessonsPerWeek: z.number().int(), completedAt: instant.nullable() })
  .meta({ id: "Applicant" });

export const applicantParams = z.object({ merchantUid: merchantUidSchema });
export const candidateCount = z.object({ count: z.number().int() });

export type ApplicantRequestBody = z.infer<typeof applicantRequest>;
export type ApplicantChange = z.infer<typeof applicantChange>;
export type ApplicantWire = z.infer<typeof applicant>;
