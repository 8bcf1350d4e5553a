import { api, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { numberedPages, PAGE_SIZE, type ReadPage } from "../list/use-pages";
import type { BenefitSetting } from "./benefit-text";
import type { BenefitFacts } from "./benefit-values";

export const BENEFIT_LISTS = ["RUNNING", "COMING", "ENDED"] as const;
export type BenefitList = (typeof BENEFIT_LISTS)[number];

export const BENEFITS = readsOf("/operator/benefits");
export const benefitRead = (id: string) =>
  $api.queryOptions("get", "/operator/benefits/{id}", { params: { path: { id } } });

export interface BenefitFilter {
  readonly state: BenefitList;
  readonly search?: string;
}

const pageOf = (filter: BenefitFilter, page: number) => ({ params: { query: { ...filter, page, size: PAGE_SIZE } } });
const readPage = (filter: BenefitFilter, page: number) => dataOf(api().GET("/operator/benefits", pageOf(filter, page)));

/** Page by page, for a file. */
export const readBenefits = (filter: BenefitFilter): ReadPage<BenefitSetting> =>
  numberedPages(PAGE_SIZE, (page) => readPage(filter, page));

export const useBenefits = (filter: BenefitFilter, page: number) =>
  $api.useQuery("get", "/operator/benefits", pageOf(filter, page), { placeholderData: keepPreviousData });

export const readBenefit = (id: string) => dataOf(api().GET("/operator/benefits/{id}", { params: { path: { id } } }));

export const useBenefit = (id: string) => useQuery(benefitRead(id));

/** Saves the terms under optimistic locking by `version`. */
export const sendBenefit = (id: string, body: BenefitFacts, version: string): Promise<BenefitSetting> =>
  dataOf(api().PATCH("/operator/benefits/{id}", { body, params: { path: { id }, header: { "if-match": version } } }));

export const useNewCoupon = () => $api.useMutation("post", "/operator/benefits", { onSuccess: useReadAgain(BENEFITS) });
