import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { logIn, loginUrl } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/test";
import { newTutor, TEST_PASSWORD } from "@pkg/e2e/tutor";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";

const STEP_MS = 30_000;
const DESK = `${TUTOR}/operator`;

/** What the app shows in so many steps from now. Each code counts once, and one step early or late is allowed. */
function codeOf(secret: string, stepsAhead: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * STEP_MS });
}

const askedForCode = (page: Page) => page.getByRole("heading", { name: "한 번 더 확인할게요" });
const desk = (page: Page) => page.getByRole("heading", { level: 1, name: "오늘" });

async function show(page: Page, code: string): Promise<void> {
  await page.getByLabel("인증 코드").fill(code);
  await page.getByRole("button", { name: "확인하기" }).click();
}

test("staff connects an app, logs in with its code elsewhere, and without the phone by a recovery code, once", async ({
  browser,
  context,
  page,
}) => {
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR}' where id = ${staff.userId}`;
  // Local runs ask only those who have an app; production refuses everybody else like this until they have one.
  const refusal = { service: "account", errorCode: 10003, message: "m", needsFactor: true };
  await page.route("**/api/operator/desk", (route) => route.fulfill({ status: 403, json: refusal }));
  await page.goto(DESK);
  await page.getByRole("button", { name: "연결 시작하기" }).click();
  await expect(page.getByRole("img", { name: "인증 앱에 연결하는 QR 코드" })).toBeVisible();
  await expectAccessible(page, "an app is connected");
  await page.unroute("**/api/operator/desk");
  const secret = (await page.getByText(/^[A-Z2-7]{26,}$/).textContent()) ?? "";
  const first = codeOf(secret, 0);
  await page.getByLabel("인증 코드").fill(first);
  await page.getByRole("button", { name: "연결하기" }).click();
  await expect(page.getByRole("heading", { name: "복구 코드를 적어 두세요" })).toBeVisible();
  await expectAccessible(page, "recovery codes");
  const [recovery = ""] = await page.getByRole("main").getByRole("listitem").allTextContents();
  await page.getByRole("button", { name: "적어 두었어요" }).click();
  await expect(desk(page)).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  const logInAgain = async () => {
    await elsewhere.context().clearCookies();
    await elsewhere.goto(loginUrl(DESK, "tutor"));
    await logIn(elsewhere, { email: staff.email, password: TEST_PASSWORD });
    await expect(askedForCode(elsewhere)).toBeVisible();
  };
  await logInAgain();
  await expectAccessible(elsewhere, "a code is asked for");
  // The code that connected the app was used up by it.
  await show(elsewhere, first);
  await expect(elsewhere.getByText("코드가 맞지 않아요.", { exact: false })).toBeVisible();
  await show(elsewhere, codeOf(secret, 1));
  await expect(desk(elsewhere)).toBeVisible();

  await logInAgain();
  await show(elsewhere, recovery);
  await expect(desk(elsewhere)).toBeVisible();
  await logInAgain();
  await show(elsewhere, recovery);
  await expect(elsewhere.getByText("코드가 맞지 않아요.", { exact: false })).toBeVisible();
  await elsewhere.context().close();
});
