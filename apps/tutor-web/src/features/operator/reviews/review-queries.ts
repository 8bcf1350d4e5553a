import type { ReviewStars } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
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
export const useFreshReviews = () => useReadAgain(readsOf("/operator/reviews"));

const VISIBILITY = "/operator/reviews/{id}/visibility";

/** Hides a review, or shows it again; its writer is told why. */
export const useVisibility = () => $api.useMutation("put", VISIBILITY, { onSettled: useFreshReviews() });

/** One act of a batch; the caller reloads the list after the last. */
export const setVisibility = (id: string, body: { isHidden: boolean; reason: string }) =>
  dataOf(api().PUT(VISIBILITY, { params: { path: { id } }, body }));
