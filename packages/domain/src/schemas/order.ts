import { z } from "zod";
import type { Course } from "../course/course.ts";
import { birthdayOrCompanyNumberProblem, cardExpiryProblem, fromApiCardExpiry } from "../payment/card-fields.ts";
import { foreignIdSchema, productIdSchema, subjectKeySchema } from "./fields.ts";

/** One course of an order. */
export const courseSchema = z.object({
  productId: productIdSchema,
  subject: subjectKeySchema,
  subjectDetail: subjectKeySchema,
  matchId: foreignIdSchema.optional(),
  trialMatchId: foreignIdSchema.optional(),
  tutorId: foreignIdSchema.optional(),
}) satisfies z.ZodType<Course>;

/**
 * Whether the buyer asked that the typed-in card be kept for the next order. Absent: it is kept only while a product of
 * the order goes on by itself and needs it.
 */
export const keepCardSchema = z.boolean();

/**
 * A typed-in card, as the API takes it: digits alone, the expiry as `toApiCardExpiry` writes it. The form's own rules hold
 * here, too: a card that has expired and a birthday that no calendar has are refused.
 */
export const cardKeyInSchema = z.object({
  cardNumber: z.string().regex(/^\d{14,16}$/, "카드 번호를 확인해 주세요."),
  cardExpiry: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "유효기간을 확인해 주세요.")
    .refine((expiry) => cardExpiryProblem(fromApiCardExpiry(expiry), new Date()) === null, "유효기간이 지난 카드예요."),
  birthdayOrCompanyNumber: z
    .string()
    .regex(/^(\d{6}|\d{10})$/, "생년월일 6자리나 사업자번호 10자리를 적어 주세요.")
    .refine((text) => birthdayOrCompanyNumberProblem(text) === null, "생년월일을 다시 확인해 주세요."),
  cardPassword: z.string().regex(/^\d{2}$/, "비밀번호 앞 2자리를 적어 주세요."),
});
