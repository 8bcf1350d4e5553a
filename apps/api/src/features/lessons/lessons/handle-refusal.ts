import { violatedConstraint } from "../../../lib/errors/database-error.ts";
import { type Refusal, refuse } from "../../../lib/errors/refuse.ts";

const REFUSALS: Readonly<Record<string, Refusal>> = {
  lessons_tutor_free: refuse.lessonOverlaps,
  lessons_student_free: refuse.lessonOverlaps,
  lessons_not_in_the_past: refuse.lessonInPast,
};

/**
 * Runs a change of lessons. The database has the last word on their times, and says it in the words of the catalogue.
 * @throws ApiError 409 class 52001 for two lessons at once, 409 class 52002 for one in the past; whatever else `change` throws.
 */
export async function handleRefusal<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const refusal = REFUSALS[violatedConstraint(error) ?? ""];
    throw refusal ? refusal() : error;
  }
}
