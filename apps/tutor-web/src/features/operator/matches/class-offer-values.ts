import { reasonProblem } from "../forms/staff-reason";
import type { OfferableClass } from "./class-offer-queries";

/** Which classes an offer goes on with, and with which products. */
export interface ClassOfferValues {
  readonly matchIds: readonly string[];
  readonly productIds: readonly string[];
  readonly reason: string;
}

type OfferedProduct = OfferableClass["products"][number];

/** The products of the chosen classes, each once, the shortest first. */
export function productsOf(classes: readonly OfferableClass[], matchIds: readonly string[]): OfferedProduct[] {
  const all = classes.filter(({ matchId }) => matchIds.includes(matchId)).flatMap(({ products }) => products);
  const byId = new Map(all.map((product) => [product.id, product]));
  return [...byId.values()].sort((a, b) => a.totalMonths - b.totalMonths || a.finalCost - b.finalCost);
}

/** What keeps an offer from being sent: each chosen class needs a product. */
export function classOfferProblems(values: ClassOfferValues, classes: readonly OfferableClass[]) {
  const isLeftOut = ({ matchId, products }: OfferableClass) =>
    values.matchIds.includes(matchId) && !products.some(({ id }) => values.productIds.includes(String(id)));
  return {
    matchIds: values.matchIds.length === 0 ? "수업을 하나 이상 골라 주세요." : null,
    reason: reasonProblem(values.reason),
    productIds: classes.some(isLeftOut) ? "고른 수업마다 상품을 하나 이상 골라 주세요." : null,
  };
}
