import { z } from "zod";
import type { Match, MatchStatistics, RematchForm } from "../match/match.ts";
import type { CandidateTutor, TutorPairing } from "../match/pairing.ts";
import { matchStatusSchema, tutorGenderSchema, tutorProposalStatusSchema } from "./enums.ts";
import { idSchema } from "./scalars.ts";
import { weeklyAvailablePeriodsSchema } from "./schedule.ts";

/** A match as it is read (spec §3). */
export const matchSchema = z.object({
  id: idSchema,
  status: matchStatusSchema,
  subject: z.string().min(1),
  subjectDetail: z.string().min(1),
  tutorId: idSchema.nullable(),
  rentTablet: z.boolean(),
}) satisfies z.ZodType<Match>;

/** Match statistics; the tutor's name defaults to empty (spec §3). */
export const matchStatisticsSchema = z.object({
  tutorName: z.string().default(""),
}) satisfies z.ZodType<MatchStatistics>;

/** The rematch form (spec §3). */
export const rematchFormSchema = z.object({
  matchId: idSchema,
  tutorGenders: z.array(tutorGenderSchema),
  rematchReason: z.string().min(1),
  rematchReasonDetail: z.string(),
  rematchMemo: z.string().max(1000),
  weeklyAvailablePeriods: weeklyAvailablePeriodsSchema,
}) satisfies z.ZodType<RematchForm>;

/** A tutor who was asked (spec §3). */
export const candidateTutorSchema = z.object({
  tutorId: idSchema,
  talkSendStatus: tutorProposalStatusSchema,
  reason: z.string().nullable(),
}) satisfies z.ZodType<CandidateTutor>;

/** A pairing (spec §3). */
export const tutorPairingSchema = z.object({
  id: idSchema,
  candidateTutors: z.array(candidateTutorSchema),
  talkSendStatus: tutorProposalStatusSchema,
  tutorPairingStatus: matchStatusSchema,
}) satisfies z.ZodType<TutorPairing>;
