import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";

export type Review = components["schemas"]["Review"];

const KEY = ["tutors", "reviews"] as const;

/** What families wrote about the signed-in tutor, page by page, the newest first. */
export function useTutorReviews() {
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam: page }) => dataOf(api().GET("/tutors/me/reviews", { params: { query: { page } } })),
    initialPageParam: 0,
    getNextPageParam: ({ totalElements }, pages) => {
      const read = pages.reduce((sum, { content }) => sum + content.length, 0);
      return read < totalElements ? pages.length : null;
    },
  });
}

/** Answers a review, once. */
export function useReply(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      dataOf(api().POST("/tutors/me/reviews/{id}/reply", { params: { path: { id: String(id) } }, body: { text } })),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
