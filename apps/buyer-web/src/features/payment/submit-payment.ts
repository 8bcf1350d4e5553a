import { api, dataOf, fieldErrors, isApiError, NetworkError, SessionExpiredError } from "@pkg/web/platform/api/api";
import { type OrderFacts, orderBody, orderCall, orderCourses, orderPayment } from "./order-request";
import { outcomeOfOrderError, type PayOutcome } from "./pay-outcome";
import type { PaymentForm } from "./payment-form";

/** Input of one press of the pay button. */
export interface Submission {
  readonly facts: OrderFacts;
  readonly form: PaymentForm;
  /** Idempotency key of the server draft: it allows at most one order and one charge. */
  readonly idempotencyKey: string;
  readonly needsAddress: boolean;
}

/**
 * Updates the user, then makes the order. The wishes follow on their own page.
 * Never throws: each failure is an outcome.
 */
export async function submitPayment(submission: Submission): Promise<PayOutcome> {
  const failed = submission.needsAddress ? await saveAddress(submission.form) : null;
  if (failed) return failed;
  try {
    const { merchantUid } = await createOrder(submission);
    return merchantUid ? { kind: "PAID", merchantUid } : { kind: "UNKNOWN", merchantUid: null };
  } catch (error) {
    return outcomeOfOrderError(error);
  }
}

/** Runs before the payment, so that a failure can be retried safely. */
async function saveAddress({ postcode, address, addressDetail }: PaymentForm): Promise<PayOutcome | null> {
  try {
    await api().PATCH("/users/me", { body: { postcode, address, addressDetail: addressDetail.trim() } });
    return null;
  } catch (error) {
    if (error instanceof SessionExpiredError) return { kind: "SIGNED_OUT" };
    const message = "정보를 저장하지 못했어요. 결제하지 않았어요.";
    if (isApiError(error) || error instanceof NetworkError)
      return { kind: "FIELDS", fields: fieldErrors(error), message };
    return { kind: "FIELDS", fields: [], message };
  }
}

function createOrder({ facts, form, idempotencyKey }: Submission) {
  const params = { header: { "idempotency-key": idempotencyKey } };
  const shared = orderBody(facts, form);
  const courses = orderCourses(facts);
  const call = orderCall(facts);
  if (call === "no-payment") {
    return dataOf(api().POST("/lessons/orders/no-payment", { params, body: { orders: courses, ...shared } }));
  }
  const payment = orderPayment(form);
  if (call === "card/bundlings") {
    return dataOf(
      api().POST("/lessons/orders/card/bundlings", { params, body: { orders: courses, ...shared, ...payment } }),
    );
  }
  const [course] = courses;
  if (!course) throw new RangeError("An order needs a course");
  return dataOf(api().POST("/lessons/orders/card", { params, body: { ...course, ...shared, ...payment } }));
}
