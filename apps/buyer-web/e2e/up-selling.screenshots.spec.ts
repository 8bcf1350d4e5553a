import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { courseOf } from "./lib/catalogue";
import { signUpFamily } from "./lib/family";
import { backdateThreeLessons, planLessons } from "./lib/lessons";
import { beginPair } from "./lib/matching";
import { openMatchAtDesk } from "./lib/operator";

test.describe.configure({ timeout: 300_000 });

test("going on with a class", async ({ browser, context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student, await courseOf("MATH", { months: 0 }));
  await planLessons(family, matchId);
  const desk = await openMatchAtDesk(browser, matchId);
  await desk.getByRole("button", { name: /^이어 듣기 제안 보내기/ }).waitFor();
  await shoot(desk, "operator-match-continuation");
  await desk.getByLabel("제안하는 이유").fill("학부모와 이야기했어요");
  await desk.getByRole("button", { name: /^이어 듣기 제안 보내기/ }).click();
  await desk.getByText("직원이 보낸 제안").waitFor();
  await page.goto(`/myclass/${matchId}`);
  await page.getByRole("region", { name: "이어서 듣기" }).waitFor();
  await shoot(page, "class-going-on");
  await page.getByRole("link", { name: "이어서 듣기" }).click();
  await page.getByRole("button", { name: /결제하기$/ }).waitFor();
  await shoot(page, "payment-going-on");
  await page.goto("/tutoring/enroll/payment?orderFunnelType=UP_SELLING&token=AAAAAAAAAAAAAAAAAAAAAA");
  await page.getByText("지금은 쓸 수 없는 제안이에요").waitFor();
  await shoot(page, "payment-no-offer");
});

test("leaving a class", async ({ context, page, baseURL }) => {
  const family = await signUpFamily(context, baseURL ?? "");
  const [student] = await family.children();
  const matchId = await beginPair(family, student);
  await planLessons(family, matchId);
  await backdateThreeLessons(matchId);
  const path = `/lessons/matches/${matchId}/rematch-url`;
  const { url, appealUrl } = await family.call<{ url: string; appealUrl: string }>("get", path);
  await page.goto(appealUrl);
  await page.getByRole("button", { name: "계속하기" }).waitFor();
  await shoot(page, "framed-appeal");
  await page.getByRole("button", { name: "그만하기" }).click();
  await page.getByRole("button", { name: /돌려받고/ }).waitFor();
  await shoot(page, "framed-leave");
  await page.goto(url);
  await page.getByRole("button", { name: "다른 선생님 찾기" }).waitFor();
  await shoot(page, "framed-rematch");
  await page.goto(`/myclass/${matchId}/leave`);
  await page.getByRole("button", { name: "계속하기" }).waitFor();
  await shoot(page, "class-leave");
  await page.goto(`${url}x`);
  await page.getByText("링크를 쓸 수 있는 시간이 지났어요").waitFor();
  await shoot(page, "framed-expired");
});
