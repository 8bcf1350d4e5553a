import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type ClassOffers = components["schemas"]["ClassOffers"];
export type OfferableClass = ClassOffers["classes"][number];

const offersRead = (id: string) =>
  $api.queryOptions("get", "/operator/matches/{id}/up-selling-offer", { params: { path: { id } } });

/** What staff can offer with a class that has its tutor. */
export const useClassOffers = (matchId: string) =>
  useQuery({ ...offersRead(matchId), staleTime: Number.POSITIVE_INFINITY });

/** Offers a buyer to go on with classes. */
export function useMakeOffer(matchId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: components["schemas"]["StaffUpSellingOffer"]) =>
      dataOf(api().POST("/operator/up-selling-offers", { body })),
    onSettled: () => client.invalidateQueries({ queryKey: offersRead(matchId).queryKey }),
  });
}
