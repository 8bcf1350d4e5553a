import { REFUND_PROMISE } from "@pkg/domain";
import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/test";

test("the address keeps the choice, and the choice goes along to the courses", async ({ page }) => {
  await page.goto("/price");
  const radio = (name: string | RegExp) => page.getByRole("radio", { name });
  const total = page.locator("[data-sticky-bar]").filter({ visible: true });
  await expect(total).toContainText("816,960원");
  await radio("고등학생").check();
  await radio("80분").check();
  await radio("주 3회").check();
  await radio(/^6개월/).check();
  await radio("빌리기").check();
  await expect(total).toContainText("3,356,400원");
  const query = "?level=HIGH&rank=BASIC&minutes=80&week=3&months=6&tablet=1";
  await expect(page).toHaveURL(`/price${query}`);
  await page.reload();
  await expect(total).toContainText("3,356,400원");
  await expect(radio("80분")).toBeChecked();

  await total.getByRole("link", { name: "수강 신청" }).click();
  await expect(page).toHaveURL(`/simple-enroll${query}`);
  await expect(radio("고등학생")).toBeChecked();
  // Each choice is a place of its own to come back to, once the address has it.
  await page.getByRole("button", { name: "수학", exact: true }).click();
  await expect(page).toHaveURL(/subject=MATH/);
  await page.getByRole("button", { name: /^공통수학1/ }).click();
  await expect(page).toHaveURL(/detail=/);
  await expect(total).toContainText("3,356,400원");
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`/price${query}`);
});

test("prices, tutors, reviews and what holds stand in the page before any script runs", async ({ request }) => {
  const html = await (await request.get("/price?months=12")).text();
  expect(html).toContain("2,912,640");
  const home = await (await request.get("/")).text();
  expect(home).toContain("21,330원");
  expect(home).toContain("9,900원");
  const { content: tutors } = await (await request.get("/api/tutors/featured")).json();
  for (const { name } of tutors) expect(home).toContain(name);
  expect(home).toContain("수강 인증");
  expect(home).toContain(REFUND_PROMISE);
  expect(home).toContain("수업 시간을 바꿀 수 있나요?");
});

test("the public pages can be used with a reader, and each of their links leads somewhere", async ({
  page,
  request,
}) => {
  const answered = new Set<string>();
  for (const path of ["/", "/price", "/price?level=HIGH&rank=EXPERT&months=1&tablet=1", "/simple-enroll"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    if (path !== "/simple-enroll") {
      await page.getByText("낼 금액").filter({ visible: true }).first().waitFor();
      await expectAccessible(page, path);
    }
    const links = page.locator("a[href]:visible");
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const address of addresses) {
      if (!address.startsWith("/") || address.startsWith("/go/") || answered.has(address)) continue;
      answered.add(address);
      expect((await request.get(address)).status(), `${address} on ${path}`).toBeLessThan(400);
    }
  }
});

test("everybody works out by keyboard what comes back when lessons are given up", async ({ page }) => {
  await page.goto("/price");
  await page.getByText("그만두면 얼마를 돌려받나요?").click();
  const lessons = page.getByRole("slider", { name: "들은 수업" });
  const result = page.locator("output");
  await lessons.focus();
  await page.keyboard.press("Home");
  await expect(result).toContainText("816,960원");
  await page.keyboard.press("ArrowRight");
  await expect(result).toContainText("784,282원");
  await expectAccessible(page, "refund calculator");
  await page.getByRole("radio", { name: /^6개월/ }).check();
  await expect(lessons).not.toHaveAttribute("max", "25");
});
