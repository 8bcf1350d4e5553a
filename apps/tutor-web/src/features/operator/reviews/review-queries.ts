import type { ReviewStars } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { readsOf } from "@pkg/web/platform/api/query";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReadPage, usePages } from "../list/use-pages";

export type DeskReview = components["schemas"]["DeskReview"];

export const REVIEW_STATES = ["SHOWN", "HIDDEN"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

interface ReviewFilter {
  readonly state: ReviewState;
  readonly stars?: ReviewStars;
  readonly tutorId?: string;
  readonly dir: "asc" | "desc";
}

export const readReviews =
  (filter: ReviewFilter): ReadPage<DeskReview> =>
  async ({ cursor }) =>
    dataOf(api().GET("/operator/reviews", { params: { query: { ...filter, ...(cursor ? { cursor } : {}) } } }));

/** Shown or hidden reviews page by page, by their time. */
export const useDeskReviews = (filter: ReviewFilter) => usePages("/operator/reviews", filter, readReviews(filter));

/** Reads all lists of reviews anew, after something was done with them. */
export function useFreshReviews() {
  const client = useQueryClient();
  return () => client.invalidateQueries(readsOf("/operator/reviews"));
}

/** Hides a review, or shows it again; its writer is told why. */
export function useVisibility(id: number) {
  const onSettled = useFreshReviews();
  return useMutation({
    mutationFn: (body: { isHidden: boolean; reason: string }) => setVisibility(id, body),
    onSettled,
  });
}

export const setVisibility = (id: number | string, body: { isHidden: boolean; reason: string }) =>
  dataOf(api().PUT("/operator/reviews/{id}/visibility", { params: { path: { id: String(id) } }, body }));
