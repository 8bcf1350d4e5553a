import type { TutorState, TutorTier } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReadPage, usePages } from "../list/use-pages";

export type DeskTutor = components["schemas"]["DeskTutor"];
export type DeskTutorDetail = components["schemas"]["DeskTutorDetail"];

export const TUTOR_SORTS = ["createdAt", "name", "activeStudents"] as const;
export type TutorSort = (typeof TUTOR_SORTS)[number];

export interface TutorFilter {
  readonly tier?: TutorTier;
  readonly state?: TutorState;
  readonly search?: string;
  readonly sort: TutorSort;
  readonly dir: "asc" | "desc";
}

const TUTORS = ["operator", "tutors"] as const;

export const readTutors =
  (filter: TutorFilter): ReadPage<DeskTutor> =>
  (cursor) =>
    dataOf(api().GET("/operator/tutors", { params: { query: { ...filter, ...cursor } } }));

/** Tutors, page by page. */
export const useTutors = (filter: TutorFilter) => usePages([...TUTORS, "list", filter], readTutors(filter));

export function useTutor(id: string) {
  return useQuery({
    queryKey: [...TUTORS, "one", id],
    queryFn: () => dataOf(api().GET("/operator/tutors/{id}", { params: { path: { id } } })),
    // Each read is audited, so nothing refetches in the background.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Gives a tutor another tier, with a reason. */
export function useTutorTier(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { tier: TutorTier; reason: string }) =>
      dataOf(api().PUT("/operator/tutors/{id}/tier", { params: { path: { id } }, body })),
    onSuccess: () => client.invalidateQueries({ queryKey: TUTORS }),
  });
}

/** Keeps new students away from a tutor, or lets them come again, with a reason. */
export function useTutorRest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { isResting: boolean; reason: string }) =>
      dataOf(api().PUT("/operator/tutors/{id}/rest", { params: { path: { id } }, body })),
    onSuccess: () => client.invalidateQueries({ queryKey: TUTORS }),
  });
}

/** Gives a tutor another phone number, with a reason. */
export function useTutorPhone(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { phoneNumber: string; reason: string }) =>
      dataOf(api().PUT("/operator/tutors/{id}/phone", { params: { path: { id } }, body })),
    onSuccess: () => client.invalidateQueries({ queryKey: TUTORS }),
  });
}

/** Gives a tutor another university and major, with a reason. */
export function useTutorUniversity(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { universityId: number; major: string; reason: string }) =>
      dataOf(api().PUT("/operator/tutors/{id}/university", { params: { path: { id } }, body })),
    onSuccess: () => client.invalidateQueries({ queryKey: TUTORS }),
  });
}
