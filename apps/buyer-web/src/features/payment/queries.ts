import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

/** A coupon or referral as this buyer could use it for these products. */
export type BenefitWire = components["schemas"]["Benefit"];

export const BENEFITS_KEY = ["benefits"] as const;
export const TABLETS_KEY = ["tablets"] as const;

/** A stored card as it is listed. */
export type StoredCard = components["schemas"]["PaymentMethod"];

/** The tablets that are lent; the server's list is shown in reverse. */
export function useTablets(isRenting: boolean) {
  return useQuery({
    queryKey: TABLETS_KEY,
    queryFn: async () => [...(await dataOf(api().GET("/tablets"))).tablets].reverse(),
    enabled: isRenting,
  });
}

/** The stored cards of the buyer, the default one first. */
export function useStoredCards() {
  return useQuery({
    queryKey: ["stored-payments"],
    queryFn: async () => {
      const { payments } = await dataOf(api().GET("/users/me/payments"));
      return payments
        .filter(({ paymentType }) => paymentType === "CARD")
        .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
    },
  });
}

/** The coupons this buyer could use now for these products. */
export function useUsableBenefits(productIds: readonly number[]) {
  return useQuery({
    queryKey: [...BENEFITS_KEY, productIds],
    queryFn: async () => {
      const query = { productIds: productIds.join(",") };
      return (await dataOf(api().GET("/benefits", { params: { query } }))).content;
    },
    enabled: productIds.length > 0,
    // A look-up that fails only costs the suggestions; the code can still be typed.
    retry: false,
    meta: { isOptional: true },
  });
}

/**
 * The benefit behind a code, judged by the server.
 * @throws ApiError with the refusal
 */
export function readBenefit(code: string, productIds: readonly number[]): Promise<BenefitWire> {
  const params = { path: { code }, query: { productIds: productIds.join(",") } };
  return dataOf(api().GET("/benefits/{code}", { params }));
}

/** The benefit that the draft names, when it is none of the usable list. */
export function useNamedBenefit(code: string | null, productIds: readonly number[]) {
  return useQuery({
    queryKey: [...BENEFITS_KEY, code, productIds],
    queryFn: () => readBenefit(code ?? "", productIds),
    enabled: code !== null && productIds.length > 0,
    retry: false,
  });
}

/** Everything that is sold; only needed to find what replaces an unavailable product. */
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
