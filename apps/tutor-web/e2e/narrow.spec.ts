import { TUTOR } from "@pkg/e2e/env";
import { expectLoaded } from "@pkg/e2e/loaded";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { expectNothingSideways } from "@pkg/e2e/widths";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 120_000 });
// What 1280 px are at the zoom of 400 % that everybody may use.
test.use({ viewport: { width: 320, height: 640 } });

const PAGES = [
  "/",
  "/periods",
  "/subjects",
  "/profile",
  "/earnings",
  "/earnings/account",
  "/reviews",
  "/notifications",
];

test("a tutor's pages stick out nowhere at 320 px, and no time of the week is cut", async ({
  browser,
  context,
  page,
}) => {
  const tutor = await newTutor(context);
  const buyerId = await newBuyer(await browser.newContext());
  const { matchId } = await teachStudent(tutor, { buyerId, name: "김서연", hours: [-49, -25, 47] });
  await tutor.call("patch", "/tutors/me/periods", { weeklyAvailablePeriods: { tuesday: ["18:00-22:00"] } });
  for (const path of [...PAGES, "/myclass", `/myclass/${matchId}`, `/myclass/${matchId}/messages`]) {
    await page.goto(TUTOR + path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expectLoaded(page);
    await expectNothingSideways(page, path);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${TUTOR}/periods`);
  const blocks = page.getByRole("gridcell", { name: /가능$/ });
  await expect(blocks.first()).toBeVisible();
  const cut = await page.getByRole("grid").evaluate((grid) =>
    [...grid.querySelectorAll("*")]
      .filter(({ childElementCount, textContent }) => childElementCount === 0 && textContent?.trim())
      .filter(
        (text) =>
          text.scrollWidth > text.clientWidth + 1 &&
          text.clientWidth > 1 &&
          getComputedStyle(text).overflowX === "hidden",
      )
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
