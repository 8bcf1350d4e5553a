import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

/** An application to become a tutor. */
export type TutorApplicant = components["schemas"]["TutorApplicant"];

export const applicantKey = (id: string) => ["tutor-applicant", id] as const;

/** Reads the account's own application; another account's id answers 404. */
export function useTutorApplicant(id: string) {
  return useQuery({
    queryKey: applicantKey(id),
    queryFn: () => dataOf(api().GET("/tutor-applicants/{id}", { params: { path: { id } } })),
  });
}
