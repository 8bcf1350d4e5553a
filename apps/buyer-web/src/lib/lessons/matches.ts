import type { Match } from "@pkg/web/features/lessons/queries";
import { useLiveMatches } from "@pkg/web/features/matches/use-live-matches";
import { $api } from "@pkg/web/platform/api/query";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";

export type { Match };

/** Polling covers the case that an event was missed. */
const POLL_MS = 30_000;

/** The matches of the selected student, or of all, newest first; updates live. */
export function useMatches() {
  const scope = useSwitchScope();
  useLiveMatches();
  const options = { refetchInterval: POLL_MS };
  return $api.useQuery("get", "/lessons/matches", { scope }, { ...options, select: ({ content }) => content });
}
