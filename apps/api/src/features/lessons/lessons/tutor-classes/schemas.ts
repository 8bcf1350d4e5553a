import { z } from "zod";
import { instant } from "../../../../lib/requests/field-schemas.ts";
import { lessonCounts } from "../schemas.ts";

/** A student of the signed-in tutor, with where the lessons stand. */
export const tutorClass = z
  .object({
    matchId: z.string(),
    subjectLabel: z.string(),
    subjectDetailLabel: z.string(),
    /** Draws the face that the family sees. */
    studentId: z.string(),
    studentName: z.string(),
    /** "화·목 19시"; empty once somebody else teaches. */
    lessonTimes: z.string(),
    counts: lessonCounts,
    nextLessonAt: instant.nullable(),
    /** Lessons of this tutor that are over and have no log. */
    logsDue: z.number().int(),
    /** False once somebody else teaches it. */
    isOwn: z.boolean(),
    /** When its last lesson was over, or its time; null while it goes on. */
    endedAt: instant.nullable(),
  })
  .meta({ id: "TutorClass" });

export const tutorClasses = z.object({ content: z.array(tutorClass) });

export type TutorClassWire = z.infer<typeof tutorClass>;
