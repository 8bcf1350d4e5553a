import { DAY, HOUR, MINUTE } from "@pkg/domain";
import { expectLoaded } from "@pkg/e2e/loaded";
import { expect, test } from "@pkg/e2e/test";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";
import { moveNextLesson, planLessons } from "./lib/lessons";
import { acceptAsAsked } from "./lib/matching";
import { beginOwnSearch } from "./lib/own-tutors";

test.describe.configure({ timeout: 240_000 });

/** How far a device is ahead. Hours decide when a lesson opens and what is charged next; days decide all else. */
const CLOCKS = [
  ["400 days slow", -400 * DAY],
  ["3 hours slow", -3 * HOUR],
  ["20 minutes slow", -20 * MINUTE],
  ["20 minutes fast", 20 * MINUTE],
  ["2 hours fast", 2 * HOUR],
  ["2 days fast", 2 * DAY],
] as const;
const ZONES = ["America/Los_Angeles", "Pacific/Kiritimati"] as const;
const LOCAL = /한국 시간|여기/;

/** A parent whose one child has a lesson in seven minutes and pays again next month. @returns the class */
async function busyParent(context: BrowserContext, origin: string): Promise<string> {
  const family = await signUpFamily(context, origin);
  const [first] = await family.children();
  const matchId = await beginOwnSearch(family, first, ["sunday", "sunday"]);
  await acceptAsAsked(family, matchId);
  await planLessons(family, matchId);
  await moveNextLesson(matchId, 7);
  return matchId;
}

/** What a page says, without the minutes that pass while it is read. */
async function textOf(page: Page): Promise<string> {
  const text = await page.getByRole("main").filter({ visible: true }).first().ariaSnapshot();
  return text.replace(/\d+분 (뒤|전)/g, "몇 분 $1").replace(/\s+/g, " ");
}

/** A page of this device with a course in its draft. */
async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await chooseCourses(page, [await courseOf("ENGLISH", { months: 3 })]);
  return page;
}

/** A further device of the same person. */
async function deviceOf(browser: Browser, context: BrowserContext, options: { timezoneId?: string; ahead?: number }) {
  const { ahead = 0, ...device } = options;
  const other = await browser.newContext({ ...device, storageState: await context.storageState() });
  if (ahead !== 0) await other.clock.install({ time: Date.now() + ahead });
  return other;
}

test("a wrong clock changes no page, and outside Korea each time is Korea's beside the local one", async ({
  browser,
  context,
  baseURL,
}) => {
  const matchId = await busyParent(context, baseURL ?? "");
  const pages: readonly (readonly [path: string, sees: RegExp])[] = [
    [`/myclass/${matchId}`, /수업 들어가기/],
    ["/tutoring/enroll/payment", /낼 금액/],
    ["/myclass", /수업 들어가기|선생님/],
    ["/mypage/coupon", /첫수강 쿠폰/],
    ["/mypage/payment-management/order-schedule", /\d+월 \d+일/],
    ["/mypage/payment-management/order-history", /결제 완료/],
    ["/mypage/service", /듣고 있어요/],
    ["/tutoring/consult", /상담/],
    ["/events", /이벤트/],
  ];
  const right = new Map<string, string>();
  const mine = await openPage(context);
  for (const [path, sees] of pages) {
    await mine.goto(path);
    await expectLoaded(mine);
    await expect.poll(() => textOf(mine), { message: path }).toMatch(sees);
    right.set(path, await textOf(mine));
  }
  for (const [name, ahead] of CLOCKS) {
    await test.step(name, async () => {
      const device = await deviceOf(browser, context, { ahead });
      const page = await openPage(device);
      for (const [path] of Math.abs(ahead) < DAY ? pages.slice(0, 2) : pages) {
        await page.goto(path);
        await expect.poll(() => textOf(page), { message: `${path}, ${name}` }).toBe(right.get(path));
      }
      await device.close();
    });
  }

  const path = `/myclass/${matchId}`;
  const times = (text = "") => text.match(/\d+월 \d+일\(.\)( \d\d:\d\d)?/g) ?? [];
  expect(right.get(path)).not.toMatch(LOCAL);
  for (const timezoneId of ZONES) {
    const device = await deviceOf(browser, context, { timezoneId });
    const page = await openPage(device);
    await page.goto(path);
    await expect.poll(() => textOf(page), { message: timezoneId }).toMatch(LOCAL);
    expect(times(await textOf(page)), timezoneId).toEqual(expect.arrayContaining(times(right.get(path))));
    await device.close();
  }
});
