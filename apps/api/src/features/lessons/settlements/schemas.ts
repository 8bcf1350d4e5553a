import { z } from "zod";

export const lessonAnswer = z.object({ tookPlace: z.boolean("수업했는지 골라 주세요.") }).meta({ id: "LessonAnswer" });
