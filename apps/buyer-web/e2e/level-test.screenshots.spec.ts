import { sql } from "@pkg/e2e/database";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { answerAll, startLevelTest } from "./lib/level-test";

test.describe.configure({ timeout: 240_000 });

test("a level test from the choice to its result", async ({ context, page, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  await page.goto("/level-test");
  await page
    .getByRole("button", { name: /^시험 보기/ })
    .first()
    .waitFor();
  await shoot(page, "level-test");
  await page
    .getByRole("button", { name: /^시험 보기/ })
    .first()
    .click();
  await page.getByRole("radio", { name: /^중 / }).check();
  await page.screenshot({ path: "reports/screenshots/level-test-start-390.png" });
  await page.keyboard.press("Escape");

  const id = await startLevelTest(page);
  const [figure] = await sql<{ number: number }[]>`
    select a.number from level_test_answers a join level_test_items i on i.id = a.item_id and i.version = a.item_version
    where a.session_id = ${id} and i.figure is not null order by a.number limit 1`;
  await page.getByRole("radio").nth(1).check();
  await shoot(page, "level-test-board");
  await page.goto(`${page.url().split("?")[0]}?item=${figure?.number ?? 8}`);
  await page.getByRole("radio").nth(2).check();
  await page.getByRole("button", { name: "나중에 다시 볼래요" }).click();
  await shoot(page, "level-test-figure");
  await page.getByRole("button", { name: "문제 한눈에 보기" }).click();
  await page.getByRole("dialog").waitFor();
  await page.screenshot({ path: "reports/screenshots/level-test-map-390.png" });
  await page.keyboard.press("Escape");
  await answerAll(id, 11);
  await page.goto(`${page.url().split("?")[0]}?item=15`);
  await page.getByRole("button", { name: "시험 마치기" }).filter({ visible: true }).click();
  await page.getByRole("alertdialog").waitFor();
  await page.screenshot({ path: "reports/screenshots/level-test-finish-390.png" });
  await page.getByRole("button", { name: "마칠게요" }).click();
  await page.waitForURL("**/level-test/results/**");
  await page.getByRole("heading", { name: "단원별로 보면" }).waitFor();
  await page.locator("summary").nth(12).click();
  await shoot(page, "level-test-result");
});
