import { Calls } from "@pkg/e2e/calls";
import { ACCOUNT } from "@pkg/e2e/env";
import { newPerson } from "@pkg/e2e/session";
import { signUpByEmail } from "@pkg/e2e/sign-up";
import type { Page } from "@playwright/test";

/** A registered student that no other test changes, made by the API; the browser stays logged out. */
export async function makeAccount(page: Page): Promise<{ email: string; password: string }> {
  const { email } = newPerson();
  const password = "first password";
  const calls = new Calls(page.request, ACCOUNT);
  await signUpByEmail(calls, { name: "새사람", email, password });
  const consents = ["STUDENT_TERMS", "PRIVACY_AND_MONITORING"].map((key) => ({ key, agreed: true }));
  const person = { locale: "ko-KR", userType: "STUDENT", isParent: false, name: "새사람", birthYear: 1990, grade: 15 };
  await calls.sendAsUser("post", "/users", { ...person, consents });
  await calls.send("post", "/auth/sign-out", {});
  await page.context().clearCookies();
  return { email, password };
}
