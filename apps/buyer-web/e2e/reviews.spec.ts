import { expectAccessible } from "@pkg/e2e/axe";
import { sql } from "@pkg/e2e/database";
import { TUTOR } from "@pkg/e2e/env";
import { pressOn, tabTo } from "@pkg/e2e/keyboard";
import { demo, signIn } from "@pkg/e2e/session";
import { expect, test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { signUpFamily } from "./lib/family";
import { holdLessons } from "./lib/held-lessons";
import { beginPair } from "./lib/matching";

// Four people's pages one after another.
test.describe.configure({ timeout: 180_000 });

test("a family reviews its tutor after the fourth lesson by keyboard; the tutor answers, staff hides it", async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [child] = await family.children();
  const matchId = await beginPair(family, child);
  const teaching = await browser.newContext();
  const tutor = await newTutor(teaching);
  await sql`update matches set tutor_id = ${tutor.id} where id = ${matchId}`;
  await holdLessons(matchId, 4);

  await page.goto(`/myclass/${matchId}`);
  await page.getByRole("link", { name: "수업 후기" }).click();
  await page.getByRole("button", { name: "후기 남기기" }).click();
  await expect(page.getByText("별점을 골라 주세요.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^1점/ })).toBeFocused();
  await expectAccessible(page, "review form with errors");
  const text = `세 번째 수업부터 먼저 질문하기 시작했어요. ${Date.now()}`;
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: /^5점/ })).toBeChecked();
  await pressOn(page, page.getByRole("button", { name: "다정해요" }));
  await tabTo(page, page.getByRole("textbox"));
  await page.keyboard.type(text);
  await pressOn(page, page.getByRole("button", { name: "후기 남기기" }));
  await page.waitForURL(`**/myclass/${matchId}`);

  const shown = page.getByRole("listitem").filter({ hasText: text });
  await page.goto("/reviews");
  await expect(shown.getByText("수강 인증")).toBeVisible();
  await expectAccessible(page, "reviews");
  await page.getByRole("combobox", { name: "과목" }).selectOption({ label: "영어" });
  await page.waitForURL("**/reviews?subject=ENGLISH");
  await expect(shown).toHaveCount(0);

  const desk = await teaching.newPage();
  await desk.goto(`${TUTOR}/reviews`);
  await desk.getByRole("button", { name: "답글 쓰기" }).click();
  await desk.getByRole("textbox", { name: "답글" }).fill("카톡으로 얘기해요");
  await desk.getByRole("button", { name: "답글 남기기" }).click();
  await expect(desk.getByText(/연락할 수 있는 내용은 빼 주세요/)).toBeVisible();
  await expectAccessible(desk, "tutor's reviews");
  await desk.getByRole("textbox", { name: "답글" }).fill("먼저 물어봐 줘서 저도 즐거웠어요.");
  await desk.getByRole("button", { name: "답글 남기기" }).click();
  await expect(desk.getByText(/^내 답글/)).toBeVisible();
  await page.goto("/reviews");
  await expect(shown.getByText("먼저 물어봐 줘서 저도 즐거웠어요.")).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await signIn(staff.context(), demo("operator"));
  await staff.goto(`${TUTOR}/operator/reviews`);
  const article = staff.getByRole("article").filter({ hasText: text });
  await article.getByRole("button", { name: "가리기" }).click();
  await article.getByRole("textbox", { name: "가리는 이유" }).fill("아이 이름이 적혀 있어요.");
  await expectAccessible(staff, "operator's reviews");
  await article.getByRole("button", { name: "가리기" }).click();
  await expect(article).toHaveCount(0);
  await page.goto("/reviews");
  await expect(page.getByRole("region", { name: "후기 목록" })).toBeVisible();
  await expect(shown).toHaveCount(0);
  await page.goto(`/myclass/${matchId}/review`);
  await expect(page.getByText(/아이 이름이 적혀 있어요/)).toBeVisible();
});
