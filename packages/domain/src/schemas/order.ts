import { z } from "zod";
import type { Course } from "../course/course.ts";
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

/** A typed-in card, as the API takes it: digits alone, the expiry as `toApiCardExpiry` writes it. */
export const cardKeyInSchema = z.object({
  cardNumber: z.string().regex(/^\d{14,16}$/, "카드 번호를 확인해 주세요."),
  cardExpiry: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "유효기간을 확인해 주세요."),
  birthdayOrCompanyNumber: z.string().regex(/^(\d{6}|\d{10})$/, "생년월일 6자리나 사업자번호 10자리를 적어 주세요."),
  cardPassword: z.string().regex(/^\d{2}$/, "비밀번호 앞 2자리를 적어 주세요."),
});
