import { api, type components, dataOf } from "@pkg/web/api";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BenefitSetting } from "./benefit-setting";
import type { BenefitFacts } from "./benefit-values";

export const BENEFIT_LISTS = ["RUNNING", "COMING", "ENDED"] as const;
export type BenefitList = (typeof BENEFIT_LISTS)[number];
export type NewCoupon = components["schemas"]["NewCoupon"];

const ALL = ["operator", "benefits"] as const;
export const benefitKey = (id: string) => [...ALL, "one", id] as const;

export function useBenefits(state: BenefitList, page: number, size: number) {
  return useQuery({
    queryKey: [...ALL, "list", state, String(page)],
    queryFn: () => dataOf(api().GET("/operator/benefits", { params: { query: { state, page, size } } })),
    placeholderData: keepPreviousData,
  });
}

export const readBenefit = (id: string) => dataOf(api().GET("/operator/benefits/{id}", { params: { path: { id } } }));

export function useBenefit(id: string) {
  return useQuery({ queryKey: benefitKey(id), queryFn: () => readBenefit(id) });
}

/** Writes the terms, if they are still those of the version. */
export const sendBenefit = (id: string, body: BenefitFacts, version: string): Promise<BenefitSetting> =>
  dataOf(api().PATCH("/operator/benefits/{id}", { body, params: { path: { id }, header: { "if-match": version } } }));

/** Says that the lists are old now. */
export function useForgetBenefits(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [...ALL, "list"] });
}

export function useNewCoupon() {
  const forget = useForgetBenefits();
  return useMutation({
    mutationFn: (body: NewCoupon) => dataOf(api().POST("/operator/benefits", { body })),
    onSuccess: forget,
  });
}
