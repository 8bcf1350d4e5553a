import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { demo, signIn } from "@pkg/e2e/session";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { signUpBuyer } from "./lib/buyer";
import { answerAll, startLevelTest } from "./lib/level-test";

test.describe.configure({ timeout: 240_000 });

test("a level test from the choice to its result", async ({ browser, context, page, baseURL }) => {
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
  await page.setViewportSize({ width: 320, height: 256 });
  await page.screenshot({ path: "reports/screenshots/level-test-zoom-400.png" });
  await sql`update level_test_sessions set ends_at = now() + interval '4 minutes 40 seconds' where id = ${id}`;
  await page.reload();
  await page.getByRole("timer").filter({ hasText: "4:" }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: "reports/screenshots/level-test-warning-390.png" });
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
  await page.getByRole("button", { name: "결과 주소 만들기" }).click();
  const url = await page.getByRole("textbox", { name: "결과 주소" }).inputValue();
  await page.getByRole("heading", { name: "결과 보여 주기" }).scrollIntoViewIfNeeded();
  await page.screenshot({ path: "reports/screenshots/level-test-share-390.png" });
  await page.goto("/level-test");
  await page.getByRole("link", { name: "결과 보기" }).waitFor();
  await shoot(page, "level-test-done");
  await page.goto(`/tutoring/consult?levelTest=${id}`);
  await page.getByRole("checkbox", { name: /이 결과를 보면서/ }).waitFor();
  await shoot(page, "level-test-consult");
  await page.goto(url);
  await page.getByRole("heading", { name: /이 학생은/ }).waitFor();
  await shoot(page, "level-test-shared");

  const [taken] = await sql<{ form: string }[]>`select form_id as form from level_test_sessions where id = ${id}`;
  const desk = await browser.newContext();
  await signIn(desk, demo("operator"));
  const staff = await desk.newPage();
  await staff.goto(`${TUTOR}/operator/level-tests?form=${taken?.form}`);
  await staff.getByRole("button", { name: "새 시험에서 빼기" }).nth(1).click();
  await shoot(staff, "operator-level-tests");
});
