import { addWorkingDays, formatKoreanDate } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

/** An application to become a tutor. */
export type TutorApplicant = components["schemas"]["TutorApplicant"];

export const applicantKey = (id: string) => ["tutor-applicant", id] as const;

/** Reads the account's own application; another account's id answers 404. */
export function useTutorApplicant(id: string) {
  return useQuery({
    queryKey: applicantKey(id),
    queryFn: () => dataOf(api().GET("/tutor-applicants/{id}", { params: { path: { id } } })),
  });
}

/** The account's application that was begun last, or null. */
export const readOwnApplicant = async () => (await dataOf(api().GET("/tutor-applicants/mine"))).applicant;

/** Working days within which staff answers. */
const ANSWER_DAYS = 3;

/** The day by which staff answers a sent application, as "11월 26일(목)". */
export function answerDay({ registeredAt, updatedAt }: Pick<TutorApplicant, "registeredAt" | "updatedAt">): string {
  return formatKoreanDate(addWorkingDays(new Date(registeredAt ?? updatedAt), ANSWER_DAYS));
}
