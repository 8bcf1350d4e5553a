import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

export type Proposal = components["schemas"]["TutorPairing"];

/** Somebody else may be faster. */
const POLL_MS = 30_000;

/** The proposals that an answer is waited for, the one that ends first first. */
export function useOpenProposals() {
  return useQuery({
    queryKey: ["matches", "proposals"],
    queryFn: async () => (await dataOf(api().GET("/tutors/me/proposals"))).content,
    select: openProposals,
    refetchInterval: POLL_MS,
  });
}

/** Those that may still be answered, by their deadline. */
export function openProposals<P extends Pick<Proposal, "isMatchable" | "dueAt">>(all: readonly P[]): P[] {
  return all.filter(({ isMatchable }) => isMatchable).sort((a, b) => a.dueAt.localeCompare(b.dueAt));
}
