import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

/** The signed-in buyer with their students. */
export type Me = components["schemas"]["User"];

/** A student of the account: the buyer, or a child of theirs. */
export type MyStudent = components["schemas"]["Student"];

export const ME_KEY = ["me"] as const;

/** Reads the signed-in buyer. */
export function useMe() {
  return useQuery({ queryKey: ME_KEY, queryFn: () => dataOf(api().GET("/v2/users/me")) });
}
