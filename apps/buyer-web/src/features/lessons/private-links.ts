import { api, dataOf } from "@pkg/web/platform/api/api";
import { type QueryKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

interface LinkCalls {
  readonly read: () => Promise<{ url: string | null }>;
  /** Makes one, or replaces it: the old one then works no longer. */
  readonly make: () => Promise<{ url: string | null }>;
  readonly stop: () => Promise<{ url: string | null }>;
}

/** A link that works without logging in: read, made or replaced, and stopped. */
function usePrivateLink(queryKey: QueryKey, calls: LinkCalls) {
  const client = useQueryClient();
  const onSuccess = (answer: { url: string | null }) => client.setQueryData(queryKey, answer);
  return {
    query: useQuery({ queryKey, queryFn: calls.read }),
    make: useMutation({ mutationFn: calls.make, onSuccess }),
    stop: useMutation({ mutationFn: calls.stop, onSuccess }),
  };
}

export type PrivateLinkState = ReturnType<typeof usePrivateLink>;

/** The address of the reader's calendar: all their lessons. */
export const useCalendarLink = (): PrivateLinkState =>
  usePrivateLink(["calendar-link"], {
    read: () => dataOf(api().GET("/users/me/calendar")),
    make: () => dataOf(api().POST("/users/me/calendar")),
    stop: () => dataOf(api().DELETE("/users/me/calendar")),
  });

/** The address of a class's weeks, for somebody who has no account. */
export function useSummaryLink(matchId: string): PrivateLinkState {
  const params = { path: { id: matchId } };
  return usePrivateLink(["summary-link", matchId], {
    read: () => dataOf(api().GET("/lessons/matches/{id}/summary-link", { params })),
    make: () => dataOf(api().POST("/lessons/matches/{id}/summary-link", { params })),
    stop: () => dataOf(api().DELETE("/lessons/matches/{id}/summary-link", { params })),
  });
}
