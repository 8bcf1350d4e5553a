import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { expect, test } from "@pkg/e2e/test";
import { courseOf } from "./lib/catalogue";
import { ChoosingScreen } from "./lib/choosing";

test("courses of a link are taken as a bundle; next leads to the log-in with them, and they stay in this browser", async ({
  page,
}) => {
  const screen = new ChoosingScreen(page);
  const courses = [await courseOf("ENGLISH", { months: 3 }), await courseOf("MATH", { months: 3, perWeek: 2 })];
  await screen.open(`?courses=${encodeURIComponent(JSON.stringify(courses))}`);
  await expect(screen.bar).toContainText("1,118,760원");
  await screen.expectStep("어떤 수업으로 할까요?");
  await screen.button("다음").click();
  await page.waitForURL(/\/login/);
  expect(new URL(page.url()).searchParams.get("next")).toContain("/tutoring/enroll?courses=");
  await screen.open();
  await expect(screen.bar).toContainText("외 1개");
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
      await expect(page.getByText("지금은 쉬어요").filter({ visible: true })).toBeVisible({ timeout: 2_000 });
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
  await expect(screen.bar).toContainText("영어 · 중2");
  await page.reload();
  await expect(screen.bar).toContainText("영어 · 중2");
});
