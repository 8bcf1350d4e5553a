import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { expect, test } from "@playwright/test";
import { courseOf } from "./lib/catalogue";
import { ChoosingScreen } from "./lib/choosing";

test("broken courses in a link start clean", async ({ page }) => {
  const screen = new ChoosingScreen(page);
  await screen.open("?courses=%7Bbroken");
  await screen.expectStep("무엇을 배울까요?");
  await expect(page).not.toHaveURL(/courses/);
  expect((await screen.draft()).courses).toEqual([]);
});

test("courses of a link are taken, and made a bundle when they are one", async ({ page }) => {
  const screen = new ChoosingScreen(page);
  const courses = [await courseOf("ENGLISH", { months: 3 }), await courseOf("MATH", { months: 3, perWeek: 2 })];
  await screen.open(`?courses=${encodeURIComponent(JSON.stringify(courses))}`);
  await expect(screen.bar).toContainText("1,118,760원");
  await screen.expectStep("어떤 수업으로 할까요?");
});

test("a discontinued course can only be removed", async ({ page }) => {
  const screen = new ChoosingScreen(page);
  await screen.remember([{ productId: 999_999, subject: "MATH", subjectDetail: "MATH_M2_2" }]);
  await screen.open();
  await expect(
    page.getByText("지금은 신청할 수 없어요. 빼고 다른 수업을 골라 주세요.").filter({ visible: true }),
  ).toBeVisible();
  await expectAccessible(page, "a course that is gone");
  await screen.button("다음").click();
  await expect(
    page.getByText("지금 신청할 수 없는 수업이 있어요. 바꾸거나 빼 주세요.").filter({ visible: true }),
  ).toBeVisible();
  await screen.button("빼기").click();
  await expect(page.getByText("담은 수업").filter({ visible: true })).toBeHidden();
});

test("a product taken off sale is swapped for one with the same conditions, with its price", async ({ page }) => {
  test.setTimeout(180_000);
  const screen = new ChoosingScreen(page);
  const same = sql`grade_category = 'HIGH' and tutor_rank = 'BASIC' and minutes = 80 and total_months = 12 and total_counts = 144`;
  const [old] = await sql<{ id: number; cost: number }[]>`
    select id, final_cost as cost from products where ${same} and not rent_tablet and not bundling_applied`;
  if (!old) throw new Error("The catalogue has no such product");
  await screen.remember([{ productId: old.id, subject: "MATH", subjectDetail: "MATH_STATISTICS" }]);
  await sql`update products set available = false where ${same}`;
  try {
    await expect(async () => {
      await screen.open();
      await expect(page.getByText("신청 불가").filter({ visible: true })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 90_000, intervals: [3_000] });
    await expect(page.getByText("전문 선생님 80분 · 주 3회 · 12개월").filter({ visible: true })).toBeVisible();
    await expectAccessible(page, "a swap");
    await screen.button("이 수업으로 바꾸기").click();
    await expect(screen.bar).toContainText(`${(old.cost * 1.5).toLocaleString("ko-KR")}원`);
    expect((await screen.draft()).courses[0]?.productId).not.toBe(old.id);
  } finally {
    await sql`update products set available = true where ${same}`;
  }
});

test("ten courses are the most", async ({ page }) => {
  const screen = new ChoosingScreen(page);
  const { productId } = await courseOf("ENGLISH", { months: 3 });
  const details = ["M1", "M2", "M3", "M_GRAMMAR", "M_READING"];
  const ten = [...details, ...details].map((key) => ({
    productId,
    subject: "ENGLISH",
    subjectDetail: `ENGLISH_${key}`,
  }));
  await screen.remember(ten);
  await screen.open("?subject=MATH&detail=MATH_M2_2");
  await screen.card(/^3개월/).click();
  await expect(page.getByText("수업은 10개까지 담을 수 있어요.").filter({ visible: true }).first()).toBeVisible();
  expect((await screen.draft()).courses).toHaveLength(10);
  await expectAccessible(page, "ten courses");
});

test("the next button leads to the log-in with the courses, which stay in this browser", async ({ page }) => {
  const screen = new ChoosingScreen(page);
  await screen.open();
  await screen.choose("수학", /^중2-2/, /^3개월/);
  await screen.button("다음").click();
  await page.waitForURL(/\/login/);
  expect(new URL(page.url()).searchParams.get("next")).toContain("/tutoring/enroll?courses=");
  await screen.open();
  await expect(screen.bar).toContainText("수업 1개");
});

test("a browser without storage keeps the course in the address", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const screen = new ChoosingScreen(page);
  await screen.open();
  await screen.choose("영어", /^중2 내신/, /^3개월/);
  await expect(screen.bar).toContainText("수업 1개");
  await page.reload();
  await expect(screen.bar).toContainText("수업 1개");
});

test("another tab shows what was taken here", async ({ page, context }) => {
  const here = new ChoosingScreen(page);
  const there = new ChoosingScreen(await context.newPage());
  await there.open();
  await here.open();
  await here.choose("영어", /^중2 내신/, /^3개월/);
  await expect(there.bar).toContainText("수업 1개");
});

test("the visit is logged once", async ({ page }) => {
  let logs = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/action-logs")) logs += 1;
  });
  const screen = new ChoosingScreen(page);
  await screen.open();
  await expect.poll(() => logs).toBe(1);
  await page.reload();
  await screen.choose("영어", /^중2 내신/, /^3개월/);
  await expect(screen.bar).toContainText("수업 1개");
  expect(logs).toBe(1);
});
