import { BUYER, EXAM } from "@pkg/e2e/env";
import { signIn } from "@pkg/e2e/session";
import { expect, type Page, test } from "@playwright/test";
import { PASSWORD, signUpBuyer } from "./lib/buyer";
import { endTime, startLevelTest, storedAnswer } from "./lib/level-test";

test.describe.configure({ timeout: 240_000 });

test("a test on a desktop survives two tabs, back, another device without a network and a sleep past its end", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  const id = await startLevelTest(page);
  const question = page.getByRole("heading", { level: 1 });
  await choose(page, 2);
  await expect.poll(() => storedAnswer(id, 1)).toMatchObject({ shown: 2 });
  await page.getByRole("button", { name: "다음 문제" }).click();
  await choose(page, 4);
  await page.getByRole("button", { name: "나중에 다시 볼래요" }).click();
  await page.getByRole("button", { name: "다음 문제" }).click();
  await page.getByRole("button", { name: "모르겠어요" }).click();
  await expect.poll(() => storedAnswer(id, 3)).toMatchObject({ shown: null, is_unknown: true });

  // A second tab takes over, and the first one takes it back: the later answer counts, whichever tab it comes from.
  const tab = await context.newPage();
  await tab.goto(page.url().replace(/item=\d+/, "item=2"));
  await choose(tab, 1);
  await expect.poll(() => storedAnswer(id, 2)).toMatchObject({ shown: 1, is_flagged: true });
  await page.getByRole("button", { name: "이전" }).click();
  await choose(page, 3);
  await expect.poll(() => storedAnswer(id, 2)).toMatchObject({ shown: 3, is_flagged: true });
  await tab.reload();
  await expect(tab.getByRole("radio").nth(2)).toBeChecked();
  await tab.close();

  // Back leaves the board, whatever was turned over in it, and the test goes on where it was left.
  await page.goBack();
  await page.getByRole("link", { name: "이어서 보기" }).click();
  await page.waitForURL(`${EXAM}/board/**`);
  await expect(question).toHaveText(/^문제 4 /);

  const pocket = await browser.newContext({ baseURL });
  await signIn(pocket, { email, password: PASSWORD });
  const phone = await pocket.newPage();
  await phone.goto("/level-test");
  await phone.getByRole("link", { name: "이어서 보기" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(/^문제 4 /);
  await pocket.setOffline(true);
  await choose(phone, 3);
  await phone.getByRole("button", { name: "다음 문제" }).click();
  await choose(phone, 1);
  await expect(phone.getByText("답을 이 기기에 적어 두었어요")).toBeVisible();
  expect(await storedAnswer(id, 4)).toMatchObject({ shown: null });
  await pocket.setOffline(false);
  await expect.poll(() => storedAnswer(id, 4)).toMatchObject({ shown: 3 });
  await expect.poll(() => storedAnswer(id, 5)).toMatchObject({ shown: 1 });
  await page.reload();
  const map = page.getByRole("complementary", { name: "문제 한눈에 보기" });
  await expect(map.getByRole("button", { name: "문제 2, 답했어요, 다시 보기" })).toBeVisible();
  await map.getByRole("button", { name: "문제 4, 답했어요" }).click();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();

  // The desktop sleeps past the end, as with a closed lid; when it wakes, the test ends by itself.
  await endTime(id);
  await page.clock.fastForward("20:00");
  await page.waitForURL(`${BUYER}/level-test/results/${id}`);
  await expect(question).toHaveText(/이나란 님의 지금 수준은/);
  await expect(page.getByText(/^문제와 해설$/)).toBeVisible();
  // The phone hears of it with its next answer.
  await phone.getByRole("radio").nth(1).focus();
  await phone.keyboard.press("2");
  await phone.waitForURL(`${BUYER}/level-test/results/${id}`);
  await pocket.close();
});

/** Chooses an option by its digit: a press in the middle of a long one would meet its formula. */
async function choose(page: Page, option: number): Promise<void> {
  await page
    .getByRole("radio")
    .nth(option - 1)
    .focus();
  await page.keyboard.press(String(option));
  await expect(page.getByRole("radio").nth(option - 1)).toBeChecked();
}
