import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { expect, test } from "@pkg/e2e/test";
import type { Browser, Page } from "@playwright/test";
import { asOperator, type Operator } from "./lib/operator";

const PHONE =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const FLAGS = /\/api\/web-features/;

let operator: Operator;
test.beforeAll(async ({ baseURL }) => {
  operator = await asOperator(baseURL ?? "");
});
test.afterAll(async () => {
  await operator.changeFeature("app-banner", { available: false });
  await operator.end();
});

const banner = (page: Page) => page.getByRole("complementary", { name: "앱 안내" });

/** The home page on a phone, with its flags loaded. */
async function openHome(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ userAgent: PHONE });
  const page = await context.newPage();
  await withFlags(page, () => page.goto("/"));
  return page;
}

/** Loads a page and waits until its flags have arrived. */
async function withFlags(page: Page, load: () => Promise<unknown>): Promise<void> {
  const flags = page.waitForResponse(FLAGS);
  await load();
  await (await flags).finished();
}

test("a flag that is off shows nothing; staff switches it, the page follows with a focus after ten seconds, and what a visitor saw is one row", async ({
  browser,
}) => {
  await operator.changeFeature("app-banner", { available: false });
  const page = await openHome(browser);
  await expect(banner(page)).toHaveCount(0);

  await operator.changeFeature("app-banner", { available: true });
  let loads = 0;
  page.on("request", (sent) => {
    if (FLAGS.test(sent.url())) loads += 1;
  });
  const focus = () => page.evaluate(() => void window.dispatchEvent(new Event("focus")));
  await focus();
  await focus();
  expect(loads).toBe(0);
  await page.evaluate(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + 10_000;
  });
  await focus();
  await focus();
  await expect(banner(page)).toBeVisible();
  expect(loads).toBe(1);

  const market = page.waitForEvent("popup");
  await banner(page).getByRole("link", { name: "앱 받기" }).click();
  await expect((await market).getByRole("heading", { level: 1, name: "앱 마켓" })).toBeVisible();
  await expect((await market).getByText("구글 플레이")).toBeVisible();
  await (await market).close();
  const visitor = await page.evaluate(() => JSON.parse(localStorage.getItem("naran.visitor") ?? "null"));
  const rows = () => sql`select feature, variant, user_id from feature_exposures where visitor_id = ${visitor}`;
  await expect.poll(async () => (await rows()).length).toBe(1);
  const [seen] = await rows();
  const words = seen?.variant === "alarm" ? /수업 알림/ : /나란 앱에서 열려요/;
  await expect(banner(page)).toContainText(words);
  await expectAccessible(page, "home with the app banner");
  await page.setViewportSize({ width: 390, height: 844 });

  for (let round = 0; round < 2; round += 1) {
    await withFlags(page, () => page.reload());
    await expect(banner(page)).toContainText(words);
  }
  expect(await rows()).toEqual([seen]);

  await banner(page).getByRole("button", { name: "앱 안내 닫기" }).click();
  await expect(banner(page)).toHaveCount(0);
  loads = 0;
  await page.goto("/?utm_source=late");
  // The deferred part has mounted once it stores the utm parameters; a closed banner does not even ask for its flag.
  await page.waitForFunction(() => sessionStorage.getItem("naran.utm")?.includes("late"));
  await page.locator("[data-offline-bar]").waitFor({ state: "attached" });
  await expect(banner(page)).toHaveCount(0);
  expect(loads).toBe(0);
  await page.context().close();
});
