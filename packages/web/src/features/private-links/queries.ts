import { api, dataOf } from "@pkg/web/platform/api/api";
import { type QueryKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

interface LinkCalls {
  readonly read: () => Promise<{ url: string | null }>;
  /** Creates or replaces the link; the old one stops working. */
  readonly make: () => Promise<{ url: string | null }>;
  readonly stop: () => Promise<{ url: string | null }>;
}

/** API calls of a link that works without log-in: read, create or replace, revoke. */
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

/** The address of the user's calendar feed with all their lessons. */
export const useCalendarLink = (): PrivateLinkState =>
  usePrivateLink(["calendar-link"], {
    read: () => dataOf(api().GET("/users/me/calendar")),
    make: () => dataOf(api().POST("/users/me/calendar")),
    stop: () => dataOf(api().DELETE("/users/me/calendar")),
  });

/** The address of a class's weekly summary, which needs no account. */
export function useSummaryLink(matchId: string): PrivateLinkState {
  const params = { path: { id: matchId } };
  return usePrivateLink(["summary-link", matchId], {
    read: () => dataOf(api().GET("/lessons/matches/{id}/summary-link", { params })),
    make: () => dataOf(api().POST("/lessons/matches/{id}/summary-link", { params })),
    stop: () => dataOf(api().DELETE("/lessons/matches/{id}/summary-link", { params })),
  });
}

/** The address of a level test's result, which shows the level and the units without a name. */
export function useLevelTestShare(sessionId: string): PrivateLinkState {
  const params = { path: { sessionId } };
  return usePrivateLink(["level-test-share", sessionId], {
    read: () => dataOf(api().GET("/level-tests/sessions/{sessionId}/share", { params })),
    make: () => dataOf(api().POST("/level-tests/sessions/{sessionId}/share", { params })),
    stop: () => dataOf(api().DELETE("/level-tests/sessions/{sessionId}/share", { params })),
  });
}
