import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";

export type OwnBenefit = components["schemas"]["OwnBenefit"];

/** The buyer's coupons, the usable ones first. */
export const useOwnBenefits = () =>
  $api.useQuery("get", "/users/me/benefits", undefined, { select: ({ content }) => content });
