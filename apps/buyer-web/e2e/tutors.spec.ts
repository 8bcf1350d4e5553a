import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { expect, test } from "@pkg/e2e/test";
import { signUpBuyer } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { Family } from "./lib/family";
import { PaymentScreen } from "./lib/payment-screen";

const MATH = "/tutors?subject=MATH&detail=MATH_M2_2&rank=BASIC";
const ALL_WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

test("a filter lives in the address; ten more come by the keyboard, as many as are counted", async ({ page }) => {
  await page.goto(MATH);
  const heading = page.getByRole("heading", { name: /^조건에 맞는 선생님 \d+명$/ });
  const count = async () => Number((await heading.textContent())?.match(/\d+/)?.[0]);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(10);
  await expectAccessible(page);
  const before = await count();
  const more = page.getByRole("link", { name: /^더 보기/ });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(cards).toHaveCount(Math.min(20, before));
  await expect(cards.nth(10).getByRole("link")).toBeFocused();
  await expect(page).toHaveURL(/page=2/);

  await page.getByRole("button", { name: /조건 더 고르기/ }).click();
  await page.getByRole("link", { name: "여자 선생님" }).press("Enter");
  await expect(page).toHaveURL(/genders=FEMALE/);
  await expect.poll(count).toBeLessThan(before);
  await expectAccessible(page, "tutors, filters open");
  await page.getByRole("link", { name: "여자 선생님 빼기" }).click();
  await expect.poll(count).toBe(before);
  await page.goto("/tutors?subject=CODING&times=sunday-morning&rank=EXPERT&styles=SPARTA&universities=EDUCATION");
  await expect(page.getByRole("heading", { name: "이 조건에 맞는 선생님이 지금 없어요" })).toBeVisible();
  await expectAccessible(page, "no tutor");
});

test("who begins from a tutor sees the tutor until the end, and that tutor is asked first", async ({
  context,
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await page.goto(MATH);
  await page.getByRole("article").first().getByRole("link").click();
  await page.waitForURL(/\/tutors\/\d+$/);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  // Until the tutor is there, the heading says what the page is.
  await expect(page.getByRole("heading", { name: "이번 주 비어 있는 시간" })).toBeVisible();
  const name = (await page.getByRole("heading", { level: 1 }).filter({ visible: true }).textContent()) ?? "";
  await expect(page).toHaveTitle(new RegExp(`^${name} · .*과외`));
  await expectAccessible(page, "a tutor");

  await page.getByRole("link", { name: "체험 수업 9,900원" }).filter({ visible: true }).click();
  const first = page.getByText(new RegExp(`${name}께 먼저 제안해요`)).filter({ visible: true });
  await expect(first).toBeVisible();
  await expectAccessible(page, "enrollment that begins with a tutor");
  await page.getByRole("button", { name: "수학" }).click();
  await page.getByRole("button", { name: /^중2-2/ }).click();
  await page.getByRole("button", { name: "다음" }).filter({ visible: true }).click();
  await page.waitForURL(/\/tutoring\/enroll\?/);
  await expect(first).toBeVisible();
  await page.getByRole("button", { name: "다음" }).click();
  const payment = new PaymentScreen(page);
  await page.waitForURL(/\/payment/);
  await expect(first).toBeVisible();
  await payment.fillCard(CARDS.paid);
  await payment.agree();
  const merchantUid = await payment.pay();
  const [order] = await sql`select order_funnel_type as route from orders where merchant_uid = ${merchantUid}`;
  expect(order?.route).toBe("SMART_MATCHING");

  const family = new Family(context, baseURL ?? "", email);
  const weeklyAvailablePeriods = Object.fromEntries(ALL_WEEK.map((day) => [day, ["08:00-24:00"]]));
  await family.call("patch", `/lessons/applicants/${merchantUid}`, { weeklyAvailablePeriods, complete: true });
  const asked = async () => {
    const rows = await sql<{ tutor: number }[]>`select c.tutor_id as tutor from candidate_tutors c
      join matches m on m.id = c.match_id where m.merchant_uid = ${merchantUid}`;
    return rows.map(({ tutor }) => String(tutor));
  };
  await expect.poll(asked).toEqual([id]);
  await page.goto("/tutoring/matching");
  await expect(page.getByText(`${name}께 먼저 제안했어요.`)).toBeVisible();
  await expectAccessible(page, "a search that begins with a tutor");
});
