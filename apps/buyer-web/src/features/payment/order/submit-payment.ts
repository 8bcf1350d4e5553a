import { type Course, consultationCourses, isWallet } from "@pkg/domain";
import { type ApiError, api, dataOf, fieldErrors, SessionExpiredError } from "@pkg/web/platform/api/api";
import { productError } from "@pkg/web/platform/errors/product-error";
import { createApplicant, createConsultationApplicants } from "@/lib/wishes/create-applicant";
import type { PaymentForm } from "../form/payment-form";
import type { Wish } from "../outcome/compare-order";
import { outcomeOfOrderError, type PayOutcome } from "../outcome/pay-outcome";
import { type OrderFacts, orderBody, orderCall, orderCourses, orderPayment, walletPayment } from "./order-request";

/** Input of one press of the pay button. */
export interface Submission {
  readonly facts: OrderFacts;
  readonly form: PaymentForm;
  /** Idempotency key of the server draft: it allows at most one order and one charge. */
  readonly idempotencyKey: string;
  readonly needsAddress: boolean;
  /** The key from a wallet's window; null before it was opened, and for other methods. */
  readonly billingKey: string | null;
  /** The order that this one repeats on purpose. */
  readonly alsoBought?: string;
  /** "수학 중2-2": how a wallet's window names it. */
  readonly orderName: string;
}

/** What a submission is for. */
export function wishOf({ facts, orderName }: Submission): Wish {
  const { student, courses, amount } = facts;
  return { studentId: student.id, studentName: student.name, courses, name: orderName, amount };
}

/**
 * Updates the user, makes the order, then its applicants; the wishes follow on their own page.
 * Never throws: each failure is an outcome.
 */
export async function submitPayment(submission: Submission): Promise<PayOutcome> {
  const failed = submission.needsAddress ? await saveAddress(submission.form) : null;
  if (failed) return failed;
  try {
    const { merchantUid } = await createOrder(submission);
    if (!merchantUid) throw productError("class", "FAIL_CREATE_ORDER");
    const applicantError = await createApplicants(submission.facts, merchantUid);
    return { kind: "PAID", merchantUid, applicantError };
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
    return { kind: "FIELDS", fields: fieldErrors(error), message: "정보를 저장하지 못했어요. 결제하지 않았어요." };
  }
}

function createOrder({ facts, form, idempotencyKey, billingKey, alsoBought }: Submission) {
  const params = { header: { "idempotency-key": idempotencyKey } };
  const shared = { ...orderBody(facts, form), ...(alsoBought ? { alsoBought } : {}) };
  const courses = orderCourses(facts);
  const call = orderCall(facts);
  if (call === "no-payment") {
    return dataOf(api().POST("/lessons/orders/no-payment", { params, body: { orders: courses, ...shared } }));
  }
  const [course] = courses;
  if (!course) throw new RangeError("An order needs a course");
  if (isWallet(facts.paymentType)) {
    const body = { ...shared, ...walletPayment(form, facts.paymentType, billingKey) };
    return call === "pg"
      ? dataOf(api().POST("/lessons/orders/pg", { params, body: { ...course, ...body } }))
      : dataOf(api().POST("/lessons/orders/pg/bundlings", { params, body: { orders: courses, ...body } }));
  }
  const payment = orderPayment(form, facts.amount);
  if (call === "card/bundlings") {
    return dataOf(
      api().POST("/lessons/orders/card/bundlings", { params, body: { orders: courses, ...shared, ...payment } }),
    );
  }
  return dataOf(api().POST("/lessons/orders/card", { params, body: { ...course, ...shared, ...payment } }));
}

/** The applicant of the order, then what was said in its consultation for the courses whose tutor has still to be found. */
async function createApplicants(facts: OrderFacts, merchantUid: string): Promise<ApiError | null> {
  const { courses, consultationId, orderFunnelType, rank } = facts;
  // Who goes on with a class has its tutor.
  const [course] = orderFunnelType === "UP_SELLING" ? [] : courses;
  const failed = course ? await createApplicant({ ...ordered(course), merchantUid, rank }) : null;
  const eligible = consultationCourses({ consultationId, orderFunnelType }, courses);
  if (failed || !consultationId || eligible.length === 0) return failed;
  return createConsultationApplicants({ consultationId, courses: eligible, merchantUid });
}

function ordered({ subject, subjectDetail }: Course) {
  return { subject, subjectDetail };
}
