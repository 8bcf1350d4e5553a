import type { TutorState, TutorTier } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { AUDITED } from "../audited";
import { type ReadPage, usePages } from "../list/use-pages";

export type DeskTutor = components["schemas"]["DeskTutor"];
export type DeskTutorDetail = components["schemas"]["DeskTutorDetail"];

export const TUTOR_SORTS = ["createdAt", "name", "activeStudents"] as const;
export type TutorSort = (typeof TUTOR_SORTS)[number];

export interface TutorFilter {
  readonly tier?: TutorTier;
  readonly state?: TutorState;
  readonly awaitsBasisCheck?: "true";
  readonly search?: string;
  readonly sort: TutorSort;
  readonly dir: "asc" | "desc";
}

const TUTORS = readsOf("/operator/tutors");

export const readTutors =
  (filter: TutorFilter): ReadPage<DeskTutor> =>
  (cursor) =>
    dataOf(api().GET("/operator/tutors", { params: { query: { ...filter, ...cursor } } }));

/** Tutors, page by page. */
export const useTutors = (filter: TutorFilter) => usePages("/operator/tutors", filter, readTutors(filter));

export const useTutor = (id: string) =>
  $api.useQuery("get", "/operator/tutors/{id}", { params: { path: { id } } }, AUDITED);

/** Gives a tutor another tier, with a reason. */
export const useTutorTier = () =>
  $api.useMutation("put", "/operator/tutors/{id}/tier", { onSuccess: useReadAgain(TUTORS) });

/** Keeps new students away from a tutor, or lets them come again, with a reason. */
export const useTutorRest = () =>
  $api.useMutation("put", "/operator/tutors/{id}/rest", { onSuccess: useReadAgain(TUTORS) });

/** Gives a tutor another phone number, with a reason. */
export const useTutorPhone = () =>
  $api.useMutation("put", "/operator/tutors/{id}/phone", { onSuccess: useReadAgain(TUTORS) });

/** Requests a short-lived signed URL of what proves a tutor's basis. */
export const readTutorProofLink = (id: string) =>
  dataOf(api().GET("/operator/tutors/{id}/study-proof/link", { params: { path: { id } } }));

/** Notes that a tutor's basis was compared with its proof, with a reason. */
export const useBasisCheck = () =>
  $api.useMutation("post", "/operator/tutors/{id}/basis-check", { onSettled: useReadAgain(TUTORS) });

/** Gives a tutor another university and major, with a reason. */
export const useTutorUniversity = () =>
  $api.useMutation("put", "/operator/tutors/{id}/university", { onSuccess: useReadAgain(TUTORS) });
