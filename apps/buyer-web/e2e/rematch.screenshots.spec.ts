import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { signUpFamily } from "./lib/family";
import { backdateThreeLessons, planLessons } from "./lib/lessons";
import { beginPair } from "./lib/matching";

test.describe.configure({ timeout: 300_000 });

test("a week for a parent, and another tutor", async ({ context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student);
  await planLessons(family, matchId);
  await backdateThreeLessons(matchId);
  const { url } = await family.call<{ url: string }>("post", `/lessons/matches/${matchId}/summary-link`);
  await page.goto(url);
  await page.getByRole("heading", { name: /학생의 한 주/ }).waitFor();
  await shoot(page, "weekly-summary-now");
  for (let weeks = 0; weeks < 3 && !(await page.getByText("일차함수의 그래프").isVisible()); weeks++) {
    const before = await page.getByRole("heading", { level: 2 }).first().textContent();
    await page.getByRole("button", { name: "지난주" }).click();
    await page
      .getByRole("heading", { level: 2 })
      .first()
      .filter({ hasNotText: before ?? "" })
      .waitFor();
  }
  await page.getByText("일차함수의 그래프").waitFor();
  await shoot(page, "weekly-summary-logged");
  await page.goto(url.replace(/[^/]+$/, "A".repeat(22)));
  await page.getByRole("heading", { name: "지금은 열 수 없는 링크예요" }).waitFor();
  await shoot(page, "weekly-summary-ended");

  await page.goto(`/myclass/${matchId}/rematch`);
  await page.getByRole("radio", { name: "설명이 너무 쉽거나 어려워요" }).check();
  await shoot(page, "rematch-reason");
  await page.getByRole("button", { name: "다음" }).click();
  await page.getByRole("heading", { name: "어떤 선생님을 찾을까요?" }).waitFor();
  await shoot(page, "rematch-wishes");
  await page.getByRole("button", { name: "다른 선생님 찾기" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "선생님 바꾸기" }).waitFor();
  await page.screenshot({ path: "reports/screenshots/rematch-confirm-390.png", animations: "disabled" });
  await page.getByRole("alertdialog").getByRole("button", { name: "선생님 바꾸기" }).click();
  await page.getByRole("heading", { name: /새 선생님을 알려 드려요/ }).waitFor();
  await shoot(page, "matching-again");
});
