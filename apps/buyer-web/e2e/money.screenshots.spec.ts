import { shoot } from "@pkg/e2e/shoot";
import { test } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { CARDS } from "./lib/cards";
import { chooseCourses, courseOf } from "./lib/catalogue";
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
  await page.goto(`${PAY}/order-history/${merchantUid}`);
  await page.getByRole("link", { name: "그만두고 환불받기" }).waitFor();
  await shoot(page, "refund-order");
  await page.getByRole("link", { name: "그만두고 환불받기" }).click();
  await page.getByRole("heading", { level: 1, name: "그만두고 환불받기" }).waitFor();
  await shoot(page, "refund-nothing-chosen");
  await page.getByRole("checkbox").last().click();
  await page.getByText("아직 수업을 하지 않아 모두 돌려드려요.").waitFor();
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
