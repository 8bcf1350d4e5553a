import { expectAccessible } from "@pkg/e2e/axe";
import { ACCOUNT, BUYER, EXAM, TUTOR } from "@pkg/e2e/env";
import { expect, test } from "@pkg/e2e/test";

// A wrong address leads to an error page with an explanation and a link; accessibility.spec.ts opens an order that is not there.

const SITES = { buyer: BUYER, tutor: TUTOR, account: ACCOUNT, exam: EXAM };

const WAYS_ON = ["홈으로", "가격 보기", "내 수업", "고객센터"];

test("an unknown address of any site is answered with 404, says so, and leads home", async ({ page }) => {
  for (const [site, origin] of Object.entries(SITES)) {
    const answer = await page.goto(`${origin}/nowhere/at-all?x=1`);
    expect(answer?.status(), site).toBe(404);
    await expect(page).toHaveTitle(/페이지를 찾을 수 없어요/);
    await expect(page.getByRole("heading", { level: 1, name: "페이지를 찾을 수 없어요" })).toBeVisible();
    await expectAccessible(page, `${site}, not found`);
    if (site === "buyer") await expect(page.getByRole("main").getByRole("link")).toHaveText(WAYS_ON);
    await page.getByRole("link", { name: "홈으로" }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/nowhere"));
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  }
});

test("a tutor and an event that there are not are answered with 404, and lead on", async ({ page, request }) => {
  for (const path of ["/tutors/999999999", "/tutors/nobody", "/events/no-such-event", "/events/%E0%A4"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const answer = await page.goto("/tutors/999999999");
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page).toHaveTitle(/페이지를 찾을 수 없어요/);
  await expect(page.getByRole("main").getByRole("link")).toHaveText(WAYS_ON);
  const tutors = await request.get("/tutors");
  const [, known = ""] = /href="(\/tutors\/\d+)"/.exec(await tutors.text()) ?? [];
  expect((await request.get(known)).status(), known).toBe(200);
});
