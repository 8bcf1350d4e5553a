import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { asOperator } from "./lib/operator";
import { PaymentScreen } from "./lib/payment-screen";

test("a coupon changed by staff shows in the buyer's ledger on the next load", async ({ context, page, baseURL }) => {
  const operator = await asOperator(baseURL ?? "");
  const code = `E2E-${randomUUID().slice(0, 8)}`;
  const id = await operator.makeCoupon(code, 60_000);
  await signUpBuyer(context, baseURL ?? "");
  await chooseCourses(page, [await courseOf("MATH", { months: 3 })]);
  const payment = new PaymentScreen(page);
  await payment.open();
  await page.getByRole("button", { name: /쿠폰·추천코드 펼치기/ }).click();
  await page.getByRole("textbox", { name: "쿠폰 또는 추천코드" }).fill(code);
  await page.getByRole("textbox", { name: "쿠폰 또는 추천코드" }).press("Enter");
  const lines = async () => (await payment.ledger()).join("\n");
  await expect.poll(lines).toMatch(/겨울 응원 쿠폰.*−60,000원/);
  await operator.changeBenefit(id, { discountCost: 90_000, name: "한겨울 응원" });
  await page.reload();
  await expect.poll(lines).toMatch(/한겨울 응원 쿠폰.*−90,000원/);
  await operator.end();
});
