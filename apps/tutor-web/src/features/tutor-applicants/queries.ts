import { APPLICANT_CONSENTS, type ConsentKey } from "@pkg/domain";
import { toast } from "@pkg/ui/toast";
import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { applicantRead } from "@/lib/applicant/tutor-applicant";

export type ApplicantChange = components["schemas"]["TutorApplicantChange"];
type Agreement = components["schemas"]["TutorApplicantRegistration"]["agreements"][number];
export type Subject = components["schemas"]["Subject"];

/** Creates the account's application, or returns the open one. */
export const openApplicant = () => dataOf(api().POST("/tutor-applicants"));

/** Saves answers, one save after the other. */
export function useSaveApplicant(id: string) {
  const client = useQueryClient();
  return $api.useMutation("patch", "/tutor-applicants/{id}", {
    scope: { id: `tutor-applicant-${id}` },
    onSuccess: (saved) => client.setQueryData(applicantRead(id).queryKey, saved),
    onError: (error) => showSent(client, id, error),
  });
}

/** Sends the application to staff. */
export function useRegister(id: string) {
  const client = useQueryClient();
  return $api.useMutation("post", "/tutor-applicants/{id}/register", {
    onSuccess: (applicant) => client.setQueryData(applicantRead(id).queryKey, applicant),
    onError: (error) => showSent(client, id, error),
  });
}

/** The consents that are sent with it. */
export const askedOf = (agreements: readonly ConsentKey[]) => agreements.filter(isAsked);

const isAsked = (key: ConsentKey): key is Agreement => APPLICANT_CONSENTS.some((asked) => asked.key === key);

/** Tells whether an answer came too late: the application was sent before, in another tab. */
export const isSentBefore = (error: unknown): boolean =>
  isApiError(error, "account", 20006) && error.details.reason === "SENT";

/** Says that the application was sent elsewhere, and shows what became of it. */
function showSent(client: QueryClient, id: string, error: unknown): void {
  if (!isSentBefore(error)) return;
  toast("다른 창에서 이미 보낸 지원서예요.", { tone: "info" });
  void client.invalidateQueries({ queryKey: applicantRead(id).queryKey });
}

/** Takes a sent application back. */
export function useWithdraw(id: string) {
  const client = useQueryClient();
  return $api.useMutation("post", "/tutor-applicants/{id}/cancel", {
    onSuccess: (applicant) => {
      client.setQueryData(applicantRead(id).queryKey, applicant);
      void client.invalidateQueries(readsOf("/tutor-applicants/mine"));
    },
    // It may have been decided meanwhile.
    onError: () => client.invalidateQueries({ queryKey: applicantRead(id).queryKey }),
  });
}

/** Begins the next application after a rejection or a withdrawal, with the answers and the recording of the last one. */
export function useApplyAgain() {
  const client = useQueryClient();
  return $api.useMutation("post", "/tutor-applicants", {
    onSuccess: (applicant) => {
      client.setQueryData(applicantRead(applicant.id).queryKey, applicant);
      void client.invalidateQueries(readsOf("/tutor-applicants/mine"));
    },
  });
}
