import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useAccountQuery } from "../account-query";

export type LoginMethods = components["schemas"]["LoginWays"];
export type LoginMethod = LoginMethods["ways"][number];

export const LOGIN_METHODS_KEY = ["login-methods"] as const;

/** Reads the login methods, each with whether this account has it. */
export function useLoginMethods() {
  return useAccountQuery<LoginMethods>(LOGIN_METHODS_KEY, () => dataOf(api().GET("/auth/login-providers")));
}
