import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";

export type Proposal = components["schemas"]["TutorPairing"];

/** Another tutor may accept first, so the list polls. */
const POLL_MS = 30_000;

/** The open proposals, earliest deadline first. */
export const useOpenProposals = () =>
  $api.useQuery("get", "/tutors/me/proposals", undefined, {
    select: ({ content }) => openProposals(content),
    refetchInterval: POLL_MS,
  });

/** The proposals that can still be answered, ordered by deadline. */
export function openProposals<P extends Pick<Proposal, "isMatchable" | "dueAt">>(all: readonly P[]): P[] {
  return all.filter(({ isMatchable }) => isMatchable).sort((a, b) => a.dueAt.localeCompare(b.dueAt));
}
