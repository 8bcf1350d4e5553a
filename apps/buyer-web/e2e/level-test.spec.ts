import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { BUYER, EXAM } from "@pkg/e2e/env";
import { signIn } from "@pkg/e2e/session";
import { expect, test } from "@playwright/test";
import { PASSWORD, signUpBuyer } from "./lib/buyer";
import { startLevelTest, storedAnswer } from "./lib/level-test";

test.describe.configure({ timeout: 240_000 });

test("a level test survives a lost network and another device, ends by its time, and gives its key only then", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => bodies.push(response.text().catch(() => "")));
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const id = await startLevelTest(page);
  await expectAccessible(page, "board", [320, 390, 1280]);

  const question = page.getByRole("heading", { level: 1 });
  await page.getByRole("radio").nth(0).focus();
  await page.keyboard.press("2");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await expect.poll(() => storedAnswer(id, 1)).toMatchObject({ shown: 2 });
  await page.keyboard.press("ArrowRight");
  await expect(question).toHaveText(/문제 2/);
  await page.keyboard.press("4");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "나중에 다시 볼래요" }).click();
  await page.getByRole("button", { name: "다음 문제" }).click();
  await page.getByRole("button", { name: "모르겠어요" }).click();
  await expect.poll(() => storedAnswer(id, 3)).toMatchObject({ shown: null, is_unknown: true });

  await context.setOffline(true);
  await page.getByRole("button", { name: "다음 문제" }).click();
  await page.getByRole("radio").nth(2).check();
  await expect(page.getByText("답을 이 기기에 적어 두었어요")).toBeVisible();
  expect(await storedAnswer(id, 4)).toMatchObject({ shown: null });
  await context.setOffline(false);
  await expect.poll(() => storedAnswer(id, 4), { timeout: 20_000 }).toMatchObject({ shown: 3 });
  await page.reload();
  await expect(question).toHaveText(/문제 4/);
  await expect(page.getByRole("radio").nth(2)).toBeChecked();

  const desk = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL });
  await signIn(desk, { email, password: PASSWORD });
  const other = await desk.newPage();
  await other.goto("/level-test");
  await other.getByRole("link", { name: "이어서 보기" }).click();
  const map = other.getByRole("complementary", { name: "문제 한눈에 보기" });
  await expect(map.getByRole("button", { name: "문제 2, 답했어요, 다시 보기" })).toBeVisible();
  await map.getByRole("button", { name: /^문제 1,/ }).click();
  await expect(other.getByRole("radio").nth(1)).toBeChecked();
  await other.getByRole("radio").nth(4).check();
  await expect.poll(() => storedAnswer(id, 1)).toMatchObject({ shown: 5 });
  await desk.close();

  const secrets = await sql<{ explanation: string; reason: string }[]>`
    select i.explanation, i.options -> ((i.answer + 1) % 5)::int ->> 'reason' as reason
    from level_test_answers a join level_test_items i on i.id = a.item_id and i.version = a.item_version
    where a.session_id = ${id}`;
  const seen = (await Promise.all(bodies)).join("\n");
  expect(seen).toContain(id);
  // A short run of plain words, such as "이에요.", stands in any text.
  const words = secrets.flatMap(({ explanation, reason }) => [explanation, reason]).map(wordsOf);
  const telling = words.filter((run) => run.length >= 12);
  expect(telling.length).toBeGreaterThan(15);
  for (const run of telling) expect(seen).not.toContain(run);

  await sql`update level_test_sessions set ends_at = now() + interval '3 seconds' where id = ${id}`;
  await page.reload();
  await page.waitForURL(`${BUYER}/level-test/results/${id}`);
  await expect(question).toHaveText(/이나란 님의 지금 수준은/);
  await page.getByText("다시 볼 단원").first().waitFor();
  await expectAccessible(page, "level test result", [320, 390, 1280]);
  await page.locator("summary").first().click();
  await page.getByText("해설", { exact: true }).first().waitFor();
  await page.getByRole("link", { name: "이 수업 담아 보기" }).click();
  await page.waitForURL(/\/simple-enroll/);
  await expect(page.getByText(/중등 60분|주 3회|60분/).first()).toBeVisible();

  await page.goto("/level-test");
  await page.getByRole("link", { name: "결과 보기" }).waitFor();
  await expectAccessible(page, "level tests");
  await page.goto(`${EXAM}/board/${id}?origin=https://evil.example`);
  await expect(question).toHaveText("열 수 없는 주소예요");
  await expect(page.locator('a[href*="evil"]')).toHaveCount(0);
});

/** The longest run of plain words: formulas and signs are written otherwise in an answer. */
const wordsOf = (text: string): string =>
  text
    .split(/\$[^$]*\$|["&<>*\n]/)
    .map((words) => words.trim())
    .sort((one, other) => other.length - one.length)[0] ?? text;
