import type { LessonStart, ProposalRejectReason } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

export type Pairing = components["schemas"]["TutorPairing"];

const pairingKey = (id: string, phoneNumber: string) => ["pairing", id, phoneNumber] as const;

/** A proposal by its id and the phone number it was sent to; the query waits for the number. */
export function usePairing(id: string, phoneNumber: string | null) {
  return useQuery({
    queryKey: pairingKey(id, phoneNumber ?? ""),
    queryFn: () =>
      dataOf(
        api().GET("/tutor-pairings/{id}", { params: { path: { id }, query: { phoneNumber: phoneNumber ?? "" } } }),
      ),
    enabled: phoneNumber !== null,
    retry: false,
  });
}

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
    onSuccess: (pairing) => client.setQueryData(pairingKey(id, phoneNumber), pairing),
    onError: () => client.invalidateQueries({ queryKey: pairingKey(id, phoneNumber) }),
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
    onSuccess: (pairing) => client.setQueryData(pairingKey(id, phoneNumber), pairing),
    onError: () => client.invalidateQueries({ queryKey: pairingKey(id, phoneNumber) }),
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
    onSuccess: (pairing) => client.setQueryData(pairingKey(id, phoneNumber), pairing),
    onError: () => client.invalidateQueries({ queryKey: pairingKey(id, phoneNumber) }),
  });
}
