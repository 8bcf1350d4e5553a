import type { Match } from "@pkg/web/features/lessons/queries";
import { LIVE } from "@pkg/web/features/matches/match-reads";
import { useLiveMatches } from "@pkg/web/features/matches/use-live-matches";
import { $api } from "@pkg/web/platform/api/query";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";

export type { Match };

/** The matches of the selected student, or of all, newest first; updates live. */
export function useMatches() {
  const scope = useSwitchScope();
  useLiveMatches();
  return $api.useQuery("get", "/lessons/matches", { scope }, { ...LIVE, select: ({ content }) => content });
}
