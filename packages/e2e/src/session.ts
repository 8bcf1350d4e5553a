import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
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

/** Fills and submits the log-in page. */
export async function logIn(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel("이메일").fill(email);
  await page.getByLabel("비밀번호", { exact: true }).fill(password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
}
