import { expectAccessible } from "@pkg/e2e/axe";
import { BUYER, EXAM } from "@pkg/e2e/env";
import { signIn } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/test";
import type { Browser, Page } from "@playwright/test";
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
  await expect(question).toHaveText(/^이나란 님, .+요$/);
  await expect(page.getByText(/^문제와 해설$/)).toBeVisible();
  // The phone hears of it with its next answer.
  await phone.getByRole("radio").nth(1).focus();
  await phone.keyboard.press("2");
  await phone.waitForURL(`${BUYER}/level-test/results/${id}`);
  await pocket.close();

  await expectShared(browser, page, id);
  await page.getByRole("link", { name: "무료로 상담받기" }).click();
  await expect(page.getByRole("checkbox", { name: "이 결과를 보면서 상담받을게요" })).toBeChecked();
  await expectAccessible(page, "a consultation with a level test");
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

/** The owner makes a link; somebody without an account sees the level and the units, until it is stopped. */
async function expectShared(browser: Browser, owner: Page, id: string): Promise<void> {
  await owner.getByRole("button", { name: "결과 주소 만들기" }).click();
  const url = await owner.getByRole("textbox", { name: "결과 주소" }).inputValue();
  expect(url).not.toContain(id);
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(url);
  await expect(friend.getByRole("heading", { level: 1 })).toHaveText(/^이 학생은 .+요$/);
  await expectAccessible(friend, "a shared result", [390]);
  await expect(friend.locator("body")).not.toContainText(/이나란|시험 전 예상|문제와 해설/);
  await owner.getByRole("button", { name: "멈추기" }).click();
  await owner.getByRole("alert").getByRole("button", { name: "멈추기" }).click();
  await owner.getByRole("button", { name: "결과 주소 만들기" }).waitFor();
  await friend.reload();
  await expect(friend.getByRole("heading", { level: 1 })).toHaveText("지금은 열 수 없는 링크예요");
  await friend.context().close();
}
