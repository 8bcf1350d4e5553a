import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { useQuery } from "@tanstack/react-query";

export type ClassOffers = components["schemas"]["ClassOffers"];
export type OfferableClass = ClassOffers["classes"][number];

const offersRead = (id: string) =>
  $api.queryOptions("get", "/operator/matches/{id}/up-selling-offer", { params: { path: { id } } });

/** What staff can offer with a class that has its tutor. */
export const useClassOffers = (matchId: string) =>
  useQuery({ ...offersRead(matchId), staleTime: Number.POSITIVE_INFINITY });

/** Offers a buyer to go on with classes. */
export const useMakeOffer = (matchId: string) =>
  $api.useMutation("post", "/operator/up-selling-offers", {
    onSettled: useReadAgain({ queryKey: offersRead(matchId).queryKey }),
  });
