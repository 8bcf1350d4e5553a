import { sql } from "@pkg/e2e/database";
import { BUYER, TUTOR } from "@pkg/e2e/env";
import { settleLessons } from "@pkg/e2e/settle";
import { shoot } from "@pkg/e2e/shoot";
import { test } from "@pkg/e2e/test";
import { newTutor } from "@pkg/e2e/tutor";
import { newBuyer, teachStudent } from "./lib/students";

test.describe.configure({ timeout: 300_000 });

const HELD = "운영팀이 정할 때까지 쓴 수업으로 계산하지 않아요.";

test("a lesson on which the two sides do not agree, for all three", async ({ browser, context, page }) => {
  const teaching = await browser.newContext();
  const learning = await browser.newContext();
  const tutor = await newTutor(teaching);
  const buyerId = await newBuyer(learning);
  const { matchId, lessonIds } = await teachStudent(tutor, { buyerId, name: "김나래", hours: [-2, 46] });
  const [missed = ""] = lessonIds;
  await sql`update lessons set status = 'ABSENT' where id = ${missed}`;
  await settleLessons();
  await sql`insert into lesson_presence (lesson_id, side, source, from_at, to_at) select id, 'STUDENT', 'ROOM', starts_at, ends_at from lessons where id = ${missed}`;
  const family = await learning.newPage();
  await family.goto(`${BUYER}/myclass/${matchId}`);
  await family.getByRole("button", { name: /결석하지 않았어요/ }).waitFor();
  await shoot(family, "dispute-missed");
  await family.getByRole("button", { name: /결석하지 않았어요/ }).click();
  const sheet = family.getByRole("dialog");
  await sheet.getByLabel("어떤 일이 있었나요?").fill("수업방에서 30분을 기다렸어요.");
  await shoot(family, "dispute-asked");
  await sheet.getByRole("button", { name: "운영팀에 알리기" }).click();
  await family.getByText(HELD).waitFor();
  await shoot(family, "dispute-held-family");
  const own = await teaching.newPage();
  await own.goto(`${TUTOR}/myclass/${matchId}`);
  await own.getByText(/가족이 학생이 왔다고 알렸어요/).waitFor();
  await shoot(own, "dispute-held-tutor");

  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;
  await page.goto(`${TUTOR}/operator/lesson-disputes`);
  const card = page.getByRole("article").filter({ hasText: "수업방에서 30분을 기다렸어요." }).first();
  await card.getByRole("button", { name: "수업 돌려주기" }).click();
  await card.getByLabel("수업을 돌려주는 이유").fill("학생이 들어온 기록이 있어요.");
  await shoot(page, "operator-disputes");
  await card.getByRole("button", { name: "정하기" }).click();
  await card.waitFor({ state: "hidden" });
  await page.goto(`${TUTOR}/operator/lesson-disputes?list=DECIDED`);
  await page.getByText("학생이 들어온 기록이 있어요.").first().waitFor();
  await shoot(page, "operator-disputes-decided");
  await page.getByRole("button", { name: /^CSV 받기/ }).click();
  await page.getByRole("dialog").getByLabel("이유").waitFor();
  await shoot(page, "operator-csv");
  await own.reload();
  await own.getByText("수업하지 않았어요").waitFor();
  await shoot(own, "dispute-decided-tutor");
});

test("staff's lists that are files too", async ({ context, page }) => {
  const staff = await newTutor(context);
  await sql`update users set staff_roles = '{OPERATOR,FINANCE,ADMIN}' where id = ${staff.userId}`;
  for (const [path, name] of [
    ["/operator/people?q=김민", "operator-people"],
    ["/operator/staff", "operator-staff"],
    ["/operator/enrollments", "operator-enrollments"],
    ["/operator/events", "operator-events"],
    ["/operator/reviews", "operator-reviews"],
  ] as const) {
    await page.goto(TUTOR + encodeURI(path));
    await page.getByRole("button", { name: /^CSV 받기/ }).waitFor();
    await shoot(page, name);
  }
});
