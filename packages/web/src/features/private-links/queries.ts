import { type QueryKey, type UseQueryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, dataOf } from "../../platform/api/api";
import { $api } from "../../platform/api/query";

interface Link {
  url: string | null;
}

interface LinkWrites {
  /** Creates or replaces the link; the old one stops working. */
  readonly make: () => Promise<Link>;
  readonly stop: () => Promise<Link>;
}

/** A link that works without log-in, with what changes it. */
function usePrivateLink<Error, Key extends readonly unknown[]>(
  read: UseQueryOptions<Link, Error, Link, Key>,
  writes: LinkWrites,
) {
  const client = useQueryClient();
  const key: QueryKey = read.queryKey;
  const onSuccess = (answer: Link) => client.setQueryData(key, answer);
  return {
    query: useQuery(read),
    make: useMutation({ mutationFn: writes.make, onSuccess }),
    stop: useMutation({ mutationFn: writes.stop, onSuccess }),
  };
}

export type PrivateLinkState = ReturnType<typeof usePrivateLink<unknown, readonly unknown[]>>;

/** The address of the user's calendar feed with all their lessons. */
export const useCalendarLink = () =>
  usePrivateLink($api.queryOptions("get", "/users/me/calendar"), {
    make: () => dataOf(api().POST("/users/me/calendar")),
    stop: () => dataOf(api().DELETE("/users/me/calendar")),
  });

/** The address of a class's weekly summary, which needs no account. */
export function useSummaryLink(matchId: string) {
  const of = { params: { path: { id: matchId } } };
  return usePrivateLink($api.queryOptions("get", "/lessons/matches/{id}/summary-link", of), {
    make: () => dataOf(api().POST("/lessons/matches/{id}/summary-link", of)),
    stop: () => dataOf(api().DELETE("/lessons/matches/{id}/summary-link", of)),
  });
}

/** The address of a level test's result, which shows the level and the units without a name. */
export function useLevelTestShare(sessionId: string) {
  const of = { params: { path: { sessionId } } };
  return usePrivateLink($api.queryOptions("get", "/level-tests/sessions/{sessionId}/share", of), {
    make: () => dataOf(api().POST("/level-tests/sessions/{sessionId}/share", of)),
    stop: () => dataOf(api().DELETE("/level-tests/sessions/{sessionId}/share", of)),
  });
}
