import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useQuery } from "@tanstack/react-query";
import { FRESH } from "../account-query";

export type LoginMethods = components["schemas"]["LoginWays"];
export type LoginMethod = LoginMethods["ways"][number];

/** The login methods, each with whether this account has it. */
export const LOGIN_METHODS = $api.queryOptions("get", "/auth/login-providers");

export const useLoginMethods = () => useQuery({ ...LOGIN_METHODS, ...FRESH });
