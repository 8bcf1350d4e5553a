import { type InvalidateQueryFilters, useQueryClient } from "@tanstack/react-query";

/** Repeats these reads after a write: `$api.useMutation("post", "/orders", { onSettled: useReadAgain(ORDERS) })`. */
export function useReadAgain(reads: InvalidateQueryFilters) {
  const client = useQueryClient();
  return () => client.invalidateQueries(reads);
}
