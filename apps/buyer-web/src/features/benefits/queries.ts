import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

export type OwnBenefit = components["schemas"]["OwnBenefit"];

/** The buyer's coupons, the usable ones first. */
export const useOwnBenefits = () =>
  useQuery({
    queryKey: ["benefits", "own"],
    queryFn: async () => (await dataOf(api().GET("/users/me/benefits"))).content,
  });
