import { CLASS_STAGES, LESSON_STATUSES, parseTimestamp } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";
import { lesson, lessonCounts } from "../lessons/schemas.ts";

const WEEK_PROBLEM = "주를 다시 골라 주세요.";
export const summaryQuery = z.object({
  /** Any day (YYYY-MM-DD, KST) of the week; left out, the present one. */
  week: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, WEEK_PROBLEM)
    .refine((text) => parseTimestamp(`${text}T00:00:00Z`) !== null, WEEK_PROBLEM)
    .optional(),
});

/** One week of a class, for a parent who does not log in: nothing in it opens anything else. */
export const lessonSummary = z
  .object({
    studentName: z.string(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    /** Empty while a tutor is looked for. */
    tutorName: z.string(),
    /** Its Monday (YYYY-MM-DD, KST). */
    weekOf: z.string(),
    /** One for each time: what stands there, or else what was called off last. */
    lessons: z.array(
      z.object({
        startsAt: instant,
        endsAt: instant,
        status: z.enum(LESSON_STATUSES),
        settledAs: lesson.shape.settledAs,
        log: lesson.shape.log,
      }),
    ),
    counts: lessonCounts,
    /** What the class is now: a summary is read after its end, too. */
    stage: z.enum(CLASS_STAGES),
    nextLessonAt: instant.nullable(),
    /** Whether there is a lesson before this week; whether there is one after it, or it is past itself. */
    hasPrevious: z.boolean(),
    hasNext: z.boolean(),
  })
  .meta({ id: "LessonSummary" });

export type LessonSummaryWire = z.infer<typeof lessonSummary>;
