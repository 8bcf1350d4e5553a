import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicantKey, type TutorApplicant } from "@/lib/tutor-applicant";

export type ApplicantChange = components["schemas"]["TutorApplicantChange"];
export type Subject = components["schemas"]["Subject"];

/** Creates the account's application, or returns the open one. */
export const openApplicant = () => dataOf(api().POST("/tutor-applicants"));

/** Saves answers, one save after the other. */
export function useSaveApplicant(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `tutor-applicant-${id}` },
    mutationFn: (body: ApplicantChange) =>
      dataOf(api().PATCH("/tutor-applicants/{id}", { params: { path: { id } }, body })),
    onSuccess: (saved) => client.setQueryData(applicantKey(id), saved),
  });
}

/** Sends the application to staff. */
export function useRegister(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api().POST("/tutor-applicants/{id}/register", { params: { path: { id } } })),
    onSuccess: (applicant: TutorApplicant) => client.setQueryData(applicantKey(id), applicant),
  });
}
