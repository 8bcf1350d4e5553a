import { subjectName } from "@pkg/domain";
import { lessonsQuery } from "@pkg/web/features/lessons/queries";
import { LIVE } from "@pkg/web/features/matches/match-reads";
import type { components } from "@pkg/web/platform/api/api";
import { $api, orNull } from "@pkg/web/platform/api/query";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { type OrderSearch, orderSearch } from "./next-steps";

export type Order = components["schemas"]["Order"];
export type OrderSummary = components["schemas"]["OrderSummary"];

/** Orders on one page of the history. */
const PAGE_SIZE = 10;

/** The history's filter values; null for everything. */
export interface Narrowed {
  readonly status: string | null;
  /** The first day, YYYY-MM-DD. */
  readonly from: string | null;
  readonly studentId: string | null;
}

/** One page of the buyer's orders, newest first; only those of the selected student. */
export function useOrders(page: number, narrowed: Narrowed) {
  const scope = useSwitchScope();
  const { status, from, studentId } = narrowed;
  const given = { ...(status ? { status } : {}), ...(from ? { from } : {}), ...(studentId ? { studentId } : {}) };
  const of = { params: { query: { page, size: PAGE_SIZE, ...given } }, scope };
  return $api.useQuery("get", "/orders", of, { placeholderData: keepPreviousData });
}

const orderRead = (id: string) =>
  orNull($api.queryOptions("get", "/v2/orders/{id}", { params: { path: { id } } }), 20001);

/** One order by its id or merchantUid; null when it is missing or another account's. */
export const useOrder = (id: string) => useQuery(orderRead(id));

/** The order with the id, or the latest one; null without one. */
export function useOrderOrLatest(id: string | null) {
  const scope = useSwitchScope();
  const of = { params: { query: { page: 0, size: 1 } }, scope };
  const latest = $api.useQuery("get", "/orders", of, { enabled: id === null });
  const found = id ?? latest.data?.content[0]?.merchantUid ?? null;
  const order = useQuery({ ...orderRead(found ?? ""), enabled: found !== null });
  if (found !== null) return order;
  const data: Order | null | undefined = latest.data ? null : undefined;
  return { data, error: latest.error, refetch: latest.refetch };
}

/** When the wishes of an order were sent, null before, and the courses that wait for theirs while others do not. */
export function useWishesSent(merchantUid: string | null) {
  return $api.useQuery(
    "get",
    "/lessons/applicants/{merchantUid}",
    { params: { path: { merchantUid: merchantUid ?? "" } } },
    {
      select: ({ completedAt, applicants, courses, selectedTutorNames }) => ({
        completedAt,
        tutorNames: selectedTutorNames,
        waiting: courses.length < applicants.length ? courses.map((course) => subjectName(course)) : [],
      }),
      enabled: merchantUid !== null,
    },
  );
}

/** The matches of an order, whichever student is chosen. */
const useMatchesOf = (merchantUid: string) =>
  $api.useQuery(
    "get",
    "/lessons/matches",
    { params: { query: { merchantUid } } },
    { ...LIVE, select: ({ content }) => content },
  );

/** The search of an order; as before its begin while this is loading. */
export const useOrderSearch = (merchantUid: string): OrderSearch =>
  orderSearch(useMatchesOf(merchantUid).data ?? [], serverNow());

/** Start of the first lesson that is planned for an order, or was held; null while there is none, and while this is loading. */
export function useFirstLessonAt(merchantUid: string): Date | null {
  const { data = [] } = useMatchesOf(merchantUid);
  const matched = data.filter((match) => match.status === "MATCHED");
  const classes = useQueries({ queries: matched.map(({ id }) => lessonsQuery(id)) });
  const starts = classes.flatMap(({ data: lessons }) =>
    (lessons?.content ?? []).flatMap(({ status, startsAt }) => (status === "CANCELED" ? [] : [Date.parse(startsAt)])),
  );
  return starts.length > 0 ? new Date(Math.min(...starts)) : null;
}
