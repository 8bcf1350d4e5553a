import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

export type Proposal = components["schemas"]["TutorPairing"];

/** Another tutor may accept first, so the list polls. */
const POLL_MS = 30_000;

/** The open proposals, earliest deadline first. */
export function useOpenProposals() {
  return useQuery({
    queryKey: ["matches", "proposals"],
    queryFn: async () => (await dataOf(api().GET("/tutors/me/proposals"))).content,
    select: openProposals,
    refetchInterval: POLL_MS,
  });
}

/** The proposals that can still be answered, ordered by deadline. */
export function openProposals<P extends Pick<Proposal, "isMatchable" | "dueAt">>(all: readonly P[]): P[] {
  return all.filter(({ isMatchable }) => isMatchable).sort((a, b) => a.dueAt.localeCompare(b.dueAt));
}
