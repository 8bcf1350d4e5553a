import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";
import { backdateThreeLessons, moveNextLesson, planLessons } from "./lib/lessons";
import { beginPair, beginSearch } from "./lib/matching";

test.describe.configure({ timeout: 300_000 });

test("my class and one class", async ({ context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [first, second] = await family.children();
  await page.goto("/myclass");
  await page.getByText("아직 수업이 없어요").waitFor();
  await shoot(page, "class-empty");
  const matchId = await beginPair(family, first);
  await page.goto(`/myclass/${matchId}`);
  await page.getByRole("button", { name: "첫 수업 잡기" }).waitFor();
  await page.getByRole("button", { name: "첫 수업 잡기" }).click();
  await page.getByText("첫 수업 날을 골라 주세요.").waitFor();
  await shoot(page, "class-first");
  await planLessons(family, matchId);
  await page.goto(`/myclass/${matchId}`);
  await page.getByRole("heading", { name: "앞으로 할 수업" }).waitFor();
  await shoot(page, "class-planned");
  await page.getByRole("button", { name: "시간 바꾸기" }).click();
  await page.getByRole("dialog").getByRole("radio").nth(2).check();
  await shoot(page, "class-move");
  await page.getByRole("dialog").getByRole("button", { name: "이 수업을 쉬어야 해요" }).click();
  await shoot(page, "class-absence");

  await backdateThreeLessons(matchId);
  await moveNextLesson(matchId, 7);
  await beginSearch(family, second);
  await family.buy(await courseOf("ENGLISH", { months: 3 }), first);
  await page.goto("/myclass");
  await page.getByText("지금까지 수업해 보니 잘 맞나요?").waitFor();
  await shoot(page, "class-all");
  await page.getByRole("tab", { name: /끝난 수업/ }).click();
  await page.getByText("끝난 수업이 없어요").waitFor();
  await shoot(page, "class-over");
  await page.goto(`/myclass/${matchId}`);
  await page.getByRole("heading", { name: "수업 기록" }).waitFor();
  await shoot(page, "class-one");
  await page.getByRole("region", { name: "앞으로 할 수업" }).getByRole("button", { name: /쉬기/ }).first().click();
  await page.getByRole("dialog").getByText("수업 12시간 전까지 바꿀 수 있어요").waitFor();
  await shoot(page, "class-too-late");
  await page.getByRole("dialog").getByRole("button", { name: "이 수업을 쉬어야 해요" }).click();
  await shoot(page, "class-loss");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "달력에 넣기" }).click();
  await page.getByRole("button", { name: "달력 주소 만들기" }).click();
  await page.getByRole("textbox", { name: "달력 주소" }).waitFor();
  await shoot(page, "class-calendar");

  await page.goto("/myclass/00000000-0000-4000-8000-000000000000");
  await page.getByText("수업을 찾을 수 없어요").waitFor();
  await shoot(page, "class-missing");
  await page.route("**/api/lessons/matches", () => new Promise(() => {}));
  await page.goto("/myclass");
  await page.getByRole("status").getByText("불러오고 있어요").waitFor({ state: "attached" });
  await page.locator(".animate-late").first().waitFor();
  await shoot(page, "class-loading");
});

test("my class that could not be read", async ({ context, page, baseURL }) => {
  await signUpFamily(context, baseURL ?? "");
  await page.route("**/api/lessons/upcoming", (route) => route.abort());
  await page.goto("/myclass");
  await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
  await page.getByRole("button", { name: "다시 불러오기" }).waitFor();
  await shoot(page, "class-failed");
});
