import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@playwright/test";
import { signUpFamily } from "./lib/family";
import { planLessons, takeThreeLessons } from "./lib/lessons";
import { beginPair } from "./lib/matching";

test.describe.configure({ timeout: 240_000 });

test("a parent reads the week by a link alone, week by week, until it is ended", async ({
  browser,
  context,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student);
  await planLessons(family, matchId);
  await takeThreeLessons(matchId);
  const path = `/lessons/matches/${matchId}/summary-link`;
  const { url } = await family.call<{ url: string }>("post", path);

  const parent = await browser.newContext({ locale: "ko-KR", timezoneId: "Asia/Seoul" });
  const page = await parent.newPage();
  const opened = await page.goto(url);
  expect(opened?.headers()).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
  expect(opened?.headers()["cache-control"]).toContain("no-store");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("heading", { level: 1, name: `${student.name} 학생의 한 주` })).toBeVisible();
  await expect(page.getByText("8회 중 3회")).toBeVisible();
  const shown = page.getByRole("article");
  const earlier = page.getByRole("button", { name: "지난주" });
  const log = shown.filter({ hasText: "일차함수의 그래프" });
  await expect(async () => {
    if (!(await log.isVisible())) await earlier.click();
    await expect(log).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(log).toContainText("숙제교재 42쪽, 홀수 번호만");
  await expect(log).toContainText("수업했어요");
  await expectAccessible(page, "weekly summary");

  const week = await page.getByRole("heading", { level: 2 }).first().textContent();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: week ?? "" })).toBeVisible();
  await expect(log).toBeVisible();
  await earlier.click();
  await expect(shown.filter({ hasText: "연립방정식 활용" })).toBeVisible();
  await earlier.click();
  await expect(shown.filter({ hasText: "좌표평면과 그래프" })).toBeVisible();
  await expect(earlier).toHaveAttribute("aria-disabled", "true");
  await page.goBack();
  await expect(shown.filter({ hasText: "연립방정식 활용" })).toBeVisible();

  // Another link ends this one.
  const next = await family.call<{ url: string }>("post", path);
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1, name: "지금은 열 수 없는 링크예요" })).toBeVisible();
  await expectAccessible(page, "weekly summary, ended");
  await page.goto(next.url);
  await expect(page.getByRole("heading", { level: 1, name: `${student.name} 학생의 한 주` })).toBeVisible();
  await parent.close();
});
