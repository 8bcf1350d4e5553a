import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

export type OwnReferral = components["schemas"]["OwnReferral"];

/** The buyer's own code and what came of it. */
export const useOwnReferral = () =>
  useQuery({ queryKey: ["referral"], queryFn: () => dataOf(api().GET("/users/me/referral")) });
