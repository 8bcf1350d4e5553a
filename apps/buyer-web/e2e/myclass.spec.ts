import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/test";
import { courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";

test.describe.configure({ timeout: 180_000 });

test("my class says what each course waits for, and leads there", async ({ context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  await page.goto("/myclass");
  await expect(page.getByRole("heading", { name: "아직 수업이 없어요" })).toBeVisible();
  await expectAccessible(page, "my class, empty");

  const [first, second] = await family.students();
  if (!first || !second) throw new Error("no students");
  const maths = await family.buy(await courseOf("MATH", { months: 1 }), first);
  const english = await family.buy(await courseOf("ENGLISH", { months: 3 }), second);
  await family.call("patch", `/lessons/applicants/${english}`, { complete: true });
  await page.reload();
  const waiting = page.getByRole("article").filter({ hasText: first.name });
  const sent = page.getByRole("article").filter({ hasText: second.name });
  await expect(waiting).toContainText("선생님 조건을 알려 주세요");
  await expect(sent).toContainText("맞는 선생님을 찾고 있어요");
  await expect(sent).toContainText(/\d+월 \d+일\(.\)까지/);
  await expectAccessible(page, "my class");
  await waiting.getByRole("link", { name: /조건 보내기/ }).click();
  await page.waitForURL(new RegExp(`/tutoring/enroll/applicant/${maths}`));
});
