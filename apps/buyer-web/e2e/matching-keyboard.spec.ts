import { pressOn, tabTo, typeInto } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import type { Locator } from "@playwright/test";
import { signUpFamily } from "./lib/family";
import { planLessons } from "./lib/lessons";
import { askedPhones, beginPair, beginSearch, NIGHT } from "./lib/matching";

test.describe.configure({ timeout: 240_000 });

test("by keyboard alone: a wish is given up, a tutor is looked at, another one is asked", async ({
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginSearch(family, student, { weeklyAvailablePeriods: NIGHT });
  const press = (control: Locator) => pressOn(page, control);
  await page.goto("/tutoring/matching");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toContainText("아직 맞는 선생님이");
  await press(page.getByRole("button", { name: /시간은 선생님께 맞출게요/ }));
  await expect(title).toContainText("선생님을 알려 드려요");
  // The pressed button is gone; the focus moves to the answer.
  await expect(title).toBeFocused();
  await askedPhones(matchId, 3);

  const look = page
    .getByRole("region", { name: "시간·성별이 맞는 선생님" })
    .getByRole("button", { name: /선생님 소개 보기/ })
    .first();
  const sheet = page.getByRole("dialog", { name: /선생님 소개/ });
  await press(look);
  await expect(sheet.getByText("가르치는 과목")).toBeVisible();
  await expect(page.locator("[role=dialog]:focus, [role=dialog] :focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(look).toBeFocused();
  await page.keyboard.press("Space");
  await press(sheet.getByRole("button", { name: "닫기" }));
  await expect(sheet).toBeHidden();
  await expect(look).toBeFocused();

  await press(page.getByRole("button", { name: /선생님께 제안 보내기/ }).nth(1));
  await expect(page.getByText("선생님 네 분께 제안을 보냈어요.")).toBeVisible();
  await expect(page.locator("main :focus")).toHaveCount(1);
  await askedPhones(matchId, 4);
});

test("by keyboard alone: another tutor is asked for", async ({ context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student);
  await planLessons(family, matchId);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const radio = (name: string) => page.getByRole("radio", { name });
  await page.goto(`/myclass/${matchId}`);
  await pressOn(page, page.getByRole("link", { name: "선생님 바꾸기" }));
  await expect(page.getByRole("heading", { level: 1, name: "어떤 점이 아쉬웠나요?" })).toBeVisible();

  // An early submit focuses the first missing answer.
  await pressOn(page, button("다음"));
  await expect(page.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await typeInto(page, "조금 더 알려 주세요", "설명을 한 번 더 듣고 싶어요.");
  await pressOn(page, button("다음"));
  await expect(page.getByRole("heading", { level: 1, name: "어떤 선생님을 찾을까요?" })).toBeFocused();

  await tabTo(page, radio("상관없어요"));
  await page.keyboard.press("ArrowRight");
  await expect(radio("여자")).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await expect(radio("상관없어요")).toBeChecked();
  await tabTo(page, page.locator("[data-cell][tabindex='0']"));
  await expect(page.getByRole("gridcell", { name: "월요일 17시, 가능", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(page.getByRole("gridcell", { name: "월요일 16시 30분, 가능", exact: true })).toBeFocused();
  await typeInto(page, "선생님을 찾을 때 참고할 점", "개념부터 천천히요.");

  const dialog = page.getByRole("alertdialog");
  await pressOn(page, button("다른 선생님 찾기"));
  await expect(dialog.getByRole("button", { name: "계속 함께하기" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button("다른 선생님 찾기")).toBeFocused();
  await page.keyboard.press("Enter");
  await pressOn(page, dialog.getByRole("button", { name: "선생님 바꾸기" }));
  await page.waitForURL(new RegExp(`/tutoring/matching\\?matchId=${matchId}`));
  await expect(page.getByRole("heading", { level: 1, name: /새 선생님을 알려 드려요/ })).toBeVisible();
});
