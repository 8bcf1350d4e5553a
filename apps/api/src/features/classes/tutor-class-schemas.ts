import { startOfKstMonth } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../lib/field-schemas.ts";

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

export type EarningsWire = z.infer<typeof earnings>;
