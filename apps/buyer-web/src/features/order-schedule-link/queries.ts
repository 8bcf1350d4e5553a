import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type LinkedSchedule = components["schemas"]["LinkedSchedule"];
export type LinkedAnswer = components["schemas"]["LinkedScheduleAnswer"]["answer"];

const PATH = "/order-schedule-links/{token}";
const keyOf = (token: string) => ["order-schedule-link", token];

async function readSchedule(token: string): Promise<LinkedSchedule | null> {
  try {
    return await dataOf(api().GET(PATH, { params: { path: { token } } }));
  } catch (error) {
    if (isApiError(error, "class", 20001)) return null;
    throw error;
  }
}

/** The renewal of a message's link; null for an unknown link. */
export function useLinkedSchedule(token: string) {
  return useQuery({ queryKey: keyOf(token), queryFn: () => readSchedule(token) });
}

/** Answers the message: goes on, stops, or agrees to the higher price. */
export function useAnswer(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: LinkedAnswer) => dataOf(api().PATCH(PATH, { params: { path: { token } }, body: { answer } })),
    onSuccess: (after) => client.setQueryData(keyOf(token), after),
  });
}
