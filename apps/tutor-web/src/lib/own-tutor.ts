import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

/** The signed-in tutor. */
export type OwnTutor = components["schemas"]["OwnTutor"];

/** What the tutor reads of themselves. Its three forms have one version: a save makes what the other pages hold old. */
export const TUTOR_READINGS = ["tutor"] as const;
export const TUTOR_KEY = [...TUTOR_READINGS, "me"] as const;

export const readOwnTutor = () => dataOf(api().GET("/tutors/me"));

/** Reads the signed-in tutor (spec §7); an account that is no tutor's is refused with class 10004. */
export function useOwnTutor() {
  return useQuery({ queryKey: TUTOR_KEY, queryFn: readOwnTutor });
}

/** What the signed-in tutor teaches. */
export type OwnSubjects = components["schemas"]["OwnTutorSubjects"];
export const SUBJECTS_KEY = [...TUTOR_READINGS, "subjects"] as const;
export const readOwnSubjects = () => dataOf(api().GET("/tutors/me/subjects"));

export function useOwnSubjects() {
  return useQuery({ queryKey: SUBJECTS_KEY, queryFn: readOwnSubjects });
}

/** When the signed-in tutor would teach, and the weekly lessons. */
export type OwnPeriods = components["schemas"]["OwnTutorPeriods"];
export const PERIODS_KEY = [...TUTOR_READINGS, "periods"] as const;
export const readOwnPeriods = () => dataOf(api().GET("/tutors/me/periods"));

export function useOwnPeriods() {
  return useQuery({ queryKey: PERIODS_KEY, queryFn: readOwnPeriods });
}
