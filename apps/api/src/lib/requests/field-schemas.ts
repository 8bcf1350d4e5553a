import {
  CONTACT_REFUSED,
  DETAILS_REFUSED,
  GRADES,
  hasContactDetails,
  hasPublishedContact,
  MOBILE_PHONE,
  MOBILE_PHONE_WRONG,
  nameProblem,
  PERSON_NAME,
  plainLines,
  readName,
  readPhone,
  TEXT_LENGTHS,
} from "@pkg/domain";
import { timestampSchema, weeklyAvailablePeriodsSchema } from "@pkg/domain/schemas";
import { z } from "zod";

// Fields that several features share. Messages are shown to people, so they are Korean.

const ONE_LINE = /^[^\p{Control}\u2028\u2029]*$/u;

/** One line of text that people typed; blanks around it are dropped, line breaks are refused at its ends, too. */
export function line(max: number, min = 1) {
  return z
    .string()
    .overwrite(trimLine)
    .min(min, "입력해 주세요.")
    .max(max, `${max}자까지 쓸 수 있어요.`)
    .regex(ONE_LINE, "줄바꿈 없이 적어 주세요.");
}

/** A line break at an end is left, so that it is refused like one inside. */
function trimLine(text: string): string {
  return ONE_LINE.test(text) ? text.trim() : text;
}

/** Text of several lines that people typed; blanks around it are dropped. */
export function lines(max: number) {
  return z
    .string()
    .trim()
    .max(max, `${max.toLocaleString("ko-KR")}자까지 쓸 수 있어요.`)
    .overwrite(plainLines);
}

/** Such a text that strangers read: nothing in it may lead outside. */
export const shownLines = (max: number) => lines(max).refine((text) => !hasPublishedContact(text), CONTACT_REFUSED);

/** A text that tutor and family write for each other: no contact details stand in it. */
export const withoutDetails = (text: z.ZodString) => text.refine((value) => !hasContactDetails(value), DETAILS_REFUSED);

/** A name in whatever form people write it, as `nameProblem` of the domain has it. */
export const personName = z
  .string("이름을 적어 주세요.")
  .max(100, PERSON_NAME.wrongLength)
  .overwrite(readName)
  .superRefine((name, { addIssue }) => {
    const message = nameProblem(name);
    if (message !== null) addIssue({ code: "custom", message });
  });

/** A Korean mobile number, in whatever form people write it. */
export const phoneNumber = z
  .string()
  .max(40, MOBILE_PHONE_WRONG)
  .overwrite(readPhone)
  .regex(MOBILE_PHONE, MOBILE_PHONE_WRONG);

export const grade = z.literal(GRADES, "학년을 골라 주세요.");
export const birthYear = z
  .number("태어난 해를 적어 주세요.")
  .int()
  .min(1920, "태어난 해를 확인해 주세요.")
  .max(2100, "태어난 해를 확인해 주세요.");
export const schoolId = z.number().int().min(1).max(2_147_483_647);
/** A school that is in no list. */
export const schoolName = line(TEXT_LENGTHS.schoolName.max, TEXT_LENGTHS.schoolName.min);
export const tutorId = z.string().regex(/^\d{1,9}$/, "선생님을 다시 골라 주세요.");
export const uuid = z.uuid("올바른 번호가 아니에요.");

/** The client's own key of one purchase. */
export const idempotencyKey = z.uuid("Idempotency-Key는 UUID여야 해요.");

export {
  foreignIdSchema as foreignId,
  merchantUidSchema as merchantUid,
  phoneCodeSchema as phoneCode,
  productIdSchema as productId,
  subjectKeySchema as subjectKey,
} from "@pkg/domain/schemas";

/** A week in a request. */
export const weeklyAvailablePeriods = weeklyAvailablePeriodsSchema.meta({ id: "WeeklyAvailablePeriods" });

/** Whole won. */
export const won = z.number().int().min(0).max(1_000_000_000);

export const consents = z
  .array(z.object({ key: z.string().max(60), agreed: z.boolean() }))
  .max(30)
  .meta({ id: "Consents" });

/** A comma list of product ids in a query. */
export const productIdList = z.string().regex(/^\d{1,9}(,\d{1,9}){0,9}$/, "수업 번호를 확인해 주세요.");

/** "1,2" -> [1, 2] */
export const parseIds = (list: string | undefined): number[] => (list ? list.split(",").map(Number) : []);

/** A day in Korea. */
export const day = z.iso.date("날짜를 확인해 주세요.");

/** A moment in a request. */
export const moment = timestampSchema("시각을 확인해 주세요.");

/** An instant in an answer; drizzle's dates go out as ISO 8601. */
export const instant = z.date();

/** Why staff did something; written for colleagues, kept in the audit log. */
export const staffReason = line(TEXT_LENGTHS.staffReason.max, TEXT_LENGTHS.staffReason.min);
