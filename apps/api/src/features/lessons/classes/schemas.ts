import { CLASS_STAGES } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";
import { classRest, lessonCounts } from "../lessons/schemas.ts";

/** What a paid course is now, the same on every screen. Days are YYYY-MM-DD in KST. */
export const classNow = z
  .object({
    stage: z.enum(CLASS_STAGES),
    counts: lessonCounts,
    /** The day of its first lesson; null before that is arranged. */
    startsOn: z.string().nullable(),
    /** The last day of its lessons; null before the first one is arranged. */
    expiresOn: z.string().nullable(),
    /** The next lesson, which may run at the moment; null without one. */
    nextLessonAt: instant.nullable(),
    rest: classRest.nullable(),
  })
  .meta({ id: "ClassNow" });

export type ClassNowWire = z.infer<typeof classNow>;
