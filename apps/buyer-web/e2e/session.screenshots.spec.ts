import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { moveToSessionEnd, openSignedIn, sessionsEndIn } from "./lib/session";

test("the end of a session", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await openSignedIn(page, "/mypage");
  await page.getByText("아직 수업이 없어요").filter({ visible: true }).waitFor();
  await moveToSessionEnd(page, email, 110);
  await page.getByRole("button", { name: "계속 이용할게요" }).waitFor();
  await shoot(page, "session-ending");
  await context.setOffline(true);
  await page.getByRole("button", { name: "계속 이용할게요" }).click();
  await page.getByText("연장하지 못했어요").waitFor();
  await shoot(page, "session-ending-refused");
  await context.setOffline(false);
  await sessionsEndIn(email, -1);
  await page.clock.fastForward("02:00");
  await page.getByRole("button", { name: "다시 로그인" }).waitFor();
  await shoot(page, "session-ended");
});

test("without a connection", async ({ context, page, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  await take(page, "/price", "offline-price");
  await context.setOffline(false);
  await take(page, "/mypage/user/name", "offline-form");
  await page.getByRole("textbox", { name: "이름" }).fill("새이름");
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByRole("alertdialog").waitFor();
  await shoot(page, "offline-form-sent");
});

async function take(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByText("인터넷이 끊겼어요").waitFor();
  await shoot(page, name);
}
