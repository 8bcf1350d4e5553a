import { TUTOR } from "@pkg/e2e/env";
import { newestCode, newestLink } from "@pkg/e2e/inbox";
import { demo, signIn } from "@pkg/e2e/session";
import type { Browser, Page } from "@playwright/test";

/** Asks for a free call without a log-in. */
export async function askForCall(page: Page, phone: string): Promise<void> {
  await page.goto("/tutoring/consult");
  await page.getByRole("radio", { name: "중학교", exact: true }).click();
  await page.getByRole("radio", { name: "2학년", exact: true }).click();
  await page.getByRole("button", { name: "내신 성적을 올리고 싶어요" }).click();
  await page.getByRole("textbox", { name: "전화받는 분 이름" }).fill("김민지 어머니");
  await page.getByRole("textbox", { name: "전화받을 휴대폰 번호" }).fill(phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByRole("textbox", { name: "인증번호" }).fill(await newestCode(phone));
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "무료 상담 신청" }).click();
  await page.getByRole("heading", { name: /어떤 선생님이/ }).waitFor();
}

/** The page of a consultation at staff's desk, the newest one of the phone. */
export async function openAtDesk(browser: Browser, phone: string): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, demo("operator"));
  const desk = await context.newPage();
  await desk.goto(`${TUTOR}/operator/consultations?sort=createdAt&dir=desc`);
  const shown = phone.replace(/^(\d{3})(\d{4})(\d{4})$/, "$1-$2-$3");
  await desk
    .getByRole("link", { name: new RegExp(`끝자리 ${phone.slice(-4)}`) })
    .first()
    .click();
  await desk.getByRole("heading", { level: 1, name: new RegExp(shown) }).waitFor();
  return desk;
}

/** Notes what was said on the phone. */
export async function noteCall(desk: Page, note: string): Promise<void> {
  await desk.getByRole("radio", { name: "제안을 받고 싶어 해요", exact: true }).click();
  await desk.getByRole("textbox", { name: "이야기한 내용" }).fill(note);
  await desk.getByRole("button", { name: "기록하기" }).click();
  await desk.getByRole("heading", { name: "전화한 기록" }).waitFor();
}

/** Maths twice and English once a week for three months, together. */
export async function fillOffer(desk: Page): Promise<void> {
  const course = (number: number) => desk.getByRole("group", { name: `수업 ${number}` });
  await course(1).getByLabel("과목", { exact: true }).selectOption({ label: "수학" });
  await course(1).getByLabel("세부 과목").selectOption({ label: "중2-2" });
  await course(1).getByLabel("수업", { exact: true }).selectOption("1122200");
  await desk.getByRole("button", { name: "수업 추가" }).click();
  await course(2).getByLabel("과목", { exact: true }).selectOption({ label: "영어" });
  await course(2).getByLabel("세부 과목").selectOption({ label: "중2 내신" });
  await course(2).getByLabel("수업", { exact: true }).selectOption("1121201");
  await desk.getByRole("textbox", { name: "선생님에게 전할 말" }).fill("도형부터 천천히 부탁드려요.");
}

/** Sends the offer. @returns the link of its message */
export async function sendOffer(desk: Page, phone: string): Promise<string> {
  await desk.getByRole("button", { name: "제안 문자 보내기" }).click();
  await desk.getByRole("heading", { name: "보낸 제안" }).waitFor();
  return newestLink(phone, "consult/complete");
}
