import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useMutation, useQueryClient } from "@tanstack/react-query";

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
export function useReply(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      dataOf(api().POST("/tutors/me/reviews/{id}/reply", { params: { path: { id: String(id) } }, body: { text } })),
    onSettled: () => client.invalidateQueries(readsOf("/tutors/me/reviews")),
  });
}
