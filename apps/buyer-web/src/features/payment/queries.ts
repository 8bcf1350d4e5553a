import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

/** A coupon or referral that this buyer can use for these products. */
export type BenefitWire = components["schemas"]["Benefit"];

export const BENEFITS_KEY = ["benefits"] as const;
export const TABLETS_KEY = ["tablets"] as const;

/** A stored method in the list. */
export type StoredCard = components["schemas"]["PaymentMethod"];

/** The rentable tablets, in reverse of the server's order. */
export function useTablets(isRenting: boolean) {
  return useQuery({
    queryKey: TABLETS_KEY,
    queryFn: async () => [...(await dataOf(api().GET("/tablets"))).tablets].reverse(),
    enabled: isRenting,
  });
}

/** The stored methods of the buyer, the default one first. */
export function useStoredCards() {
  return useQuery({
    queryKey: ["stored-payments"],
    queryFn: async () => {
      const { payments } = await dataOf(api().GET("/users/me/payments"));
      return [...payments].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
    },
  });
}

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
  return useQuery({
    queryKey: [...BENEFITS_KEY, target],
    queryFn: async () => (await dataOf(api().GET("/benefits", { params: { query: queryOf(target) } }))).content,
    enabled: target.productIds.length > 0,
    // A failed look-up hides the suggestions only; a code can still be typed.
    retry: false,
    meta: { isOptional: true },
  });
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
  return useQuery({
    queryKey: [...BENEFITS_KEY, code, target],
    queryFn: () => readBenefit(code ?? "", target),
    enabled: code !== null && target.productIds.length > 0,
    retry: false,
  });
}

/** All products on sale, loaded only to replace an unavailable one. */
export function useSoldProducts(isNeeded: boolean) {
  return useQuery({
    queryKey: ["products"],
    queryFn: async () => {
      const query = { productType: "ALL", freeLessonInclude: "ALL" } as const;
      return (await dataOf(api().GET("/lessons/products/all", { params: { query } }))).content;
    },
    enabled: isNeeded,
  });
}
