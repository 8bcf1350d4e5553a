import type { Page } from "@playwright/test";
import { expect, goAs, record, test, writeApplication } from "./becoming";

/** Writes a screen at both widths, where git looks away. */
const shoot = (page: Page) => async (name: string) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `reports/screenshots/${name}-${width}.png`, fullPage: true, animations: "disabled" });
  }
};

test("becoming a tutor", async ({ page, browser }) => {
  test.setTimeout(240_000);
  await goAs(page, "applicant@naran.test", "/applicants");
  await writeApplication(page, shoot(page));
  await shoot(page)("applicant-send");
  await page.getByRole("link", { name: "녹음하러 가기" }).click();
  await record(page, 6, shoot(page));
  await expect(page.getByText("녹음을 마쳤어요. 들어 보세요")).toBeVisible();
  await shoot(page)("screening-ready");
  await page.getByRole("button", { name: "이 녹음 올리기" }).click();
  await page.waitForURL(/step=5/);
  await expect(page.getByText("녹음을 올렸어요")).toBeVisible();
  await shoot(page)("applicant-voice");
  await page.getByRole("button", { name: "지원서 보내기" }).click();
  await expect(page.getByRole("heading", { name: "녹음을 듣고 있어요" })).toBeVisible();
  await shoot(page)("applicant-waiting");
  const staff = await (await browser.newContext()).newPage();
  await goAs(staff, "operator@naran.test", "/operator/applicants");
  await expect(staff.getByRole("link", { name: /정우진/ })).toBeVisible();
  await shoot(staff)("operator-list");
  await staff.getByRole("link", { name: /정우진/ }).click();
  await staff.getByRole("button", { name: "불합격", exact: true }).waitFor();
  await shoot(staff)("operator-applicant");
});
