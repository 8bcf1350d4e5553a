import { TEACHING_BASES, TEXT_LENGTHS, TUTOR_STATES, TUTOR_TIERS, UNIVERSITY_TIERS } from "@pkg/domain";
import { z } from "zod";
import { instant, line, phoneNumber, staffReason } from "../../../../lib/requests/field-schemas.ts";
import { pageOf, sortQuery } from "../../../../lib/requests/sorted-page.ts";
import { studyProof } from "../../study-proofs/schemas.ts";

export const TUTOR_SORTS = ["createdAt", "name", "activeStudents"] as const;
export type TutorSort = (typeof TUTOR_SORTS)[number];

export const deskTutorQuery = z.object({
  tier: z.enum(TUTOR_TIERS).optional(),
  state: z.enum(TUTOR_STATES).optional(),
  /** Those whose proof of what they teach by waits for staff. */
  awaitsBasisCheck: z.literal("true").optional(),
  /** The beginning of a name, the last four digits of a phone number, or both; found by name, they come in its order. */
  search: line(TEXT_LENGTHS.search.max, TEXT_LENGTHS.search.min).optional(),
  ...sortQuery(TUTOR_SORTS),
});

/** A tutor as staff sees them. */
export const deskTutor = z
  .object({
    id: z.string(),
    /** The account; null for a tutor without one. */
    userId: z.string().nullable(),
    name: z.string(),
    phoneEnd: z.string().nullable(),
    universityName: z.string(),
    universityTier: z.enum(UNIVERSITY_TIERS),
    major: z.string(),
    tier: z.enum(TUTOR_TIERS),
    state: z.enum(TUTOR_STATES),
    activeStudents: z.number().int(),
    capacity: z.number().int(),
    /** Lessons that are over and were not missed. */
    lessonsGiven: z.number().int(),
    /** Those of them without a log. */
    logsMissing: z.number().int(),
    /** Lessons that were moved because the tutor could not come. */
    tutorAbsences: z.number().int(),
    createdAt: instant,
  })
  .meta({ id: "DeskTutor" });

/** A tutor's own page. */
export const deskTutorDetail = deskTutor
  .omit({ phoneEnd: true })
  .extend({
    phoneNumber: z.string().nullable(),
    /** By what they may teach for money, as they say; null until it is answered. */
    teachingBasis: z.enum(TEACHING_BASES).nullable(),
    reportNumber: z.string().nullable(),
    /** What proves that answer, until it is checked; then when, and who of us did. */
    studyProof: studyProof.nullable(),
    basisCheckedAt: instant.nullable(),
    basisCheckerName: z.string().nullable(),
    /** Lessons of which a family said that the tutor did not come, and those of them that staff gave back. */
    noShowsReported: z.number().int(),
    noShowsGivenBack: z.number().int(),
  })
  .meta({ id: "DeskTutorDetail" });

export const deskTutorPage = pageOf(deskTutor).meta({ id: "DeskTutorPage" });

export const deskTutorParams = z.object({ id: z.string().min(1).max(64) });

export const tutorTierChange = z
  .object({ tier: z.enum(TUTOR_TIERS, "등급을 골라 주세요."), reason: staffReason })
  .meta({ id: "TutorTierChange" });

export const tutorRest = z.object({ isResting: z.boolean(), reason: staffReason }).meta({ id: "TutorRest" });

export const tutorPhoneChange = z.object({ phoneNumber, reason: staffReason }).meta({ id: "TutorPhoneChange" });

export const tutorBasisCheck = z.object({ agrees: z.boolean(), reason: staffReason }).meta({ id: "TutorBasisCheck" });

export const tutorUniversityChange = z
  .object({
    universityId: z.number("대학을 골라 주세요.").int().min(1).max(2_147_483_647),
    major: line(TEXT_LENGTHS.major.max, TEXT_LENGTHS.major.min),
    reason: staffReason,
  })
  .meta({ id: "TutorUniversityChange" });

export type DeskTutorQuery = z.infer<typeof deskTutorQuery>;
export type DeskTutorDetailWire = z.infer<typeof deskTutorDetail>;
