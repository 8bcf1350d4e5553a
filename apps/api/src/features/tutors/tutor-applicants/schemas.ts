import {
  ADMISSION_TYPES,
  APPLICANT_CONSENTS,
  APPLICANT_REJECT_REASONS,
  CONFIDENCE_LEVELS,
  INTRODUCTION_LENGTH,
  MAJOR_GROUPS,
  MAJOR_TRACKS,
  MAX_TEACHING_YEARS,
  OTHER_UNIVERSITY_LENGTH,
  plainLines,
  REPORT_NUMBER_LENGTH,
  TEACHING_BASES,
  TEXT_LENGTHS,
  TUTOR_APPLICANT_STATUSES,
  TUTOR_GENDERS,
  TUTOR_STYLE_COUNT,
  TUTOR_STYLES,
  UNIVERSITY_TIERS,
} from "@pkg/domain";
import { z } from "zod";
import { instant, line, lines, schoolId, staffReason, subjectKey, uuid } from "../../../lib/requests/field-schemas.ts";
import { tutorScreening } from "../screenings/schemas.ts";
import { studyProof } from "../study-proofs/schemas.ts";

/** More than the catalogue has. */
const DETAILS_MAX = 120;
const detailKeys = z.array(subjectKey).max(DETAILS_MAX);

const tutorSubjects = z
  .object({
    middleSchoolSubjects: detailKeys,
    highSchoolSubjects: detailKeys,
    advancedSubjects: detailKeys,
    confidenceSubjects: z.array(z.object({ subject: subjectKey, level: z.enum(CONFIDENCE_LEVELS) })).max(20),
  })
  .meta({ id: "TutorApplicantSubjects" });

const answers = {
  name: z.string().nullable(),
  gender: z.enum(TUTOR_GENDERS).nullable(),
  universityId: z.number().int().nullable(),
  /** As it was typed, for a university that is in no list. */
  otherUniversity: z.string().nullable(),
  major: z.string().nullable(),
  majorGroup: z.enum(MAJOR_GROUPS).nullable(),
  majorTrack: z.enum(MAJOR_TRACKS).nullable(),
  admissionType: z.enum(ADMISSION_TYPES).nullable(),
  /** By what they may teach for money, and the number of a report. */
  teachingBasis: z.enum(TEACHING_BASES).nullable(),
  reportNumber: z.string().nullable(),
  expertWish: z.boolean(),
  teachingYears: z.number().int().nullable(),
  styles: z.array(z.enum(TUTOR_STYLES)),
  subjects: tutorSubjects,
  introduction: z.string().nullable(),
};

/** Somebody's application to become a tutor. */
export const tutorApplicant = z
  .object({
    id: z.string(),
    status: z.enum(TUTOR_APPLICANT_STATUSES),
    ...answers,
    /** The account's verified number, where proposals go; null before it is verified. */
    phoneNumber: z.string().nullable(),
    universityName: z.string().nullable(),
    universityTier: z.enum(UNIVERSITY_TIERS).nullable(),
    screening: tutorScreening.nullable(),
    /** Null before it is uploaded; the decision deletes it unless a next try may use it. */
    studyProof: studyProof.nullable(),
    /** When the applicant agreed to the check of records that the law asks for, and when staff noted it as done. */
    crimeCheckAgreedAt: instant.nullable(),
    crimeCheckedAt: instant.nullable(),
    registeredAt: instant.nullable(),
    decidedAt: instant.nullable(),
    /**
     * Why it was rejected, in staff's words, and what it counts as: files that were not the reason stay for a next try,
     * whose draft has both.
     */
    reason: z.string().nullable(),
    rejectReason: z.enum(APPLICANT_REJECT_REASONS).nullable(),
    updatedAt: instant,
  })
  .meta({ id: "TutorApplicant" });
export type TutorApplicantWire = z.infer<typeof tutorApplicant>;

const earlierApplicant = tutorApplicant
  .pick({ id: true, status: true, reason: true, rejectReason: true })
  .extend({ decidedAt: instant });

/** An application as staff sees it: with its decider, and the applicant's earlier decisions, newest first. */
export const sentTutorApplicant = tutorApplicant
  .extend({ deciderName: z.string().nullable(), earlier: z.array(earlierApplicant) })
  .meta({ id: "SentTutorApplicant" });
export type SentTutorApplicantWire = z.infer<typeof sentTutorApplicant>;

export const ownTutorApplicant = z.object({ applicant: tutorApplicant.nullable() });
export const tutorApplicantParams = z.object({ id: uuid });

/** Answers of a draft; what is left out stays, null takes an answer back. */
export const tutorApplicantChange = z
  .object({
    ...answers,
    name: line(20, 0).nullable(),
    universityId: schoolId.nullable(),
    otherUniversity: line(OTHER_UNIVERSITY_LENGTH.max, 0).nullable(),
    major: line(TEXT_LENGTHS.major.max, 0).nullable(),
    reportNumber: line(REPORT_NUMBER_LENGTH.max, 0).nullable(),
    teachingYears: z.number().int().min(0).max(MAX_TEACHING_YEARS).nullable(),
    styles: z.array(z.enum(TUTOR_STYLES)).max(TUTOR_STYLE_COUNT.max),
    introduction: z
      .string()
      .max(INTRODUCTION_LENGTH.max, `${INTRODUCTION_LENGTH.max}자까지 쓸 수 있어요.`)
      .overwrite(plainLines)
      .nullable(),
  })
  .partial()
  .meta({ id: "TutorApplicantChange" });
export type TutorApplicantChange = z.infer<typeof tutorApplicantChange>;

const agreementKeys = APPLICANT_CONSENTS.map(({ key }) => key);

/** The terms that were ticked. */
export const tutorApplicantRegistration = z
  .object({ agreements: z.array(z.enum(agreementKeys)).max(agreementKeys.length) })
  .meta({ id: "TutorApplicantRegistration" });

export const tutorApplicantQuery = z.object({
  status: z.enum(["REGISTERED", "ACCEPTED", "REJECTED"]).default("REGISTERED"),
  /** A part of the name or of the university. */
  search: line(TEXT_LENGTHS.search.max).optional(),
  /** Those who want to teach as an expert, or who do not. */
  expertWish: z.enum(["true", "false"]).optional(),
  /** By the day they were sent or decided; waiting ones the oldest first unless asked otherwise. */
  dir: z.enum(["asc", "desc"]).optional(),
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(50).default(20),
});
export type TutorApplicantQuery = z.infer<typeof tutorApplicantQuery>;

const tutorApplicantSummary = tutorApplicant
  .pick({
    id: true,
    status: true,
    name: true,
    universityName: true,
    major: true,
    expertWish: true,
    registeredAt: true,
    decidedAt: true,
  })
  .meta({ id: "TutorApplicantSummary" });
/** One page, and how many there are in all. */
export const tutorApplicantList = z.object({
  content: z.array(tutorApplicantSummary),
  totalElements: z.number().int(),
});

/** Why somebody is accepted, or how their records were asked for; for colleagues, in the audit log. */
export const tutorApplicantAct = z.object({ reason: staffReason }).meta({ id: "TutorApplicantAct" });

const REASON = TEXT_LENGTHS.staffReason;

/** Why, in words that the applicant reads, and what for, to count by. */
export const tutorApplicantRejection = z
  .object({
    reason: lines(REASON.max).min(REASON.min, `지원자가 읽을 이유를 ${REASON.min}자 이상 적어 주세요.`),
    rejectReason: z.enum(APPLICANT_REJECT_REASONS),
  })
  .meta({ id: "TutorApplicantRejection" });
