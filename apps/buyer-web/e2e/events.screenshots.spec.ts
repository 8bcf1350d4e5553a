import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";

test("events that run and that are over, one of each, and taking part", async ({ page }) => {
  await page.goto("/events");
  await page.getByRole("link", { name: /우리 아이 옆자리 찾기/ }).waitFor();
  await shoot(page, "events");
  await page.goto("/events?tab=closed");
  await page.getByRole("link", { name: /선생님께 쓰는/ }).waitFor();
  await shoot(page, "events-closed");
  await page.goto("/events/thank-you-letter");
  await page.getByRole("heading", { name: "끝난 이벤트예요" }).waitFor();
  await shoot(page, "event-closed");
  await page.goto("/events/find-your-tutor");
  const join = page.getByRole("button", { name: "참여하기" });
  await join.waitFor();
  await shoot(page, "event");
  await page.getByRole("radio", { name: "중2" }).check();
  await page.getByRole("button", { name: "수학" }).click();
  await page.getByRole("textbox", { name: "휴대폰 번호" }).fill(`0109${String(Date.now()).slice(-7)}`);
  await page.getByRole("checkbox", { name: /개인정보/ }).check();
  await join.click();
  await page.getByRole("heading", { name: "참여했어요" }).waitFor();
  await shoot(page, "event-joined");
});
