import { z } from "zod";

/** The key of a subject or of a detail of one. */
export const subjectKeySchema = z.string().regex(/^[A-Z0-9_]{1,60}$/, "과목을 골라 주세요.");
export const productIdSchema = z.number("수업을 골라 주세요.").int().min(1).max(2_147_483_647);
/** An id that another system made (consultation, match, tutor). */
export const foreignIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "올바른 번호가 아니에요.");

/** Words of one list, comma-joined; the empty text is the empty list. */
export function joinedSchema(values: readonly string[]): z.ZodString {
  const word = `(${values.join("|")})`;
  return z.string().regex(new RegExp(`^(${word}(,${word})*)?$`), "고를 수 없는 값이 있어요.");
}
