import { MINUTE } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

export type Desk = components["schemas"]["Desk"];

/** What waits for somebody and what the day brought; read anew each minute, since it stays open all day. */
export function useDesk() {
  return useQuery({
    queryKey: ["operator", "desk"],
    queryFn: () => dataOf(api().GET("/operator/desk")),
    refetchInterval: MINUTE,
  });
}
