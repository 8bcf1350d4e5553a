import type {
  AdmissionType,
  ConfidenceLevel,
  MajorTrack,
  TutorGender,
  TutorStyle,
  TutorTier,
  UniversityTier,
} from "@pkg/domain";
import { customType, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { users } from "./users.ts";

/** 336 half-hours of a week, Monday 00:00 KST first, "1" where the tutor is free. */
const weekBits = customType<{ data: string }>({ dataType: () => "bit(336)" });

export const universities = pgTable("universities", {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  tier: text().$type<UniversityTier>().notNull(),
  region: text().notNull(),
});

export const tutors = pgTable("tutors", {
  id: integer().primaryKey(),
  userId: text().references(() => users.id),
  name: text().notNull(),
  gender: text().$type<TutorGender>().notNull(),
  tier: text().$type<TutorTier>().notNull(),
  universityId: integer()
    .notNull()
    .references(() => universities.id),
  major: text().notNull(),
  track: text().$type<MajorTrack>().notNull(),
  admissionType: text().$type<AdmissionType>().notNull(),
  styles: text().array().$type<TutorStyle[]>().notNull(),
  teachingYears: smallint().notNull(),
  introduction: text().notNull(),
  capacity: smallint().notNull(),
  activeStudents: smallint().notNull().default(0),
  weekBits: weekBits().notNull(),
  createdAt: createdAt(),
});

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

export const reviews = pgTable("reviews", {
  id: integer().primaryKey(),
  subjectKey: text().notNull(),
  grade: smallint().notNull(),
  months: smallint().notNull(),
  /** Tenths of a star, 10 to 50. */
  rating: smallint().notNull(),
  text: text().notNull(),
  createdAt: createdAt(),
});
