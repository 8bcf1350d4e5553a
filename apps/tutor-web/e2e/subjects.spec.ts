import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { pressOn, tabTo } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import type { Page } from "@playwright/test";

test.describe.configure({ timeout: 180_000 });

const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const levels = (page: Page, name: string) => page.getByRole("radiogroup", { name: `${name} 자신감` });
const save = (page: Page) => page.getByRole("button", { name: "저장하기" }).click();
const saved = (page: Page) => expect(page.getByText("저장했어요").first()).toBeVisible();
const stored = async (id: number) =>
  (
    await sql`select subject_detail_key || ' ' || confidence as row from tutor_subjects where tutor_id = ${id} order by 1`
  ).map(({ row }) => row);

test("details of three lists; a missing confidence is reported at its field, another tab's change is a choice", async ({
  context,
  page,
}) => {
  const tutor = await newTutor(context);
  await page.goto(`${TUTOR}/subjects`);
  await group(page, "수학").getByRole("button", { name: "중2-2" }).click();
  await group(page, "국어").getByRole("button", { name: "중1 내신" }).click();
  await page.getByRole("tab", { name: /고등/ }).click();
  await group(page, "수학").getByRole("button", { name: "공통수학1" }).click();
  await page.getByRole("tab", { name: /심화/ }).click();
  await group(page, "논술").getByRole("button", { name: "인문 논술" }).click();
  await levels(page, "국어").getByRole("radio", { name: "중", exact: true }).click();
  await levels(page, "논술").getByRole("radio", { name: "최하", exact: true }).click();
  await save(page);
  await expect(page.getByText("수학 자신감을 골라 주세요.")).toBeVisible();
  await expect(levels(page, "수학").getByRole("radio").first()).toBeFocused();
  await expectAccessible(page, "subjects, refused");
  expect(await stored(tutor.id)).toEqual([]);
  await levels(page, "수학").getByRole("radio", { name: "최상", exact: true }).click();
  await save(page);
  await saved(page);
  expect(await stored(tutor.id)).toEqual([
    "ESSAY_HUMANITIES VERY_LOW",
    "KOREAN_M1 MEDIUM",
    "MATH_COMMON_1 VERY_HIGH",
    "MATH_M2_2 VERY_HIGH",
  ]);
  await page.reload();
  await expect(group(page, "수학").getByRole("button", { name: "중2-2" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("바꾼 내용이 없어요")).toBeVisible();
  await expectAccessible(page, "subjects");

  // Subjects that another tab changed are a choice: this tab's version can win.
  await page.getByRole("tab", { name: /중등/ }).click();
  await group(page, "영어").getByRole("button", { name: "중등 문법" }).click();
  await levels(page, "영어").getByRole("radio", { name: "상", exact: true }).click();
  await tutor.call("post", "/tutors/me/subjects", {
    middleSchoolSubjects: ["MATH_M1_1"],
    highSchoolSubjects: [],
    advancedSubjects: [],
    confidenceSubjects: [{ subject: "MATH", level: "LOW" }],
  });
  await save(page);
  const notice = page.getByRole("region", { name: "다른 창에서 먼저 바뀌었어요" });
  await expect(notice).toContainText("수학 중1-1");
  await expect(notice).toContainText("영어 중등 문법");
  await expectAccessible(page, "subjects, conflict");
  await page.getByRole("button", { name: "내가 적은 내용 쓰기" }).click();
  await expect(notice).toBeHidden();
  await expect
    .poll(() => stored(tutor.id))
    .toEqual([
      "ENGLISH_M_GRAMMAR HIGH",
      "ESSAY_HUMANITIES VERY_LOW",
      "KOREAN_M1 MEDIUM",
      "MATH_COMMON_1 VERY_HIGH",
      "MATH_M2_2 VERY_HIGH",
    ]);
});

test("by keyboard alone", async ({ context, page }) => {
  const tutor = await newTutor(context);
  await page.goto(`${TUTOR}/subjects`);
  await tabTo(page, page.getByRole("tab", { name: /중등/ }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await pressOn(page, group(page, "코딩").getByRole("button", { name: "파이썬 기초" }));
  await tabTo(page, levels(page, "코딩").getByRole("radio").first());
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await pressOn(page, page.getByRole("button", { name: "저장하기" }));
  await saved(page);
  expect(await stored(tutor.id)).toEqual(["CODING_PYTHON HIGH"]);
});
