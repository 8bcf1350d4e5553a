import { randomInt } from "node:crypto";
import { signUpConsents } from "@pkg/domain";
import type { BrowserContext } from "@playwright/test";
import { newestCode } from "./stack";

export const PASSWORD = "nararan-2026";

/** Somebody who has signed up and verified a phone, signed in in this context. */
export interface Buyer {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

/** Figures that no other test uses. */
export function freshPerson(): { email: string; phone: string } {
  const id = `${Date.now()}${randomInt(1e6)}`;
  return { email: `e2e-${id}@naran.test`, phone: `010${String(randomInt(1e8)).padStart(8, "0")}` };
}

/**
 * Signs a student up through the product's own calls, for tests that are about something else. The phone is verified with the
 * code from the sandbox's inbox.
 */
export async function signUpBuyer(context: BrowserContext, origin: string): Promise<Buyer> {
  const { email, phone } = freshPerson();
  const name = "이나란";
  const headers = { origin };
  const call = async (method: "post", path: string, data: unknown, extra: Record<string, string> = {}) => {
    const response = await context.request[method](`${origin}/api${path}`, { data, headers: { ...headers, ...extra } });
    if (!response.ok()) throw new Error(`${path} answers ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  await call("post", "/auth/sign-up/email", { name, email, password: PASSWORD });
  const { accessToken } = await call("post", "/access-token", {});
  const token = { authorization: `Bearer ${accessToken}` };
  const schools = await context.request.get(`${origin}/api/schools?school=중학&schoolLevel=MIDDLE`);
  const [school] = (await schools.json()).content;
  await call(
    "post",
    "/users",
    {
      locale: "ko-KR",
      userType: "STUDENT",
      isParent: false,
      name,
      birthYear: 2010,
      grade: 9,
      schoolId: school?.id,
      consents: signUpConsents({ type: "student" }).map(({ key }) => ({ key, agreed: true })),
    },
    token,
  );
  const { id } = await call("post", "/phone-verifications", { phoneNumber: phone }, token);
  await call("post", `/phone-verifications/${id}/verify`, { code: await newestCode(phone) }, token);
  return { email, name, phone };
}
