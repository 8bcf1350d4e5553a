import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { expect, test } from "@pkg/e2e/test";
import { signUpFamily } from "./lib/family";
import { backdateThreeLessons, planLessons } from "./lib/lessons";
import { askedPhones, beginPair } from "./lib/matching";

test.describe.configure({ timeout: 240_000 });

test("another tutor: why, whom instead, what stays; then the search says by when", async ({
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student);
  await planLessons(family, matchId);
  await backdateThreeLessons(matchId);
  await page.goto(`/myclass/${matchId}/rematch?lastLessonTimestamp=2026-11-20T10:00:00Z`);
  await expect(page.getByRole("heading", { level: 1, name: "어떤 점이 아쉬웠나요?" })).toBeVisible();
  await expect(page.getByText("11월 20일(금) 수업까지 함께했어요.")).toBeVisible();
  await page.getByRole("button", { name: "다음" }).click();
  await expect(page.getByRole("alert").getByText(/이유를 하나 골라 주세요/)).toBeVisible();
  await expectAccessible(page, "rematch, reason");
  await page.getByRole("radio", { name: "설명이 너무 쉽거나 어려워요" }).check();
  await page.getByRole("textbox", { name: /조금 더 알려 주세요/ }).fill("문제 풀이가 빨라서 질문할 틈이 없었어요.");
  await page.getByRole("button", { name: "다음" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "어떤 선생님을 찾을까요?" })).toBeFocused();
  const stays = page.getByRole("region", { name: "바뀌는 것과 그대로인 것" });
  await expect(stays).toContainText("5회 그대로");
  await expect(stays).toContainText("선생님은 다시 추천하지 않아요");
  await expect(stays).toContainText(/월 \d+일\(.\)까지 알려 드려요/);
  await expect(page.getByRole("gridcell", { name: "월요일 19시, 가능", exact: true })).toBeVisible();
  await expectAccessible(page, "rematch, wishes");
  await page.goBack();
  await expect(page.getByRole("radio", { name: "설명이 너무 쉽거나 어려워요" })).toBeChecked();
  await page.goForward();
  await page.getByRole("radio", { name: "여자" }).check();
  await page.getByRole("textbox", { name: /참고할 점/ }).fill("개념부터 짚어 주는 선생님이 좋아요.");

  // A refresh keeps the step and the answers, and none of them is in the address.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "어떤 선생님을 찾을까요?" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "여자" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: /참고할 점/ })).toHaveValue("개념부터 짚어 주는 선생님이 좋아요.");
  expect(decodeURIComponent(page.url())).not.toContain("선생님이");

  const dialog = page.getByRole("alertdialog");
  await page.getByRole("button", { name: "다른 선생님 찾기" }).click();
  await expect(dialog).toContainText("예약된 수업 5회가 취소돼요");
  await dialog.getByRole("button", { name: "계속 함께하기" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "다른 선생님 찾기" }).click();
  await dialog.getByRole("button", { name: "선생님 바꾸기" }).click();
  await page.waitForURL(new RegExp(`/tutoring/matching\\?matchId=${matchId}`));
  await expect(page.getByRole("heading", { level: 1, name: /까지.*새 선생님을 알려 드려요/ })).toBeVisible();
  await askedPhones(matchId, 3);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("개념부터");
  await expectAccessible(page, "matching, again");
  const kept =
    await sql`select status, count(*)::int as count from lessons where match_id = ${matchId} group by 1 order by 1`;
  expect(kept).toEqual([
    { status: "CANCELED", count: 5 },
    { status: "DONE", count: 3 },
  ]);

  await page.goto(`/myclass/${matchId}/rematch`);
  await expect(page.getByRole("heading", { level: 1, name: "지금은 담당 선생님이 없어요" })).toBeVisible();
  await expectAccessible(page, "rematch, asked already");
});
