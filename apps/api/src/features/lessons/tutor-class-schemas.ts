import { startOfKstMonth } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../lib/field-schemas.ts";
import { lessonCounts } from "./schemas.ts";

const isMonth = (text: string) => {
  try {
    return startOfKstMonth(text).getTime() > 0;
  } catch {
    return false;
  }
};

/** The present month in Korea when it is left out. */
export const earningsQuery = z.object({
  month: z
    .string()
    .regex(/^20\d\d-\d\d$/, "달을 확인해 주세요.")
    .refine(isMonth, "달을 확인해 주세요.")
    .optional(),
});

/** What a tutor earned in one month: lessons that were taken, or missed by the student too late. */
export const earnings = z
  .object({
    /** YYYY-MM in Korea. */
    month: z.string(),
    /** Won: the sum of the amounts. */
    total: z.number().int(),
    content: z.array(
      z.object({
        lessonId: z.string(),
        startsAt: instant,
        studentName: z.string(),
        subjectLabel: z.string(),
        minutes: z.number().int(),
        /** Won. */
        amount: z.number().int(),
        status: z.enum(["DONE", "ABSENT"]),
      }),
    ),
  })
  .meta({ id: "TutorEarnings" });

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
export type EarningsWire = z.infer<typeof earnings>;
