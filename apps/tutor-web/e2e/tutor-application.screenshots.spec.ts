import { shoot } from "@pkg/e2e/shoot";
import { expect, goAs, record, test, writeApplication } from "@pkg/e2e/tutor-application";

test("becoming a tutor", async ({ page, browser }) => {
  test.setTimeout(240_000);
  await goAs(page, "applicant", "/applicants");
  await writeApplication(page, (name) => shoot(page, name));
  await shoot(page, "applicant-send");
  await page.getByRole("link", { name: "녹음하러 가기" }).click();
  await record(page, 6, (name) => shoot(page, name));
  await expect(page.getByText("녹음을 마쳤어요. 들어 보세요")).toBeVisible();
  await shoot(page, "screening-ready");
  await page.getByRole("button", { name: "이 녹음 올리기" }).click();
  await page.waitForURL(/step=5/);
  await expect(page.getByText("녹음을 올렸어요")).toBeVisible();
  await shoot(page, "applicant-voice");
  await page.getByRole("button", { name: "지원서 보내기" }).click();
  await expect(page.getByRole("heading", { name: "녹음을 듣고 있어요" })).toBeVisible();
  await shoot(page, "applicant-waiting");
  const staff = await (await browser.newContext()).newPage();
  await goAs(staff, "operator", "/operator/applicants");
  await expect(staff.getByRole("link", { name: /정우진/ })).toBeVisible();
  await shoot(staff, "operator-list");
  await staff.getByRole("link", { name: /정우진/ }).click();
  await staff.getByRole("button", { name: "불합격", exact: true }).waitFor();
  await shoot(staff, "operator-applicant");
});
