import { expectLoaded } from "@pkg/e2e/loaded";
import { expect, test } from "@pkg/e2e/test";
import { expectNothingSideways } from "@pkg/e2e/widths";
import { OPEN_PAGES, ownPages } from "./lib/family-pages";

test.describe.configure({ timeout: 240_000 });

test("no page of a family sticks out on a narrow phone", async ({ page, baseURL }) => {
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true }).first()).toBeVisible();
    await expectLoaded(page);
    await expectNothingSideways(page, path);
  };
  for (const path of OPEN_PAGES) await look(path);
  for (const path of await ownPages(page, baseURL ?? "")) await look(path);
});
