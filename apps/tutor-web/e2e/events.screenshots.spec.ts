import { TUTOR } from "@pkg/e2e/env";
import { demo, signIn } from "@pkg/e2e/session";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";

test("staff's events and one of them", async ({ context, page }) => {
  await signIn(context, demo("operator"));
  await page.goto(`${TUTOR}/operator/events`);
  await page.getByRole("link", { name: /우리 아이 옆자리 찾기/ }).waitFor();
  await shoot(page, "operator-events");
  await page.goto(`${TUTOR}/operator/events/find-your-tutor`);
  await page.getByRole("button", { name: "참여자 모두 CSV 받기" }).waitFor();
  await shoot(page, "operator-event");
});
