import { lessonsQuery } from "@pkg/web/features/lessons/queries";
import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useMatches } from "@/lib/lessons/matches";
import { ORDER_KEY } from "@/lib/orders/order-key";

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
  return useQuery({
    queryKey: ["orders", scope, page, narrowed],
    queryFn: () => {
      const { status, from, studentId } = narrowed;
      const given = { ...(status ? { status } : {}), ...(from ? { from } : {}), ...(studentId ? { studentId } : {}) };
      const query = { page, size: PAGE_SIZE, ...given };
      return dataOf(api().GET("/orders", { params: { query } }));
    },
    placeholderData: keepPreviousData,
  });
}

async function readOrder(id: string): Promise<Order | null> {
  try {
    return await dataOf(api().GET("/v2/orders/{id}", { params: { path: { id } } }));
  } catch (error) {
    if (isApiError(error, "class", 20001)) return null;
    throw error;
  }
}

/** One order by its id or merchantUid; null when it is missing or another account's. */
export function useOrder(id: string) {
  return useQuery({ queryKey: [...ORDER_KEY, id], queryFn: () => readOrder(id) });
}

/** The order with the id, or the latest one; null without one. */
export function useOrderOrLatest(id: string | null) {
  return useQuery({
    queryKey: [...ORDER_KEY, id ?? "latest"],
    queryFn: async () => {
      if (id) return readOrder(id);
      const { content } = await dataOf(api().GET("/orders", { params: { query: { page: 0, size: 1 } } }));
      return content[0] ? readOrder(content[0].merchantUid) : null;
    },
  });
}

/** Time when the wishes of an order were sent; null before. */
export function useCompletedAt(merchantUid: string | null) {
  return useQuery({
    queryKey: ["applicant-completed", merchantUid],
    queryFn: async () => {
      const params = { path: { merchantUid: merchantUid ?? "" } };
      const applicant = await dataOf(api().GET("/lessons/applicants/{merchantUid}", { params }));
      return applicant.completedAt;
    },
    enabled: merchantUid !== null,
  });
}

/** Time when the last course of an order got its tutor; null while one has none, and while this is loading. */
export function useMatchedAt(merchantUid: string): Date | null {
  const { data = [] } = useMatches();
  const matches = data.filter((match) => match.merchantUid === merchantUid && match.status !== "CANCELED");
  const times = matches.map(({ status, matchedAt }) =>
    status === "MATCHED" && matchedAt ? Date.parse(matchedAt) : null,
  );
  const known = times.filter((time) => time !== null);
  return known.length > 0 && known.length === times.length ? new Date(Math.max(...known)) : null;
}

/** Start of the first lesson that is planned for an order, or was held; null while there is none, and while this is loading. */
export function useFirstLessonAt(merchantUid: string): Date | null {
  const { data = [] } = useMatches();
  const matched = data.filter((match) => match.merchantUid === merchantUid && match.status === "MATCHED");
  const classes = useQueries({ queries: matched.map(({ id }) => lessonsQuery(id)) });
  const starts = classes.flatMap(({ data: lessons }) =>
    (lessons?.content ?? []).flatMap(({ status, startsAt }) => (status === "CANCELED" ? [] : [Date.parse(startsAt)])),
  );
  return starts.length > 0 ? new Date(Math.min(...starts)) : null;
}
