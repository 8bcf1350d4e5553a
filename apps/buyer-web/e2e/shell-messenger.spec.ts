import { expectAccessible } from "@pkg/e2e/axe";
import { expect, type Page, test } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";

const button = (page: Page) => page.getByRole("button", { name: "문의하기" });

test("the messenger shows on its routes only; utm parameters are kept", async ({ page, context, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  for (const [path, offset] of [
    ["/price", 125],
    ["/myclass", 18],
  ] as const) {
    await page.goto(path);
    await button(page).waitFor();
    const box = await button(page).boundingBox();
    expect(844 - (box?.y ?? 0) - (box?.height ?? 0), path).toBe(offset);
  }
  for (const path of ["/", "/simple-enroll", "/mypage"]) {
    await page.goto(`${path}?utm_source=${encodeURIComponent(path)}`);
    // The deferred part that stores the utm parameters also renders the messenger.
    await page.waitForFunction((source) => sessionStorage.getItem("naran.utm")?.includes(`"${source}"`), path);
    await expect(button(page)).toHaveCount(0);
  }
});

test("help opens and closes with the keyboard, and can be used with a reader", async ({ page }) => {
  await page.goto("/price");
  await button(page).focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "무엇을 도와드릴까요?" });
  await sheet.getByText("태블릿을 따로 사야 하나요?").click();
  await expect(sheet.getByText(/12개월은 새 태블릿을 무료로/)).toBeVisible();
  await expect(sheet.getByRole("link", { name: /전화하기/ })).toHaveAttribute("href", /^tel:/);
  await expectAccessible(page, "help");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});
