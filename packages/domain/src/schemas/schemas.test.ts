import { describe, expect, expectTypeOf, it } from "vitest";
import type { z } from "zod";
import { benefit, product, week } from "../../test/fixtures.ts";
import type * as domain from "../index.ts";
import * as schemas from "./index.ts";

type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
/** What a schema gives, as the plain types write it. */
type Read<S extends z.ZodType> = DeepReadonly<z.infer<S>>;

it("agree with the plain types", () => {
  expectTypeOf<Read<typeof schemas.userSchema>>().toEqualTypeOf<domain.User>();
  expectTypeOf<Read<typeof schemas.buyerUserSchema>>().toEqualTypeOf<domain.BuyerUser>();
  expectTypeOf<Read<typeof schemas.studentSchema>>().toEqualTypeOf<domain.Student>();
  expectTypeOf<Read<typeof schemas.loginStateSchema>>().toEqualTypeOf<domain.LoginState>();
  expectTypeOf<Read<typeof schemas.schoolSchema>>().toEqualTypeOf<domain.School>();
  expectTypeOf<Read<typeof schemas.subjectSchema>>().toEqualTypeOf<domain.Subject>();
  expectTypeOf<Read<typeof schemas.subjectDetailSchema>>().toEqualTypeOf<domain.SubjectDetail>();
  expectTypeOf<Read<typeof schemas.productSchema>>().toEqualTypeOf<domain.Product>();
  expectTypeOf<Read<typeof schemas.benefitSchema>>().branded.toEqualTypeOf<domain.Benefit>();
  expectTypeOf<Read<typeof schemas.benefitResponseSchema>>().branded.toEqualTypeOf<domain.BenefitResponse>();
  expectTypeOf<Read<typeof schemas.courseSchema>>().toEqualTypeOf<domain.Course>();
  expectTypeOf<Read<typeof schemas.orderSchema>>().branded.toEqualTypeOf<domain.Order>();
  expectTypeOf<Read<typeof schemas.cardInformationSchema>>().toEqualTypeOf<domain.CardInformation>();
  expectTypeOf<Read<typeof schemas.storedPaymentMethodSchema>>().toEqualTypeOf<domain.StoredPaymentMethod>();
  expectTypeOf<Read<typeof schemas.cardPaymentDetailSchema>>().toEqualTypeOf<domain.CardPaymentDetail>();
  expectTypeOf<Read<typeof schemas.weeklyAvailablePeriodsSchema>>().toEqualTypeOf<domain.WeeklyAvailablePeriods>();
  expectTypeOf<Read<typeof schemas.applicantSchema>>().branded.toEqualTypeOf<domain.Applicant>();
  expectTypeOf<Read<typeof schemas.applicantRequestSchema>>().branded.toEqualTypeOf<domain.ApplicantRequest>();
  expectTypeOf<Read<typeof schemas.tutorSchema>>().branded.toEqualTypeOf<domain.Tutor>();
  expectTypeOf<Read<typeof schemas.tutorSubjectsSchema>>().toEqualTypeOf<domain.TutorSubjects>();
  expectTypeOf<Read<typeof schemas.matchSchema>>().toEqualTypeOf<domain.Match>();
  expectTypeOf<Read<typeof schemas.matchStatisticsSchema>>().toEqualTypeOf<domain.MatchStatistics>();
  expectTypeOf<Read<typeof schemas.rematchFormSchema>>().branded.toEqualTypeOf<domain.RematchForm>();
  expectTypeOf<Read<typeof schemas.tutorPairingSchema>>().toEqualTypeOf<domain.TutorPairing>();
  expectTypeOf<Read<typeof schemas.featureFlagSchema>>().toEqualTypeOf<domain.FeatureFlag>();
  expectTypeOf<Read<typeof schemas.appMetadataSchema>>().toEqualTypeOf<domain.AppMetadata>();
  expectTypeOf<Read<typeof schemas.sharedFlagsSchema>>().toEqualTypeOf<domain.SharedFlags>();
  expectTypeOf<Read<typeof schemas.eventParticipationSchema>>().toEqualTypeOf<domain.EventParticipation>();
  expectTypeOf<Read<typeof schemas.consentSchema>>().toEqualTypeOf<domain.Consent>();
  expectTypeOf<Read<typeof schemas.errorBodySchema>>().toExtend<domain.ErrorBody>();
  expectTypeOf<domain.ErrorBody>().toExtend<Read<typeof schemas.errorBodySchema>>();
  expectTypeOf<z.infer<typeof schemas.gradeSchema>>().toEqualTypeOf<domain.Grade>();
  expectTypeOf<z.infer<typeof schemas.matchStatusSchema>>().toEqualTypeOf<domain.MatchStatus>();
});

const card = {
  cardNumber: "5412 7512 3400 0000",
  cardExpiry: "08/29",
  cardQuota: 3,
  birthdayOrCompanyNumber: "920314",
  cardPassword: "12",
};
const order = {
  item: { courses: [{ productId: 1, subject: "MATH", subjectDetail: "MATH_M2_2" }], tabletType: null },
  funnel: { orderFunnelType: "SIMPLE_ENROLL" },
  benefit: benefit({ endAt: "2026-11-20T00:00:00+09:00" }),
  student: { name: "김하준", phoneNumber: "010-1234-5678" },
  paymentMethod: "CARD",
  cardInformation: card,
};

describe("what is accepted", () => {
  it.each([
    ["an order", schemas.orderSchema, order],
    ["a product", schemas.productSchema, product()],
    ["a benefit", schemas.benefitSchema, benefit()],
    ["a week", schemas.weeklyAvailablePeriodsSchema, week({ monday: ["19:00-24:00"] })],
    [
      "an error with details",
      schemas.errorBodySchema,
      { service: "class", errorCode: 50001, message: "m", endAt: "x" },
    ],
    ["a grade", schemas.gradeSchema, 15],
    ["an offset", schemas.amPmOffsetSchema, 12],
    ["a timestamp", schemas.timestampSchema, "2026-11-20T19:00:00"],
  ])("%s, unchanged", (_, schema, value) => {
    expect(schema.parse(value)).toEqual(value);
  });

  it("defaults the tutor's name to empty", () => {
    expect(schemas.matchStatisticsSchema.parse({})).toEqual({ tutorName: "" });
  });
});

describe("what is refused", () => {
  const course = order.item.courses[0];
  it.each([
    ["grade 16", schemas.gradeSchema, 16, "Invalid option"],
    ["grade as text", schemas.gradeSchema, "7", "Invalid option"],
    ["half a won", schemas.wonSchema, 0.5, "Invalid input"],
    ["a negative amount", schemas.wonSchema, -1, "Too small"],
    ["a rate above 100", schemas.rateSchema, 101, "Too big"],
    ["no course", schemas.orderItemSchema, { courses: [], tabletType: null }, "Too small"],
    ["11 courses", schemas.orderItemSchema, { courses: Array(11).fill(course), tabletType: null }, "Too big"],
    ["an empty subject", schemas.courseSchema, { ...course, subject: "" }, "Too small"],
    ["13 instalments", schemas.cardInformationSchema, { ...card, cardQuota: 13 }, "Too big"],
    [
      "a short card number",
      schemas.cardInformationSchema,
      { ...card, cardNumber: "1" },
      "카드 번호는 숫자 14~16자리예요.",
    ],
    ["a wrong expiry", schemas.cardInformationSchema, { ...card, cardExpiry: "13/29" }, "유효기간은 월/연도"],
    ["a wrong phone", schemas.studentSchema, { name: "김하준", phoneNumber: "1" }, "휴대폰 번호를 다시 확인해 주세요."],
    ["a wrong name", schemas.studentSchema, { name: "1", phoneNumber: "01012345678" }, "이름은 2~20자로 적어 주세요."],
    ["a quarter of an hour", schemas.periodSchema, "19:15-20:00", "시간은 18:00-20:30처럼"],
    ["a date without a time", schemas.timestampSchema, "2026-11-20", "Invalid timestamp"],
    ["another service", schemas.errorServiceSchema, "mail", "Invalid option"],
    ["an elementary detail", schemas.subjectDetailSchema.shape.targetSchoolLevels, ["ELEMENTARY"], "Invalid option"],
  ])("%s", (_, schema, value, message) => {
    const result = schema.safeParse(value);
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.message).toContain(message);
  });
});
