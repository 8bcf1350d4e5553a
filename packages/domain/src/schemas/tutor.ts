import { z } from "zod";
import type { SubjectConfidence, Tutor, TutorSubjects } from "../tutor/tutor.ts";
import {
  admissionTypeSchema,
  confidenceLevelSchema,
  majorGroupSchema,
  majorTrackSchema,
  tutorGenderSchema,
  tutorRankSchema,
  tutorStyleSchema,
  tutorTierSchema,
  universityTierSchema,
} from "./enums.ts";
import { idSchema } from "./scalars.ts";
import { weeklyAvailablePeriodsSchema } from "./schedule.ts";

/** A tutor's confidence in one subject (spec §3). */
export const subjectConfidenceSchema = z.object({
  subject: z.string().min(1),
  level: confidenceLevelSchema,
}) satisfies z.ZodType<SubjectConfidence>;

/** What a tutor teaches (spec §3). */
export const tutorSubjectsSchema = z.object({
  middleSchoolSubjects: z.array(z.string().min(1)),
  highSchoolSubjects: z.array(z.string().min(1)),
  advancedSubjects: z.array(z.string().min(1)),
  confidenceSubjects: z.array(subjectConfidenceSchema),
}) satisfies z.ZodType<TutorSubjects>;

/** A tutor's profile (spec §1). */
export const tutorSchema = z.object({
  id: idSchema,
  name: z.string().min(1),
  tier: tutorTierSchema,
  rank: tutorRankSchema,
  gender: tutorGenderSchema,
  styles: z.array(tutorStyleSchema),
  universityName: z.string(),
  universityTier: universityTierSchema,
  major: z.string(),
  majorGroup: majorGroupSchema,
  majorTrack: majorTrackSchema,
  admissionType: admissionTypeSchema,
  subjects: tutorSubjectsSchema,
  weeklyAvailablePeriods: weeklyAvailablePeriodsSchema,
}) satisfies z.ZodType<Tutor>;
