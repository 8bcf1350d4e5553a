import { z } from "zod";
import type { Applicant, ApplicantRequest } from "../tutor-wishes/applicant.ts";
import {
  majorTrackSchema,
  studyGoalSchema,
  tutorGenderSchema,
  tutorPassTypePhraseSchema,
  tutorPassTypeSchema,
  tutorRankSchema,
  tutorStyleSchema,
  universityTierSchema,
} from "./enums.ts";
import { idSchema } from "./scalars.ts";
import { weeklyAvailablePeriodsSchema } from "./schedule.ts";

/** Longest note to the tutor, in characters. */
export const TUTOR_MEMO_MAX_LENGTH = 1000;

const commonFields = {
  merchantUid: idSchema,
  subject: z.string().min(1),
  subjectDetail: z.string().min(1),
  rank: tutorRankSchema,
  weeklyAvailablePeriods: weeklyAvailablePeriodsSchema,
  tutorMemo: z.string().max(TUTOR_MEMO_MAX_LENGTH),
  completedAt: z.iso.datetime({ offset: true }).nullable(),
};

/** A lesson request (spec §3). */
export const applicantSchema = z.object({
  ...commonFields,
  studyPurposes: z.array(studyGoalSchema),
  tutorGenders: z.array(tutorGenderSchema),
  tutorUniversities: z.array(universityTierSchema),
  tutorPassTypes: z.array(tutorPassTypeSchema),
  tutorTracks: z.array(majorTrackSchema),
  likedTutorStyles: z.array(tutorStyleSchema),
  dislikedTutorStyles: z.array(tutorStyleSchema),
  recommendedTutors: z.array(idSchema),
  selectedTutors: z.array(idSchema),
}) satisfies z.ZodType<Applicant>;

const listSchema = z.string().max(2000);

/** A lesson request as it is sent, with comma-joined lists (spec §3 and §7). */
export const applicantRequestSchema = z.object({
  ...commonFields,
  studyPurposes: listSchema,
  tutorGenders: listSchema,
  tutorUniversities: listSchema,
  tutorPassType: tutorPassTypePhraseSchema,
  tutorTracks: listSchema,
  likedTutorStyles: listSchema,
  dislikedTutorStyles: listSchema,
  recommendedTutors: listSchema,
  selectedTutors: listSchema,
}) satisfies z.ZodType<ApplicantRequest>;
