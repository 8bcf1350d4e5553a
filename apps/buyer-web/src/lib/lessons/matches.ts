import type { Match } from "@pkg/web/features/lessons/queries";
import { useLiveMatches } from "@pkg/web/features/matches/use-live-matches";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";
import { useQuery } from "@tanstack/react-query";

export type { Match };

/** Polling covers the case that an event was missed. */
const POLL_MS = 30_000;

/** The matches of the selected student, or of all, newest first; updates live. */
export function useMatches() {
  const scope = useSwitchScope();
  useLiveMatches();
  return useQuery({
    queryKey: ["matches", "list", scope],
    queryFn: async () => (await dataOf(api().GET("/lessons/matches"))).content,
    refetchInterval: POLL_MS,
  });
}
