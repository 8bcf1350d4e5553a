import { test } from "@pkg/e2e/test";
import { asOperator } from "./lib/operator";

test("the app banner at the foot of the home page", async ({ browser, baseURL }) => {
  const operator = await asOperator(baseURL ?? "");
  await operator.changeFeature("app-banner", { available: true });
  const context = await browser.newContext({ userAgent: "Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36" });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("complementary", { name: "앱 안내" }).waitFor();
  await page.screenshot({ path: "reports/screenshots/app-banner-390.png" });
  await context.close();
  await operator.changeFeature("app-banner", { available: false });
  await operator.end();
});
