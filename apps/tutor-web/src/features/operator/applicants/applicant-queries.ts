import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { keepPreviousData } from "@tanstack/react-query";
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
export const useCrimeCheck = () =>
  $api.useMutation("post", "/operator/tutor-applicants/{id}/crime-check", { onSettled: useReadAgain(ALL) });

/** Accepts, with a reason for colleagues alone. */
export const useAccept = () =>
  $api.useMutation("post", "/operator/tutor-applicants/{id}/accept", { onSettled: useReadAgain(ALL) });

/** Rejects, with a reason that the applicant reads. */
export const useReject = () =>
  $api.useMutation("post", "/operator/tutor-applicants/{id}/reject", { onSettled: useReadAgain(ALL) });
