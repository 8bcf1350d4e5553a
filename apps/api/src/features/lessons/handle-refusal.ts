import { ApiError } from "../../lib/errors.ts";
import { violatedConstraint } from "../../lib/violated-constraint.ts";

const CODES: Readonly<Record<string, 52001 | 52002>> = {
  lessons_tutor_free: 52001,
  lessons_student_free: 52001,
  lessons_not_in_the_past: 52002,
};

/**
 * Runs a change of lessons. The database has the last word on their times, and says it in the words of the catalogue.
 * @throws ApiError 409 class 52001 for two lessons at once, 409 class 52002 for one in the past; whatever else `change` throws.
 */
export async function handleRefusal<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const code = CODES[violatedConstraint(error) ?? ""];
    throw code ? new ApiError(409, "class", code) : error;
  }
}
