import { z } from "zod";
import type { Subject, SubjectDetail } from "../subject/subject.ts";
import { curriculumSchema, schoolLevelSchema } from "./enums.ts";

/** A detail of a subject (spec §3). */
export const subjectDetailSchema = z.object({
  key: z.string().min(1),
  externalKey: z.string(),
  label: z.string(),
  parentSubjectDetailKey: z.string().nullable(),
  meta: z.record(z.string(), z.unknown()).nullable(),
  purchasable: z.boolean(),
  targetSchoolLevels: z.array(schoolLevelSchema.extract(["MIDDLE", "HIGH"])),
  targetCurriculums: z.array(curriculumSchema),
}) satisfies z.ZodType<SubjectDetail>;

/** A subject (spec §3). */
export const subjectSchema = z.object({
  key: z.string().min(1),
  externalKey: z.string(),
  label: z.string(),
  subjectDetails: z.array(subjectDetailSchema),
}) satisfies z.ZodType<Subject>;
