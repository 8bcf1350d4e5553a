import { signUpConsents } from "@pkg/domain";
import { Calls } from "@pkg/e2e/calls";
import { TUTOR } from "@pkg/e2e/env";
import { newestLink } from "@pkg/e2e/inbox";
import { newPerson } from "@pkg/e2e/session";
import { signUpByEmail } from "@pkg/e2e/sign-up";
import { expect, goAs, record, sendApplication, writeApplication } from "@pkg/e2e/tutor-application";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { PASSWORD, verifyPhone } from "./buyer";

const noLook = async () => undefined;

/** Counts page loads from now on; a change without one came by a live update. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
}

/** Signs an adult up who wants to teach. @returns the phone, which is verified */
export async function signUpApplicant(context: BrowserContext): Promise<string> {
  const { email, phone } = newPerson();
  const name = "이나란";
  const calls = new Calls(context.request, TUTOR);
  await signUpByEmail(calls, { name, email, password: PASSWORD });
  await calls.sendAsUser("post", "/users", {
    locale: "ko-KR",
    userType: "TUTOR",
    isParent: false,
    name,
    birthYear: 2001,
    consents: signUpConsents({ type: "tutor" }).map(({ key }) => ({ key, agreed: true })),
  });
  await verifyPhone(calls, phone);
  return phone;
}

/** Applies in the browser, with a voice from its microphone. @returns the application's id */
export async function applyAsTutor(page: Page): Promise<string> {
  await page.goto(`${TUTOR}/applicants`);
  await page.waitForURL(/\/applicants\/[\w-]{36}/);
  await writeApplication(page, noLook);
  await page.getByRole("link", { name: "녹음하러 가기" }).click();
  await record(page, 6, noLook);
  await page.getByRole("button", { name: "이 녹음 올리기" }).click();
  await page.waitForURL(/step=5/);
  await sendApplication(page);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

export async function acceptApplicant(browser: Browser, id: string): Promise<void> {
  const staff = await (await browser.newContext()).newPage();
  await goAs(staff, "operator", `/operator/applicants/${id}`);
  await staff.getByRole("button", { name: "조회 결과 남기기" }).click();
  await staff.getByLabel("결과를 확인한 방법").fill("경찰 회신을 확인했어요");
  await staff.getByRole("button", { name: "이상 없음으로 남기기" }).click();
  await staff.getByRole("button", { name: "합격", exact: true }).click();
  await staff.getByLabel("합격으로 정하는 이유").fill("설명이 차분하고 또렷해요");
  await staff.getByRole("button", { name: "합격 알리기" }).click();
  await expect(staff.getByRole("heading", { name: /이나란\s*합격/ })).toBeVisible();
  await staff.context().close();
}

/** Adds the course's subject and paints the morning of a day. */
export async function getReady(page: Page, day: string): Promise<void> {
  const save = async () => {
    await page.getByRole("button", { name: "저장하기" }).click();
    await expect(page.getByText("저장했어요").first()).toBeVisible();
  };
  await page.goto(`${TUTOR}/subjects`);
  await page.getByRole("group", { name: "수학", exact: true }).getByRole("button", { name: "중2-2" }).click();
  await save();
  await page.goto(`${TUTOR}/`);
  await page.getByRole("link", { name: "시간 칠하기" }).click();
  for (const time of ["9시", "9시 30분", "10시", "10시 30분", "11시", "11시 30분"]) {
    await page.getByRole("gridcell", { name: `${day} ${time}, 비어 있음`, exact: true }).click();
  }
  await save();
}

/** Opens the link of the newest proposal on a signed-out phone and accepts. */
export async function acceptOnPhone(browser: Browser, phoneNumber: string): Promise<void> {
  const handset = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await handset.newPage();
  await page.goto(await newestLink(phoneNumber, "/pairings/"));
  await page.getByRole("textbox", { name: "휴대폰 번호" }).fill(phoneNumber);
  await page.getByRole("button", { name: "제안 보기" }).tap();
  await expect(page.getByRole("heading", { name: "이 학생을 맡아 주실래요?" })).toBeVisible();
  await page.getByRole("button", { name: "수락하기" }).tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "수락" }).tap();
  await expect(page.getByRole("heading", { name: "수업을 맡았어요" })).toBeVisible();
  await handset.close();
}
