import { randomUUID } from "node:crypto";
import { sql } from "@pkg/e2e/database";
import { newestCode, newestText } from "@pkg/e2e/inbox";
import { logIn, newPerson } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/test";
import { PASSWORD, signUpBuyer } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { chargesOf, ordersOf } from "./lib/orders";
import { ledgerLines, PaymentScreen } from "./lib/payment-screen";

test("a total of 0 is an order without a payment", async ({ context, page, baseURL }) => {
  const { email, phone } = await signUpBuyer(context, baseURL ?? "");
  const course = await courseOf("MATH", { months: 0, minutes: 40 });
  const code = `ZERO-${randomUUID().slice(0, 8).toUpperCase()}`;
  await sql`
    insert into benefits (code, benefit_type, name, discount_cost, start_at, end_at, max_uses)
    values (${code}, 'COUPON', '무료 체험', 1000000, now() - interval '1 day', now() + interval '1 day', 1)`;
  await chooseCourses(page, [course]);
  const payment = new PaymentScreen(page);
  await payment.open();
  await page.getByRole("button", { name: /쿠폰·추천코드 펼치기/ }).click();
  await page.getByRole("textbox", { name: "쿠폰 또는 추천코드" }).fill(code);
  await page.getByRole("textbox", { name: "쿠폰 또는 추천코드" }).press("Enter");
  await expect(page.getByRole("button", { name: "0원으로 신청하기" })).toBeVisible();
  await expect(page.getByText("결제 방법").filter({ visible: true })).toBeHidden();
  await expect(page.getByRole("radio", { name: /무료 체험 쿠폰.*−108,000원/ })).toBeChecked();
  await expect(page.getByText("남는 892,000원은 돌려드리지 않아요").filter({ visible: true })).toHaveCount(1);
  await payment.agree();
  const merchantUid = await payment.pay();
  expect(await ordersOf(email)).toMatchObject([{ merchantUid, status: "PAID", amount: 0 }]);
  expect(await chargesOf(merchantUid)).toEqual([]);
  await expect(page.getByText("결제했어요", { exact: true })).toHaveCount(0);
  expect(await newestText(phone, "신청했어요")).toMatch(/신청했어요\. 이제 선생님 조건을/);
});

test("a phone that is not verified is asked for before paying, with the reason, and not in a circle", async ({
  context,
  page,
  baseURL,
}) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await sql`update users set phone_number_verified = false where email = ${email}`;
  await chooseCourses(page, [await courseOf("MATH", { months: 3 })]);
  await page.goto("/tutoring/enroll");
  await expect(page.getByText("낼 금액").filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: "다음" }).click();
  await expect(page.getByRole("heading", { name: /휴대폰 번호를 확인하면.*결제할 수 있어요/ })).toBeVisible();
  await page.getByRole("link", { name: "휴대폰 번호 확인하기" }).click();
  await page.waitForURL(/\/phone\?/);
  await page.getByRole("link", { name: "나중에 확인할게요" }).click();
  await page.waitForURL(/\/tutoring\/enroll\/payment/);
  await page.getByRole("link", { name: "고른 수업 다시 보기" }).click();
  await expect(page.getByRole("heading", { name: "고른 수업이 맞나요?" })).toBeVisible();
});

test("a child under 14 from before the rule is led to the guardian, who consents, and pays", async ({
  context,
  page,
  baseURL,
}) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const birthYear = new Date().getFullYear() - 12;
  await sql`update users set birth_year = ${birthYear} where email = ${email}`;
  await sql`update students set birth_year = ${birthYear} where user_id = (select id from users where email = ${email})`;
  await chooseCourses(page, [await courseOf("MATH", { months: 3 })]);
  await page.goto("/tutoring/enroll/payment");
  await page.waitForURL(/\/mypage\/user\/parent\?next=/);
  await expect(page.getByText(/만 14세 미만 자녀의 수업은 보호자가 동의해야/)).toBeVisible();
  const { phone } = newPerson();
  await page.getByRole("textbox", { name: "보호자 이름" }).fill("김민정");
  await page.getByRole("textbox", { name: "보호자 휴대폰 번호" }).fill(phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByRole("textbox", { name: "인증번호" }).fill(await newestCode(phone));
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page.getByText("보호자가 동의해 주세요.")).toBeVisible();
  await page.getByRole("checkbox", { name: /보호자로서 만 14세 미만/ }).check();
  await page.getByRole("button", { name: "저장" }).click();

  await page.waitForURL((url) => url.pathname === "/tutoring/enroll/payment");
  await expect(page.getByText(`김민정 · ${phone.slice(0, 3)}-****-${phone.slice(-4)}`)).toBeVisible();
  const payment = new PaymentScreen(page);
  await payment.fillCard(CARDS.paid);
  await payment.agree();
  const merchantUid = await payment.pay();
  const [order] =
    await sql`select guardian_name, guardian_phone_number from orders where merchant_uid = ${merchantUid}`;
  expect(order).toEqual({ guardian_name: "김민정", guardian_phone_number: phone });
});

test("an answer that never comes shows no second pay button", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await chooseCourses(page, [await courseOf("MATH", { months: 3 })]);
  const payment = new PaymentScreen(page);
  await payment.open();
  await payment.fillCard(CARDS.paid);
  await payment.agree();
  // The order is made and paid; only its response and the first look-ups are lost.
  await page.route("**/api/lessons/orders/card", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  let lookUps = 0;
  await page.route("**/api/lessons/orders/by-key/**", async (route) => {
    lookUps += 1;
    if (lookUps <= 2) await route.abort("connectionreset");
    else await route.continue();
  });
  await payment.payButton.click();
  await expect(page.getByRole("heading", { name: /다시 결제하지 마세요/ })).toBeVisible();
  await expect(payment.payButton).toBeHidden();
  const merchantUid = await payment.paid();
  expect(await ordersOf(email)).toMatchObject([{ merchantUid, status: "PAID" }]);
});

test("a refresh and a way back in the middle keep everything but the card", async ({ context, page, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  const course = await courseOf("MATH", { months: 6, tablet: true });
  await chooseCourses(page, [course]);
  const payment = new PaymentScreen(page);
  await payment.open();
  await payment.chooseTablet();
  await payment.fillAddress();
  await payment.fillCard(CARDS.paid);
  await payment.payInInstalments(3);
  await payment.agree();
  const shown = await ledgerLines(page);

  await page.getByRole("link", { name: /배우는 학생/ }).click();
  await page.getByRole("button", { name: /학생으로 할게요/ }).click();
  await expect(payment.cardNumber).toHaveValue("4242 0001 0000 0009");

  await page.reload();
  await payment.payButton.waitFor();
  await expect(page.getByRole("radio", { name: /갤럭시 탭/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "상세 주소" })).toHaveValue("101동 1203호");
  await expect(page.getByRole("button", { name: /^할부/ })).toContainText("3개월");
  await expect(page.getByRole("checkbox", { name: /수강생 이용약관/ })).toBeChecked();
  await expect(payment.cardNumber).toHaveValue("");
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain("4242");
  expect(await ledgerLines(page)).toEqual(shown);

  await payment.fillCard(CARDS.paid);
  await payment.pay();
});

test("an expired session asks to log in and comes back with everything but the card", async ({
  context,
  page,
  baseURL,
}) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await page.clock.install();
  await chooseCourses(page, [await courseOf("MATH", { months: 6, tablet: true })]);
  const payment = new PaymentScreen(page);
  await payment.open();
  await payment.chooseTablet();
  await payment.fillAddress();
  await payment.fillCard(CARDS.paid);
  await payment.agree();
  await sql`delete from auth_sessions where user_id = (select id from users where email = ${email})`;
  await page.clock.fastForward("31:00");
  await page
    .getByRole("alertdialog", { name: "안전을 위해 로그아웃했어요" })
    .getByRole("button", { name: "다시 로그인" })
    .click();
  await page.waitForURL(/\/login/);
  await logIn(page, { email, password: PASSWORD });
  await page.waitForURL(/\/tutoring\/enroll\/payment/);
  await payment.payButton.waitFor();
  await expect(page.getByRole("radio", { name: /갤럭시 탭/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "상세 주소" })).toHaveValue("101동 1203호");
  await expect(payment.cardNumber).toHaveValue("");
  await payment.fillCard(CARDS.paid);
  const merchantUid = await payment.pay();
  expect(await ordersOf(email)).toMatchObject([{ merchantUid, status: "PAID" }]);
});

test("a product that went away is offered again under the same conditions", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  const course = await courseOf("MATH", { months: 1, minutes: 80, perWeek: 3 });
  const [copy] = await sql<{ id: number; finalCost: number }[]>`
    insert into products
    select (jsonb_populate_record(p, jsonb_build_object(
      'id', (select max(id) + 1 from products), 'cost', p.cost + 12000, 'final_cost', p.final_cost + 12000))).*
    from products p where id = ${course.productId}
    returning id, final_cost as "finalCost"`;
  // Answers of the catalogue are two seconds old at most; an older one would offer another product.
  const sold = async () => (await page.request.get("/api/lessons/products/all")).text();
  await expect.poll(sold).toContain(`"id":${copy?.id}`);
  await chooseCourses(page, [course]);
  const payment = new PaymentScreen(page);
  await payment.open();
  await payment.fillCard(CARDS.paid);
  await payment.agree();
  try {
    await sql`update products set available = false where id = ${course.productId}`;
    await payment.payButton.click();
    await expect(page.getByRole("heading", { name: "지금은 팔지 않는 수업이 있어요" })).toBeVisible();
    await expect(page.getByText("12,000원 늘어요.").filter({ visible: true })).toBeVisible();
    await page.getByRole("button", { name: "이 수업으로 바꾸기" }).click();
    await expect(page.getByRole("heading", { name: "지금은 팔지 않는 수업이 있어요" })).toBeHidden();
    await expect(payment.cardNumber).toHaveValue("4242 0001 0000 0009");
    await payment.pay();
  } finally {
    await sql`update products set available = true where id = ${course.productId}`;
    await sql`update products set available = false where id = ${copy?.id ?? 0}`;
  }
  const [order] = await ordersOf(email);
  const [item] = await sql<{ productId: number }[]>`
    select product_id as "productId" from order_items
    where order_id = (select id from orders where merchant_uid = ${order?.merchantUid ?? ""})`;
  expect(item?.productId).toBe(copy?.id);
});

test("two tabs that pay the same draft make one order", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await chooseCourses(page, [await courseOf("MATH", { months: 3 })]);
  const tabs = [page, await context.newPage()].map((tab) => new PaymentScreen(tab));
  for (const tab of tabs) {
    await tab.open();
    await tab.fillCard(CARDS.paid);
    await tab.agree();
  }
  const [first, second] = await Promise.all(tabs.map((tab) => tab.pay()));
  expect(second).toBe(first);
  expect(await ordersOf(email)).toMatchObject([{ merchantUid: first, status: "PAID" }]);
  expect(await chargesOf(first ?? "")).toMatchObject([{ charges: 1 }]);
});
