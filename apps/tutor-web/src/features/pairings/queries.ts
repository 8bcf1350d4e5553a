import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useQuery, useQueryClient } from "@tanstack/react-query";

export type Pairing = components["schemas"]["TutorPairing"];

const pairingRead = (id: string, phoneNumber: string) =>
  $api.queryOptions("get", "/tutor-pairings/{id}", { params: { path: { id }, query: { phoneNumber } } });

/** A proposal by its id and the phone number it was sent to; the query waits for the number. */
export const usePairing = (id: string, phoneNumber: string | null) =>
  useQuery({ ...pairingRead(id, phoneNumber ?? ""), enabled: phoneNumber !== null, retry: false });

export type Answer = Omit<components["schemas"]["ProposalAnswer"], "phoneNumber">;

/** What follows a call about a proposal: its answer shows, and after an error it is read again. */
function useShown(id: string, phoneNumber: string) {
  const client = useQueryClient();
  const { queryKey } = pairingRead(id, phoneNumber);
  return {
    onSuccess: (pairing: Pairing) => client.setQueryData(queryKey, pairing),
    onError: () => client.invalidateQueries({ queryKey }),
  };
}

/** Sends the tutor's final answer. */
export const useAnswer = (id: string, phoneNumber: string) =>
  $api.useMutation("put", "/tutor-pairings/{id}/candidate-tutors/{tutorId}", useShown(id, phoneNumber));

const OFFERED = "/tutor-pairings/{id}/candidate-tutors/{tutorId}/offered-times";

/** Offers the family other weekly times. */
export const useOfferTimes = (id: string, phoneNumber: string) =>
  $api.useMutation("put", OFFERED, useShown(id, phoneNumber));

/** Takes back the times that were offered; the family may have answered. */
export const useTakeBackOffer = (id: string, phoneNumber: string) =>
  $api.useMutation("delete", OFFERED, useShown(id, phoneNumber));
