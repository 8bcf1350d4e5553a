import { z } from "zod";
import { instant } from "../../lib/field-schemas.ts";
import { lessonCounts } from "./schemas.ts";

/** A student of the signed-in tutor, with where the lessons stand. */
const tutorClass = z
  .object({
    matchId: z.string(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    studentName: z.string(),
    /** "화·목 19시"; empty once somebody else teaches. */
    lessonTimes: z.string(),
    counts: lessonCounts,
    nextLessonAt: instant.nullable(),
    /** Lessons of this tutor that are over and have no log. */
    logsDue: z.number().int(),
  })
  .meta({ id: "TutorClass" });

export const tutorClasses = z.object({ content: z.array(tutorClass) });

export type TutorClassWire = z.infer<typeof tutorClass>;
