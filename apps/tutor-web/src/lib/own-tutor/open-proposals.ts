import { LIVE } from "@pkg/web/features/matches/match-reads";
import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";

export type Proposal = components["schemas"]["ListedPairing"];

/** The open proposals, earliest deadline first; another tutor may accept first. */
export const useOpenProposals = () =>
  $api.useQuery("get", "/tutors/me/proposals", undefined, {
    ...LIVE,
    select: ({ content }) => openProposals(content),
  });

/** The proposals that can still be answered, ordered by deadline. */
export function openProposals<P extends Pick<Proposal, "isMatchable" | "dueAt">>(all: readonly P[]): P[] {
  return all.filter(({ isMatchable }) => isMatchable).sort((a, b) => a.dueAt.localeCompare(b.dueAt));
}
