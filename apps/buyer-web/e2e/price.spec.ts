import { REFUND_PROMISE } from "@pkg/domain";
import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@playwright/test";

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
  await page.getByRole("button", { name: "수학", exact: true }).click();
  await page.getByRole("button", { name: /^공통수학1/ }).click();
  await expect(total).toContainText("3,356,400원");
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`/price${query}`);
});

test("the prices stand in the page before any script runs", async ({ request }) => {
  const html = await (await request.get("/price?months=12")).text();
  expect(html).toContain("2,912,640");
  const home = await (await request.get("/")).text();
  expect(home).toContain("21,330원");
  expect(home).toContain("9,900원");
});

test("the home page shows tutors, reviews and what holds if it doesn't fit before any script runs", async ({
  request,
}) => {
  const { content: tutors } = await (await request.get("/api/tutors/featured")).json();
  const home = await (await request.get("/")).text();
  for (const { name } of tutors) expect(home).toContain(name);
  expect(home).toContain("수강 확인");
  expect(home).toContain(REFUND_PROMISE);
  expect(home).toContain("수업 시간을 바꿀 수 있나요?");
});

test("every link of the public pages leads somewhere", async ({ page, request }) => {
  for (const path of ["/", "/price", "/simple-enroll"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const links = page.locator("a[href]:visible");
    const addresses = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")));
    for (const address of addresses) {
      if (!address.startsWith("/") || address.startsWith("/go/")) continue;
      expect((await request.get(address)).status(), `${address} on ${path}`).toBeLessThan(400);
    }
  }
});

test("the home page and the prices can be used with a reader", async ({ page }) => {
  for (const path of ["/", "/price", "/price?level=HIGH&rank=EXPERT&months=1&tablet=1"]) {
    await page.goto(path);
    await page.getByText("낼 금액").filter({ visible: true }).first().waitFor();
    await expectAccessible(page, path);
  }
});
