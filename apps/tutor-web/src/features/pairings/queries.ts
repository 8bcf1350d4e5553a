import type { LessonStart, ProposalRejectReason } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type Pairing = components["schemas"]["TutorPairing"];

const pairingRead = (id: string, phoneNumber: string) =>
  $api.queryOptions("get", "/tutor-pairings/{id}", { params: { path: { id }, query: { phoneNumber } } });

/** A proposal by its id and the phone number it was sent to; the query waits for the number. */
export const usePairing = (id: string, phoneNumber: string | null) =>
  useQuery({ ...pairingRead(id, phoneNumber ?? ""), enabled: phoneNumber !== null, retry: false });

export interface Answer {
  readonly tutorId: string;
  readonly talkSendStatus: "ACCEPT" | "REJECT";
  readonly rejectReason?: ProposalRejectReason;
  readonly reason?: string;
  /** One of the pairing's other times; the proposed ones without it. */
  readonly lessonStarts?: Pairing["otherTimes"][number]["lessonStarts"];
}

/** Sends the tutor's final answer, then refetches the proposal, even after an error. */
export function useAnswer(id: string, phoneNumber: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ tutorId, ...answer }: Answer) =>
      dataOf(
        api().PUT("/tutor-pairings/{id}/candidate-tutors/{tutorId}", {
          params: { path: { id, tutorId } },
          body: { phoneNumber, ...answer },
        }),
      ),
    onSuccess: (pairing) => client.setQueryData(pairingRead(id, phoneNumber).queryKey, pairing),
    onError: () => client.invalidateQueries({ queryKey: pairingRead(id, phoneNumber).queryKey }),
  });
}

/** Offers the family other weekly times, then refetches the proposal, even after an error. */
export function useOfferTimes(id: string, phoneNumber: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ tutorId, lessonStarts }: { tutorId: string; lessonStarts: LessonStart[] }) =>
      dataOf(
        api().PUT("/tutor-pairings/{id}/candidate-tutors/{tutorId}/offered-times", {
          params: { path: { id, tutorId } },
          body: { phoneNumber, lessonStarts },
        }),
      ),
    onSuccess: (pairing) => client.setQueryData(pairingRead(id, phoneNumber).queryKey, pairing),
    onError: () => client.invalidateQueries({ queryKey: pairingRead(id, phoneNumber).queryKey }),
  });
}

/** Takes back the times that were offered, then refetches the proposal, even after an error: the family may have answered. */
export function useTakeBackOffer(id: string, phoneNumber: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tutorId: string) =>
      dataOf(
        api().DELETE("/tutor-pairings/{id}/candidate-tutors/{tutorId}/offered-times", {
          params: { path: { id, tutorId } },
          body: { phoneNumber },
        }),
      ),
    onSuccess: (pairing) => client.setQueryData(pairingRead(id, phoneNumber).queryKey, pairing),
    onError: () => client.invalidateQueries({ queryKey: pairingRead(id, phoneNumber).queryKey }),
  });
}
