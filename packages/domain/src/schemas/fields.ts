import { z } from "zod";
import { parseTimestamp } from "../time/parse-timestamp.ts";
import { PHONE_CODE } from "../user/phone.ts";

/** The key of a subject or of a detail of one. */
export const subjectKeySchema = z.string().regex(/^[A-Z0-9_]{1,60}$/, "과목을 골라 주세요.");
export const productIdSchema = z.number("수업을 골라 주세요.").int().min(1).max(2_147_483_647);
/** An id that another system made (consultation, match, tutor). */
export const foreignIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "올바른 번호가 아니에요.");

/** A code that confirms a phone number. */
export const phoneCodeSchema = z.string().regex(PHONE_CODE.digits, PHONE_CODE.wrong);

/** Words of one list, comma-joined; the empty text is the empty list. */
export function joinedSchema(values: readonly string[]): z.ZodString {
  const word = `(${values.join("|")})`;
  return z.string().regex(new RegExp(`^(${word}(,${word})*)?$`), "고를 수 없는 값이 있어요.");
}

/**
 * A timestamp of a request: only YYYY-MM-DDTHH:mm:ss with optional .mmm and Z. Z is appended when it is missing, so that
 * the time is always UTC; a date or time that does not exist is refused.
 */
export function timestampSchema(message = "시각은 YYYY-MM-DDTHH:mm:ss로 적어 주세요."): z.ZodString {
  return z
    .string(message)
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z?$/, message)
    .refine((text) => parseTimestamp(text) !== null, message)
    .overwrite((text) => (text.endsWith("Z") ? text : `${text}Z`));
}
