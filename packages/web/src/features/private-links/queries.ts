import {
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { $api } from "../../platform/api/query";

interface Link {
  url: string | null;
}

type Write<Init> = Pick<UseMutationResult<Link, unknown, Init>, "mutate" | "isPending">;

/** A link that works without log-in, with what changes it. */
export interface PrivateLinkState<Init> {
  readonly query: Pick<UseQueryResult<Link, unknown>, "data" | "error" | "refetch">;
  /** Creates or replaces the link; the old one stops working. */
  readonly make: Write<Init>;
  readonly stop: Write<Init>;
  /** What the link is of. */
  readonly of: Init;
}

function useShown(queryKey: QueryKey) {
  const client = useQueryClient();
  return { onSuccess: (link: Link) => client.setQueryData(queryKey, link) };
}

const CALENDAR = "/users/me/calendar";

/** The address of the user's calendar feed with all their lessons. */
export function useCalendarLink() {
  const read = $api.queryOptions("get", CALENDAR);
  const shown = useShown(read.queryKey);
  return {
    query: useQuery(read),
    make: $api.useMutation("post", CALENDAR, shown),
    stop: $api.useMutation("delete", CALENDAR, shown),
    of: {},
  };
}

const SUMMARY = "/lessons/matches/{id}/summary-link";

/** The address of a class's weekly summary, which needs no account. */
export function useSummaryLink(matchId: string) {
  const of = { params: { path: { id: matchId } } };
  const read = $api.queryOptions("get", SUMMARY, of);
  const shown = useShown(read.queryKey);
  return {
    query: useQuery(read),
    make: $api.useMutation("post", SUMMARY, shown),
    stop: $api.useMutation("delete", SUMMARY, shown),
    of,
  };
}

const SHARE = "/level-tests/sessions/{sessionId}/share";

/** The address of a level test's result, which shows the level and the units without a name. */
export function useLevelTestShare(sessionId: string) {
  const of = { params: { path: { sessionId } } };
  const read = $api.queryOptions("get", SHARE, of);
  const shown = useShown(read.queryKey);
  return {
    query: useQuery(read),
    make: $api.useMutation("post", SHARE, shown),
    stop: $api.useMutation("delete", SHARE, shown),
    of,
  };
}

const CHILD = "/users/me/students/{studentId}/child-link";

/** The address of a child's way to its own lessons, on its own device. */
export function useChildLink(studentId: string) {
  const of = { params: { path: { studentId } } };
  const read = $api.queryOptions("get", CHILD, of);
  const shown = useShown(read.queryKey);
  return {
    query: useQuery(read),
    make: $api.useMutation("post", CHILD, shown),
    stop: $api.useMutation("delete", CHILD, shown),
    of,
  };
}
