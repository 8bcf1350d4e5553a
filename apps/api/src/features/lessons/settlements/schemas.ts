import { z } from "zod";

export const lessonAnswer = z
  .object({
    tookPlace: z.boolean("수업했는지 골라 주세요."),
    /** Beside `tookPlace: false`, of a tutor whom the room knows alone: the student did not come, and staff decides. */
    studentAbsent: z.boolean().optional(),
  })
  .refine(({ tookPlace, studentAbsent }) => !(tookPlace && studentAbsent), "하나만 골라 주세요.")
  .meta({ id: "LessonAnswer" });

export type LessonAnswer = z.infer<typeof lessonAnswer>;
