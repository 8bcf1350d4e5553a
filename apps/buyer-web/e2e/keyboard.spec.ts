import { pressOn, tabTo, typeInto } from "@pkg/e2e/keyboard";
import { expect, test } from "@pkg/e2e/test";
import type { Locator } from "@playwright/test";
import { signUpBuyer } from "./lib/buyer";
import { CARD_FACTS, CARDS } from "./lib/cards";
import { chooseCourses, courseOf } from "./lib/catalogue";
import { ordersOf } from "./lib/orders";

test("the keyboard alone completes a purchase", async ({ context, page, baseURL }) => {
  test.setTimeout(240_000);
  const { email } = await signUpBuyer(context, baseURL ?? "");
  await chooseCourses(page, [await courseOf("MATH", { months: 6, tablet: true })]);
  const press = (control: Locator) => pressOn(page, control);
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  await page.goto("/tutoring/enroll");
  await press(button("다음"));
  await page.waitForURL(/\/payment/);
  await button(/결제하기$/).waitFor();

  // An early press focuses the first missing field; the other fields follow by Tab.
  await press(button(/결제하기$/));
  await expect(page.getByRole("radio", { name: /갤럭시 탭/ })).toBeFocused();
  await page.keyboard.press("Space");
  await press(button("주소 찾기"));
  await page.getByRole("textbox", { name: "도로명 또는 건물 이름" }).waitFor();
  await typeInto(page, "도로명 또는 건물 이름", "세종대로 110");
  await press(button(/세종대로 110/));
  await expect(page.getByRole("textbox", { name: "상세 주소" })).toBeFocused();
  await page.keyboard.type("101동 1203호");
  await typeInto(page, "카드 번호", CARDS.paid);
  await expect(page.getByRole("textbox", { name: "카드 번호" })).toHaveValue("4242 0001 0000 0009");
  await typeInto(page, "유효기간", CARD_FACTS.expiry);
  await typeInto(page, "비밀번호 앞 2자리", CARD_FACTS.password);
  await typeInto(page, "생년월일 또는 사업자번호", CARD_FACTS.birthday);
  await press(button(/^할부/));
  await page.getByRole("listbox").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(button(/^할부/)).toContainText("3개월");
  await expect(button(/^할부/)).toBeFocused();
  await press(button("필수만 동의"));
  await press(button(/결제하기$/));
  await page.waitForURL(/\/payment-complete\?merchantUid=NR/, { timeout: 60_000 });
  await press(page.getByRole("link", { name: "선생님 조건 알려 주기" }));
  await page.waitForURL(/\/applicant\/NR/);

  await page.getByRole("heading", { name: "어떤 도움이 필요하세요?" }).waitFor();
  await press(button(/내신 성적/));
  await press(button("다음"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await press(button("다음"));
  await tabTo(page, page.locator("[data-cell][tabindex='0']"));
  await page.keyboard.press("Space");
  for (let half = 0; half < 7; half += 1) await page.keyboard.press("Shift+ArrowDown");
  await press(button("다음"));
  await press(button("다음"));
  await press(button("추천에 맡길게요"));
  await press(button("이 조건으로 찾기"));
  await page.waitForURL(/\/complete$/);
  expect(await ordersOf(email)).toMatchObject([{ status: "PAID" }]);
});
