import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";

test("help and the update screen", async ({ page }) => {
  await page.goto("/price");
  await page.getByRole("button", { name: "문의하기" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "무엇을 도와드릴까요?" });
  await sheet.getByText("태블릿을 따로 사야 하나요?").click();
  await shoot(page, "help");
  await page.goto("/update/android");
  await shoot(page, "update-android");
});
