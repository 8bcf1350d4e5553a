import { signUpConsents } from "@pkg/domain";
import { Calls, type Requests } from "@pkg/e2e/calls";
import { newestCode } from "@pkg/e2e/inbox";
import { newPerson } from "@pkg/e2e/session";
import { signUpByEmail } from "@pkg/e2e/sign-up";

export const PASSWORD = "nararan-2026";

/** A user with a verified phone, signed in in this context. */
export interface Buyer {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

/**
 * Signs a student up by API calls, for tests of other screens. Verifies the phone with the
 * code from the sandbox's inbox.
 */
export async function signUpBuyer(context: Requests, origin: string): Promise<Buyer> {
  const { email, phone } = newPerson();
  const name = "이나란";
  const calls = new Calls(context.request, origin);
  await signUpByEmail(calls, { name, email, password: PASSWORD });
  const schools = await calls.send<{ content: { id: number }[] }>("get", "/schools?school=중학&schoolLevel=MIDDLE");
  await calls.sendAsUser("post", "/users", {
    locale: "ko-KR",
    userType: "STUDENT",
    isParent: false,
    name,
    birthYear: 2010,
    grade: 9,
    schoolId: schools.content[0]?.id,
    consents: signUpConsents({ type: "student" }).map(({ key }) => ({ key, agreed: true })),
  });
  await verifyPhone(calls, phone);
  return { email, name, phone };
}

/** Verifies the phone of the signed-in user. */
export async function verifyPhone(calls: Calls, phoneNumber: string): Promise<void> {
  const { id } = await calls.sendAsUser<{ id: string }>("post", "/phone-verifications", { phoneNumber });
  const code = await newestCode(phoneNumber);
  await calls.sendAsUser("post", `/phone-verifications/${id}/verify`, { code });
}
