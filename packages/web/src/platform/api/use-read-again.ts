import { type InvalidateQueryFilters, useQueryClient } from "@tanstack/react-query";

/** Asks these reads again, after a write: `$api.useMutation("post", "/orders", { onSettled: useReadAgain(ORDERS) })`. */
export function useReadAgain(reads: InvalidateQueryFilters) {
  const client = useQueryClient();
  return () => client.invalidateQueries(reads);
}
