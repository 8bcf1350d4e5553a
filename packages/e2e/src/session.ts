import { randomInt } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { Calls } from "./calls";
import { ACCOUNT } from "./env";

interface Login {
  readonly email: string;
  readonly password: string;
}

/** A person of the demo data. */
export function demo(name: "parent" | "student" | "tutor" | "applicant" | "operator"): Login {
  return { email: `${name}@naran.test`, password: "naran-demo-2026" };
}

/** An unused e-mail address and phone. */
export function newPerson(): { email: string; phone: string } {
  const id = `${Date.now()}${randomInt(1e6)}`;
  return { email: `e2e-${id}@naran.test`, phone: `010${String(randomInt(1e8)).padStart(8, "0")}` };
}

/** URL of the log-in page with its return address. */
export function loginUrl(next: string, source?: "tutor"): string {
  return `${ACCOUNT}/login?${source ? `source=${source}&` : ""}next=${encodeURIComponent(next)}`;
}

/** Logs a person in by the API, for tests of other pages than the log-in: the sites share the session. */
export async function signIn(context: BrowserContext, login: Login): Promise<void> {
  await new Calls(context.request, ACCOUNT).send("post", "/auth/sign-in/email", login);
}

/** Fills and submits the log-in page. */
export async function logIn(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel("이메일").fill(email);
  await page.getByLabel("비밀번호", { exact: true }).fill(password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
}
