import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { tabTo } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import { giveLessons, newTutor } from "@pkg/e2e/tutor";
import type { Page } from "@playwright/test";

test.describe.configure({ timeout: 180_000 });

const cell = (page: Page, name: string) => page.getByRole("gridcell", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "저장하기" }).click();
const saved = (page: Page) => expect(page.getByText("저장했어요").first()).toBeVisible();
const storedWeek = async (id: number) => {
  const [row] = await sql<{ bits: string }[]>`select week_bits::text as bits from tutors where id = ${id}`;
  return [...(row?.bits ?? "")].flatMap((bit, index) => (bit === "1" ? [index] : []));
};
const slots = (day: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, step) => day * 48 + from + step);

test("the mouse paints, a day is copied to others, one step is undone, and another tab's times are a choice", async ({
  context,
  page,
}) => {
  const tutor = await newTutor(context);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${TUTOR}/periods`);
  await cell(page, "화요일 18시, 비어 있음").hover();
  await page.mouse.down();
  await cell(page, "화요일 19시 30분, 비어 있음").hover();
  await page.mouse.up();
  await expect(page.getByText("저장 전")).toBeVisible();
  await page.getByRole("button", { name: "하루를 다른 날에 복사" }).click();
  await page.getByRole("button", { name: "복사하기" }).click();
  await expect(page.getByText("넣을 날을 골라 주세요.")).toBeVisible();
  await page.getByRole("button", { name: "목", exact: true }).click();
  await page.getByRole("button", { name: "금", exact: true }).click();
  await expectAccessible(page, "periods, copying");
  await page.getByRole("button", { name: "복사하기" }).click();
  await expect(cell(page, "금요일 18시, 가능")).toBeVisible();
  await page.getByRole("button", { name: "되돌리기" }).first().click();
  await expect(cell(page, "금요일 18시, 비어 있음")).toBeVisible();
  await save(page);
  await saved(page);
  expect(await storedWeek(tutor.id)).toEqual(slots(1, 36, 40));
  await expectAccessible(page, "periods");

  // Times that another tab changed are overwritten only after a choice.
  await cell(page, "수요일 20시, 비어 있음").click();
  await cell(page, "수요일 20시 30분, 비어 있음").click();
  await tutor.call("patch", "/tutors/me/periods", { weeklyAvailablePeriods: { tuesday: [], friday: ["09:00-11:00"] } });
  await save(page);
  const notice = page.getByRole("region", { name: "다른 창에서 먼저 바뀌었어요" });
  await expect(notice).toContainText("금 09:00–11:00");
  await expect(notice).toContainText("수 20:00–21:00");
  expect(await storedWeek(tutor.id)).toEqual(slots(4, 18, 22));
  await expectAccessible(page, "periods, conflict");
  await page.getByRole("button", { name: "저장된 내용 쓰기" }).click();
  await expect(cell(page, "금요일 9시, 가능")).toBeVisible();
});

test("by keyboard alone: arrows, space, stretching, saving", async ({ context, page }) => {
  const tutor = await newTutor(context);
  await page.goto(`${TUTOR}/periods`);
  await tabTo(page, cell(page, "월요일 9시, 비어 있음"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Shift+ArrowDown");
  await tabTo(page, page.getByRole("button", { name: "저장하기" }));
  await page.keyboard.press("Enter");
  await saved(page);
  expect(await storedWeek(tutor.id)).toEqual(slots(1, 18, 22));
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true });

  test("a tap paints, lessons cannot be wiped, and leaving asks for confirmation", async ({ context, page }) => {
    const tutor = await newTutor(context);
    await giveLessons(tutor.id);
    await page.goto(`${TUTOR}/periods`);
    await expect(cell(page, "월요일 19시, 정해진 수업")).toBeVisible();
    await page.getByRole("button", { name: "모두 지우기" }).tap();
    await cell(page, "월요일 18시 30분, 비어 있음").tap();
    await expect(cell(page, "월요일 18시 30분, 가능")).toBeVisible();
    await page.getByRole("link", { name: "나란 홈" }).tap();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("저장하지 않고 나갈까요?");
    await dialog.getByRole("button", { name: "계속 적기" }).tap();
    await page.getByRole("button", { name: "저장하기" }).tap();
    await saved(page);
    expect(await storedWeek(tutor.id)).toEqual(slots(0, 37, 40));
  });
});
