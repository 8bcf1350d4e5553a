import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";

/** A coupon or referral that this buyer can use for these products. */
export type BenefitWire = components["schemas"]["Benefit"];

/** The rentable tablets, in reverse of the server's order. */
export const useTablets = (isRenting: boolean) =>
  $api.useQuery("get", "/tablets", undefined, { select: ({ tablets }) => tablets.toReversed(), enabled: isRenting });

/** What a benefit is wanted for, and for whom: some depend on the student. */
export interface BenefitTarget {
  readonly productIds: readonly number[];
  /** Null before one is chosen. */
  readonly studentId: string | null;
}

const queryOf = ({ productIds, studentId }: BenefitTarget) => ({
  productIds: productIds.join(","),
  ...(studentId ? { studentId } : {}),
});

/** The coupons that this buyer can use for these products. */
export function useUsableBenefits(target: BenefitTarget) {
  // A failed look-up hides the suggestions only; a code can still be typed.
  const options = { enabled: target.productIds.length > 0, retry: false, meta: { isOptional: true } };
  const of = { params: { query: queryOf(target) } };
  return $api.useQuery("get", "/benefits", of, { ...options, select: ({ content }) => content });
}

/**
 * The benefit of a code, validated by the server.
 * @throws ApiError with the refusal
 */
export function readBenefit(code: string, target: BenefitTarget): Promise<BenefitWire> {
  return dataOf(api().GET("/benefits/{code}", { params: { path: { code }, query: queryOf(target) } }));
}

/** The draft's benefit when the usable list lacks it. */
export function useNamedBenefit(code: string | null, target: BenefitTarget) {
  return $api.useQuery(
    "get",
    "/benefits/{code}",
    { params: { path: { code: code ?? "" }, query: queryOf(target) } },
    { enabled: code !== null && target.productIds.length > 0, retry: false },
  );
}

/** All products on sale, loaded only to replace an unavailable one. */
export const useSoldProducts = () =>
  $api.useQuery(
    "get",
    "/lessons/products/all",
    { params: { query: { productType: "ALL", freeLessonInclude: "ALL" } } },
    { select: ({ content }) => content },
  );
