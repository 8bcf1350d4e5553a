import type { Course } from "@pkg/domain";
import type { components } from "@pkg/web/platform/api/api";
import { PAYMENT_PAGE } from "../flow/payment-path";

/** An offer to go on with classes under their tutors. */
export type UpSellingOffer = components["schemas"]["UpSellingOffer"];
export type UpSellingClass = components["schemas"]["UpSellingClass"];

/** The payment page with an offer; the product is preselected. */
export function upSellingPage({ token }: Pick<UpSellingOffer, "token">, productId: number): string {
  return `${PAYMENT_PAGE}?${new URLSearchParams({ orderFunnelType: "UP_SELLING", token, productId: String(productId) })}`;
}

/** The courses that go on with the classes of an offer: with the wanted product where it is offered, else the shortest. */
export function coursesOf({ classes }: UpSellingOffer, productId: number | null): Course[] {
  return classes.flatMap(({ products, matchId, isTrial, subject, subjectDetail }) => {
    const product = products.find(({ id }) => id === productId) ?? products[0];
    if (!product) return [];
    return [{ productId: product.id, subject, subjectDetail, ...(isTrial ? { trialMatchId: matchId } : { matchId }) }];
  });
}

/** The class that a course goes on with. */
export function classOf({ classes }: UpSellingOffer, course: Course): UpSellingClass | undefined {
  return classes.find(({ matchId }) => matchId === (course.matchId ?? course.trialMatchId));
}
