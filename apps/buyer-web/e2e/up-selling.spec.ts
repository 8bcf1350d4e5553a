import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@playwright/test";
import { courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";
import { planLessons } from "./lib/lessons";
import { beginPair } from "./lib/matching";
import { asOperator } from "./lib/operator";
import { PaymentScreen } from "./lib/payment-screen";

test.describe.configure({ timeout: 240_000 });

test("a trial goes on for three months: my class leads to the payment, which takes off what was left", async ({
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student, await courseOf("MATH", { months: 0 }));
  await planLessons(family, matchId);
  const operator = await asOperator(baseURL ?? "");
  await operator.offerToGoOn(matchId);
  await operator.end();
  await page.goto(`/myclass/${matchId}`);
  const goOn = page.getByRole("region", { name: "이어서 듣기" });
  await expect(goOn).toContainText("남은 수업1회 값을 빼고, 예약한 1회는 그대로 들어요");
  await expect(goOn.getByRole("radio", { name: /3개월 13회/ })).toBeChecked();
  await goOn.getByRole("radio", { name: /3개월 13회/ }).press("ArrowDown");
  await expect(goOn.getByRole("radio", { name: /6개월 27회/ })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expectAccessible(page, "going on with a class");
  await goOn.getByRole("link", { name: "이어서 듣기" }).click();

  const payment = new PaymentScreen(page);
  await payment.payButton.waitFor();
  await expect(page.getByRole("heading", { level: 1, name: /같은 선생님과 이어 가요/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "약관 동의" })).toBeHidden();
  expect(await payment.ledger()).toContain("지금 수업 환불남은 수업만큼 돌려드려요 −9,900원");
  await page.goto("/tutoring/enroll/payment?orderFunnelType=UP_SELLING&token=AAAAAAAAAAAAAAAAAAAAAA");
  await expect(page.getByRole("heading", { level: 1, name: "지금은 쓸 수 없는 제안이에요" })).toBeVisible();
});
