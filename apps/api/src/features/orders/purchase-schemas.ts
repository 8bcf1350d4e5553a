import { ENROLLMENT_ROUTES, TABLET_TYPES } from "@pkg/domain";
import { cardKeyInSchema, courseSchema, keepCardSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import {
  consents,
  foreignId,
  idempotencyKey,
  line,
  personName,
  phoneNumber,
  uuid,
  won,
} from "../../lib/field-schemas.ts";

const course = courseSchema
  .extend({ rentTablet: z.boolean().describe("Whether a tablet is lent with it; the product must agree") })
  .meta({ id: "OrderCourse" });

/** A typed-in card. It goes to the payment provider and is neither stored nor logged; the name is what the buyer calls it. */
const cardInformation = cardKeyInSchema
  .extend({ cardQuota: z.number().int().min(2).max(12).optional(), cardName: line(40).optional() })
  .meta({ id: "CardInformation" });

const shared = {
  tabletType: z.enum(TABLET_TYPES).optional(),
  consultationId: foreignId.optional(),
  orderFunnelType: z.enum(ENROLLMENT_ROUTES).optional(),
  orderFunnelValue: line(200).optional(),
  couponId: line(60).optional().describe("The id that GET /benefits/{code} answers"),
  referralCode: line(60).optional().describe("The code of a referral"),
  studentId: uuid.optional(),
  student: z.object({ name: personName, phoneNumber: phoneNumber.nullish() }),
  /** Won, as shown beside the pay button; another price now refuses the order. */
  shownAmount: won,
  consents,
  draftId: uuid.optional(),
  childName: personName.optional().describe("The parent's child, found by this name or added"),
  childPhoneNumber: phoneNumber.optional(),
};

const card = {
  paymentType: z.literal("CARD"),
  cardInformation: cardInformation.optional(),
  /** Keeps the typed-in card for the next order; it counts for nothing with a stored one. */
  keepCard: keepCardSchema.optional(),
  paymentMethodId: uuid.optional(),
  /** For a stored card; a typed-in card says it in `cardInformation`. */
  cardQuota: z.number().int().min(2).max(12).optional(),
};

const ONE_BENEFIT = { message: "쿠폰과 추천코드는 하나만 쓸 수 있어요.", path: ["referralCode"] };
const NAMED_CHILD = { message: "아이 이름을 적어 주세요.", path: ["childName"] };
const ONE_CARD = { message: "카드 정보나 저장한 카드 가운데 하나를 골라 주세요.", path: ["cardInformation"] };

const oneBenefit = (order: { couponId?: string; referralCode?: string }) => !(order.couponId && order.referralCode);
const namedChild = (order: { childName?: string; childPhoneNumber?: string }) =>
  order.childName !== undefined || order.childPhoneNumber === undefined;
const oneCard = (order: { cardInformation?: unknown; paymentMethodId?: string }) =>
  (order.cardInformation === undefined) !== (order.paymentMethodId === undefined);

/** One course, paid by card. */
export const cardOrder = z
  .object({ ...course.shape, ...shared, ...card })
  .refine(oneBenefit, ONE_BENEFIT)
  .refine(namedChild, NAMED_CHILD)
  .refine(oneCard, ONE_CARD)
  .meta({ id: "CardOrder" });

/** Several courses, paid by card. */
export const cardBundlingOrder = z
  .object({ orders: z.array(course).min(1).max(50), ...shared, ...card })
  .refine(oneBenefit, ONE_BENEFIT)
  .refine(namedChild, NAMED_CHILD)
  .refine(oneCard, ONE_CARD)
  .meta({ id: "CardBundlingOrder" });

/** One course or several, when nothing is to be paid. */
export const noPaymentOrder = z
  .object({ ...course.partial().shape, orders: z.array(course).min(1).max(50).optional(), ...shared })
  .refine(oneBenefit, ONE_BENEFIT)
  .refine(namedChild, NAMED_CHILD)
  .refine((order) => order.orders !== undefined || course.safeParse(order).success, {
    message: "수업을 골라 주세요.",
    path: ["productId"],
  })
  .meta({ id: "NoPaymentOrder" });

export const purchaseHeaders = z.object({ "idempotency-key": idempotencyKey });

export type CardOrder = z.infer<typeof cardOrder>;
export type CardBundlingOrder = z.infer<typeof cardBundlingOrder>;
export type NoPaymentOrder = z.infer<typeof noPaymentOrder>;
