import { type ErrorCopy, WEEKDAYS, type WeeklyAvailablePeriods } from "@pkg/domain";
import { toast } from "@pkg/ui/toast";
import { type components, isApiError } from "@pkg/web/platform/api/api";
import { $api, orNull, readsOf } from "@pkg/web/platform/api/query";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Wishes } from "./wishes";
import { wishesBody } from "./wishes-body";

/** A lesson request with what was bought. */
export type ApplicantWire = components["schemas"]["Applicant"];

/** The tutors who fit best, for each course. */
export type Recommendations = components["schemas"]["TutorRecommendations"];

const applicantRead = (merchantUid: string) =>
  orNull($api.queryOptions("get", "/lessons/applicants/{merchantUid}", { params: { path: { merchantUid } } }), 20001);

const ANY_TIME = Object.fromEntries(WEEKDAYS.map((day) => [day, ["00:00-24:00"]])) as unknown as WeeklyAvailablePeriods;

/** The applicant of an order; null when the order is missing, another account's or unpaid. */
export const useApplicant = (merchantUid: string) =>
  useQuery({ ...applicantRead(merchantUid), staleTime: Number.POSITIVE_INFINITY });

/** The wishes were sent already. */
export const areSent = (error: unknown): boolean =>
  isApiError(error, "class", "INVALID_REQUEST_CREATE_APPLICANT") && error.details.reason === "COMPLETED";

const tellSent = ({ message }: ErrorCopy) => void toast(message, { tone: "info" });

/** Saves wishes serially; `complete` closes the request. */
export function useSaveWishes(merchantUid: string) {
  const client = useQueryClient();
  return $api.useMutation("patch", "/lessons/applicants/{merchantUid}", {
    scope: { id: `applicant-${merchantUid}` },
    onSuccess: (saved, { body }) => {
      if (!body.complete) return;
      client.setQueryData(applicantRead(merchantUid).queryKey, saved);
      client.removeQueries(readsOf("/v2/orders/{id}"));
    },
    // Another tab, or a press before: the page shows what was sent.
    onError: async (error) => {
      if (!areSent(error)) return;
      void reactTo(error, { APPLICANT_FORM: tellSent });
      await client.invalidateQueries(applicantRead(merchantUid));
    },
  });
}

/** What a search looks at. No painted time means that every time counts: the question is unanswered. */
function searchBody(wishes: Wishes) {
  const isUnanswered = WEEKDAYS.every((day) => wishes.weeklyAvailablePeriods[day].length === 0);
  const body = wishesBody(isUnanswered ? { ...wishes, weeklyAvailablePeriods: ANY_TIME } : wishes);
  const { recommendedTutors: _shown, selectedTutors: _picked, tutorMemo: _memo, ...searched } = body;
  return searched;
}

/** The tutors who fit these wishes best, for each course; a pick changes nothing in the list, and is not sent. */
export const useRecommendations = (merchantUid: string, wishes: Wishes, enabled: boolean) =>
  $api.useQuery(
    "post",
    "/lessons/applicants/{merchantUid}/recommendations",
    { params: { path: { merchantUid } }, body: searchBody(wishes) },
    { staleTime: 60_000, enabled },
  );

/** The number of tutors that meet the hard conditions of these wishes, for each course. */
export function candidateCountQuery(merchantUid: string, wishes: Wishes) {
  // Only these two wishes are hard conditions; a soft one needs no new count.
  const { weeklyAvailablePeriods, tutorGenders } = searchBody(wishes);
  const of = { params: { path: { merchantUid } }, body: { weeklyAvailablePeriods, tutorGenders } };
  const path = "/lessons/applicants/{merchantUid}/candidate-count";
  return $api.queryOptions("post", path, of, { staleTime: 60_000 });
}

export function useCandidateCount(merchantUid: string, wishes: Wishes) {
  return useQuery({ ...candidateCountQuery(merchantUid, wishes), placeholderData: keepPreviousData });
}
