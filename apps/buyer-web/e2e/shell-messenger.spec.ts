import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";

const button = (page: Page) => page.getByRole("button", { name: "문의하기" });

test("the messenger shows on its routes only, utm parameters are kept, and help can be used by keyboard and reader", async ({
  page,
  context,
  baseURL,
}) => {
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

test("on a phone the button covers no text, wherever the page stands", async ({ page }) => {
  await page.goto("/price");
  await button(page).waitFor();
  for (const top of [0, 300, 700]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => page.evaluate(coveredText), { message: `scrolled to ${top}` }).toBe("");
  }
});

/** The first text of the page that lies under the messenger button; empty without one. Runs in the page. */
function coveredText(): string {
  const box = document.querySelector('[aria-label="문의하기"]')?.getBoundingClientRect();
  const main = document.querySelector("main");
  if (!box || !main) return "nothing is shown yet";
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const meets = line.left < box.right && box.left < line.right && line.top < box.bottom && box.top < line.bottom;
      if (meets && line.width > 1 && text.textContent?.trim()) return text.textContent;
    }
  }
  return "";
}
