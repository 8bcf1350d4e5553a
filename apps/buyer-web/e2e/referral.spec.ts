import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { expect, test } from "@pkg/e2e/test";
import { signUpBuyer } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { PaymentScreen } from "./lib/payment-screen";

test("a friend's link saves 30,000 won, and the referrer sees who came; nobody refers oneself", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  await signUpBuyer(context, baseURL ?? "");
  await page.goto("/mypage/referral");
  const code = (await page.getByText(/^[A-HJKMNP-Z]{8}$/).textContent()) ?? "";
  await expectAccessible(page, "own code");

  const away = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 390, height: 844 } });
  const friend = await away.newPage();
  await friend.goto("/referral/referee");
  await friend.getByRole("button", { name: "코드 확인하기" }).click();
  await expect(friend.getByText("받은 추천코드를 적어 주세요.")).toBeVisible();
  await expect(friend.getByRole("textbox", { name: "추천코드" })).toBeFocused();
  await expectAccessible(friend, "no code");
  await friend.goto(`/referral/referee?code=${code}`);
  await expect(friend.getByText("이 기기에 저장했어요")).toBeVisible();
  await expectAccessible(friend, "friend's gift");
  await signUpBuyer(away, baseURL ?? "");
  await chooseCourses(friend, [await courseOf("MATH", { months: 3 })]);
  const payment = new PaymentScreen(friend);
  await payment.open();
  await expect.poll(() => payment.ledger()).toEqual(expect.arrayContaining([expect.stringMatching(/추천.*30,000원/)]));
  await payment.fillCard(CARDS.paid);
  await payment.agree();
  const merchantUid = await payment.pay();

  await test.step("who opens the link when it is of no use is told so, as the payment would", async () => {
    await friend.goto(`/referral/referee?code=${code.toLowerCase()}`);
    await expect(friend.getByText("추천코드는 한 번만 쓸 수 있어요.")).toBeVisible();
    await page.goto(`/referral/referee?code=${code}`);
    await expect(page.getByText("내 추천코드는 내가 쓸 수 없어요.")).toBeVisible();
    await expectAccessible(page, "own code as a friend's");
    await page.goto("/mypage/referral");
  });

  await page.reload();
  await expect(page.getByText("이** 님")).toBeVisible();
  await expect(page.getByText("7일 기다리는 중")).toBeVisible();
  await chooseCourses(page, [await courseOf("MATH", { months: 3 })]);
  const own = new PaymentScreen(page);
  await own.open();
  await page.getByRole("button", { name: /쿠폰·추천코드/ }).click();
  await page.getByRole("textbox", { name: "쿠폰 또는 추천코드" }).fill(code);
  await page.getByRole("textbox", { name: "쿠폰 또는 추천코드" }).press("Enter");
  await expect(page.getByText("내 추천코드는 내가 쓸 수 없어요.").filter({ visible: true })).toBeVisible();
  await away.close();

  await test.step("past the seven days of the friend's withdrawal there is a coupon", async () => {
    await sql`update orders set paid_at = paid_at - interval '8 days' where merchant_uid = ${merchantUid}`;
    // Otherwise done once an hour.
    await sql`insert into pgboss.job (name) values ('referrals.settle')`;
    await page.goto("/mypage/referral");
    await expect(async () => {
      await page.reload();
      await expect(page.getByText("30,000원 쿠폰", { exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByText("7일 기다리는 중")).toBeHidden();
  });
});
