import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";

test("looking for a tutor before paying", async ({ page }) => {
  await page.goto("/tutors");
  await page.getByRole("heading", { name: /새 학생을 받는 선생님/ }).waitFor();
  await shoot(page, "tutors");
  await page.goto("/tutors?subject=MATH&detail=MATH_M2_2&times=monday-evening,wednesday-evening&styles=WARM");
  await page.getByRole("heading", { name: /조건에 맞는 선생님/ }).waitFor();
  await page.getByRole("button", { name: /조건 더 고르기/ }).click();
  await shoot(page, "tutors-filtered");
  await page.goto("/tutors?subject=CODING&times=sunday-morning&rank=EXPERT&styles=SPARTA&universities=EDUCATION");
  await page.getByText("이 조건에 맞는 선생님이 지금 없어요").waitFor();
  await shoot(page, "tutors-none");
  await page.goto("/tutors?subject=MATH");
  await page
    .getByRole("listitem")
    .getByRole("link", { name: /선생님$/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "이번 주 비어 있는 시간" }).waitFor();
  await shoot(page, "tutor");
  await page
    .getByRole("link", { name: /체험 수업$/ })
    .filter({ visible: true })
    .click();
  await page
    .getByText(/먼저 제안해요/)
    .first()
    .waitFor();
  await shoot(page, "simple-enroll-tutor");
  await page.goto("/");
  await page.getByRole("heading", { name: "지금 만날 수 있는 선생님" }).waitFor();
  await shoot(page, "home-now");
});
