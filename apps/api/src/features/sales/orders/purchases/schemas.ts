import {
  ENROLLMENT_ROUTES,
  isStorable,
  storableNames,
  TABLET_TYPES,
  TEXT_LENGTHS,
  WALLET_TYPES,
  type Wallet,
} from "@pkg/domain";
import { cardKeyInSchema, courseSchema, keepCardSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import {
  consents,
  foreignId,
  idempotencyKey,
  line,
  merchantUid,
  personName,
  phoneNumber,
  uuid,
  won,
} from "../../../../lib/requests/field-schemas.ts";

const course = courseSchema
  .extend({ rentTablet: z.boolean().describe("Whether a tablet is lent with it; the product must agree") })
  .meta({ id: "OrderCourse" });

/** A typed-in card. It goes to the payment provider and is neither stored nor logged; the name is what the buyer calls it. */
const cardInformation = cardKeyInSchema
  .extend({
    cardQuota: z.number().int().min(2).max(12).optional(),
    cardName: line(TEXT_LENGTHS.cardName.max).optional(),
  })
  .meta({ id: "CardInformation" });

const shared = {
  tabletType: z.enum(TABLET_TYPES).optional(),
  consultationId: foreignId.optional(),
  orderFunnelType: z.enum(ENROLLMENT_ROUTES).optional(),
  orderFunnelValue: line(200).optional(),
  couponId: line(TEXT_LENGTHS.benefitCode.max).optional().describe("The id that GET /benefits/{code} answers"),
  referralCode: line(TEXT_LENGTHS.benefitCode.max).optional().describe("The code of a referral"),
  studentId: uuid.optional(),
  student: z.object({ name: personName, phoneNumber: phoneNumber.nullish() }),
  /** Won, as shown beside the pay button; another price now refuses the order. */
  shownAmount: won,
  consents,
  draftId: uuid.optional(),
  alsoBought: merchantUid.optional().describe("The order that this one repeats on purpose, as ALREADY_BOUGHT named it"),
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

const walletType = z.enum(WALLET_TYPES);

const pg = {
  paymentType: walletType,
  /** The key from the wallet's window; it is read back at the provider before anything is charged. */
  billingKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,200}$/, "결제창에서 다시 승인해 주세요.")
    .optional(),
  /** Keeps the wallet for the next order; which has to be storable. It counts for nothing with a stored one. */
  keepMethod: z.boolean().optional(),
  /** A stored wallet in the place of a key. */
  paymentMethodId: uuid.optional(),
};

const ONE_KEY = { message: "결제창에서 승인하거나 저장한 결제 수단을 골라 주세요.", path: ["billingKey"] };
const STORABLE = { message: `${storableNames()}만 저장할 수 있어요.`, path: ["paymentType"] };

const ONE_BENEFIT = { message: "쿠폰과 추천코드는 하나만 쓸 수 있어요.", path: ["referralCode"] };
const NAMED_CHILD = { message: "아이 이름을 적어 주세요.", path: ["childName"] };
const ONE_CARD = { message: "카드 정보나 저장한 카드 가운데 하나를 골라 주세요.", path: ["cardInformation"] };

const oneBenefit = (order: { couponId?: string; referralCode?: string }) => !(order.couponId && order.referralCode);
const namedChild = (order: { childName?: string; childPhoneNumber?: string }) =>
  order.childName !== undefined || order.childPhoneNumber === undefined;
const oneCard = (order: { cardInformation?: unknown; paymentMethodId?: string }) =>
  (order.cardInformation === undefined) !== (order.paymentMethodId === undefined);

const oneKey = (order: { billingKey?: string; paymentMethodId?: string }) =>
  (order.billingKey === undefined) !== (order.paymentMethodId === undefined);
const storable = (order: { paymentType: Wallet; keepMethod?: boolean; paymentMethodId?: string }) =>
  isStorable(order.paymentType) || !(order.keepMethod || order.paymentMethodId);

/** One course, paid with a wallet. */
export const pgOrder = z
  .object({ ...course.shape, ...shared, ...pg })
  .refine(oneBenefit, ONE_BENEFIT)
  .refine(namedChild, NAMED_CHILD)
  .refine(oneKey, ONE_KEY)
  .refine(storable, STORABLE)
  .meta({ id: "PgOrder" });

/** Several courses, paid with a wallet. */
export const pgBundlingOrder = z
  .object({ orders: z.array(course).min(1).max(50), ...shared, ...pg })
  .refine(oneBenefit, ONE_BENEFIT)
  .refine(namedChild, NAMED_CHILD)
  .refine(oneKey, ONE_KEY)
  .refine(storable, STORABLE)
  .meta({ id: "PgBundlingOrder" });

/** A wallet whose window is about to open, for which draft. */
export const walletApprovalRequest = z
  .object({ paymentType: walletType, draftId: uuid.optional() })
  .meta({ id: "WalletApprovalRequest" });

/** What the provider's script needs to open the window; the key that it issues carries `issueId`. */
export const walletWindow = z
  .object({ issueId: z.string(), storeId: z.string(), channelKey: z.string(), customerId: z.string() })
  .meta({ id: "WalletWindow" });

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
export type PgOrder = z.infer<typeof pgOrder>;
export type PgBundlingOrder = z.infer<typeof pgBundlingOrder>;
export type NoPaymentOrder = z.infer<typeof noPaymentOrder>;
