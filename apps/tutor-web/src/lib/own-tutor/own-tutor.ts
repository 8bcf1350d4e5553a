import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

/** The signed-in tutor. */
export type OwnTutor = components["schemas"]["OwnTutor"];

/** The signed-in tutor's record. Its three forms share one version: a save makes the other pages' data stale. */
export const TUTOR_READINGS = ["tutor"] as const;
export const TUTOR_KEY = [...TUTOR_READINGS, "me"] as const;

export const readOwnTutor = () => dataOf(api().GET("/tutors/me"));

/** Reads the signed-in tutor. @throws class 10004 when the account is no tutor */
export function useOwnTutor() {
  return useQuery({ queryKey: TUTOR_KEY, queryFn: readOwnTutor });
}

/** The signed-in tutor's subjects. */
export type OwnSubjects = components["schemas"]["OwnTutorSubjects"];
export const SUBJECTS_KEY = [...TUTOR_READINGS, "subjects"] as const;
export const readOwnSubjects = () => dataOf(api().GET("/tutors/me/subjects"));

export function useOwnSubjects() {
  return useQuery({ queryKey: SUBJECTS_KEY, queryFn: readOwnSubjects });
}

/** The signed-in tutor's availability and weekly lessons. */
export type OwnPeriods = components["schemas"]["OwnTutorPeriods"];
export const PERIODS_KEY = [...TUTOR_READINGS, "periods"] as const;
export const readOwnPeriods = () => dataOf(api().GET("/tutors/me/periods"));

export function useOwnPeriods() {
  return useQuery({ queryKey: PERIODS_KEY, queryFn: readOwnPeriods });
}
