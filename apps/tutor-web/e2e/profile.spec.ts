import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { pressOn, tabTo, typeInto } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import { giveLessons, newTutor } from "@pkg/e2e/tutor";
import type { Page } from "@playwright/test";

test.describe.configure({ timeout: 180_000 });

const SENTENCE = "왜 틀렸는지부터 찾고 거기서 다시 시작해요. 한 줄씩 같이 확인해요.";
const save = (page: Page) => page.getByRole("button", { name: "저장하기" }).click();
const saved = (page: Page) => expect(page.getByText("저장했어요").first()).toBeVisible();
const introduction = (page: Page) => page.getByRole("textbox", { name: "소개" });
const style = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const stored = async (id: number) => {
  const [row] =
    await sql`select introduction, styles, teaching_years, capacity, admission_type from tutors where id = ${id}`;
  return row;
};

test("the profile is filled in; errors keep the input, and another tab's change of the same field is a choice", async ({
  context,
  page,
}) => {
  const tutor = await newTutor(context);
  await giveLessons(tutor.id);
  await page.goto(`${TUTOR}/profile`);
  await introduction(page).fill("짧아요");
  await page.getByRole("textbox", { name: "맡을 수업 수" }).fill("0");
  await save(page);
  await expect(page.getByText("30자 이상 적어 주세요. 27자만 더 적으면 돼요.")).toBeVisible();
  await expect(page.getByText("수업 스타일을 2–3가지 골라 주세요.")).toBeVisible();
  await expect(page.getByText("1~20개로 적어 주세요.")).toBeVisible();
  await expect(introduction(page)).toBeFocused();
  await expect(introduction(page)).toHaveValue("짧아요");
  await expectAccessible(page, "profile, refused");
  expect(await stored(tutor.id)).toMatchObject({ introduction: "" });

  await introduction(page).fill(SENTENCE);
  for (const name of ["꼼꼼한", "다정한", "열정적인", "재미있는"]) await style(page, name).click();
  await expect(page.getByText("세 가지를 골랐어요. 하나를 빼면 다른 것을 고를 수 있어요.")).toBeVisible();
  await expect(style(page, "재미있는")).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("textbox", { name: "과외 경력" }).fill("3");
  await page.getByRole("textbox", { name: "맡을 수업 수" }).fill("5");
  await page.getByRole("radio", { name: "정시", exact: true }).click();
  await page.getByRole("button", { name: "미리 보기" }).click();
  const preview = page.getByRole("dialog");
  await expect(preview).toContainText("한서윤 선생님");
  await expect(preview).toContainText(SENTENCE);
  await expect(preview).toContainText("가르친 지 3년");
  await expectAccessible(page, "profile, preview");
  await page.keyboard.press("Escape");
  await save(page);
  await saved(page);
  expect(await stored(tutor.id)).toEqual({
    introduction: SENTENCE,
    styles: ["WARM", "PASSIONATE", "METICULOUS"],
    teaching_years: 3,
    capacity: 5,
    admission_type: "REGULAR_DECISION",
  });
  await expectAccessible(page, "profile");

  // Another tab's change of another field is merged; of the same field it needs a choice.
  await page.getByRole("textbox", { name: "과외 경력" }).fill("4");
  await tutor.call("patch", "/tutors/me/periods", { weeklyAvailablePeriods: { friday: ["09:00-11:00"] } });
  await save(page);
  await expect.poll(async () => (await stored(tutor.id))?.teaching_years).toBe(4);
  await page.getByRole("textbox", { name: "과외 경력" }).fill("6");
  await tutor.call("patch", "/tutors/me", { teachingYears: 7 });
  await save(page);
  const notice = page.getByRole("region", { name: "다른 창에서 먼저 바뀌었어요" });
  await expect(notice).toContainText("7년");
  await expect(notice).toContainText("6년");
  await expect(notice).not.toContainText("맡을 수업 수");
  await expectAccessible(page, "profile, conflict");
  await page.getByRole("button", { name: "내가 적은 내용 쓰기" }).click();
  await expect(notice).toBeHidden();
  await expect.poll(async () => (await stored(tutor.id))?.teaching_years).toBe(6);
});

test("by keyboard alone", async ({ context, page }) => {
  const tutor = await newTutor(context);
  await page.goto(`${TUTOR}/profile`);
  await typeInto(page, "소개", SENTENCE);
  await pressOn(page, style(page, "꼼꼼한"));
  await pressOn(page, style(page, "스파르타식"));
  await tabTo(page, page.getByRole("radio", { name: "수시" }));
  await page.keyboard.press("ArrowRight");
  await pressOn(page, page.getByRole("button", { name: "저장하기" }));
  await saved(page);
  expect(await stored(tutor.id)).toMatchObject({ styles: ["METICULOUS", "SPARTA"], admission_type: "NONE" });
});
