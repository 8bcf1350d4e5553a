import type {
  AdmissionType,
  ConfidenceLevel,
  MajorGroup,
  MajorTrack,
  TeachingBasis,
  TutorGender,
  TutorRank,
  TutorStyle,
  TutorTier,
  UniversityGroup,
  UniversityTier,
} from "@pkg/domain";
import { sql } from "drizzle-orm";
import { boolean, check, customType, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, instant, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
/** 336 half-hours of a week, Monday 00:00 KST first, as "0" and "1". */
const weekBits = customType<{ data: string }>({ dataType: () => "bit(336)" });

export const universities = pgTable("universities", {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  tier: text().$type<UniversityTier>().notNull(),
  region: text().notNull(),
});

export const tutors = pgTable(
  "tutors",
  {
    // Tutors who applied are numbered from here; below are the generated ones.
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000_000 }),
    userId: text().references(() => users.id),
    name: text().notNull(),
    /** Digits only. Proposals go there, and open by it. */
    phoneNumber: text(),
    gender: text().$type<TutorGender>().notNull(),
    tier: text().$type<TutorTier>().notNull(),
    universityId: integer()
      .notNull()
      .references(() => universities.id),
    major: text().notNull(),
    majorGroup: text().$type<MajorGroup>().notNull().default("OTHERS"),
    track: text().$type<MajorTrack>().notNull(),
    admissionType: text().$type<AdmissionType>().notNull(),
    styles: text().array().$type<TutorStyle[]>().notNull(),
    teachingYears: smallint().notNull(),
    introduction: text().notNull(),
    /** By what they may teach for money; null for who became a tutor before this was asked. */
    teachingBasis: text().$type<TeachingBasis>(),
    /** The number of the report, with REPORTED alone. */
    reportNumber: text(),
    /** When staff compared that answer with its proof; another answer or university takes it away. */
    basisCheckedAt: instant(),
    /** The operator who did. */
    basisCheckedBy: text(),
    /** When staff sent the last proof back, and why, as the tutor reads it; until the next one comes. */
    proofReturnedAt: instant(),
    proofReturnReason: text(),
    capacity: smallint().notNull(),
    activeStudents: smallint().notNull().default(0),
    /** "1" where the tutor would teach. */
    weekBits: weekBits().notNull(),
    /** "1" where a weekly lesson is: what is free is `weekBits` without these. */
    takenBits: weekBits().notNull().default(sql`repeat('0', 336)::bit(336)`),
    /** Whether new students are wanted; a tutor who pauses is suggested to nobody. */
    isOpen: boolean().notNull().default(true),
    /** Whether staff put the tutor to rest, which keeps new students away whatever `isOpen` says. */
    isResting: boolean().notNull().default(false),
    /** Since when the tutor agrees that anybody may hear the voice sample of their application. */
    voiceConsentedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // The index in memory asks every few seconds who changed.
  // Staff's list reads one range of an index for each tier and state, in each of its orders.
  (table) => [
    check(
      "tutors_number_when_reported",
      sql`(${table.teachingBasis} is not distinct from 'REPORTED') = (${table.reportNumber} is not null)`,
    ),
    check("tutors_checked_when_answered", sql`${table.basisCheckedAt} is null or ${table.teachingBasis} is not null`),
    index("tutors_updated_at").on(table.updatedAt),
    index("tutors_named").on(table.name.op("text_pattern_ops"), table.id),
    index("tutors_of_user").on(table.userId).where(sql`${table.userId} is not null`),
    index("tutors_by_joining").on(table.tier, table.isResting, table.isOpen, table.createdAt, table.id),
    index("tutors_by_name").on(table.tier, table.isResting, table.isOpen, sql`${table.name} collate "C"`, table.id),
    index("tutors_by_students").on(table.tier, table.isResting, table.isOpen, table.activeStudents, table.id),
    index("tutors_by_phone_end")
      .on(sql`right(${table.phoneNumber}, 4)`, table.id)
      .where(sql`${table.phoneNumber} is not null`),
  ],
);

export const tutorSubjects = pgTable(
  "tutor_subjects",
  {
    tutorId: integer()
      .notNull()
      .references(() => tutors.id, { onDelete: "cascade" }),
    subjectDetailKey: text().notNull(),
    confidence: text().$type<ConfidenceLevel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tutorId, table.subjectDetailKey] }), index().on(table.subjectDetailKey)],
);

/**
 * What the search in PostgreSQL reads: one row for each subject detail of each tutor who has room for a student. Written by
 * triggers only, like the two tables below; see `features/tutor-search/README.md`.
 */
export const tutorPostings = pgTable(
  "tutor_postings",
  {
    tutorId: integer()
      .notNull()
      .references(() => tutors.id, { onDelete: "cascade" }),
    subjectDetailKey: text().notNull(),
    rank: text().$type<TutorRank>().notNull(),
    /** Full points for confidence and load without this tutor's: the best come first. */
    missingPoints: smallint().notNull(),
    /** Codes of `read-traits.ts`. */
    styles: smallint().notNull(),
    background: smallint().notNull(),
    freeBits: weekBits().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tutorId, table.subjectDetailKey] }),
    // Holds every column, so that a search reads nothing but the index.
    index("tutor_postings_search").on(
      table.subjectDetailKey,
      table.rank,
      table.missingPoints,
      table.background,
      table.styles,
      table.tutorId,
      table.freeBits,
    ),
  ],
);

/**
 * What the public list of tutors reads: one row for each subject of each tutor with an hour for a student, and one of all their
 * subjects, whose key is empty. Its indexes are the orders of the list.
 */
export const tutorListings = pgTable(
  "tutor_listings",
  {
    subjectKey: text().notNull(),
    tutorId: integer()
      .notNull()
      .references(() => tutors.id, { onDelete: "cascade" }),
    /** Teaches something of it without confidence. */
    isUnsure: boolean().notNull(),
    freeHalfHours: smallint().notNull(),
    teachingYears: smallint().notNull(),
    /** The group of the tutor's studies, as `universityGroupOf` of the domain says. */
    studyGroup: text().$type<UniversityGroup>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectKey, table.tutorId] }),
    index("tutor_listings_by_free_time").on(
      table.subjectKey,
      table.isUnsure,
      sql`${table.freeHalfHours} desc`,
      table.tutorId,
    ),
    index("tutor_listings_by_experience").on(table.subjectKey, sql`${table.teachingYears} desc`, table.tutorId),
    index("tutor_listings_of_tutor").on(table.tutorId),
  ],
);

/** Each tutor who has postings, as the index in memory is loaded: bytes in the layout of `memory/read-records.ts`. */
export const tutorRecords = pgTable("tutor_records", {
  tutorId: integer()
    .primaryKey()
    .references(() => tutors.id, { onDelete: "cascade" }),
  record: bytes().notNull(),
});

/** One row: the half-hours in which a posting is free, or ever was. Others cannot be met. */
export const postedHours = pgTable("posted_hours", {
  id: smallint().primaryKey(),
  freeBits: weekBits().notNull(),
});
