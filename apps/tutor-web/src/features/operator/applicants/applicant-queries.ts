import type { ApplicantRejectReason } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import { AUDITED } from "../audited";
import { numberedPages, PAGE_SIZE, type ReadPage } from "../list/use-pages";

export const LIST_STATUSES = ["REGISTERED", "ACCEPTED", "REJECTED"] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];
export type ApplicantSummary = components["schemas"]["TutorApplicantSummary"];

const ALL = readsOf("/operator/tutor-applicants");

export interface ApplicantFilter {
  readonly status: ListStatus;
  readonly search?: string;
  readonly expertWish?: "true" | "false";
  readonly dir?: "asc" | "desc";
}

/** Page by page, for a file. */
export const readApplicants = (filter: ApplicantFilter): ReadPage<ApplicantSummary> =>
  numberedPages(PAGE_SIZE, (page) => readPage(filter, page));

const pageOf = (filter: ApplicantFilter, page: number) => ({
  params: { query: { ...filter, page, size: PAGE_SIZE } },
});
const readPage = (filter: ApplicantFilter, page: number) =>
  dataOf(api().GET("/operator/tutor-applicants", pageOf(filter, page)));

export const useApplicants = (filter: ApplicantFilter, page: number) =>
  $api.useQuery("get", "/operator/tutor-applicants", pageOf(filter, page), { placeholderData: keepPreviousData });

/** An application as staff sees it. */
export type SentApplicant = components["schemas"]["SentTutorApplicant"];

export const useSentApplicant = (id: string) =>
  $api.useQuery("get", "/operator/tutor-applicants/{id}", { params: { path: { id } } }, AUDITED);

/** Requests a short-lived signed URL of the voice sample. */
export const readListeningLink = (id: string) =>
  dataOf(api().GET("/operator/tutor-applicants/{id}/screenings/listening-link", { params: { path: { id } } }));

/** Requests a short-lived signed URL of the file that proves the studies. */
export const readProofLink = (id: string) =>
  dataOf(api().GET("/operator/tutor-applicants/{id}/study-proof/link", { params: { path: { id } } }));

/** Notes that the records of crimes were asked for. */
export function useCrimeCheck(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      dataOf(api().POST("/operator/tutor-applicants/{id}/crime-check", { params: { path: { id } }, body: { reason } })),
    onSettled: () => client.invalidateQueries(ALL),
  });
}

type Decided =
  | { readonly accepts: true /** For colleagues alone. */; readonly reason: string }
  | {
      readonly accepts: false;
      /** As the applicant reads it. */
      readonly reason: string;
      readonly rejectReason: ApplicantRejectReason;
    };

/** Accepts or rejects, with a reason. */
export function useDecision(id: string) {
  const client = useQueryClient();
  const params = { path: { id } };
  return useMutation({
    mutationFn: async (decided: Decided) => {
      const { accepts, reason } = decided;
      if (accepts) await dataOf(api().POST("/operator/tutor-applicants/{id}/accept", { params, body: { reason } }));
      else {
        const body = { reason, rejectReason: decided.rejectReason };
        await dataOf(api().POST("/operator/tutor-applicants/{id}/reject", { params, body }));
      }
    },
    onSettled: () => client.invalidateQueries(ALL),
  });
}
