import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { ACCOUNT, TUTOR } from "@pkg/e2e/env";
import { demo, logIn } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";

test.describe.configure({ timeout: 180_000 });

test("a visitor logs in as a tutor and returns to the requested page", async ({ page }) => {
  await page.goto(`${TUTOR}/`);
  await expect(page.getByRole("heading", { name: /되는 시간에,\s*집에서 가르쳐요/ })).toBeVisible();
  await expectAccessible(page, "tutor home of a visitor");
  await page.goto(`${TUTOR}/periods`);
  const asked = new URL(page.url());
  expect(asked.origin + asked.pathname).toBe(`${ACCOUNT}/login`);
  expect(Object.fromEntries(asked.searchParams)).toEqual({ source: "tutor", next: `${TUTOR}/periods` });
  await logIn(page, demo("tutor"));
  await page.waitForURL(`${TUTOR}/periods`);
  await expect(page.getByRole("heading", { name: "언제 가르칠 수 있나요?" })).toBeVisible();
});

test("a new tutor sees what is missing, completes it, and pauses", async ({ context, page }) => {
  const tutor = await newTutor(context);
  await page.goto(`${TUTOR}/`);
  await expect(page.getByRole("heading", { name: "4가지만 채우면 학생을 만날 수 있어요" })).toBeVisible();
  await expectAccessible(page, "tutor home, everything missing");
  await page.getByRole("link", { name: "가르칠 과목을 골라 주세요" }).click();
  await page.waitForURL(`${TUTOR}/subjects`);
  await tutor.call("patch", "/tutors/me", {
    introduction: "왜 틀렸는지부터 찾고 거기서 다시 시작해요. 한 줄씩 같이 확인해요.",
    styles: ["WARM", "METICULOUS"],
  });
  await tutor.call("patch", "/tutors/me/periods", { weeklyAvailablePeriods: { friday: ["18:00-22:00"] } });
  await tutor.call("post", "/tutors/me/subjects", {
    middleSchoolSubjects: ["MATH_M1_1"],
    highSchoolSubjects: [],
    advancedSubjects: [],
    confidenceSubjects: [{ subject: "MATH", level: "HIGH" }],
  });
  await page.goto(`${TUTOR}/`);
  await expect(page.getByText("준비를 마쳤어요.")).toBeVisible();
  await expect(page.getByText("금 · 4시간")).toBeVisible();
  const open = page.getByRole("switch", { name: /새 학생 받기/ });
  await expect(open).toBeChecked();
  await open.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(/쉬는 중이에요. 새 제안이 오지 않아요/)).toBeVisible();
  await expect
    .poll(async () => (await sql`select is_open as open from tutors where id = ${tutor.id}`)[0]?.open)
    .toBe(false);
  await expectAccessible(page, "tutor home, paused");
});
