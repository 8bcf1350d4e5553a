import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type ClassOffers = components["schemas"]["ClassOffers"];
export type OfferableClass = ClassOffers["classes"][number];

const keyOf = (matchId: string) => ["operator", "class-offers", matchId] as const;

/** What staff can offer with a class that has its tutor. */
export function useClassOffers(matchId: string) {
  return useQuery({
    queryKey: keyOf(matchId),
    queryFn: () => dataOf(api().GET("/operator/matches/{id}/up-selling-offer", { params: { path: { id: matchId } } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Offers a buyer to go on with classes. */
export function useMakeOffer(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: components["schemas"]["StaffUpSellingOffer"]) =>
      dataOf(api().POST("/operator/up-selling-offers", { body })),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(matchId) }),
  });
}
