import { api, type components, dataOf } from "@pkg/web/api";
import { watchMatches } from "@pkg/web/live/watch-matches";
import { useSwitchScope } from "@pkg/web/student/switched-student";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

export type Match = components["schemas"]["Match"];

/** In case an event was missed. */
const POLL_MS = 30_000;

/** Everything that is read of matches and their lessons is asked for again when one of them changes. */
export function useLiveMatches(): void {
  const client = useQueryClient();
  useEffect(() => {
    const leave = new AbortController();
    void watchMatches(() => void client.invalidateQueries({ queryKey: ["matches"] }), leave.signal);
    return () => leave.abort();
  }, [client]);
}

/** The matches of the student that the buyer acts for, or of all, the newest first; changes show by themselves. */
export function useMatches() {
  const scope = useSwitchScope();
  useLiveMatches();
  return useQuery({
    queryKey: ["matches", "list", scope],
    queryFn: async () => (await dataOf(api().GET("/lessons/matches"))).content,
    refetchInterval: POLL_MS,
  });
}
