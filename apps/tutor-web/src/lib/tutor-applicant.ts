import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

/** Somebody's application to become a tutor. */
export type TutorApplicant = components["schemas"]["TutorApplicant"];

export const applicantKey = (id: string) => ["tutor-applicant", id] as const;

/** Reads the own application (spec §7); a foreign id answers like a missing one. */
export function useTutorApplicant(id: string) {
  return useQuery({
    queryKey: applicantKey(id),
    queryFn: () => dataOf(api().GET("/tutor-applicants/{id}", { params: { path: { id } } })),
  });
}
