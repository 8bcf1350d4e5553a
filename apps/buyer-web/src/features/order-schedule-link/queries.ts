import type { components } from "@pkg/web/platform/api/api";
import { $api, orNull } from "@pkg/web/platform/api/query";
import { useQuery, useQueryClient } from "@tanstack/react-query";

export type LinkedSchedule = components["schemas"]["LinkedSchedule"];
export type LinkedAnswer = components["schemas"]["LinkedScheduleAnswer"]["answer"];

const PATH = "/order-schedule-links/{token}";
const readOf = (token: string) => orNull($api.queryOptions("get", PATH, { params: { path: { token } } }), 20001);

/** The renewal of a message's link; null for an unknown link. */
export const useLinkedSchedule = (token: string) => useQuery(readOf(token));

/** Answers the message: goes on, stops, or agrees to the higher price. */
export function useAnswer(token: string) {
  const client = useQueryClient();
  return $api.useMutation("patch", PATH, {
    onSuccess: (after) => client.setQueryData(readOf(token).queryKey, after),
  });
}
