import { expect, type Page, test } from "@playwright/test";
import axe from "axe-core";

/** Selector of open overlays. */
const OPEN = "[data-overlay]";
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
}

async function expectNoViolations(page: Page, part = "html"): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ part, values }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    { part, values: TAGS },
  );
  expect(violations).toEqual([]);
}

for (const width of [390, 1280]) {
  test(`axe finds no violation at ${width}, overlays included`, async ({ page }) => {
    await open(page, width);
    await expectNoViolations(page);

    await page.getByRole("button", { name: "메뉴", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "메뉴" })).toBeVisible();
    await expectNoViolations(page, OPEN);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "대화 상자" }).click();
    await expect(page.getByRole("alertdialog").getByRole("button", { name: "닫기" })).toBeFocused();
    await expectNoViolations(page, OPEN);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "대화 상자" })).toBeFocused();

    await page.getByRole("button", { name: "아래 창" }).click();
    await expect(page.getByRole("dialog", { name: "수강생 이용약관" })).toBeVisible();
    await expectNoViolations(page, OPEN);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: /^할부/ }).click();
    await expect(page.getByRole("option", { name: /3개월/ })).toBeFocused();
    await expectNoViolations(page, OPEN);
  });
}

for (const width of [320, 360]) {
  test(`nothing is cut off at ${width}`, async ({ page }) => {
    await open(page, width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test("controls are 44 px, or 24 px inside a line of text", async ({ page }) => {
  await open(page, 390);
  const small = await page
    .locator("main")
    .locator("button, a, [role=switch], label:has(input)")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => ({ text: element.textContent ?? "", height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height < 43.5)
        .map(({ text, height }) => `${text} ${height}`),
    );
  // Switches are 32 px high; a transparent border extends them to 44 px.
  expect(small.filter((line) => line !== " 32")).toEqual([]);
});

test("dragging paints, an undo takes it back, and a second drag wipes", async ({ page }) => {
  await open(page, 1280);
  const grid = page.getByRole("grid", { name: "만날 수 있는 시간" });
  await grid.scrollIntoViewIfNeeded();
  const from = grid.getByRole("gridcell", { name: "월요일 16시, 비어 있음" });
  const to = grid.getByRole("gridcell", { name: "화요일 17시 30분, 비어 있음" });
  await from.hover();
  await page.mouse.down();
  await to.hover({ force: true });
  await page.mouse.up();
  await expect(grid.getByRole("gridcell", { name: "월요일 17시 30분, 가능" })).toHaveAttribute("aria-selected", "true");
  await expect(grid.getByRole("gridcell", { name: "화요일 16시, 가능" })).toBeVisible();
  await page.getByRole("button", { name: "되돌리기" }).first().click();
  await expect(from).toHaveAttribute("aria-selected", "false");

  await grid.getByRole("gridcell", { name: "목요일 18시 30분, 가능" }).hover();
  await page.mouse.down();
  await grid.getByRole("gridcell", { name: "목요일 20시 30분, 가능" }).hover({ force: true });
  await page.mouse.up();
  await expect(grid.getByRole("gridcell", { name: "목요일 19시, 비어 있음" })).toBeVisible();
});

test("forced colours mark the chosen options", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const chosen = page.getByRole("button", { name: "꼼꼼한" }).first();
  await expect(chosen).toHaveCSS("outline-style", "solid");
  await page.screenshot({ path: "shots/forced-colours-390.png", fullPage: true });
});

test("a toast appears above the sticky bar, and its action works", async ({ page }) => {
  await open(page, 390);
  await page.getByRole("button", { name: "알림", exact: true }).last().click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toBeVisible();
  const bar = await page.locator("[data-sticky-bar]").boundingBox();
  await expect.poll(async () => (await toast.boundingBox())?.y ?? 0).toBeLessThan((bar?.y ?? 0) - 50);
  await toast.getByRole("button", { name: "되돌리기" }).click();
  await expect(toast).toHaveCount(0);
});
