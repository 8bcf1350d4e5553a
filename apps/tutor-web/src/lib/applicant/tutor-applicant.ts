import { applicantAnswerDay, formatKoreanDate, formatPhone, toKstDate, withParticle } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useQuery } from "@tanstack/react-query";

/** An application to become a tutor. */
export type TutorApplicant = components["schemas"]["TutorApplicant"];

export const applicantRead = (id: string) =>
  $api.queryOptions("get", "/tutor-applicants/{id}", { params: { path: { id } } });

/** Reads the account's own application; another account's id answers 404. */
export const useTutorApplicant = (id: string) => useQuery(applicantRead(id));

/** The account's application that was begun last, or null. */
export const readOwnApplicant = async () => (await dataOf(api().GET("/tutor-applicants/mine"))).applicant;

/** What staff does with a sent application. */
const CHECKED = "서류와 녹음을 보고 범죄 전력을 조회하고 있어요.";

/** What happens to a sent application, by when staff answers, and where; a day that has passed is not promised again. */
export function answerPromise({ registeredAt, updatedAt, phoneNumber }: TutorApplicant, now: Date): string {
  const day = applicantAnswerDay(new Date(registeredAt ?? updatedAt));
  const where = phoneNumber ? `${withParticle(formatPhone(phoneNumber), "으로", "로")} ` : "";
  return toKstDate(now) <= day
    ? `${CHECKED} ${formatKoreanDate(day)}까지 ${where}결과 문자를 보내 드려요.`
    : `${CHECKED} 답이 늦어서 죄송해요. 결과가 나오면 바로 ${where}문자를 보내 드려요.`;
}
