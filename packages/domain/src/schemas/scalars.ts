import { z } from "zod";
import { parseTimestamp } from "../time/parse-timestamp.ts";
import { mobilePhoneProblem, nameProblem } from "../user/person-fields.ts";

/** An id in a URL or a body. */
export const idSchema = z.string().min(1).max(128);
/** An amount of won: whole and never negative. */
export const wonSchema = z.int().min(0);
/** A whole number of lessons, months, weeks or minutes. */
export const countSchema = z.int().min(0);
/** A rate in per cent. */
export const rateSchema = z.number().min(0).max(100);
/** A timestamp as `parseTimestamp` accepts it (spec §5). */
export const timestampSchema = z.string().refine((text) => parseTimestamp(text) !== null, "Invalid timestamp");
/** A Korean mobile number with the message of `mobilePhoneProblem`. */
export const mobilePhoneSchema = z.string().check(fieldCheck(mobilePhoneProblem));
/** A person's name with the message of `nameProblem`. */
export const personNameSchema = z.string().check(fieldCheck(nameProblem));

/** Turns a field check of the domain (a message or null) into a check of a schema. */
export function fieldCheck(problem: (value: string) => string | null): z.core.CheckFn<string> {
  return (payload) => {
    const message = problem(payload.value);
    if (message) payload.issues.push({ code: "custom", message, input: payload.value });
  };
}
