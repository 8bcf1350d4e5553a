import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReadPage, usePages } from "../list/use-pages";

export type ListedConsultation = components["schemas"]["ListedConsultation"];
export type ConsultationDetail = components["schemas"]["ConsultationDetail"];
export type ConsultationOffer = components["schemas"]["ConsultationOffer"];
export type NewCall = components["schemas"]["NewConsultationCall"];
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

const ALL = ["operator", "consultations"] as const;

export const readConsultations =
  (filter: ConsultationFilter): ReadPage<ListedConsultation> =>
  (cursor) =>
    dataOf(api().GET("/operator/consultations", { params: { query: { ...filter, ...cursor } } }));

/** Consultations as staff lists them. */
export const useConsultations = (filter: ConsultationFilter) =>
  usePages([...ALL, "list", filter], readConsultations(filter));

export function useConsultation(id: string) {
  return useQuery({
    queryKey: [...ALL, "one", id],
    queryFn: () => dataOf(api().GET("/operator/consultations/{id}", { params: { path: { id } } })),
    // Each read is audited, so nothing refetches in the background.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What staff does with a consultation. */
export function useConsultationActs(id: string) {
  const client = useQueryClient();
  const params = { path: { id } };
  const onSettled = () => client.invalidateQueries({ queryKey: ALL });
  const call = useMutation({
    mutationFn: (body: NewCall) => dataOf(api().POST("/operator/consultations/{id}/calls", { params, body })),
    onSettled,
  });
  const offer = useMutation({
    mutationFn: (body: NewOffer) => dataOf(api().POST("/operator/consultations/{id}/offers", { params, body })),
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: (reason: string) =>
      dataOf(api().POST("/operator/consultations/{id}/offer-revocation", { params, body: { reason } })),
    onSettled,
  });
  return { call: call.mutateAsync, offer: offer.mutateAsync, revoke: revoke.mutateAsync };
}

/** All products on sale. */
export function useSoldProducts() {
  return useQuery({
    queryKey: ["products"],
    queryFn: async () => {
      const query = { productType: "ALL", freeLessonInclude: "ALL" } as const;
      return (await dataOf(api().GET("/lessons/products/all", { params: { query } }))).content;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
