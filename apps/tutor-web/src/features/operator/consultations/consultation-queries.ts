import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { AUDITED } from "../audited";
import { type ReadPage, usePages } from "../list/use-pages";

export type ListedConsultation = components["schemas"]["ListedConsultation"];
export type ConsultationDetail = components["schemas"]["ConsultationDetail"];
export type ConsultationOffer = components["schemas"]["ConsultationOffer"];
export type NewOffer = components["schemas"]["NewConsultationOffer"];
export type SoldProduct = components["schemas"]["Product"];

export const CONSULTATION_SHOWS = ["CALLS", "LATE", "OFFERS", "PAID", "ALL"] as const;
export type ConsultationShow = (typeof CONSULTATION_SHOWS)[number];
export const CONSULTATION_SORTS = ["promisedUntil", "createdAt"] as const;
export type ConsultationSort = (typeof CONSULTATION_SORTS)[number];

interface ConsultationFilter {
  readonly show: ConsultationShow;
  readonly phone?: string;
  readonly sort: ConsultationSort;
  readonly dir: "asc" | "desc";
}

const ALL = readsOf("/operator/consultations");

export const readConsultations =
  (filter: ConsultationFilter): ReadPage<ListedConsultation> =>
  (cursor) =>
    dataOf(api().GET("/operator/consultations", { params: { query: { ...filter, ...cursor } } }));

/** Consultations as staff lists them. */
export const useConsultations = (filter: ConsultationFilter) =>
  usePages("/operator/consultations", filter, readConsultations(filter));

export const useConsultation = (id: string) =>
  $api.useQuery("get", "/operator/consultations/{id}", { params: { path: { id } } }, AUDITED);

/** Notes what came of a call. */
export const useNoteCall = () =>
  $api.useMutation("post", "/operator/consultations/{id}/calls", { onSettled: useReadAgain(ALL) });

/** Offers courses, by a message. */
export const useOffer = () =>
  $api.useMutation("post", "/operator/consultations/{id}/offers", { onSettled: useReadAgain(ALL) });

/** Takes the offer back. */
export const useRevokeOffer = () =>
  $api.useMutation("post", "/operator/consultations/{id}/offer-revocation", { onSettled: useReadAgain(ALL) });

/** All products on sale. */
export const useSoldProducts = () =>
  $api.useQuery(
    "get",
    "/lessons/products/all",
    { params: { query: { productType: "ALL", freeLessonInclude: "ALL" } } },
    { select: ({ content }) => content, staleTime: Number.POSITIVE_INFINITY },
  );
