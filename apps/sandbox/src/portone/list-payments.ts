import type { SandboxContext } from "../context.ts";
import type { Result } from "../deliver.ts";
import type { PaymentsQuery } from "./schemas.ts";
import { paymentView } from "./views.ts";

const DEFAULT_DAYS = 90;

/** One page of the payments that match the filter, newest first; by the time of their last change unless it says otherwise. */
export function listPayments(context: SandboxContext, { page, filter }: PaymentsQuery, origin: string): Result {
  const until = filter.until ? new Date(filter.until) : new Date();
  const from = filter.from ? new Date(filter.from) : new Date(until.getTime() - DEFAULT_DAYS * 86_400_000);
  const payments = [...context.payments.values()].toReversed().filter(({ requestedAt, changedAt }) => {
    const at = filter.timestampType === "CREATED_AT" ? requestedAt : changedAt;
    // The sandbox has test channels only.
    return at >= from && at <= until && filter.isTest !== false;
  });
  const items = payments.slice(page.number * page.size, (page.number + 1) * page.size);
  return {
    status: 200,
    body: {
      items: items.map((payment) => paymentView(context, payment, origin)),
      page: { ...page, totalCount: payments.length },
    },
  };
}
