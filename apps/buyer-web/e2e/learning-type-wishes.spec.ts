import { expectAccessible } from "@pkg/e2e/axe";
import { signIn } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/test";
import { PASSWORD } from "./lib/buyer";
import { courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";
import { answerAll, answersOf, choice, statement } from "./lib/learning-type";

test("a test taken before signing up fills the wishes of the child who took it, and can be changed", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await page.goto("/learning-type-test?step=1");
  await answerAll(page, answersOf({ PACE: 5, UNDERSTANDING: 5, COMPANY: 5 }));
  await expect(page.getByRole("heading", { level: 1, name: "차근차근 설계자" })).toBeVisible();

  const family = await signUpFamily(context, baseURL ?? "");
  const [child, sister] = await family.children();
  const course = await courseOf("MATH", { months: 1, perWeek: 2 });
  const own = await family.buy(course, child);
  await page.goto(`/tutoring/enroll/applicant/${own}?step=3`);
  await expect(page.getByText(`‘차근차근 설계자’, ${child.name} 학생이 한 검사인가요?`)).toBeVisible();
  await expectAccessible(page, "whose learning type it is");
  await page.getByRole("button", { name: "네, 골라 주세요" }).click();
  const liked = page.getByRole("group", { name: "이런 선생님이 좋아요" });
  await expect(liked.getByRole("button", { name: "꼼꼼한" })).toHaveAttribute("aria-pressed", "true");
  await expect(liked.getByRole("button", { name: "다정한" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(/골라 두었어요. 바꿔도 돼요./)).toBeVisible();
  await liked.getByRole("button", { name: "다정한" }).click();
  await expect(page.getByText("저장했어요").filter({ visible: true }).first()).toBeVisible();
  await page.reload();
  await expect(liked.getByRole("button", { name: "꼼꼼한" })).toHaveAttribute("aria-pressed", "true");
  await expect(liked.getByRole("button", { name: "다정한" })).toHaveAttribute("aria-pressed", "false");

  // The next order of the same child begins with the type, on another device too; the sister's has nothing of it.
  const next = await family.buy(course, child);
  const desk = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL });
  await signIn(desk, { email: family.email, password: PASSWORD });
  const wishes = await desk.newPage();
  await wishes.goto(`/tutoring/enroll/applicant/${next}?step=3`);
  await expect(wishes.getByText(/차근차근 설계자/).first()).toBeVisible();
  for (const style of ["꼼꼼한", "다정한"]) {
    const button = wishes.getByRole("group", { name: "이런 선생님이 좋아요" }).getByRole("button", { name: style });
    await expect(button).toHaveAttribute("aria-pressed", "true");
  }
  await desk.close();
  expect(await family.call("get", `/lessons/applicants/${next}`)).toMatchObject({
    learningType: "PLAN_PRINCIPLE_ALONE",
    likedTutorStyles: ["METICULOUS", "WARM"],
  });
  const other = await family.buy(course, sister);
  expect(await family.call("get", `/lessons/applicants/${other}`)).toMatchObject({
    learningType: null,
    likedTutorStyles: [],
  });
});

test("a test that was left in the middle goes on after log-in on another device", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  await page.goto("/learning-type-test?step=1");
  await choice(page, 4).click();
  await expect(statement(page, 2)).toBeVisible();
  const kept = page.waitForResponse(
    (response) => response.url().endsWith("/learning-type-answers/me") && response.ok(),
  );
  await choice(page, 2).click();
  await kept;

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL });
  await signIn(phone, { email: family.email, password: PASSWORD });
  const other = await phone.newPage();
  await other.goto("/learning-type-test");
  await other.getByRole("link", { name: "이어서 하기 (2/18)" }).click();
  await expect(statement(other, 3)).toBeVisible();
  await phone.close();
});
