import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { ChoosingScreen } from "./lib/choosing";

test("screens before logging in", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("/");
  await page.getByText("먼저 앉아 본 이야기").filter({ visible: true }).waitFor();
  await shoot(page, "home");
  await page.goto("/price");
  await page.getByText("계산서").filter({ visible: true }).waitFor();
  await shoot(page, "price");

  const screen = new ChoosingScreen(page);
  await screen.open();
  await shoot(page, "simple-enroll-subject");
  await screen.choose("영어", /^중2 내신/);
  await page.getByRole("radio", { name: "주 1회" }).check();
  await shoot(page, "simple-enroll-lesson");
  await screen.card(/^3개월/).check();
  await screen.button("과목 더 담기").click();
  await screen.button("수학").click();
  await shoot(page, "simple-enroll-detail");
  await page.getByRole("button", { name: /^중2-2/ }).click();
  await page.getByRole("radio", { name: "주 2회" }).check();
  await screen.card(/^3개월/).click();
  await screen.dialog.waitFor();
  await shoot(page, "simple-enroll-asks");
  await screen.button("함께 담기").click();
  await screen.bar.getByText("외 1개").waitFor();
  await shoot(page, "simple-enroll");
});
