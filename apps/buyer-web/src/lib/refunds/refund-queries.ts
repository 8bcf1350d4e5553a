import { MATCH_READS } from "@pkg/web/features/matches/match-reads";
import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { $api, madeRead, readsOf } from "@pkg/web/platform/api/query";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";

export type RefundQuote = components["schemas"]["RefundQuote"];
export type RefundCourse = components["schemas"]["RefundCourse"];
export type Refund = components["schemas"]["Refund"];

const QUOTE = "/lessons/orders/{merchantUid}/refund-quote";
const CHANGED = readsOf(
  QUOTE,
  "/v2/orders/{id}",
  "/orders",
  "/users/me/order-schedules",
  "/users/me/services",
  "/users/me/benefits",
  "/benefits",
);
const ASK_AGAIN_MS = 3_000;
/** While an order can be taken back: a tutor may say yes, and the hour ends. */
const ASK_UNDO_MS = 60_000;

/** Neither done nor failed: the provider has not answered yet. */
export const isOpen = ({ status }: Pick<Refund, "status">): boolean => status !== "DONE" && status !== "FAILED";

/** The courses that can still be given up: of one whose lessons are all used nothing would come back. */
export const leftCourses = ({ courses }: Pick<RefundQuote, "courses">): RefundCourse[] =>
  courses.filter(({ isGivenUp, usedCounts, totalCounts }) => !isGivenUp && usedCounts < totalCounts);

/** The order cannot be refunded: it was never paid. */
export type QuoteAnswer = RefundQuote | "NOT_PAID" | null;

async function readQuote(merchantUid: string, ids: readonly string[] | null): Promise<QuoteAnswer> {
  const query = ids && ids.length > 0 ? { orderItemIds: ids.join(",") } : {};
  try {
    const params = { path: { merchantUid }, query };
    return await dataOf(api().GET(QUOTE, { params }));
  } catch (error) {
    // A malformed number counts as not found, like another account's.
    if (isApiError(error, "class", 20001) || isApiError(error, "class", 10001)) return null;
    if (isApiError(error, "class", 50004)) return "NOT_PAID";
    throw error;
  }
}

/**
 * What giving up these courses of an order gives back, asked again while a refund is under way, or the order can be taken back; null when the order is missing or
 * another account's.
 * @param ids all running courses when null
 */
export function useRefundQuote(merchantUid: string, ids: readonly string[] | null) {
  return useQuery({
    ...madeRead(QUOTE, { merchantUid, ids }, () => readQuote(merchantUid, ids)),
    placeholderData: keepPreviousData,
    // A lesson may begin meanwhile.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (typeof data !== "object" || data === null) return false;
      if (data.refunds.some(isOpen)) return ASK_AGAIN_MS;
      return data.undoUntil === null ? false : ASK_UNDO_MS;
    },
  });
}

/** Gives up courses for the amount that is shown; the same key again changes nothing. */
export function useRequestRefund() {
  const client = useQueryClient();
  return $api.useMutation("post", "/lessons/orders/{merchantUid}/refunds", {
    onSettled: () => Promise.all([client.invalidateQueries(CHANGED), client.invalidateQueries(MATCH_READS)]),
  });
}
