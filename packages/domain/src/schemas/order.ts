import { z } from "zod";
import type { Course } from "../course/course.ts";
import type { CardInformation, Order, OrderFunnel, OrderItem, ParentOrder } from "../order/order.ts";
import { birthdayOrCompanyNumberProblem, cardNumberProblem, cardPasswordProblem } from "../payment/card-fields.ts";
import { MAX_INSTALLMENT_MONTHS } from "../payment/installment-options.ts";
import type { CardPaymentDetail, StoredPaymentMethod } from "../payment/payment-method.ts";
import { MAX_COURSES_PER_ORDER } from "../product/product.ts";
import { benefitSchema } from "./benefit.ts";
import { enrollmentRouteSchema, paymentMethodSchema, storedPaymentTypeSchema, tabletTypeSchema } from "./enums.ts";
import { fieldCheck, idSchema, mobilePhoneSchema, personNameSchema } from "./scalars.ts";
import { studentSchema } from "./user.ts";

/** One course (spec §3): productId a number, subject and subjectDetail non-empty. */
export const courseSchema = z.object({
  productId: z.number(),
  subject: z.string().min(1),
  subjectDetail: z.string().min(1),
  matchId: idSchema.optional(),
  trialMatchId: idSchema.optional(),
  tutorId: idSchema.optional(),
}) satisfies z.ZodType<Course>;

/** What is bought: 1 to 10 courses (spec §3 and §5). */
export const orderItemSchema = z.object({
  courses: z.array(courseSchema).min(1).max(MAX_COURSES_PER_ORDER),
  tabletType: tabletTypeSchema.nullable(),
}) satisfies z.ZodType<OrderItem>;

/** The way into the order (spec §3). */
export const orderFunnelSchema = z.object({
  consultationId: idSchema.nullish(),
  orderFunnelType: enrollmentRouteSchema,
  orderFunnelValue: z.string().nullish(),
}) satisfies z.ZodType<OrderFunnel>;

/** A keyed-in card, as entered (spec §3). Whether it has expired is `cardExpiryProblem`'s, which needs the time. */
export const cardInformationSchema = z.object({
  cardNumber: z.string().check(fieldCheck(cardNumberProblem)),
  cardExpiry: z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/, "유효기간은 월/연도(예: 08/29)로 적어 주세요."),
  cardQuota: z.int().min(1).max(MAX_INSTALLMENT_MONTHS),
  birthdayOrCompanyNumber: z.string().check(fieldCheck(birthdayOrCompanyNumberProblem)),
  cardPassword: z.string().check(fieldCheck(cardPasswordProblem)),
  cardName: z.string().nullish(),
}) satisfies z.ZodType<CardInformation>;

/** What a parent adds (spec §3). */
export const parentOrderSchema = z.object({
  couponId: idSchema.nullish(),
  childName: personNameSchema,
  childPhoneNumber: mobilePhoneSchema,
}) satisfies z.ZodType<ParentOrder>;

/** An order as the client holds it (spec §3). */
export const orderSchema = z.object({
  item: orderItemSchema,
  funnel: orderFunnelSchema,
  benefit: benefitSchema.nullable(),
  student: studentSchema,
  paymentMethod: paymentMethodSchema,
  cardInformation: cardInformationSchema.nullish(),
  parent: parentOrderSchema.nullish(),
}) satisfies z.ZodType<Order>;

/** A stored payment method (spec §3). */
export const storedPaymentMethodSchema = z.object({
  paymentType: storedPaymentTypeSchema,
  cardName: z.string().nullish(),
  cardNumber: z.string().nullish(),
  cardExpiry: z.string().nullish(),
}) satisfies z.ZodType<StoredPaymentMethod>;

/** What a card is recognised by after a payment (spec §3). */
export const cardPaymentDetailSchema = z.object({
  cardName: z.string(),
  cardNumber: z.string(),
}) satisfies z.ZodType<CardPaymentDetail>;
