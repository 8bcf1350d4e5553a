import {
  type AdmissionType,
  type ApplicantRejectReason,
  type MajorGroup,
  type MajorTrack,
  NO_TUTOR_SUBJECTS,
  type StudyProofType,
  type TeachingBasis,
  type TutorApplicantStatus,
  type TutorGender,
  type TutorStyle,
  type TutorSubjects,
} from "@pkg/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, updatedAt } from "./columns.ts";
import { tutors, universities } from "./tutors.ts";
import { users } from "./users.ts";

/** Somebody's application to become a tutor; a draft until it is registered, then staff decides. */
export const tutorApplicants = pgTable(
  "tutor_applicants",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text().$type<TutorApplicantStatus>().notNull().default("DRAFT"),
    name: text(),
    phoneNumber: text(),
    gender: text().$type<TutorGender>(),
    universityId: integer().references(() => universities.id),
    /** A university that is in no list, as it was typed. */
    otherUniversity: text(),
    major: text(),
    majorGroup: text().$type<MajorGroup>(),
    majorTrack: text().$type<MajorTrack>(),
    admissionType: text().$type<AdmissionType>(),
    /** By what they may teach for money. */
    teachingBasis: text().$type<TeachingBasis>(),
    reportNumber: text(),
    expertWish: boolean().notNull().default(false),
    teachingYears: smallint(),
    styles: text().array().$type<TutorStyle[]>().notNull().default([]),
    subjects: jsonb().$type<TutorSubjects>().notNull().default(NO_TUTOR_SUBJECTS),
    introduction: text(),
    registeredAt: instant(),
    /** When the applicant agreed that their records of crimes are asked for. */
    crimeCheckAgreedAt: instant(),
    /** When staff noted that the records were asked for and nothing stands against teaching minors. */
    crimeCheckedAt: instant(),
    /** The operator who noted it. */
    crimeCheckedBy: text(),
    /** When it ended, by a decision or by the applicant. */
    decidedAt: instant(),
    /** The operator. */
    decidedBy: text(),
    /** Why it was rejected, as the applicant reads it. */
    reason: text(),
    /** What it was rejected for, to count by. */
    rejectReason: text().$type<ApplicantRejectReason>(),
    /** Whom it made. */
    tutorId: integer().references(() => tutors.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("tutor_applicants_one_open").on(table.userId).where(sql`${table.status} in ('DRAFT', 'REGISTERED')`),
    index("tutor_applicants_by_status").on(table.status, table.registeredAt),
    index().on(table.tutorId),
    index("tutor_applicants_decided").on(table.status, table.decidedAt),
    check(
      "tutor_applicants_status_known",
      sql`${table.status} in ('DRAFT', 'REGISTERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')`,
    ),
    check("tutor_applicants_tutor_when_accepted", sql`${table.tutorId} is null or ${table.status} = 'ACCEPTED'`),
    check(
      "tutor_applicants_checked_when_agreed",
      sql`${table.crimeCheckedAt} is null or ${table.crimeCheckAgreedAt} is not null`,
    ),
    check("tutor_applicants_reason_when_rejected", sql`(${table.reason} is not null) = (${table.status} = 'REJECTED')`),
    check(
      "tutor_applicants_counted_when_rejected",
      sql`(${table.rejectReason} is not null) = (${table.status} = 'REJECTED')`,
    ),
  ],
);

/** A signed URL that was given out, and the object that came in through it: at most one. */
export const uploads = pgTable(
  "uploads",
  {
    id: uuid().primaryKey().defaultRandom(),
    applicantId: uuid()
      .notNull()
      .references(() => tutorApplicants.id, { onDelete: "cascade" }),
    maxBytes: integer().notNull(),
    expiresAt: instant().notNull(),
    /** Since when a whole and checked object is stored. */
    usedAt: instant(),
    objectKey: text().unique(),
    bytes: integer(),
    milliseconds: integer(),
    /** Of the bytes, base64url. */
    sha256: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.applicantId),
    check("uploads_whole_when_used", sql`(${table.usedAt} is null) = (${table.objectKey} is null)`),
  ],
);

/** The voice sample that an application is judged by: the last one that was posted. */
export const tutorScreenings = pgTable("tutor_screenings", {
  applicantId: uuid()
    .primaryKey()
    .references(() => tutorApplicants.id, { onDelete: "cascade" }),
  objectKey: text().notNull().unique(),
  bytes: integer().notNull(),
  milliseconds: integer().notNull(),
  createdAt: createdAt(),
});

/** A signed URL for a proof of an applicant or a tutor, and the file that came in through it. */
export const studyProofs = pgTable(
  "study_proofs",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Whose it is: one of the two. */
    applicantId: uuid().references(() => tutorApplicants.id, { onDelete: "cascade" }),
    tutorId: integer().references(() => tutors.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
    objectKey: text().unique(),
    type: text().$type<StudyProofType>(),
    bytes: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    // The file that came in last is the proof.
    uniqueIndex("study_proofs_one_an_applicant").on(table.applicantId).where(sql`${table.objectKey} is not null`),
    uniqueIndex("study_proofs_one_a_tutor").on(table.tutorId).where(sql`${table.objectKey} is not null`),
    index().on(table.applicantId),
    index().on(table.tutorId),
    check("study_proofs_one_owner", sql`(${table.applicantId} is null) <> (${table.tutorId} is null)`),
    check(
      "study_proofs_whole",
      sql`(${table.objectKey} is null) = (${table.type} is null) and (${table.type} is null) = (${table.bytes} is null)`,
    ),
  ],
);
