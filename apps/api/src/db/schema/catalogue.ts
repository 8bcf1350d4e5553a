import type { Curriculum, ProductUnit, SchoolLevel, TutorRank } from "@pkg/domain";
import { boolean, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";

export const subjects = pgTable("subjects", {
  key: text().primaryKey(),
  externalKey: text().notNull().unique(),
  label: text().notNull(),
  displayable: boolean().notNull().default(true),
  position: smallint().notNull(),
});

export const subjectDetails = pgTable(
  "subject_details",
  {
    key: text().primaryKey(),
    /** Stands for the key where there are millions of them: in `tutor_records`. Never changes. */
    code: integer().notNull().unique().generatedByDefaultAsIdentity(),
    externalKey: text().notNull().unique(),
    subjectKey: text()
      .notNull()
      .references(() => subjects.key),
    label: text().notNull(),
    parentSubjectDetailKey: text(),
    meta: jsonb().$type<Record<string, string>>().notNull().default({}),
    purchasable: boolean().notNull().default(true),
    targetSchoolLevels: text().array().$type<SchoolLevel[]>().notNull(),
    targetCurriculums: text().array().$type<Curriculum[]>().notNull(),
    position: smallint().notNull(),
  },
  (table) => [index().on(table.subjectKey)],
);

/** A priced lesson package. Money is in won; see `Product` in the domain package for what each amount means. */
export const products = pgTable("products", {
  id: integer().primaryKey(),
  name: text().notNull(),
  unit: text().$type<ProductUnit>().notNull(),
  available: boolean().notNull().default(true),
  totalMonths: smallint().notNull(),
  totalWeeks: smallint().notNull(),
  totalCounts: smallint().notNull(),
  minutes: smallint().notNull(),
  freeLessonCounts: smallint().notNull().default(0),
  rentTablet: boolean().notNull(),
  bundlingApplied: boolean().notNull(),
  tutorRank: text().$type<TutorRank>().notNull(),
  gradeCategory: text().$type<SchoolLevel>().notNull(),
  scheduleOrderProductId: integer(),
  expiryMonths: smallint().notNull(),
  cost: integer().notNull(),
  monthlyTabletCost: integer().notNull().default(0),
  monthlyTabletDiscountCost: integer().notNull().default(0),
  monthlyBundlingDiscountCost: integer().notNull().default(0),
  monthlyLongTermDiscountCost: integer().notNull().default(0),
  monthlyMultiLessonDiscountCost: integer().notNull().default(0),
  finalCost: integer().notNull(),
});

export const tablets = pgTable("tablets", {
  type: text().primaryKey(),
  label: text().notNull(),
  ongoing: boolean().notNull().default(true),
  position: smallint().notNull(),
});
