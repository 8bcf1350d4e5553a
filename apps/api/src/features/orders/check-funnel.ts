import { funnelProblem } from "@pkg/domain";
import { refuse } from "../../lib/refuse.ts";
import type { PurchaseRequest } from "./purchase-request.ts";

/** Neither offers of up-selling nor consultations are kept yet, so no token and no consultation is right. */
const NOTHING_KNOWN = { isTokenAccepted: false, isConsultationKnown: false };

/**
 * Checks by which route an order came.
 * @throws ApiError INVALID_UPSELLING without the token of an offer; INVALID_PAYMENT_FROM_CONSULT_ACCESS without a known
 *   consultation; INVALID_ENROLLMENT for a value that the route does not read.
 */
export function checkFunnel(request: Pick<PurchaseRequest, "consultationId" | "orderFunnelType" | "orderFunnelValue">) {
  const { orderFunnelType, ...values } = request;
  const problem = funnelProblem({ ...values, orderFunnelType: orderFunnelType ?? "SIMPLE_ENROLL" }, NOTHING_KNOWN);
  if (problem === "INVALID_UPSELLING") throw refuse.upsellingForbidden();
  if (problem === "INVALID_PAYMENT_FROM_CONSULT_ACCESS") throw refuse.consultPaymentForbidden();
  if (problem) throw refuse.enrollmentIncomplete({ problems: ["FUNNEL_VALUE"] });
}
