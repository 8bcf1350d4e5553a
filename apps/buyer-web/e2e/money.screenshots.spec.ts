import { createHash, randomBytes } from "node:crypto";
import { sql } from "@pkg/e2e/database";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { signUpBuyer } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";
import { PaymentScreen } from "./lib/payment-screen";

test.describe.configure({ timeout: 300_000 });

const PAY = "/mypage/payment-management";

test("money that goes back", async ({ context, page, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  await chooseCourses(page, [
    await courseOf("MATH", { months: 3, bundled: true }),
    await courseOf("ENGLISH", { months: 3, bundled: true }),
  ]);
  const payment = new PaymentScreen(page);
  await payment.open();
  await payment.fillCard(CARDS.paid);
  await payment.agree();
  const merchantUid = await payment.pay();
  await page.getByRole("button", { name: "결제 되돌리기" }).waitFor();
  await shoot(page, "undo-paid");
  await page.goto(`${PAY}/order-history/${merchantUid}`);
  await page.getByRole("button", { name: "결제 되돌리기" }).waitFor();
  await shoot(page, "refund-order");
  await page.getByRole("link", { name: "그만두고 환불받기" }).click();
  await page.getByRole("heading", { level: 1, name: "그만두고 환불받기" }).waitFor();
  await shoot(page, "refund-nothing-chosen");
  for (const course of await page.getByRole("checkbox").all()) await course.click();
  await page.getByRole("button", { name: /원 환불받기/ }).click();
  await page.getByRole("alertdialog").waitFor();
  await shoot(page, "refund-asked");
  await page.getByRole("button", { name: "그대로 둘게요" }).click();
  await page.getByRole("checkbox").first().click();
  await page.getByText("쓴 수업이 없어 모두 돌려드려요.").waitFor();
  await shoot(page, "refund-chosen");
  await page.getByRole("button", { name: /원 환불받기/ }).click();
  await page.getByRole("heading", { name: /환불했어요/ }).waitFor();
  await shoot(page, "refund-done");
  await page.getByRole("link", { name: "주문 보기" }).click();
  await page.getByText("환불 완료").first().waitFor();
  await shoot(page, "refund-order-after");
  await page.goto(`${PAY}/order-history`);
  await page.getByRole("main").getByRole("link", { name: /수학/ }).waitFor();
  await shoot(page, "refund-history");
  await page.goto(`${PAY}/statement`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByText("CSV").first().waitFor();
  await shoot(page, "statement");
});

test("an order that is taken back", async ({ context, page, baseURL }) => {
  await signUpBuyer(context, baseURL ?? "");
  for (const place of ["paid", "order"] as const) {
    await chooseCourses(page, [await courseOf("MATH", { months: 3 })]);
    const payment = new PaymentScreen(page);
    await payment.open();
    await payment.fillCard(CARDS.paid);
    await payment.agree();
    const merchantUid = await payment.pay();
    if (place === "order") await page.goto(`${PAY}/order-history/${merchantUid}`);
    await page.getByRole("button", { name: "결제 되돌리기" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^되돌리기/ })
      .click();
    await page.getByText(/결제를 되돌렸어요/).waitFor();
    await shoot(page, `undo-done-${place}`);
  }
});

test("money that comes each month", async ({ context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const merchantUid = await family.buy(await courseOf("MATH", { months: 1 }), student);
  await page.goto(`${PAY}/order-history/${merchantUid}`);
  await page.getByRole("link", { name: "그만두고 환불받기" }).waitFor();
  await shoot(page, "renewal-order");
  await page.goto(`${PAY}/order-schedule`);
  await page.getByText("정기 결제 중").waitFor();
  await shoot(page, "renewal");
  await page.getByRole("button", { name: "결제 바꾸기" }).click();
  await shoot(page, "renewal-change");
  await page.getByRole("button", { name: "한 번 건너뛰기" }).click();
  await page.getByText(/결제는 건너뛰어요/).waitFor();
  await shoot(page, "renewal-skipped");
  const token = randomBytes(16).toString("base64url");
  const hash = createHash("sha256").update(token).digest("base64url");
  await sql`update order_schedules s set link_token_hash = ${hash}
    from users u where u.id = s.user_id and u.email = ${family.email}`;
  await page.goto(`/order-schedules/${token}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await shoot(page, "renewal-link");
  await page.getByRole("button", { name: "멈출게요" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "멈출게요" }).click();
  await page.getByRole("heading", { level: 1, name: "정기 결제를 멈췄어요" }).waitFor();
  await shoot(page, "renewal-link-stopped");
  await page.goto("/order-schedules/unknown-token");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await shoot(page, "renewal-link-expired");
});

test("what a course pays back, before it is bought", async ({ page }) => {
  await page.goto("/price");
  await page.getByText("그만두면 얼마를 돌려받나요?").click();
  await page.getByRole("slider").first().waitFor();
  await shoot(page, "refund-calculator");
});
