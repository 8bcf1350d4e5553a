import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { expect, test } from "@pkg/e2e/test";
import type { Browser } from "@playwright/test";
import { type Family, signUpFamily } from "./lib/family";
import { planLessons } from "./lib/lessons";
import { beginPair } from "./lib/matching";
import { LISTED_PORT, type OtherSite, openFramed, startOtherSite } from "./lib/other-site";

test.describe.configure({ timeout: 240_000, mode: "serial" });

let site: OtherSite;
test.beforeAll(async () => {
  site = await startOtherSite(LISTED_PORT);
});
test.afterAll(() => site.close());

interface Links {
  readonly url: string;
  readonly appealUrl: string;
}

const linksOf = (family: Family, matchId: string) =>
  family.call<Links>("get", `/lessons/matches/${matchId}/rematch-url?lastLessonTimestamp=2026-11-20T10:00:00`);

/** A page of a browser that knows no session of ours. */
const stranger = async (browser: Browser) => (await browser.newContext({ locale: "ko-KR" })).newPage();

test("in another site's frame, without a cookie: leaving shows the refund and gives it back", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student);
  await planLessons(family, matchId);
  const { appealUrl } = await linksOf(family, matchId);

  const outside = await stranger(browser);
  const frame = await openFramed(outside, site, appealUrl);
  await expect(frame.getByRole("heading", { level: 1, name: /선생님과.*여기까지 왔어요/ })).toBeVisible();
  await expect(outside).toHaveTitle(/^http:\/\/localhost:\d+ \{"type":"naran:height","height":\d+\}$/);
  await expect(frame.getByRole("banner")).toHaveCount(0);
  await frame.getByRole("button", { name: "계속하기" }).focus();
  await outside.keyboard.press("Tab");
  await expect(frame.getByRole("link", { name: "다른 선생님 만나기" })).toBeFocused();
  await outside.keyboard.press("Tab");
  await outside.keyboard.press("Enter");
  await expect(frame.getByRole("heading", { level: 1, name: /그만두면 [\d,]+원을/ })).toBeFocused();
  await frame.getByRole("button", { name: /돌려받고 그만하기/ }).click();
  await expect(frame.getByRole("heading", { level: 1, name: "수업을 그만뒀어요" })).toBeVisible();
  const [order] = await sql<{ status: string; amount: number; refunded: number }[]>`
    select o.status, o.amount, o.refunded_amount as refunded from orders o join matches m on m.merchant_uid = o.merchant_uid
    where m.id = ${matchId}`;
  expect(order).toMatchObject({ status: "REFUNDED", refunded: order?.amount });
  await outside.reload();
  await expect(frame.getByRole("heading", { level: 1, name: "링크를 쓸 수 있는 시간이 지났어요" })).toBeVisible();
  expect(await outside.context().cookies()).not.toContainEqual(expect.objectContaining({ name: /session/ }));
  await outside.context().close();

  await page.goto(appealUrl);
  await expect(page.getByRole("heading", { level: 1, name: "링크를 쓸 수 있는 시간이 지났어요" })).toBeVisible();
  await expectAccessible(page, "framed, expired");
});

test("another tutor is asked for by the link; other classes, late links and unlisted sites open nothing", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student, other] = await family.children();
  const matchId = await beginPair(family, student);
  const { url, appealUrl } = await linksOf(family, matchId);

  await page.goto(`/myclass/${matchId}/leave`);
  await expect(page.getByRole("heading", { level: 1, name: /여기까지 왔어요/ })).toBeVisible();
  await expectAccessible(page, "thinking of leaving");

  const outside = await stranger(browser);
  const unlisted = await startOtherSite();
  const refused = outside.waitForEvent("console", (message) =>
    /frame-ancestors|refused to connect|Framing/i.test(message.text()),
  );
  const nothing = await openFramed(outside, unlisted, url);
  await refused;
  await expect(nothing.getByRole("heading", { level: 1 })).toHaveCount(0);
  await unlisted.close();

  const otherMatch = await beginPair(family, other);
  const foreign = new URL(url);
  foreign.searchParams.set("matchId", otherMatch);
  const frame = await openFramed(outside, site, foreign.href);
  await expect(frame.getByRole("heading", { level: 1, name: "링크를 쓸 수 있는 시간이 지났어요" })).toBeVisible();

  await openFramed(outside, site, appealUrl);
  await frame.getByRole("link", { name: "다른 선생님 만나기" }).click();
  await expect(frame.getByRole("heading", { level: 1, name: "어떤 점이 아쉬웠나요?" })).toBeVisible();
  await frame.getByRole("button", { name: "다른 선생님 찾기" }).click();
  await expect(frame.getByRole("alert").getByText(/이유를 하나 골라 주세요/)).toBeVisible();
  await frame.getByRole("radio", { name: "설명이 너무 쉽거나 어려워요" }).check();
  await frame.getByRole("button", { name: "다른 선생님 찾기" }).click();
  await expect(frame.getByRole("heading", { level: 1, name: "새 선생님을 찾고 있어요" })).toBeVisible();
  await expect(frame.getByText(/월 \d+일\(.\)까지 문자로 알려 드려요/)).toBeVisible();
  const forms = await sql`select rematch_reason from rematch_forms where match_id = ${matchId}`;
  expect(forms).toEqual([{ rematch_reason: "LEVEL" }]);

  const late = await linksOf(family, otherMatch);
  await sql`update class_links set expires_at = now() - interval '1 second' where match_id = ${otherMatch}`;
  await openFramed(outside, site, late.url);
  await expect(frame.getByRole("heading", { level: 1, name: "링크를 쓸 수 있는 시간이 지났어요" })).toBeVisible();
  await outside.context().close();
});
