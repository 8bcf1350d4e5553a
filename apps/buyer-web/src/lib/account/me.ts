import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useQuery } from "@tanstack/react-query";

/** The signed-in buyer with their students. */
export type Me = components["schemas"]["User"];

/** A student of the account: the buyer, or a child of theirs. */
export type MyStudent = components["schemas"]["Student"];

export const ME = $api.queryOptions("get", "/v2/users/me");

/** Reads the signed-in buyer. */
export const useMe = () => useQuery(ME);
