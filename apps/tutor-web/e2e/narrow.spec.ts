import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { expectLoaded } from "@pkg/e2e/loaded";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { expectNothingSideways } from "@pkg/e2e/widths";
import type { Page } from "@playwright/test";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 240_000 });
// What 1280 px are at a zoom of 400 %.
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

const DESK = [
  "",
  "/lessons",
  "/matches",
  "/people",
  "/tutors",
  "/applicants",
  "/consultations",
  "/enrollments",
  "/schedules",
  "/money",
  "/money/orders",
  "/money/payouts",
  "/money/refunds",
  "/money/periods",
  "/money/checks",
  "/benefits",
  "/benefits/new",
  "/events",
  "/events/new",
  "/catalogue",
  "/level-tests",
  "/lesson-disputes",
  "/message-reports",
  "/messages",
  "/reviews",
  "/reasons",
  "/pulses",
  "/features",
  "/jobs",
  "/acts",
  "/staff",
];

test("a tutor's pages stick out nowhere on a narrow phone, and no time of the week is cut", async ({
  browser,
  context,
  page,
}) => {
  const tutor = await newTutor(context);
  const buyerId = await newBuyer(await browser.newContext());
  const { matchId } = await teachStudent(tutor, { buyerId, name: "김서연", hours: [-49, -25, 47] });
  await tutor.call("patch", "/tutors/me/periods", { weeklyAvailablePeriods: { tuesday: ["18:00-22:00"] } });
  await look(page, [...PAGES, "/myclass", `/myclass/${matchId}`, `/myclass/${matchId}/messages`]);
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

test("staff's pages stick out nowhere on a narrow phone", async ({ browser, context, page }) => {
  const tutor = await newTutor(await browser.newContext());
  const buyerId = await newBuyer(await browser.newContext());
  const { matchId } = await teachStudent(tutor, { buyerId, name: "김서연", hours: [-49, -25, 47] });
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;
  const details = [`/matches/${matchId}`, `/tutors/${tutor.id}`, `/people/${buyerId}`];
  const paths = [...DESK, ...details].map((path) => `/operator${path}`);
  await look(page, paths);
});

async function look(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(TUTOR + path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expectLoaded(page);
    await expectNothingSideways(page, path);
  }
}
