import { sql } from "@pkg/e2e/database";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { signUpBuyer } from "./lib/buyer";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { PaymentScreen } from "./lib/payment-screen";

test.describe.configure({ timeout: 300_000 });

test("a buyer of sixteen before paying, and an address of nobody", async ({ context, page, baseURL }) => {
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await sql`update users set birth_year = extract(year from now())::int - 16 where email = ${email}`;
  await chooseCourses(page, [await courseOf("MATH", { months: 1 })]);
  const payment = new PaymentScreen(page);
  await payment.open();
  await page.getByRole("heading", { name: "보호자께 문자가 가요" }).filter({ visible: true }).waitFor();
  await shoot(page, "payment-minor");
  await page.goto("/tutors/999999999");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await shoot(page, "tutor-missing");
});
