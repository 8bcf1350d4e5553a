import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useAccountQuery } from "./account-query";

export type LoginMethod = components["schemas"]["LoginWays"]["ways"][number];

export const LOGIN_METHODS_KEY = ["login-methods"] as const;

/** Reads the login methods, each with whether this account has it. */
export function useLoginMethods() {
  return useAccountQuery<readonly LoginMethod[]>(LOGIN_METHODS_KEY, async () => {
    return (await dataOf(api().GET("/auth/login-providers"))).ways;
  });
}
