import type { components } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";

export type Review = components["schemas"]["Review"];

/** What families wrote about the signed-in tutor, page by page, the newest first. */
export const useTutorReviews = () =>
  $api.useInfiniteQuery(
    "get",
    "/tutors/me/reviews",
    {},
    {
      pageParamName: "page",
      initialPageParam: 0,
      getNextPageParam: ({ totalElements }, pages) => {
        const read = pages.reduce((sum, { content }) => sum + content.length, 0);
        return read < totalElements ? pages.length : null;
      },
    },
  );

/** Answers a review, once. */
export const useReply = () =>
  $api.useMutation("post", "/tutors/me/reviews/{id}/reply", { onSettled: useReadAgain(readsOf("/tutors/me/reviews")) });
