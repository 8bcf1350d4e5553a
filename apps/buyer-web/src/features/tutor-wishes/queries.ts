import { pickWishes, SEARCH_WISHES, WEEKDAYS, type WeeklyAvailablePeriods } from "@pkg/domain";
import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ORDER_KEY } from "@/lib/orders/order-key";
import { applicantError } from "@/lib/wishes/create-applicant";
import type { Wishes } from "./wishes";
import { wishesBody } from "./wishes-body";

/** A lesson request with what was bought. */
export type ApplicantWire = components["schemas"]["Applicant"];

/** The tutors who fit best, for each course. */
export type Recommendations = components["schemas"]["TutorRecommendations"];

const applicantKey = (merchantUid: string) => ["applicant", merchantUid] as const;

function readApplicant(merchantUid: string): Promise<ApplicantWire | null> {
  return orNull(dataOf(api().GET("/lessons/applicants/{merchantUid}", { params: { path: { merchantUid } } })));
}

const ANY_TIME = Object.fromEntries(WEEKDAYS.map((day) => [day, ["00:00-24:00"]])) as unknown as WeeklyAvailablePeriods;

/** The applicant of an order; null when the order is missing, another account's or unpaid. */
export function useApplicant(merchantUid: string) {
  return useQuery({
    queryKey: applicantKey(merchantUid),
    queryFn: () => readApplicant(merchantUid),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves wishes serially; `complete` closes the request, and its failure is that of the applicant. */
export function useSaveWishes(merchantUid: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `applicant-${merchantUid}` },
    mutationFn: async ({ wishes, complete = false }: { wishes: Wishes; complete?: boolean }) => {
      const body = { ...wishesBody(wishes), ...(complete ? { complete: true } : {}) };
      try {
        const params = { path: { merchantUid } };
        return await dataOf(api().PATCH("/lessons/applicants/{merchantUid}", { params, body }));
      } catch (error) {
        throw complete ? applicantError(error) : error;
      }
    },
    onSuccess: (saved, { complete }) => {
      if (!complete) return;
      client.setQueryData(applicantKey(merchantUid), saved);
      client.removeQueries({ queryKey: ORDER_KEY });
    },
  });
}

/** No painted time means that every time counts: the question is unanswered. */
function answeredBody(wishes: Wishes) {
  const isUnanswered = WEEKDAYS.every((day) => wishes.weeklyAvailablePeriods[day].length === 0);
  return wishesBody(isUnanswered ? { ...wishes, weeklyAvailablePeriods: ANY_TIME } : wishes);
}

async function countCandidates(merchantUid: string, wishes: Wishes) {
  const params = { path: { merchantUid } };
  const body = answeredBody(wishes);
  return dataOf(api().POST("/lessons/applicants/{merchantUid}/candidate-count", { params, body }));
}

async function recommend(merchantUid: string, wishes: Wishes): Promise<Recommendations> {
  const params = { path: { merchantUid } };
  const body = answeredBody(wishes);
  return dataOf(api().POST("/lessons/applicants/{merchantUid}/recommendations", { params, body }));
}

/** The tutors who fit these wishes best, for each course; a pick changes nothing in the list. */
export function useRecommendations(merchantUid: string, wishes: Wishes, enabled: boolean) {
  return useQuery({
    queryKey: ["recommended-tutors", merchantUid, pickWishes(wishes, SEARCH_WISHES)] as const,
    queryFn: () => recommend(merchantUid, wishes),
    staleTime: 60_000,
    enabled,
  });
}

/** The number of tutors that meet the hard conditions of these wishes, for each course. */
export function candidateCountQuery(merchantUid: string, wishes: Wishes) {
  const { weeklyAvailablePeriods, tutorGenders } = wishes;
  return {
    // Only these two wishes are hard conditions; a soft one needs no new count.
    queryKey: ["candidate-count", merchantUid, weeklyAvailablePeriods, tutorGenders] as const,
    queryFn: () => countCandidates(merchantUid, wishes),
    staleTime: 60_000,
  };
}

export function useCandidateCount(merchantUid: string, wishes: Wishes) {
  return useQuery({ ...candidateCountQuery(merchantUid, wishes), placeholderData: keepPreviousData });
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error, "class", 20001)) return null;
    throw error;
  }
}
