import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";

export type OwnBenefit = components["schemas"]["OwnBenefit"];

/** The buyer's coupons, the usable ones first. */
export const useOwnBenefits = () =>
  $api.useQuery("get", "/users/me/benefits", undefined, { select: ({ content }) => content });

/** What a code is worth for this account, with any course. @throws CallError why it cannot be used */
export const readCode = (code: string) => dataOf(api().GET("/benefits/{code}", { params: { path: { code } } }));
