import { Calls } from "@pkg/e2e/calls";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { newPerson } from "@pkg/e2e/session";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { signUpBuyer, verifyPhone } from "./lib/buyer";
import { askForCall, fillOffer, noteCall, openAtDesk, sendOffer } from "./lib/consultation";
import { PaymentScreen } from "./lib/payment-screen";

test.describe.configure({ timeout: 300_000 });

test("a consultation at staff's desk, its offer and its payment", async ({ browser, context, page, baseURL }) => {
  const { phone } = newPerson();
  await askForCall(page, phone);
  const desk = await openAtDesk(browser, phone);
  await noteCall(desk, "중2 도형이 어렵고, 화·목 저녁이 좋대요.");
  await fillOffer(desk);
  await shoot(desk, "operator-consultation");
  const link = await sendOffer(desk, phone);
  await shoot(desk, "operator-consultation-offered");
  await desk.goto(`${TUTOR}/operator/consultations?show=ALL`);
  await desk.getByRole("table").waitFor();
  await shoot(desk, "operator-consultations");
  await desk.goto(`${TUTOR}/operator/enrollments`);
  await desk.getByRole("heading", { name: "주별, 신청 방법별" }).waitFor();
  await shoot(desk, "operator-enrollments");
  await page.goto(link);
  await page.getByRole("heading", { name: "상담을 신청한 번호로 결제해요" }).waitFor();
  await shoot(page, "payment-from-consult-open");
  await signUpBuyer(context, baseURL ?? "");
  await page.goto(link);
  await page.getByRole("heading", { name: "다른 번호의 상담이에요" }).waitFor();
  await shoot(page, "payment-from-consult-other");
  await verifyPhone(new Calls(context.request, baseURL ?? ""), phone);
  await page.goto(link);
  await page.getByRole("link", { name: "결제하러 가기" }).click();
  await new PaymentScreen(page).payButton.waitFor();
  await shoot(page, "payment-from-consult");
  await page.goto("/mypage");
  await page.getByRole("link", { name: "제안받은 수업 보기" }).waitFor();
  await shoot(page, "mypage-offer");
  const offers = (change: string) =>
    sql.unsafe(
      `update consultation_offers o set ${change} from consultations c
      where c.id = o.consultation_id and c.phone_number = $1`,
      [phone],
    );
  await offers("expires_at = now()");
  await page.goto(link);
  await page.getByRole("heading", { name: "제안 기한이 지났어요" }).waitFor();
  await shoot(page, "payment-from-consult-late");
  await offers("revoked_at = now()");
  await page.goto(link);
  await page.getByRole("heading", { name: "지금은 쓸 수 없는 제안이에요" }).waitFor();
  await shoot(page, "payment-from-consult-withdrawn");
});
