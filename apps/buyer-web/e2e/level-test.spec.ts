import { expectAccessible } from "@pkg/e2e/axe";
import { BUYER, EXAM } from "@pkg/e2e/env";
import { tabTo } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import { widthOf } from "@pkg/e2e/widths";
import type { Page } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { ChoosingScreen } from "./lib/choosing";
import { answered, startLevelTest } from "./lib/level-test";
import { builtScripts, found, keyOf, recordAnswers } from "./lib/level-test-key";

test.describe.configure({ timeout: 240_000 });

test("a test at 400 % zoom by keyboard, from its start to the next step, gives its key only with the result", async ({
  context,
  page,
  baseURL,
}) => {
  await signUpBuyer(context, baseURL ?? "");
  const sent = await recordAnswers(context);
  const id = await startLevelTest(page);
  await expectAccessible(page, "board", [320, 390, 1280]);
  await expectRoomForLargeLetters(page);

  // A quarter of a desktop's width and height.
  await page.setViewportSize({ width: 320, height: 256 });
  await expectAllReachable(page);
  const question = page.getByRole("heading", { level: 1 });
  for (let number = 1; number <= 15; number += 1) {
    await expect(question).toHaveText(new RegExp(`^문제 ${number} `));
    await expectNothingCut(page, 320);
    await page.keyboard.press("2");
    await expect(page.getByRole("radio").nth(1)).toBeChecked();
    if (number < 15) await page.keyboard.press("ArrowRight");
  }
  await expect.poll(() => answered(id)).toBe(15);
  await tabTo(page, page.getByRole("button", { name: "시험 마치기" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "시험을 마칠까요?" });
  await expect(dialog).toContainText("모든 문제에 답했어요");

  const key = await keyOf(id);
  expect(key.length, "of 15 explanations and 60 reasons").toBeGreaterThan(55);
  expect(found(key, sent())).toEqual([]);
  // All of the page is there: its item, and a word of its scripts.
  expect(sent()).toContain(id);
  expect(sent()).toContain("나중에 다시 볼래요");
  await dialog.getByRole("button", { name: "마칠게요" }).click();
  await page.waitForURL(`${BUYER}/level-test/results/${id}`);
  await expect(question).toHaveText(/^이나란 님, .+요$/);
  expect(found(key, sent()).length, "the same search finds it in the result").toBe(key.length);
  await context.unrouteAll({ behavior: "wait" });

  await expectAccessible(page, "level test result", [320, 390, 1280]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("summary").first().click();
  await expect(page.getByText("해설", { exact: true }).first()).toBeVisible();
  const next = page.getByRole("complementary", { name: "다음에 할 일" });
  const [detail, price] = await Promise.all([0, 2].map((at) => next.getByRole("definition").nth(at).textContent()));
  await next.getByRole("link", { name: "이 수업 담아 보기" }).click();
  const choosing = new ChoosingScreen(page);
  await expect(choosing.bar).toContainText("수학 · ");
  await expect(choosing.bar).toContainText(/[\d,]+원/.exec(price ?? "")?.[0] ?? "no price");
  const { courses } = await choosing.draft();
  expect(courses).toMatchObject([{ subject: "MATH" }]);
  expect(detail).toMatch(/^수학 /);

  await page.goto("/level-test");
  await page.getByRole("link", { name: "결과 보기" }).waitFor();
  await expectAccessible(page, "level tests");
});

test("no script of any site knows an explanation or a reason of any form", async () => {
  const [key, scripts] = await Promise.all([keyOf(null), builtScripts()]);
  expect(key.length).toBeGreaterThan(1500);
  expect(found(key, scripts)).toEqual([]);
  expect(scripts, "what a student reads on the board is there").toContain("나중에 다시 볼래요");
});

test("a foreign page is no way back from a test", async ({ context, page, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  for (const origin of ["https://evil.example", `${BUYER}.evil.example`, "javascript:alert(1)"]) {
    await page.goto(`${EXAM}/board/any?origin=${encodeURIComponent(origin)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("열 수 없는 주소예요");
    await expect(page.locator('a[href*="evil"], a[href^="javascript"]')).toHaveCount(0);
  }
});

async function expectNothingCut(page: Page, width: number): Promise<void> {
  expect(await widthOf(page)).toBeLessThanOrEqual(width);
}

/** On a low screen nothing sticks, and Tab brings each control wholly into sight; formulas have names in words. */
async function expectAllReachable(page: Page): Promise<void> {
  for (const option of await page.getByRole("radio").all()) await expect(option).toHaveAccessibleName(/^[^$\\]+$/);
  for (const sticky of ["[data-sticky-header]", "[data-sticky-bar]"]) {
    await expect(page.locator(sticky)).toHaveCSS("position", "static");
  }
  for (const name of [
    "나가기 (시간은 계속 가요)",
    "문제 한눈에 보기",
    "모르겠어요",
    "나중에 다시 볼래요",
    "다음 문제",
  ]) {
    const control = page.getByRole("button", { name }).or(page.getByRole("link", { name }));
    await tabTo(page, control);
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  await tabTo(page, page.getByRole("radio").first());
  await expect(page.getByRole("radio").first()).toBeInViewport({ ratio: 1 });
}

/** With letters of twice the size nothing is cut, and no bar covers a control. */
async function expectRoomForLargeLetters(page: Page): Promise<void> {
  const setLetters = (size: string) =>
    page.evaluate((given) => document.documentElement.style.setProperty("font-size", given), size);
  await setLetters("200%");
  await expectNothingCut(page, 390);
  for (const name of ["문제 한눈에 보기", "모르겠어요", "다음 문제"]) {
    await page.getByRole("button", { name }).click({ trial: true });
  }
  await setLetters("");
}
