import { type FunnelFacts, funnelProblem } from "@pkg/domain";
import { refuse } from "../../../../lib/errors/refuse.ts";
import type { PurchaseRequest } from "../purchase-request.ts";

/**
 * Checks by which route an order came.
 * @throws ApiError INVALID_UPSELLING without the token of an offer; INVALID_PAYMENT_FROM_CONSULT_ACCESS without a
 *   consultation whose offer can be paid; INVALID_ENROLLMENT for a value that the route does not read.
 */
export function checkFunnel(
  request: Pick<PurchaseRequest, "consultationId" | "orderFunnelType" | "orderFunnelValue">,
  facts: FunnelFacts,
) {
  const { orderFunnelType, ...values } = request;
  const funnel = { ...values, orderFunnelType: orderFunnelType ?? "SIMPLE_ENROLL" };
  const problem = funnelProblem(funnel, facts);
  if (problem === "INVALID_UPSELLING") throw refuse.upsellingForbidden();
  if (problem === "INVALID_PAYMENT_FROM_CONSULT_ACCESS") throw refuse.consultPaymentForbidden();
  if (problem) throw refuse.enrollmentIncomplete({ problems: ["FUNNEL_VALUE"] });
}
