import { type GuardianDuty, guardianDuty, safeNext } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useQuery } from "@tanstack/react-query";
import type { Me, MyStudent } from "./me";

export type Guardian = components["schemas"]["Guardian"];

export const GUARDIAN = $api.queryOptions("get", "/users/me/guardian");

/** The guardian of a student account; null without one. */
export function useGuardian(isAsked: boolean) {
  return useQuery({ ...GUARDIAN, select: ({ guardian }) => guardian, enabled: isAsked });
}

export async function readGuardian(): Promise<Guardian | null> {
  return (await dataOf(api().GET("/users/me/guardian"))).guardian;
}

/** What the law asks of the buyer's guardian in a purchase for this student. */
export function dutyOf(
  me: Pick<Me, "isParent" | "birthYear">,
  student: Pick<MyStudent, "birthYear"> | null,
): GuardianDuty {
  return guardianDuty({ ...me, learnerBirthYear: student?.birthYear ?? null }, serverNow());
}

/** Whether the guardian consents on naming: for the account's own child under 14, or for a younger sibling. */
export function isConsentAsked(me: Pick<Me, "isParent" | "birthYear" | "students">): boolean {
  return dutyOf(me, null) === "CONSENT" || me.students.some((student) => dutyOf(me, student) === "CONSENT");
}

/** The page that names a guardian, which leads back to `next`. */
export function guardianPage(next: string): string {
  return `/mypage/user/parent?${new URLSearchParams({ next })}`;
}

/** The page of our own that the guardian page leads back to; null for any other address. */
export function readReturnPath(next: string | null): string | null {
  return safeNext(next, [], "") || null;
}

/**
 * Who is asked or told of a purchase for this student, and whether it waits for them: the consent for a child under 14 does, the
 * notice of an older minor's payment does not. Asked of the server only for whoever has such a guardian.
 */
export function useGuardianGate(me: Me | undefined, student: MyStudent | null) {
  const duty: GuardianDuty = me?.registered === true ? dutyOf(me, student) : "NONE";
  const query = useGuardian(duty !== "NONE");
  return {
    duty,
    guardian: duty === "NONE" ? null : (query.data ?? null),
    isMissing: duty === "CONSENT" && query.data === null,
    isLoading: duty !== "NONE" && query.data === undefined,
    query,
  };
}
