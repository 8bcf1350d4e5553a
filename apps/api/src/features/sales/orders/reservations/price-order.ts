import { isTrialCourse, type OrderLedger, orderLedger, subjectName } from "@pkg/domain";
import type { Purchase } from "./read-purchase.ts";

export interface PricedPurchase extends Purchase {
  ledger: OrderLedger;
  /** "수학 중2-1 외 1과목", "수학 중2-1 체험" */
  orderName: string;
}

/** Prices a purchase, in won, by what was read of it; what the client sent of prices is not asked. */
export function priceOrder(purchase: Purchase): PricedPurchase {
  const { courses, benefit, upSelling } = purchase;
  const ledger = orderLedger({
    courses: courses.map(({ product, labels }) => ({ product, subjectLabel: labels.subjectLabel })),
    benefit: benefit?.benefit ?? null,
    upSellingRefunds: upSelling?.refunds ?? [],
  });
  return { ...purchase, ledger, orderName: nameOrder(courses) };
}

function nameOrder([first, ...rest]: Purchase["courses"]): string {
  if (!first) return "수업";
  const name = `${subjectName(first.labels)}${isTrialCourse(first.product) ? " 체험" : ""}`;
  return rest.length > 0 ? `${name} 외 ${rest.length}과목` : name;
}
