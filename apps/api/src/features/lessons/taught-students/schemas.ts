import { GRADE_BANDS, STUDY_GOALS, TUTOR_STYLES } from "@pkg/domain";
import { z } from "zod";
import { levelTestSummary } from "../../tests/level-tests/schemas.ts";

/** What the tutor of a class knows of the student: what the family wrote when it asked for a tutor. */
export const taughtStudent = z
  .object({
    gradeLabel: z.string(),
    /** The student's band of school marks; null when the family did not say. */
    gradeBand: z.enum(GRADE_BANDS).nullable(),
    minutes: z.number().int(),
    lessonsPerWeek: z.number().int(),
    studyPurposes: z.array(z.enum(STUDY_GOALS)),
    likedTutorStyles: z.array(z.enum(TUTOR_STYLES)),
    dislikedTutorStyles: z.array(z.enum(TUTOR_STYLES)),
    tutorMemo: z.string(),
    /** What the student's latest learning-type test found, in words; null for who has taken none. */
    learningType: z.object({ name: z.string(), line: z.string() }).nullable(),
    /** The newest level test in the subject of the class; null without one. */
    levelTest: levelTestSummary.nullable(),
  })
  .meta({ id: "TaughtStudent" });

export type TaughtStudentWire = z.infer<typeof taughtStudent>;
