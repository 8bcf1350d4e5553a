import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/test";
import { signUpFamily } from "./lib/family";
import { backdateThreeLessons, planLessons } from "./lib/lessons";
import { beginPair } from "./lib/matching";

test.describe.configure({ timeout: 240_000 });

test("a buyer makes the link, copies it and stops it; a parent reads the week by it alone, week by week", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student);
  await planLessons(family, matchId);
  await backdateThreeLessons(matchId);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/myclass/${matchId}`);
  const section = page.getByRole("region", { name: "주간 요약 보내기" });
  await section.getByRole("button", { name: "주간 요약 주소 만들기" }).click();
  const address = section.getByRole("textbox", { name: "주간 요약 주소" });
  await expect(address).toHaveValue(/\/weekly-summary\/[\w-]{22}$/);
  // Each press removes its button; the focus moves to the replacement.
  await expect(address).toBeFocused();
  await section.getByRole("button", { name: "복사" }).click();
  await expect(page.getByText("주간 요약 주소를 복사했어요.")).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toBe(await address.inputValue());
  await expectAccessible(page, "class, weekly summary's link");

  const parent = await browser.newContext({ locale: "ko-KR", timezoneId: "Asia/Seoul" });
  const reader = await parent.newPage();
  const opened = await reader.goto(url);
  expect(opened?.headers()).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
  expect(opened?.headers()["cache-control"]).toContain("no-store");
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const title = reader.getByRole("heading", { level: 1, name: `${student.name} 학생의 한 주` });
  await expect(title).toBeVisible();
  await expect(reader.getByText("8회 중 3회")).toBeVisible();
  const shown = reader.getByRole("article");
  const earlier = reader.getByRole("button", { name: "지난주" });
  const log = shown.filter({ hasText: "일차함수의 그래프" });
  await expect(async () => {
    if (!(await log.isVisible())) await earlier.click();
    await expect(log).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(log).toContainText("숙제교재 42쪽, 홀수 번호만");
  await expect(log).toContainText("수업했어요");
  await expectAccessible(reader, "weekly summary");

  const week = await reader.getByRole("heading", { level: 2 }).first().textContent();
  await reader.reload();
  await expect(reader.getByRole("heading", { level: 2, name: week ?? "" })).toBeVisible();
  await expect(log).toBeVisible();
  await earlier.click();
  await expect(shown.filter({ hasText: "연립방정식 활용" })).toBeVisible();
  await earlier.click();
  await expect(shown.filter({ hasText: "좌표평면과 그래프" })).toBeVisible();
  await expect(earlier).toHaveAttribute("aria-disabled", "true");
  await reader.goBack();
  await expect(shown.filter({ hasText: "연립방정식 활용" })).toBeVisible();

  // A new link revokes this one.
  const over = reader.getByRole("heading", { level: 1, name: "지금은 열 수 없는 링크예요" });
  const next = await family.call<{ url: string }>("post", `/lessons/matches/${matchId}/summary-link`);
  await reader.goto(url);
  await expect(over).toBeVisible();
  await expect(reader.getByText("링크를 보내 준 분에게 새 링크를 받아 주세요.")).toBeVisible();
  await expectAccessible(reader, "weekly summary, ended");
  await reader.goto(next.url);
  await expect(title).toBeVisible();

  await page.reload();
  await expect(address).toHaveValue(next.url);
  const stop = section.getByRole("button", { name: "멈추기" });
  const keep = section.getByRole("button", { name: "그대로 둘게요" });
  await stop.click();
  await expect(keep).toBeFocused();
  await keep.click();
  await expect(stop).toBeFocused();
  await expect(address).toHaveValue(next.url);
  await stop.click();
  await section.getByRole("alert").getByRole("button", { name: "멈추기" }).click();
  await expect(page.getByText("주소를 멈췄어요.")).toBeVisible();
  await expect(section.getByRole("button", { name: "주간 요약 주소 만들기" })).toBeFocused();
  await reader.reload();
  await expect(over).toBeVisible();
  await parent.close();
});
