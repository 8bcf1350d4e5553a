import { formatKoreanDate } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useQuery } from "@tanstack/react-query";

/** The signed-in tutor. */
export type OwnTutor = components["schemas"]["OwnTutor"];

/** When staff sent the proof of a tutor back, and why. */
export const returnedText = ({ at, reason }: NonNullable<OwnTutor["proofReturned"]>): string =>
  `${formatKoreanDate(new Date(at), { now: serverNow() })}에 서류를 돌려보냈어요. 이유: ${reason}`;

/** The signed-in tutor's record. Its three forms share one version: a save makes the other pages' data stale. */
export const TUTOR_READINGS = readsOf("/tutors/me", "/tutors/{id}");
export const TUTOR = $api.queryOptions("get", "/tutors/me");

export const readOwnTutor = () => dataOf(api().GET("/tutors/me"));

/** Reads the signed-in tutor. @throws class 10004 when the account is no tutor */
export const useOwnTutor = () => useQuery(TUTOR);

/** The signed-in tutor's subjects. */
export type OwnSubjects = components["schemas"]["OwnTutorSubjects"];
export const SUBJECTS = $api.queryOptions("get", "/tutors/me/subjects");
export const readOwnSubjects = () => dataOf(api().GET("/tutors/me/subjects"));

export const useOwnSubjects = () => useQuery(SUBJECTS);

/** The signed-in tutor's availability and weekly lessons. */
export type OwnPeriods = components["schemas"]["OwnTutorPeriods"];
export const PERIODS = $api.queryOptions("get", "/tutors/me/periods");
export const readOwnPeriods = () => dataOf(api().GET("/tutors/me/periods"));

export const useOwnPeriods = () => useQuery(PERIODS);
