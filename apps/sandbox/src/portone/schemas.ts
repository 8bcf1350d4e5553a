import { z } from "zod";

/**
 * The request bodies, as PortOne V2 documents them. Strict: a field that is undocumented, or that the sandbox
 * does not act on, is refused instead of being ignored.
 */
const customer = z.strictObject({
  id: z.string().optional(),
  name: z.strictObject({ full: z.string() }).optional(),
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
});

const won = z.int().positive();

export const issueBillingKeyBody = z.strictObject({
  storeId: z.string().optional(),
  channelKey: z.string(),
  customer: customer.optional(),
  customData: z.string().optional(),
  method: z.strictObject({
    card: z.strictObject({
      credential: z.strictObject({
        number: z.string().regex(/^\d+$/),
        expiryYear: z.string().regex(/^\d{2}$/),
        expiryMonth: z.string().regex(/^(0[1-9]|1[0-2])$/),
        birthOrBusinessRegistrationNumber: z
          .string()
          .regex(/^(\d{6}|\d{10})$/)
          .optional(),
        passwordTwoDigits: z
          .string()
          .regex(/^\d{2}$/)
          .optional(),
      }),
    }),
  }),
});

export const payWithBillingKeyBody = z.strictObject({
  storeId: z.string().optional(),
  billingKey: z.string(),
  orderName: z.string().min(1),
  customer: customer.optional(),
  amount: z.strictObject({ total: won }),
  currency: z.literal("KRW"),
  installmentMonth: z.int().min(0).max(12).optional(),
  useFreeInterestFromMerchant: z.boolean().optional(),
});

export const cancelPaymentBody = z.strictObject({
  storeId: z.string().optional(),
  amount: won.optional(),
  currentCancellableAmount: won.optional(),
  reason: z.string().min(1),
  requester: z.enum(["CUSTOMER", "ADMIN"]).optional(),
});

/** The query's `requestBody`: the filter and page as JSON. */
const queryBody = z.strictObject({ requestBody: z.string().default("{}") }).transform(({ requestBody }, context) => {
  try {
    return JSON.parse(requestBody) as unknown;
  } catch {
    context.addIssue("requestBody is not JSON");
    return z.NEVER;
  }
});
const page = z.strictObject({ number: z.int().min(0), size: z.int().positive() }).default({ number: 0, size: 10 });

export const billingKeysQuery = queryBody
  .pipe(
    z.strictObject({
      page,
      filter: z
        .strictObject({
          storeId: z.string().optional(),
          customerId: z.string().optional(),
          status: z.array(z.enum(["ISSUED", "DELETED"])).optional(),
        })
        .default({}),
    }),
  )
  .transform((query) => ({ ...query, storeId: query.filter.storeId }));

export const paymentsQuery = queryBody
  .pipe(
    z.strictObject({
      page,
      filter: z
        .strictObject({
          storeId: z.string().optional(),
          isTest: z.boolean().optional(),
          timestampType: z.enum(["CREATED_AT", "STATUS_CHANGED_AT"]).optional(),
          from: z.iso.datetime().optional(),
          until: z.iso.datetime().optional(),
        })
        .default({}),
    }),
  )
  .transform((query) => ({ ...query, storeId: query.filter.storeId }));

export const storeQuery = z.strictObject({ storeId: z.string().optional() });

export type IssueBillingKeyBody = z.infer<typeof issueBillingKeyBody>;
export type BillingKeysQuery = z.infer<typeof billingKeysQuery>;
export type PaymentsQuery = z.infer<typeof paymentsQuery>;
export type PayWithBillingKeyBody = z.infer<typeof payWithBillingKeyBody>;
export type CancelPaymentBody = z.infer<typeof cancelPaymentBody>;
export type CustomerBody = z.infer<typeof customer>;
