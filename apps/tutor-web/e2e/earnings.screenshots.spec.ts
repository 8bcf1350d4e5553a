import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { newestCode } from "@pkg/e2e/inbox";
import { settleLessons } from "@pkg/e2e/settle";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { logLessons, newAccountNumber, openAccount } from "./lib/earned";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 300_000 });

test("earnings, the account and the statement", async ({ browser, context, page }) => {
  const tutor = await newTutor(context);
  const buyerId = await newBuyer(await browser.newContext());
  const first = await teachStudent(tutor, { buyerId, name: "김하준", hours: [-170, -122, -98, -50, 30, 78] });
  const second = await teachStudent(tutor, { buyerId, name: "정유나", hours: [-75, -26, 54] });
  await logLessons([...first.lessonIds.slice(0, 2), ...second.lessonIds.slice(0, 1)]);
  await sql`update lessons set status = 'ABSENT' where id = ${first.lessonIds[2] ?? ""}`;
  await settleLessons();
  await page.goto(`${TUTOR}/earnings`);
  await page.getByText("계좌가 있어야").waitFor();
  await shoot(page, "tutor-earnings-no-account");

  const number = newAccountNumber();
  await openAccount(number, tutor.name);
  await page.goto(`${TUTOR}/earnings/account`);
  await page.getByLabel("은행").selectOption({ label: "카카오뱅크" });
  await page.getByLabel("계좌번호").fill("333");
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByText(/자리예요. 다시 확인해 주세요./).waitFor();
  await shoot(page, "tutor-account-refused");
  await page.getByLabel("계좌번호").fill(number);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByLabel("인증번호").fill(await newestCode(tutor.phone));
  await shoot(page, "tutor-account-code");
  await page.getByRole("button", { name: "등록하기" }).click();
  await page.waitForURL(`${TUTOR}/earnings`);
  await page.getByRole("region", { name: "지급 계좌" }).getByText("카카오뱅크").waitFor();
  await shoot(page, "tutor-earnings-account");
  await page.goto(`${TUTOR}/earnings/account`);
  await page.getByText("지금 계좌").waitFor();
  await shoot(page, "tutor-account");

  await page.goto(`${TUTOR}/earnings/statement`);
  await page.getByText("학생별 수업료").waitFor();
  await shoot(page, "tutor-statement");
  await page.emulateMedia({ media: "print" });
  await shoot(page, "tutor-statement-print");
});
