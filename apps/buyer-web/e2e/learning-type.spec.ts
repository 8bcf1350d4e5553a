import { expectAccessible } from "@pkg/e2e/axe";
import { expect, test } from "@pkg/e2e/test";
import type { Page } from "@playwright/test";
import { answerAll, answersOf, choice, statement, takeTest } from "./lib/learning-type";

const PLANNER = answersOf({ PACE: 5, UNDERSTANDING: 5, COMPANY: 5 });
const metas = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, "g"))].map(([, value]) => value);

for (const width of [390, 1280]) {
  test(`the test from its start to tutors at ${width} px, left in the middle, in two tabs, and sent when the network is back`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/learning-type-test");
    await expectAccessible(page, "first page of the test");
    await page.getByRole("link", { name: "시작하기" }).click();
    await page.getByRole("button", { name: "다음" }).click();
    await expect(page.getByText("하나를 골라 주세요.")).toBeVisible();
    await expect(choice(page, 1)).toBeFocused();
    await expectAccessible(page, "a statement without an answer");

    // Arrows choose and stay; Enter on the button goes on. A press goes on by itself.
    await page.keyboard.press("ArrowRight");
    await expect(choice(page, 2)).toBeChecked();
    await expect(statement(page, 1)).toBeVisible();
    await page.keyboard.press("5");
    await expect(statement(page, 2)).toBeFocused();
    await choice(page, PLANNER[1] ?? 1).click();
    await expect(statement(page, 3)).toBeVisible();
    await page.goBack();
    await expect(choice(page, PLANNER[1] ?? 1)).toBeChecked();
    await page.getByRole("button", { name: "뒤로" }).click();
    await expect(choice(page, 5)).toBeChecked();

    // A statement that was not reached is not shown, whatever the address says; what was answered is still there.
    await page.goto("/learning-type-test?step=12");
    await expect(statement(page, 3)).toBeVisible();
    await page.goto("/learning-type-test");
    await expect(page.getByRole("link", { name: "이어서 하기 (2/18)" })).toBeVisible();
    // A second tab goes on, and the first one follows.
    const tab = await page.context().newPage();
    await tab.goto("/learning-type-test?step=3");
    await choice(tab, PLANNER[2] ?? 1).click();
    await expect(statement(tab, 4)).toBeVisible();
    await tab.close();
    await page.getByRole("link", { name: "이어서 하기 (3/18)" }).click();

    // The network is away when the last statement is answered: nothing is lost, and the next press sends it.
    await answerAll(page, PLANNER, 4, () => page.context().setOffline(true));
    const lost = page.getByRole("alertdialog", { name: "서버 응답을 받지 못했어요" });
    await expect(lost).toContainText("적은 내용은 그대로 있으니");
    await lost.getByRole("button").first().click();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "결과 보기" }).click();

    await expect(page.getByRole("heading", { level: 1, name: "차근차근 설계자" })).toBeVisible();
    await expect(page.getByText("나의 학습 유형")).toBeVisible();
    await expect(page.getByText("취향 참고용이에요.")).toBeVisible();
    await expectAccessible(page, "the result");
    await page.getByRole("link", { name: "잘 맞는 선생님 보기" }).click();
    await expect(page.getByRole("article")).toHaveCount(3);
    await expectAccessible(page, "tutors of a type");
    await expect(page.getByText(/수학 선생님 가운데/)).toBeVisible();
    await page.getByRole("link", { name: "영어", exact: true }).click();
    await expect(page).toHaveURL(/subject=ENGLISH/);
    await expect(page.getByText(/영어 선생님 가운데/)).toBeVisible();
    await expect(
      page
        .getByRole("article")
        .first()
        .getByText(/꼼꼼한|다정한/)
        .first(),
    ).toBeVisible();

    await expect(page.getByRole("radio", { name: "차근차근 설계자" })).toBeChecked();
    await page.getByRole("textbox", { name: "휴대폰 번호" }).fill(`010${String(Date.now()).slice(-8)}`);
    await page.getByRole("checkbox", { name: /개인정보 수집/ }).check();
    await page.getByRole("button", { name: "참여하기" }).click();
    await expect(page.getByRole("heading", { name: "참여했어요" })).toBeFocused();

    const first = page.getByRole("article").first();
    const name = (await first.getByRole("heading").textContent()) ?? "";
    await first.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: name.replace(" 선생님", "") })).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: "이 성향으로 수강 신청하기" }).click();
    await expect(page).toHaveURL(/\/simple-enroll/);
  });
}

test("a shared link shows the type with its picture to a messenger and to a friend, and nobody's key", async ({
  page,
  request,
  context,
}) => {
  const { id, claimKey, type } = await takeTest(request, PLANNER);
  const link = `/learning-type-test?result=${id}`;
  const headers = {
    "user-agent": "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984",
  };
  const html = await (await request.get(link, { headers })).text();
  const [picture = ""] = metas(html, "og:image");
  expect(new URL(picture).origin).toBe("https://naran.example");
  expect([metas(html, "og:image:width"), metas(html, "og:image:height")]).toEqual([["800"], ["400"]]);
  const tutors = await (await request.get("/learning-type-test/teacher-matching?result=none", { headers })).text();
  expect([metas(tutors, "og:image:width"), metas(tutors, "og:image:height")]).toEqual([["800"], ["400"]]);
  expect(metas(html, "og:title")).toEqual(["차근차근 설계자 · 나란"]);
  expect(html).not.toContain(claimKey);
  const file = await request.get(new URL(picture).pathname);
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "image/png"]);
  // A PNG says its size in the first header: 800 by 400.
  const bytes = await file.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([800, 400]);
  expect(new URL(picture).pathname).toContain(type.toLowerCase().replaceAll("_", "-"));

  await page.goto(link);
  await expect(page.getByText("친구의 학습 유형")).toBeVisible();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await withoutShareSheet(page);
  await page.goto(link);
  await page.getByRole("button", { name: "공유하기" }).click();
  await expect(page.getByText("링크를 복사했어요.").filter({ visible: true }).first()).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).search).toBe(`?result=${id}`);

  await page.goto("/learning-type-test?result=gone");
  // The rest of the page is streamed in once the result was looked for.
  await expect(page.getByRole("main").getByRole("link", { name: "검사하러 가기" })).toBeVisible();
  await expectAccessible(page, "a result that is gone");
  await page.getByRole("link", { name: "검사하러 가기" }).click();
  await expect(page.getByRole("heading", { name: /배울 때 잘 배울까/ })).toBeVisible();
});

const withoutShareSheet = (page: Page) => page.addInitScript(() => Object.assign(navigator, { share: undefined }));
