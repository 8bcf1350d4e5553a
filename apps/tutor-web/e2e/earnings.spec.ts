import { readFile } from "node:fs/promises";
import { toKstDate, toKstMonth } from "@pkg/domain";
import { expectAccessible } from "@pkg/e2e/axe";
import { TUTOR } from "@pkg/e2e/env";
import { newestCode } from "@pkg/e2e/inbox";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { logLessons, newAccountNumber, openAccount } from "./lib/earned";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 180_000 });

test("a tutor registers an account, sees what is earned, expected and withheld, and prints and saves the month", async ({
  browser,
  context,
  page,
}) => {
  const tutor = await newTutor(context);
  const buyerId = await newBuyer(await browser.newContext());
  const { lessonIds, matchId } = await teachStudent(tutor, { buyerId, name: "김하준", hours: [-3, -1.5] });
  await logLessons(lessonIds.slice(0, 1));
  const month = toKstMonth(new Date(Date.now() - 3 * 3_600_000));

  await page.goto(`${TUTOR}/earnings?month=${month}`);
  const sum = page.getByRole("region", { name: "이 달의 합계" });
  await expect(sum.getByText("수업료 (수업 1회)")).toBeVisible();
  await expect(sum.getByText("−600원")).toBeVisible();
  await expect(sum.getByText("−60원")).toBeVisible();
  await expect(page.getByText(/기록이 없는 수업 1회, 20,300원이 빠져 있어요/)).toBeVisible();
  await expect(page.getByRole("link", { name: "기록 쓰기" })).toHaveAttribute("href", `/myclass/${matchId}?log=due`);
  await expectAccessible(page, "earnings with a missing log");

  await page.getByRole("link", { name: "계좌 등록하기" }).click();
  const number = newAccountNumber();
  await openAccount(number, "홍길동");
  await page.getByLabel("은행").selectOption({ label: "카카오뱅크" });
  await page.getByLabel("계좌번호").fill(number);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("인증번호").fill(await newestCode(tutor.phone));
  await page.getByRole("button", { name: "등록하기" }).click();
  await expect(page.getByText("예금주가 선생님 이름(한서윤)과 같아야 해요. 본인 계좌를 적어 주세요.")).toBeVisible();
  await expectAccessible(page, "an account that is somebody else's");
  await openAccount(number, tutor.name);
  await page.getByRole("button", { name: "등록하기" }).click();
  await page.waitForURL(`${TUTOR}/earnings`);
  await expect(page.getByRole("region", { name: "지급 계좌" }).getByText(`(끝 ${number.slice(-4)})`)).toBeVisible();

  await page.goto(`${TUTOR}/earnings/statement?month=${month}`);
  await expect(page.getByText(/^김하준 학생 · 수학 [^·]+ · 1회$/)).toBeVisible();
  await expect(page.getByText("19,640원")).toBeVisible();
  await expectAccessible(page, "the statement");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /CSV/ }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain(`${toKstDate(new Date(Date.now() - 3 * 3_600_000))},`);
  expect(text).toContain("소득세(3%),,,,,,-600");
  const sheet = await page.pdf({ format: "A4" });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});
